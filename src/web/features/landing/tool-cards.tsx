import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { signInPath } from '../../native/return-path.ts';
import { column, headline } from './landing-look.ts';
import { ChangesPiece, CoachPiece, LetterPiece, MatchPiece } from './tool-pieces.tsx';

const half = 'grid grid-cols-1 gap-14 @max-3xl:contents @3xl:gap-22';

/** Two columns that don't line up; on a phone one, in the order in which people use the tools. */
export function ToolCards() {
  const { _ } = useLingui();
  return (
    <section
      aria-labelledby="tools"
      className={clsx(
        column,
        'grid grid-cols-1 gap-14 py-18 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @3xl:items-start @3xl:gap-x-12 @3xl:py-28 @5xl:gap-x-18',
      )}
    >
      <div className={half}>
        <h2 id="tools" className={headline}>
          {_('Four tools, all based on what you’ve actually done.')}
        </h2>
        <ToolCard
          className="@max-3xl:order-2"
          name="Cover Letter Generator"
          text="A letter for one job, based on a resume you saved. Every sentence about you shows its source."
          action="Write a letter"
          path="/cover-letter"
        >
          <LetterPiece />
        </ToolCard>
        <ToolCard
          className="@max-3xl:order-4"
          name="AI Job Search"
          text="Openings from global job boards, scored against your resume. You see what matches and what’s missing."
          action="Find jobs"
          path="/job-search"
        >
          <MatchPiece />
        </ToolCard>
      </div>
      <div className={half}>
        <ToolCard
          className="@max-3xl:order-1"
          name="Resume Builder"
          text="Paste a resume and a posting. You get edits to keep or reject, and a score with the reasons behind it."
          action="Build my resume"
          path="/resume-builder"
        >
          <ChangesPiece />
        </ToolCard>
        <ToolCard
          className="@max-3xl:order-3"
          name="Interview Coach"
          text="Practice questions for your job title, with your own answer marked and the points a strong one covers."
          action="Practice an interview"
          path="/interview-coach"
        >
          <CoachPiece />
        </ToolCard>
        <LinkedinLine />
      </div>
    </section>
  );
}

interface ToolCardProps {
  className: string;
  name: MessageId;
  text: MessageId;
  action: MessageId;
  path: string;
  children: ReactNode;
}

function ToolCard({ className, name, text, action, path, children }: ToolCardProps) {
  const { _ } = useLingui();
  return (
    <article className={className}>
      <h3 className="font-bold text-xl">{_(name)}</h3>
      <p className="mt-1 max-w-[30rem] text-ink-2">{_(text)}</p>
      <ToolLink href={signInPath(path, 'sign-up')}>{_(action)}</ToolLink>
      <div className="mt-4">{children}</div>
    </article>
  );
}

function ToolLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-link text-sm underline-offset-4 hover:underline"
    >
      {children}
      <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}

function LinkedinLine() {
  const { _ } = useLingui();
  return (
    <p className="border-line border-t pt-5 text-ink-2 text-sm @max-3xl:order-5">
      <b className="font-semibold text-ink-1">{_('LinkedIn Optimization')}</b>{' '}
      {_('comes with Premium. It rewrites your headline and about section the same way.')}
    </p>
  );
}
