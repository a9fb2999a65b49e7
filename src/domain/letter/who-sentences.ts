import type { ProseLine } from '../claims/prose/prose-lines.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { sentencesOf } from '../language/sentences.ts';
import { wordsOf } from '../language/words.ts';
import { isPresent } from '../resume/job-years.ts';
import type { ResumeData } from '../resume/resume.ts';
import { yearsOf } from '../rewrite/write/compose-summary.ts';
import type { Deed } from './deeds.ts';
import type { LetterTone } from './letter-limits.ts';
import { turned } from './letter-phrases.ts';
import { calledPlace, inProse, withA } from './names.ts';
import { type LetterSource, turnOf, type Way } from './plan-letter.ts';
import { lowered } from './tell-line.ts';
import { tellingTitle } from './telling-title.ts';

/** Who has a job now is who they are there, wherever it stands on the page; else the last one. */
export const currentJob = ({ experience }: ResumeData): number =>
  Math.max(
    0,
    experience.findIndex(({ endDate }) => isPresent(endDate)),
  );

/** Who the person is: as they say it themselves, else what they were last, for how long, and where. */
export function whoSentences(
  source: LetterSource,
  lines: readonly ProseLine[],
  tone: LetterTone,
  lexicon: Lexicon,
): Way[] {
  const { say } = lexicon.letterPhrases;
  const own = ownWords(source.data.summary, lexicon);
  const told = say('who-own', tone, { x: own }).map((text) => ({ text, lines: numbersOf(lines, 'summary') }));
  const slots = slotsOf(source, lexicon);
  if (!slots || (!slots.isNow && isElsewhereNow(source.data))) return told;
  const texts = [
    ...say(slots.isNow ? 'who' : 'who-past', tone, slots),
    ...turned(say(slots.isNow ? 'who-now' : 'who-then', tone, slots), turnOf(source)),
    ...(slots.isNow ? say('who-bare', tone, slots) : []),
  ];
  const path = `experience.${currentJob(source.data)}.title`;
  return [...told, ...texts.map((text) => ({ text, lines: numbersOf(lines, path) }))];
}

/** Who the person is where they work now, and the best they do there, in one sentence. */
export function whereSentences(
  source: LetterSource,
  deed: Deed,
  lines: readonly ProseLine[],
  tone: LetterTone,
  lexicon: Lexicon,
): Way[] {
  const slots = slotsOf(source, lexicon);
  const isOwn = ownWords(source.data.summary, lexicon) !== '';
  if (!slots?.isNow || isOwn || deed.form !== 'did') return [];
  const numbers = [...numbersOf(lines, `experience.${deed.job}.title`), deed.line.number];
  const { say } = lexicon.letterPhrases;
  const told = (use: string) => say(use, tone, { ...slots, x: deed.text });
  return [...told('who-where'), ...turned(told('who-where-bare'), turnOf(source))].map((text) => ({
    text,
    lines: numbers,
  }));
}

const numbersOf = (lines: readonly ProseLine[], path: string) =>
  lines.filter((line) => line.path === path).map(({ number }) => number);

/** A present job that wasn't read as one: what was read last is then not the last. */
const isElsewhereNow = ({ additional = [], summary }: ResumeData): boolean =>
  [summary, ...additional.flatMap(({ heading, lines }) => [heading, ...lines])].some((line) =>
    /\bcurrent (?:job|position|role|employer)\b|\b(?:at present|currently|presently) I\b|\bI(?:['’]m| am) (?:currently|now|presently)\b|(?:19|20)\d\d\s*(?:[-–—]|to)\s*(?:present|now|current)\b|\bsince:?\s+\S*(?:19|20)\d\d/iu.test(
      line,
    ),
  );

const isOneKind = ({ experience }: ResumeData): boolean =>
  new Set(
    experience.map(({ title }) =>
      /\p{L}+$/u.exec(title.split(/[,(–—]/u)[0]?.trim() ?? '')?.[0]?.toLowerCase(),
    ),
  ).size <= 1;

function slotsOf({ data, now, posted }: LetterSource, lexicon: Lexicon) {
  const job = data.experience[currentJob(data)];
  const title = job && tellingTitle({ ...data, experience: [job] }, lexicon);
  if (!job || title === undefined) return undefined;
  const isNow = isPresent(job.endDate);
  return {
    isNow,
    'a title': withA(inProse(title, lexicon)),
    title: inProse(title, lexicon),
    // One post's years would understate who has held several.
    years: isOneKind(data) ? yearsOf({ data, requirements: posted.requirements, now }) : undefined,
    company: calledPlace(job.company),
  };
}

const longest = 28;

const isPlainWords = phrasePattern.iu`\b(?:${'who-sentences/own-words-is-plain'})\b|[:;|•]`;

/** "Journeyman electrician with 9 years in the trade": the first sentence of a summary that says so, after "I'm". */
function ownWords(summary: string, lexicon: Lexicon): string {
  const [first] = sentencesOf(summary, 0, summary.length, false);
  const text = first ? summary.slice(first.start, first.end).replace(/[.\s]+$/u, '') : '';
  const words = wordsOf(text);
  const [head = ''] = text.split(/\s(?:with|who|of|in|for|and)\s|,\s|\(/u);
  const isTitle = lexicon.titleWords.whole(wordsOf(head).at(-1)?.text ?? '')?.role === 'head';
  const isPlain =
    isTitle &&
    words.length >= 6 &&
    words.length <= longest &&
    lexicon.cliches.find(words).length === 0 &&
    !isPlainWords.test(text);
  return isPlain ? withA(lowered(text, lexicon)) : '';
}
