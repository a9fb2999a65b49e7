import { useLingui } from '@lingui/react';
import { Check, List, type LucideIcon, Minus, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { KeywordRow } from './keyword-row.tsx';

interface KeywordTableProps {
  review: ResumeReview | undefined;
  data: ResumeData;
  /** Opens the question that asks for it. */
  onQuestion: (id: string) => void;
}

type Keyword = ResumeReview['keywords'][number];

/** What the posting asks, and where the resume answers it. */
export function KeywordTable({ review, data, onQuestion }: KeywordTableProps) {
  const { _ } = useLingui();
  if (!review) return <p className="text-ink-2 text-sm">{_('Counting...')}</p>;
  if (review.keywords.length + review.constraints.length === 0)
    return <NoKeywords hasPosting={review.now.match !== null} />;
  const inState = (state: Keyword['state']) => review.keywords.filter((keyword) => keyword.state === state);
  const groups = [
    { state: 'met', name: _('Met with a line'), Icon: Check, tone: 'text-ok' },
    { state: 'listed', name: _('Listed only'), Icon: List, tone: 'text-warn' },
    { state: 'missing', name: _('Missing'), Icon: Minus, tone: 'text-ink-3' },
  ] as const;
  return (
    <div className="space-y-6">
      {groups.map(({ state, ...group }) => {
        const keywords = inState(state);
        if (keywords.length === 0) return null;
        return (
          <Group key={state} {...group} count={keywords.length}>
            {keywords.map((keyword) => (
              <KeywordRow
                key={`${keyword.ask} ${keyword.quote}`}
                asked={keyword}
                data={data}
                onQuestion={onQuestion}
              />
            ))}
          </Group>
        );
      })}
      <HardConditions review={review} data={data} onQuestion={onQuestion} />
    </div>
  );
}

/** No points make up for these, so they stand apart. */
function HardConditions({ review, data, onQuestion }: KeywordTableProps & { review: ResumeReview }) {
  const { _ } = useLingui();
  const { constraints } = review;
  if (constraints.length === 0) return null;
  const states = { met: _('Met'), unknown: _("Your resume doesn't say"), unmet: _('Not met') };
  return (
    <Group name={_('Conditions')} Icon={ShieldCheck} tone="text-ink-3" count={constraints.length}>
      {constraints.map((one) => (
        <KeywordRow
          key={`${one.ask} ${one.quote}`}
          asked={one}
          data={data}
          outcome={states[one.state]}
          onQuestion={onQuestion}
        />
      ))}
    </Group>
  );
}

interface GroupProps {
  name: string;
  Icon: LucideIcon;
  tone: string;
  count: number;
  children: ReactNode;
}

function Group({ name, Icon, tone, count, children }: GroupProps) {
  return (
    <section>
      <h3 className="flex items-center gap-2 border-line border-b pb-2 font-semibold text-sm">
        <Icon className={`size-4 ${tone}`} aria-hidden="true" />
        {name} <span className="font-normal text-ink-3 tabular-nums">{count}</span>
      </h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

function NoKeywords({ hasPosting }: { hasPosting: boolean }) {
  const { _ } = useLingui();
  return (
    <p className="text-ink-2 text-sm">
      {hasPosting
        ? _('We found no keywords in this posting.')
        : _('Add a job posting to see which of its keywords your resume shows.')}
    </p>
  );
}
