import type { ResumeEvidence } from '../claims/resume-evidence.ts';
import { isAwayFromWork, sureEmployer, titleName } from '../claims/sure-names.ts';
import { cutText } from '../language/cut-text.ts';
import { isEnglish } from '../language/language.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { AskingPosting } from '../posting/posting.ts';
import type { QuestionKind, ResumeQuestion } from '../resume/answer-changes.ts';
import { leftOverLines } from '../resume/parse/reading-doubts.ts';
import { hasNumber, saysHowOften, statesAchievement } from '../score/readability/bullet-checks.ts';
import { bareQuestion } from './bare-question.ts';

/** With fewer words a job is hardly told. */
const fewestWords = 12;
const maxQuoteLength = 60;
const maxQuoted = 8;

/** What somebody owns, when they're free, what never came to be or how it ended: nothing more can be asked of it. */
const saysNoWork = phrasePattern.iu`\b(?:never|not yet|laid off|let go|no problem)\b|^\W*(?:i )?(?:${'ask-lines/no-work'})\b`;

interface AskedJob {
  place: number;
  name: string;
  /** Its title and employer as they were typed, for where neither is surely one. */
  head: string;
  isThin: boolean;
  weak: WeakLine[];
  /** Its lines are asked for in one question. */
  isJoined: boolean;
}

interface WeakLine {
  text: string;
  path: string;
  isAchievement: boolean;
  /** Whether it may be repeated to the person as something they wrote of their work. */
  isQuotable: boolean;
  /** How many words of it the posting has, too. */
  shared: number;
}

/**
 * Every line that doesn't say how much, how often or what came of it gets a question with its words, and so does a job of
 * which little is told. What is more than `most` is asked for job by job: those with the most of such lines first.
 */
export function askLines(
  { requirements }: Pick<AskingPosting, 'requirements'>,
  { data, text: pasted, knowledge: { lexicon } }: ResumeEvidence,
  most: number,
): ResumeQuestion[] {
  const asked = new Set(requirements.flatMap(({ quote }) => wordsOf(quote).map(({ key }) => stemOf(key))));
  const isWeak = (text: string) =>
    text.trim() !== '' &&
    !hasNumber({ text }) &&
    !saysHowOften({ text }) &&
    !saysNoWork.test(text) &&
    !isCredential(text, lexicon);
  const isQuotable = quotableIn(pasted, isEnglish(data.language), lexicon);
  const jobs = data.experience.flatMap(({ title, company, responsibilities }, place): AskedJob[] => {
    if (isAwayFromWork(title) || isAwayFromWork(company)) return [];
    const weak = responsibilities.flatMap((text, line): WeakLine[] => {
      const words = wordsOf(text);
      const isAchievement =
        words.length > 2 && (!isEnglish(data.language) || statesAchievement({ text, words }, lexicon));
      const shared = words.filter(({ key }) => asked.has(stemOf(key))).length;
      const path = `experience.${place}.responsibilities.${line}`;
      return isWeak(text) ? [{ text, path, isAchievement, isQuotable: isQuotable(text), shared }] : [];
    });
    const isThin = wordsOf(responsibilities.join('\n')).length < fewestWords;
    const head = [title, company].filter(Boolean).join(', ');
    return [{ place, name: nameOf(title, company, lexicon), head, isThin, weak, isJoined: false }];
  });
  for (let next = fullest(jobs); next && countOf(jobs) > most; next = fullest(jobs)) next.isJoined = true;
  const lines = jobs
    .flatMap(({ isJoined, weak }) => (isJoined ? [] : weak.filter(({ isAchievement }) => isAchievement)))
    .sort((a, b) => b.shared - a.shared);
  return [
    ...jobs.flatMap((job) => (isAskedAsOne(job) ? workQuestion(job) : [])),
    ...lines.map(({ text, path }) => ({ ...bareQuestion('result', 'result', text), path })),
    ...(data.experience.length === 0 ? leftOver(data, { isQuotable, lexicon }) : []),
  ];
}

const fewestQuoted = 4;

/** What somebody is, knows or wants is nothing done. */
const notAchievement = phrasePattern.iu`^(?:${'ask-lines/no-deed'})\b`;

