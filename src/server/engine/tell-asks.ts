import type { ResumeQuestion, ResumeReview } from '#contract/resume.ts';
import type { Keyword } from '#domain/evidence/keywords.ts';
import type { Place } from '#domain/evidence/verdicts.ts';
import { keyOf } from '#domain/language/words.ts';
import type { ReadResume } from '#domain/resume/read-resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { fieldAt } from '#domain/resume/resume-changes.ts';
import { lineFigures, structureFaults } from '#domain/score/line-figures.ts';
import type { Score } from '#domain/score/score.ts';

export interface AskedThings {
  /** What the score was read from. */
  view: ReadResume;
  keywords: readonly Keyword[];
}

interface Telling extends AskedThings {
  data: ResumeData;
  now: Score;
  questions: readonly Pick<ResumeQuestion, 'id' | 'claim' | 'answer'>[];
}

/** What the posting asks and where the resume answers it, with the three figures above it. */
export function tellAsks({
  data,
  now,
  view,
  keywords,
  questions,
}: Telling): Pick<ResumeReview, 'keywords' | 'uncheckable' | 'figures'> {
  const open = questions.filter(({ answer }) => answer === null);
  const shownOf = ({ ask, quote, places, names }: Keyword) => ({
    ask,
    quote,
    ...placeOf(places[0], data),
    // By a name of our lists, or in the posting's own words.
    questionId:
      open.find(({ claim }) => [...names, quote].some((name) => keyOf(name) === keyOf(claim)))?.id ?? null,
  });
  const checkable = keywords.flatMap((keyword) =>
    keyword.verdict === 'not-checkable'
      ? []
      : [
          {
            ...shownOf(keyword),
            level: keyword.requirement.level,
            state: keyword.verdict,
            expiredOn: keyword.expiredOn ?? null,
          },
        ],
  );
  const count = (state: 'shown' | 'named') => checkable.filter((one) => one.state === state).length;
  return {
    keywords: checkable,
    uncheckable: keywords
      .filter(({ verdict }) => verdict === 'not-checkable')
      .map(({ ask, quote }) => ({ ask, quote })),
    figures: {
      keywords: { met: count('shown'), listed: count('named'), of: checkable.length },
      evidence: lineFigures(view),
      structure: { faults: structureFaults(now), pages: null },
    },
  };
}

/** Where the line stands in the person's data: it was read from the text of it, and may have been read elsewhere. */
function placeOf(by: Place | undefined, data: ResumeData): { path: string | null; line: string | null } {
  if (!by) return { path: null, line: null };
  const path = isHolding(fieldAt(data, by.path), by.text) ? by.path : pathOf(by.text, data);
  return { path: path ?? null, line: by.text };
}

/** A sentence is told of a paragraph, but a short name may stand anywhere. */
const shortest = 20;
const isHolding = (value: unknown, text: string): boolean =>
  value === text || (typeof value === 'string' && text.length > shortest && value.includes(text));

function pathOf(text: string, data: unknown, at = ''): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const path = at === '' ? key : `${at}.${key}`;
    if (isHolding(value, text)) return path;
    const found = pathOf(text, value, path);
    if (found !== undefined) return found;
  }
  return undefined;
}
