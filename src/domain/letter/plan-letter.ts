import { type ProseLine, proseLines } from '../claims/prose/prose-lines.ts';
import type { NamedJob } from '../claims/prose/sentence-kind.ts';
import type { Keyword } from '../evidence/keywords.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { textKey } from '../language/text-key.ts';
import type { PostedText } from '../posting/posted-text.ts';
import type { ResumeData } from '../resume/resume.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import { choosePoints, type Point } from './choose-points.ts';
import { type Deed, deedsOf } from './deeds.ts';
import { withThe } from './names.ts';
import { postingNeeds, sharedWeight } from './posting-needs.ts';

/** What a letter is written from: the resume as it reads now, and what the posting asks of it. */
export interface LetterSource {
  data: ResumeData;
  view: ResumeView;
  posted: PostedText;
  keywords: readonly Keyword[];
  job: NamedJob;
  now: Date;
}

/** A way to say something, and the lines it's built on. */
export interface Way {
  text: string;
  lines: readonly number[];
}

export interface PlannedLetter {
  lines: ProseLine[];
  /** What fits this posting, and is strongest, first. */
  deeds: Deed[];
  points: Point[];
}

/** Letters to different jobs are worded differently: which of several ways comes first depends on the posting. */
export const turnOf = ({ posted }: Pick<LetterSource, 'posted'>, text = ''): number =>
  Number.parseInt(textKey(`${posted.shown.slice(0, 400)}${text}`), 36) >>> 9;

/** The job and who offers it, as frames name them. */
export const namedSlots = ({ job: { title, employer } }: Pick<LetterSource, 'job'>) => ({
  title,
  employer: employer && withThe(employer),
});

const mostPoints = 4;
const pointWorth = 2;

/** The lines that a letter may be built on, and which of them meet what the posting asks. */
export function planLetter(source: LetterSource, lexicon: Lexicon): PlannedLetter {
  const { data, view, keywords, posted } = source;
  const lines = proseLines(data);
  const deeds = deedsOf(data, lines, lexicon).map((deed) => ({
    ...deed,
    worth: deed.strength + Math.min(4, sharedWeight(deed.text, posted.shown, view).weight),
  }));
  const needs = postingNeeds(posted, keywords, lexicon);
  const points = choosePoints(needs, deeds, view, mostPoints);
  const wanted = new Set(points.flatMap(({ deeds: [best] }) => best ?? []));
  const worth = (deed: Deed) => deed.worth + (wanted.has(deed) ? pointWorth : 0);
  return { lines, deeds: [...deeds].sort((a, b) => worth(b) - worth(a)), points };
}
