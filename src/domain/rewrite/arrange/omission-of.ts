import { isFunctionWord } from '../../language/function-words.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { stemOf, wordsOf } from '../../language/words.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { fieldAt } from '../../resume/resume-changes.ts';
import type { OmissionReason } from '../edit-reasons.ts';
import { isEmptySentence } from '../write/cliches.ts';

/**
 * Why a line may be left out: it says what another line of the same job says, nothing that could be told of one person
 * and not of another, what is nobody's business, or that there are references. Undefined for every line that holds something.
 */
export function omissionOf(data: ResumeData, path: string, lexicon: Lexicon): OmissionReason | undefined {
  const text = fieldAt(data, path)?.trim() ?? '';
  if (text === '') return undefined;
  if (isReferences(text, headingOf(data, path))) return 'references';
  if (!(data.language ?? 'en').startsWith('en')) return undefined;
  if (path.startsWith('additional.') && (personal.test(text) || fromPage.test(text))) return 'personal';
  const [section, job, , place] = path.split('.');
  if (
    section === 'experience' &&
    isDouble(data.experience[Number(job)]?.responsibilities ?? [], Number(place))
  )
    return 'double';
  if (section === 'experience' && anyWork.test(text) && isOneOf(data.experience[Number(job)])) return 'empty';
  const isWish = section !== 'additional' || objective.test(headingOf(data, path));
  return isWish && isEmpty(text, lexicon) ? 'empty' : undefined;
}

const headingOf = ({ additional = [] }: ResumeData, path: string): string => {
  const [section, index] = path.split('.');
  return section === 'additional' ? (additional[Number(index)]?.heading ?? '') : '';
};

/** Said of every job. */
const anyWork =
  /^\W*(?:(?:any |all )?other (?:duties|work|tasks|jobs)\b.{0,40}|(?:\p{L}+ ){0,2}duties as (?:assigned|directed|required|needed)|did what ?ever (?:was|i was) (?:asked|needed|told).{0,15}|what ?ever was (?:asked|needed).{0,10}|work(?:ed|ing)? (?:well )?(?:in|within) (?:an? )?(?:\p{L}+,? ){0,2}fast[- ]paced(?: and \p{L}+)? (?:work )?(?:environments?|settings?|atmosphere))\W*$/iu;
const isOneOf = (job: ResumeData['experience'][number] | undefined) =>
  (job?.responsibilities.length ?? 0) > 1;

const objective = /^\W*(?:career |professional )?(?:objective|goal|summary|profile|about me)s?\W*$/iu;
const referees = '(?:references?|referees?|refs)';
const given = '(?:available|avail|furnished|provided|supplied|given)\\.?';
const onRequest = `(?:${given}\\s*)?(?:(?:up)?on\\s+request|if\\s+(?:needed|required|requested))`;
/** "References available upon request", "refs if needed". */
const references = new RegExp(
  `^\\W*(?:professional |personal |excellent )?${referees}\\W*(?:(?:are|will be|can be)\\s+)?(?:${onRequest}|${given})\\W*$`,
  'iu',
);
/** Under a heading of their own. */
const bare = new RegExp(`^\\W*(?:(?:are|details)\\s+)?(?:${onRequest}|${given})\\W*$`, 'iu');

const isReferences = (text: string, heading: string) =>
  references.test(text) || (new RegExp(`^\\W*${referees}\\W*$`, 'iu').test(heading) && bare.test(text));

/** What nobody hires by and an employer mustn't ask, and the oath that closes a form. */
const personal = phrasePattern.iu`^\W*(?:(?:${'omission-of/personal'})\s*[:–—-]\s*\S.{0,40}|i (?:hereby |here by |do hereby )?(?:declare|certify|confirm) that (?:all )?(?:the )?(?:above|information|details|particulars)\b.{0,120})$`;
/** What a page or a telephone has put between the lines. */
const fromPage =
  /^\W*(?:page \d+(?: of \d+)?|\d+\+? connections|contact info|sent from my \p{L}+|see more|show (?:all|more)\b.{0,20})\W*$/iu;

function isEmpty(text: string, lexicon: Lexicon): boolean {
  const sentences = sentencesOf(text, 0, text.length, false);
  return sentences.every(({ start, end }) => isEmptySentence(text.slice(start, end), lexicon));
}

/** What a line says, but for the words that every line has. "Not" and "no" are what it says. */
const saidBy = (line: string): string[] =>
  wordsOf(line)
    .filter(({ key }) => !isFunctionWord(key) || /^(?:no|not|never|without)$/u.test(key))
    .map(({ key }) => stemOf(key));

const nearlyAll = 0.7;
const fewestWords = 3;

/** Another line of the job opens alike and says all of it. Of two that say the same the first stays. */
function isDouble(lines: readonly string[], place: number): boolean {
  const own = saidBy(lines[place] ?? '');
  if (own.length < fewestWords) return false;
  return lines.some((line, other) => {
    if (other === place) return false;
    const said = saidBy(line);
    if (said[0] !== own[0] || !own.every((word) => said.includes(word))) return false;
    const isSame = said.every((word) => own.includes(word));
    return isSame ? other < place : own.length >= said.length * nearlyAll;
  });
}
