import type { ResumeQuestion, ResumeReview } from '#contract/resume.ts';
import type { Constraint, Keyword } from '#domain/evidence/keywords.ts';
import type { Told } from '#domain/evidence/shown.ts';
import { keyOf } from '#domain/language/words.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { fieldAt } from '#domain/resume/resume-changes.ts';
import type { ResumeView } from '#domain/resume/resume-view.ts';
import { lineFigures, structureFaults } from '#domain/score/line-figures.ts';
import type { Score } from '#domain/score/score.ts';

export interface AskedThings {
  /** What the score was read from. */
  view: ResumeView;
  keywords: readonly Keyword[];
  constraints: readonly Constraint[];
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
  constraints,
  questions,
}: Telling): Pick<ResumeReview, 'keywords' | 'constraints' | 'figures'> {
  const open = questions.filter(({ answer }) => answer === null);
  const told = ({ ask, quote, by, names }: Keyword | Constraint) => ({
    ask,
    quote,
    ...placeOf(by, data),
    // By a name of our lists, or in the posting's own words.
    questionId:
      open.find(({ claim }) => [...names, quote].some((name) => keyOf(name) === keyOf(claim)))?.id ?? null,
  });
  const count = (state: Keyword['state']) => keywords.filter((keyword) => keyword.state === state).length;
  return {
    keywords: keywords.map((keyword) => ({ ...told(keyword), level: keyword.level, state: keyword.state })),
    constraints: constraints.map((one) => ({ ...told(one), kind: one.kind, state: one.state })),
    figures: {
      keywords: { met: count('met'), listed: count('listed'), of: keywords.length },
      evidence: lineFigures(view),
      structure: { faults: structureFaults(now), pages: null },
    },
  };
}

/** Where the line stands in the person's data: it was read from the text of it, and may have been read elsewhere. */
function placeOf(by: Told | undefined, data: ResumeData): { path: string | null; line: string | null } {
  if (!by) return { path: null, line: null };
  const path = fieldAt(data, by.path) === by.text ? by.path : pathOf(by.text, data);
  return { path: path ?? null, line: by.text };
}

function pathOf(text: string, data: unknown, at = ''): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const path = at === '' ? key : `${at}.${key}`;
    if (value === text) return path;
    const found = pathOf(text, value, path);
    if (found !== undefined) return found;
  }
  return undefined;
}
