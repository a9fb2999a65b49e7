import type { ResumeEvidence } from '../claims/resume-evidence.ts';
import type { Verdict } from '../evidence/verdicts.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { knownWords } from '../language/plain-words.ts';
import { wordsOf } from '../language/words.ts';
import type { ResumeQuestion } from '../resume/answer-changes.ts';
import { fieldAt } from '../resume/resume-changes.ts';
import { isSettled, maxQuestions } from './ask-questions.ts';
import { bareQuestion } from './bare-question.ts';
import { plainQuote } from './plain-quote.ts';

/** A question about a line, in somebody else's words, and what of the posting it's for. */
interface ProposedQuestion {
  path: string;
  text: string;
  ask: { quote: string; verdict: Verdict } | undefined;
}

const most = 5;
const longest = 160;

/** Questions of somebody else beside ours. Of two about one line theirs stays: it's about the line itself. */
export function withProposed(
  ours: readonly ResumeQuestion[],
  proposed: readonly ProposedQuestion[],
  words: ResumeEvidence,
  settled: readonly string[],
): ResumeQuestion[] {
  const theirs = proposed
    .filter((one, place) => proposed.findIndex(({ path }) => path === one.path) === place)
    .flatMap((one) => questionOf(one, words) ?? [])
    .filter(({ claim }) => !isSettled(claim, settled))
    .slice(0, most);
  const left = ours.filter(({ path }) => path === null || !theirs.some((one) => one.path === path));
  return [...left.slice(0, maxQuestions - theirs.length), ...theirs];
}

function questionOf(
  { path, text, ask }: ProposedQuestion,
  words: ResumeEvidence,
): ResumeQuestion | undefined {
  const line = words.lines.find((one) => one.path === path)?.text;
  const { lexicon } = words.knowledge;
  if (line === undefined || path === 'skills' || ask?.verdict === 'shown') return undefined;
  if (!isPlain(text, words) || isAnswered(text, fieldAt(words.data, path) ?? '')) return undefined;
  return {
    ...bareQuestion('detail', 'detail', text),
    claim: line,
    path,
    quote: ask ? plainQuote(ask.quote, '', lexicon) : null,
  };
}

const marks = /https?:|www\.|[@<>{}[\]`|\\\n]/iu;

/** One question in the words of our lists and of the person alone: an ordinary word may be a posting's, too, and it shall not speak. */
function isPlain(text: string, { text: own, knowledge: { lexicon, forms } }: ResumeEvidence): boolean {
  if (text.length > longest || marks.test(text) || !/^[^?.!]+\?$/u.test(text)) return false;
  // A figure may be a number to call.
  if ((text.match(/\d+/gu) ?? []).some((figure) => !own.includes(figure))) return false;
  const words = wordsOf(text);
  const said = new Set(wordsOf(own).map(({ key }) => forms.stem(key)));
  const isKnown = knownWords(words, lexicon);
  return words.every((word) => said.has(forms.stem(word.key)) || isKnown(word) || asking.test(word.key));
}

/** What a question is made of besides. */
const asking = phrasePattern.u`^(?:${'proposed-questions/asking'})$`;

const amount = /\bhow (?:many|much|often|long|large|big|fast)\b/iu;

/** An amount is asked for of a line that has none. */
const isAnswered = (text: string, line: string) => amount.test(text) && /\d/u.test(line);
