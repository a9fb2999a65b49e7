import { useLingui } from '@lingui/react';
import type { ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { Button } from '../../../ui/button.tsx';
import { useLineLinks } from '../line-links.ts';
import { useSectionName } from './use-section-name.ts';

interface KeywordRowProps {
  asked: ResumeReview['keywords'][number];
  data: ResumeData;
  onQuestion: (id: string) => void;
}

/** One thing that the posting asks: the line that shows it, the posting's own words, and the way on. */
export function KeywordRow({ asked, data, onQuestion }: KeywordRowProps) {
  const { _ } = useLingui();
  const { ask, quote, line, path, questionId, state, expiredOn } = asked;
  const way = state === 'named' ? _('Show it in a line') : _('Answer a question');
  const isShort = quote.toLowerCase() === ask.toLowerCase();
  const isProven = line !== null && (state === 'shown' || state === 'in-progress' || state === 'expired');
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2.5 text-sm [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <h4 className="font-semibold">{ask}</h4>
      <div className="text-ink-2 text-xs/relaxed">
        {expiredOn !== null && (
          <p className="font-semibold text-ink-1">{_('Expired on {date}', { date: expiredOn })}</p>
        )}
        {isProven && <Shown line={line} path={path} data={data} />}
        {!isShort && <p className="text-ink-3">{_('Posting: “{quote}”', { quote })}</p>}
        {questionId !== null && state !== 'shown' && (
          <Button
            variant="link"
            size="inline"
            className="text-xs max-lg:min-h-11"
            aria-label={`${way}: ${ask}`}
            onClick={() => onQuestion(questionId)}
          >
            {way}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Pressed, it leads to its field. */
function Shown({ line, path, data }: { line: string; path: string | null; data: ResumeData }) {
  const { _ } = useLingui();
  const sectionName = useSectionName();
  const links = useLineLinks();
  if (path === null) return <p>“{line}”</p>;
  return (
    <button
      type="button"
      onClick={() => links.openField(path)}
      onPointerEnter={() => links.hover(path)}
      onPointerLeave={() => links.hover(undefined)}
      className="block text-start hover:text-link max-lg:min-h-11"
    >
      “{line}” <span className="block text-ink-3">{sectionName(data, path)}</span>
      <span className="sr-only">{_('Open this field')}</span>
    </button>
  );
}
