import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/page-heading.tsx';
import { type ToolPath, tools } from '../../layout/tools.ts';
import { Badge } from '../../ui/badge.tsx';
import { column } from './landing-look.ts';

/** Only here: every page starts with the list of tools, and would carry them along. */
const descriptions: Readonly<Record<ToolPath, MessageId>> = {
  '/resume-builder': 'Rewrites your resume line by line, and shows the source of every claim.',
  '/cover-letter': 'Writes a letter for one job, based on a resume you saved.',
  '/interview-coach': 'Asks practice questions for your job title and gives feedback on each answer.',
  '/linkedin-optimizer': 'Rewrites your headline and about section, and lists skills to add.',
  '/job-search': 'Finds openings on global job boards and scores each one against your experience.',
};

/** What somebody with an account comes for. */
export function OwnTools({ account }: { account: 'free' | 'premium' }) {
  const { _ } = useLingui();
  return (
    <section className={clsx(column, 'py-12 @3xl:py-20')}>
      <PageHeading title="Candor" className="font-extrabold text-display tracking-[-0.035em]">
        {_('What would you like to work on?')}
      </PageHeading>
      <ul className="mt-8 grid border-line border-t @3xl:mt-12 @3xl:grid-cols-2 @3xl:gap-x-14">
        {tools.map(({ path, name }) => (
          <Entry
            key={path}
            href={path}
            name={name}
            text={descriptions[path]}
            needsPremium={path === '/linkedin-optimizer' && account === 'free'}
          />
        ))}
        <Entry href="/documents" name="Documents" text="Your saved resumes and letters." />
      </ul>
    </section>
  );
}

interface EntryProps {
  href: string;
  name: MessageId;
  text: MessageId;
  needsPremium?: boolean;
}

function Entry({ href, name, text, needsPremium = false }: EntryProps) {
  const { _ } = useLingui();
  return (
    <li className="border-line border-b">
      <Link href={href} className="group block py-5">
        <span className="flex items-center gap-2 font-bold text-lg group-hover:text-link">
          {_(name)}
          <ArrowRight className="size-4 text-ink-3 rtl:-scale-x-100" aria-hidden="true" />
          {needsPremium && <Badge>{_('Premium')}</Badge>}
        </span>
        <span className="mt-1 block text-ink-2">{_(text)}</span>
      </Link>
    </li>
  );
}
