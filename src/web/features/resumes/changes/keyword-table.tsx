import { useLingui } from '@lingui/react';
import {
  CalendarX,
  Check,
  CircleHelp,
  Hourglass,
  List,
  type LucideIcon,
  MessageCircleQuestion,
  Minus,
} from 'lucide-react';
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

interface KeywordGroup extends Omit<GroupProps, 'count' | 'children'> {
  id: string;
  states: readonly ResumeReview['keywords'][number]['state'][];
}

/** What the posting asks, and where the resume answers it. */
export function KeywordTable({ review, data, onQuestion }: KeywordTableProps) {
  const { _ } = useLingui();
  if (!review) return <p className="text-ink-2 text-sm">{_('Counting...')}</p>;
  if (review.keywords.length + review.uncheckable.length === 0)
    return <NoKeywords hasPosting={review.now.match !== null} />;
  const groups = review.isJudgedByModel ? judgedGroups(_) : ownGroups(_);
  return (
    <div className="space-y-6">
      {groups.map(({ id, states, ...group }) => {
        const keywords = review.keywords.filter(({ state }) => states.includes(state));
        if (keywords.length === 0) return null;
        return (
          <Group key={id} {...group} count={keywords.length}>
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
      <Uncheckable review={review} />
    </div>
  );
}

type Say = ReturnType<typeof useLingui>['_'];

const met = { id: 'shown', states: ['shown'], Icon: Check, tone: 'text-ok' } as const;

const noLonger = (_: Say): KeywordGroup[] => [
  { id: 'in-progress', states: ['in-progress'], name: _('In progress'), Icon: Hourglass, tone: 'text-warn' },
  { id: 'expired', states: ['expired'], name: _('Expired'), Icon: CalendarX, tone: 'text-warn' },
];

/** Our reading alone is too often wrong about what is only named or isn't there to tell it apart from what isn't clear. */
const ownGroups = (_: Say): KeywordGroup[] => [
  { ...met, name: _('Looks met') },
  ...noLonger(_),
  {
    id: 'open',
    states: ['named', 'unclear', 'not-found'],
    name: _('Asked for: check these yourself'),
    note: _('We can’t tell for sure whether your resume shows them.'),
    Icon: MessageCircleQuestion,
    tone: 'text-ink-3',
  },
];

const judgedGroups = (_: Say): KeywordGroup[] => [
  { ...met, name: _('Met') },
  { id: 'named', states: ['named'], name: _('Named in your resume'), Icon: List, tone: 'text-warn' },
  ...noLonger(_),
  {
    id: 'unclear',
    states: ['unclear'],
    name: _('Not clear from your resume. Do you have it?'),
    Icon: CircleHelp,
    tone: 'text-ink-3',
  },
  {
    id: 'not-found',
    states: ['not-found'],
    name: _('We didn’t find it. Do you have it?'),
    Icon: MessageCircleQuestion,
    tone: 'text-ink-3',
  },
];

/** They earn nothing and cost nothing, so they stand apart. */
function Uncheckable({ review: { uncheckable } }: { review: ResumeReview }) {
  const { _ } = useLingui();
  if (uncheckable.length === 0) return null;
  return (
    <Group
      name={_('Not scored: check these yourself')}
      Icon={Minus}
      tone="text-ink-3"
      count={uncheckable.length}
      note={_('These don’t count in the score.')}
    >
      {uncheckable.map(({ ask, quote }) => (
        <li key={`${ask} ${quote}`} className="py-2 text-ink-2 text-sm [overflow-wrap:anywhere]">
          {quote}
        </li>
      ))}
    </Group>
  );
}

interface GroupProps {
  name: string;
  Icon: LucideIcon;
  tone: string;
  count: number;
  note?: string;
  children: ReactNode;
}

function Group({ name, Icon, tone, count, note, children }: GroupProps) {
  return (
    <section>
      <h3 className="flex items-center gap-2 border-line border-b pb-2 font-semibold text-sm">
        <Icon className={`size-4 shrink-0 ${tone}`} aria-hidden="true" />
        {name} <span className="font-normal text-ink-3 tabular-nums">{count}</span>
      </h3>
      {note && <p className="pt-2 text-ink-3 text-xs">{note}</p>}
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
