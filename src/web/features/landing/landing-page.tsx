import { useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useHasRoute } from '../../layout/route-paths.tsx';
import { tools } from '../../layout/tools.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';

export function LandingPage() {
  const { _ } = useLingui();
  const { user, loading } = useAuth();
  return (
    <div className="mx-auto w-full max-w-[1180px] px-4 py-16 sm:px-6 md:py-24">
      <PageHeading title="Candor" className="text-display font-extrabold tracking-[-0.035em]">
        Candor
      </PageHeading>
      <p className="mt-5 max-w-[34rem] text-lg text-ink-2">
        {_('The AI career toolkit that never makes things up.')}
      </p>
      <div className="mt-8 min-h-12">{!loading && (user ? <ToolList /> : <Invitation />)}</div>
    </div>
  );
}

function Invitation() {
  const { _ } = useLingui();
  const hasBuilder = useHasRoute()('/resume-builder');
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild variant="primary" size="lg">
        <Link href="/auth?tab=sign-up">{_('Get Started')}</Link>
      </Button>
      <Button asChild size="lg">
        <Link href="/auth">{_('Sign In')}</Link>
      </Button>
      {hasBuilder && (
        <Button asChild variant="link" size="lg" className="max-sm:px-0">
          <Link href="/resume-builder?sample=1">{_('Try a sample resume')}</Link>
        </Button>
      )}
    </div>
  );
}

function ToolList() {
  const { _ } = useLingui();
  const hasRoute = useHasRoute();
  const open = tools.filter(({ path }) => hasRoute(path));
  if (open.length === 0) {
    return (
      <div className="max-w-[34rem] border-s-2 border-mark ps-4">
        <h2 className="text-lg font-bold">{_('You are signed in.')}</h2>
        <p className="mt-1 text-ink-2">{_('Your account is ready. There are no tools to open here yet.')}</p>
      </div>
    );
  }
  return (
    <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
      {open.map(({ path, name, description }) => (
        <li key={path} className="border-b border-line">
          <Link href={path} className="group block py-5">
            <span className="flex items-center gap-2 text-lg font-bold group-hover:text-link">
              {_(name)}
              <ArrowRight className="size-4 text-ink-3 rtl:-scale-x-100" aria-hidden="true" />
            </span>
            <span className="mt-1 block text-ink-2">{_(description)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
