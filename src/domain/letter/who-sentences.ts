import type { Lexicon } from '../lexicon.ts';
import type { ProseLine } from '../prose/prose-lines.ts';
import { yearsOf } from '../rewrite/write/compose-summary.ts';
import { isPresent } from '../score/job-years.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words.ts';
import type { LetterTone } from './letter-limits.ts';
import { turned } from './letter-phrases.ts';
import { calledPlace, inProse, tellingTitle, withA } from './names.ts';
import { type LetterSource, turnOf, type Way } from './plan-letter.ts';
import { lowered } from './tell-line.ts';

/** Who the person is: as they say it themselves, else what they were last, for how long, and where. */
export function whoSentences(
  source: LetterSource,
  lines: readonly ProseLine[],
  tone: LetterTone,
  lexicon: Lexicon,
): Way[] {
  const { data, now, posted } = source;
  const { say } = lexicon.letterPhrases;
  const numbersOf = (path: string) => lines.filter((line) => line.path === path).map(({ number }) => number);
  const own = ownWords(data.summary, lexicon);
  const told = say('who-own', tone, { x: own }).map((text) => ({ text, lines: numbersOf('summary') }));
  // Who has a job now is who they are there, wherever it stands on the page.
  const place = Math.max(
    0,
    data.experience.findIndex(({ endDate }) => isPresent(endDate)),
  );
  const job = data.experience[place];
  const title = job && tellingTitle({ ...data, experience: [job] }, lexicon);
  if (!job || title === undefined) return told;
  const isNow = isPresent(job.endDate);
  const slots = {
    'a title': withA(inProse(title, lexicon)),
    title: inProse(title, lexicon),
    years: yearsOf({ data, requirements: posted.requirements, now }),
    company: calledPlace(job.company),
    lately: isNow ? 'now' : 'most recently',
  };
  const texts = [
    ...say('who', tone, slots),
    ...turned(say(isNow ? 'who-now' : 'who-then', tone, slots), turnOf(source)),
    ...say('who-bare', tone, slots),
  ];
  return [...told, ...texts.map((text) => ({ text, lines: numbersOf(`experience.${place}.title`) }))];
}

const longest = 28;

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
    !/\b(?:I|my|seeking|looking|hard[- ]?working|motivated|passion\p{L}*|results|dynamic|dedicated|excellent|seasoned)\b|[:;|•]/iu.test(
      text,
    );
  return isPlain ? withA(lowered(text, lexicon)) : '';
}
