import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { fieldAt } from '../../resume/resume-changes.ts';
import type { OmissionReason } from '../edit-reasons.ts';
import { saysNothing } from '../write/cliches.ts';

/**
 * Why a line may be left out: it says nothing that could be told of one person and not of another, what is nobody's business, or that there are references. Undefined for every line that holds something.
 */
export function omissionOf(data: ResumeData, path: string, lexicon: Lexicon): OmissionReason | undefined {
  const text = fieldAt(data, path)?.trim() ?? '';
  if (text === '') return undefined;
  if (isReferences(text, headingOf(data, path))) return 'references';
  if (!(data.language ?? 'en').startsWith('en')) return undefined;
  if (path.startsWith('additional.') && (personal.test(text) || fromPage.test(text))) return 'personal';
  const [section, job] = path.split('.');
  if (section === 'experience')
    return anyWork.test(text) && isOneOf(data.experience[Number(job)]) ? 'empty' : undefined;
  const isWish = path === 'summary' || objective.test(headingOf(data, path));
  return isWish && saysNothing(text, lexicon) ? 'empty' : undefined;
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