/** A line as the person wrote it, of some words, that begins with something done: not who they are, and no pieces put together. */
const quotableIn = (pasted: string, english: boolean, lexicon: Lexicon) => {
  const inOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
  const own = inOneLine(pasted);
  return (text: string): boolean => {
    const bare = text.replace(/^\W*(?:I(?:['’]ve| have)? )?(?:also )?/iu, '');
    const words = wordsOf(bare);
    return (
      wordsOf(text).length >= fewestQuoted &&
      own.includes(inOneLine(text)) &&
      !notAchievement.test(bare) &&
      (!english || statesAchievement({ text: bare, words }, lexicon))
    );
  };
};

/** A job as the person calls it; '' where neither its title nor its employer is surely one. */
function nameOf(title: string, company: string, lexicon: Lexicon): string {
  const name = titleName(title, lexicon);
  return name.toLowerCase() === title.trim().toLowerCase()
    ? title.trim()
    : name || sureEmployer(company, lexicon);
}

/** A credential is held, and in no amount. */
const isCredential = (text: string, { certifications, skills }: Lexicon): boolean => {
  const words = wordsOf(text);
  return (
    certifications.find(words).length > 0 ||
    skills.find(words).some(({ value }) => /^(?:credential|human-language)$/u.test(value.type))
  );
};

const isAskedAsOne = ({ isThin, isJoined, weak }: AskedJob): boolean =>
  isThin || isJoined || weak.some(({ isAchievement }) => !isAchievement);

const countOf = (jobs: readonly AskedJob[]): number =>
  jobs.reduce(
    (sum, job) =>
      sum +
      (isAskedAsOne(job) ? 1 : 0) +
      (job.isJoined ? 0 : job.weak.filter(({ isAchievement }) => isAchievement).length),
    0,
  );

const fullest = (jobs: readonly AskedJob[]): AskedJob | undefined =>
  jobs
    .filter(({ isJoined, weak }) => !isJoined && weak.some(({ isAchievement }) => isAchievement))
    .toSorted((a, b) => b.weak.length - a.weak.length)[0];

/** None where neither a name nor a line of the job can be repeated. */
function workQuestion({ place, name, head, weak, isJoined }: AskedJob): ResumeQuestion[] {
  const quoted = weak
    .filter(({ isAchievement, isQuotable }) => isQuotable && (isJoined || !isAchievement))
    .map(({ text }) => shortened(text));
  if (name === '' && quoted.length === 0) return [];
  return [
    {
      ...bareQuestion('work', `work-${place}`, name || head),
      name,
      quote: quoted.slice(0, maxQuoted).join('” · “') || null,
      path: `experience.${place}`,
    },
  ];
}

const shortened = (text: string): string =>
  text.length <= maxQuoteLength ? text : `${cutText(text, maxQuoteLength).replace(/\s\S*$/u, '')}…`;

/** Where no job was found, what was told of one stands under no heading. */
const leftOver = (
  data: ResumeEvidence['data'],
  { isQuotable, lexicon }: { isQuotable: (text: string) => boolean; lexicon: Lexicon },
): ResumeQuestion[] => {
  const paths = (data.additional ?? []).flatMap(({ lines }, section) =>
    lines.map((text, line) => ({ text, path: `additional.${section}.lines.${line}` })),
  );
  return leftOverLines(data)
    .filter((text) => isQuotable(text) && !isCredential(text, lexicon))
    .filter((text) => !/@|\d{3}\D?\d{4}/u.test(text) && !saysNoWork.test(text) && !saysHowOften({ text }))
    .flatMap((text) => {
      const { path } = paths.find((each) => each.text === text) ?? {};
      return path ? [{ ...bareQuestion('work', 'line', text), name: '', quote: text, path }] : [];
    });
};

/** In words. */
const shortResume = 200;
const fewest = 5;
const enoughCounted = 3;
/** What came of something. */
const changed = /%|\bfrom\b.*\d.*\bto\b|\b(?:against|instead of|than|saved|zero)\b/iu;

/** What the shortest resumes don't speak of: as many of these as there are questions missing. */
export function askMore(
  { data, text, knowledge: { lexicon } }: ResumeEvidence,
  asked: readonly ResumeQuestion[],
): ResumeQuestion[] {
  if (wordsOf(text).length > shortResume) return [];
  const isCertified =
    (data.certifications ?? []).length > 0 ||
    /\b(?:licen[cs]ed|certified)\b/iu.test(text) ||
    isCredential(text, lexicon);
  const more = (kind: QuestionKind) => ({ ...bareQuestion(kind, 'more', kind), name: '' });
  const isQuotable = quotableIn(text, isEnglish(data.language), lexicon);
  const lines = data.experience.flatMap(({ responsibilities }) => responsibilities);
  const counted = lines.filter((line) => hasNumber({ text: line }));
  const hasResult = counted.length >= enoughCounted || counted.some((line) => changed.test(line));
  const hasJobs = data.experience.length > 0;
  const missing = [
    ...(counted.length < enoughCounted ? [more('amounts')] : []),
    ...(hasResult ? [] : [more('outcome')]),
    ...(hasJobs ? leftOver(data, { isQuotable, lexicon }) : []),
    ...(isCertified ? [] : [more('certificates')]),
    more('tools'),
    more('trusted'),
    more('scope'),
  ];
  return missing.slice(0, Math.max(0, fewest - asked.length));
}
