import type { PersonsWords } from '../claims/persons-words.ts';
import { isAwayFromWork, sureEmployer, titleName } from '../claims/sure-names.ts';
import { cutText } from '../language/cut-text.ts';
import { isFunctionWord } from '../language/function-words.ts';
import { isEnglish } from '../language/language.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { AskingPosting } from '../posting/posting.ts';
import type { QuestionKind, ResumeQuestion } from '../resume/answer-changes.ts';
import { leftOverLines } from '../resume/parse/reading-doubts.ts';
import { hasNumber, tellsDeed } from '../score/readability/bullet-checks.ts';
import { bareQuestion } from './bare-question.ts';

/** With fewer words a job is hardly told. */
const fewestWords = 12;
const longestQuote = 60;
const mostQuoted = 8;

/** How often, what somebody owns, when they're free, what never came to be or how it ended: nothing more can be asked of it. */
const saysNoWork =
  /\b(?:never|not yet|laid off|let go|no problem)\b|^\W*(?:i )?(?:own|have|has|own(?:ed|ing)|available|availability|references?|willing)\b|\b(?:daily|weekly|monthly|quarterly|annual(?:ly)?|yearly|every (?:day|night|week|month|shift|year))\b/iu;

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
  isDeed: boolean;
  /** How many words of it the posting has, too. */
  shared: number;
}

/**
 * Every line that doesn't say how much, how often or what came of it gets a question with its words, and so does a job of
 * which little is told. What is more than `most` is asked for job by job: those with the most of such lines first.
 */
export function askLines(
  { requirements }: Pick<AskingPosting, 'requirements'>,
  { data, knowledge: { lexicon } }: PersonsWords,
  most: number,
): ResumeQuestion[] {
  const asked = new Set(requirements.flatMap(({ quote }) => wordsOf(quote).map(({ key }) => stemOf(key))));
  const isWeak = (text: string) =>
    text.trim() !== '' && !hasNumber({ text }) && !saysNoWork.test(text) && !isCredential(text, lexicon);
  const jobs = data.experience.flatMap(({ title, company, responsibilities }, place): AskedJob[] => {
    if (isAwayFromWork(title) || isAwayFromWork(company)) return [];
    const weak = responsibilities.flatMap((text, line): WeakLine[] => {
      const words = wordsOf(text);
      const isDeed = words.length > 2 && (!isEnglish(data.language) || tellsDeed({ text, words }, lexicon));
      const shared = words.filter(({ key }) => asked.has(stemOf(key))).length;
      const path = `experience.${place}.responsibilities.${line}`;
      return isWeak(text) ? [{ text, path, isDeed, shared }] : [];
    });
    const isThin = wordsOf(responsibilities.join('\n')).length < fewestWords;
    const head = [title, company].filter(Boolean).join(', ');
    return [{ place, name: nameOf(title, company, lexicon), head, isThin, weak, isJoined: false }];
  });
  for (let next = fullest(jobs); next && countOf(jobs) > most; next = fullest(jobs)) next.isJoined = true;
  const lines = jobs
    .flatMap(({ isJoined, weak }) => (isJoined ? [] : weak.filter(({ isDeed }) => isDeed)))
    .sort((a, b) => b.shared - a.shared);
  return [
    ...jobs.flatMap((job) => (isAskedAsOne(job) ? [workQuestion(job)] : [])),
    ...lines.map(({ text, path }) => ({ ...bareQuestion('result', 'result', text), path })),
    ...(data.experience.length === 0 ? leftOver(data, lexicon) : []),
  ];
}

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
  isThin || isJoined || weak.some(({ isDeed }) => !isDeed);

const countOf = (jobs: readonly AskedJob[]): number =>
  jobs.reduce(
    (sum, job) =>
      sum + (isAskedAsOne(job) ? 1 : 0) + (job.isJoined ? 0 : job.weak.filter(({ isDeed }) => isDeed).length),
    0,
  );

const fullest = (jobs: readonly AskedJob[]): AskedJob | undefined =>
  jobs
    .filter(({ isJoined, weak }) => !isJoined && weak.some(({ isDeed }) => isDeed))
    .toSorted((a, b) => b.weak.length - a.weak.length)[0];

function workQuestion({ place, name, head, weak, isJoined }: AskedJob): ResumeQuestion {
  const own = weak
    .filter(({ isDeed, text }) => (isJoined || !isDeed) && (isDeed || isWhole(text)))
    .map(({ text }) => shortened(text));
  const quoted = own.length > 0 || name !== '' ? own : [head];
  return {
    ...bareQuestion('work', `work-${place}`, name || head),
    name,
    quote: quoted.slice(0, mostQuoted).join('” · “') || null,
    path: `experience.${place}`,
  };
}

/** "from Doris Fleming." and "us, not a hurricane" are ends of sentences: quoted alone they mean nothing. */
const isWhole = (text: string): boolean => {
  const [first] = wordsOf(text);
  return first !== undefined && (!isFunctionWord(first.key) || /^\W*(?:i|we|my|our)\b/iu.test(text));
};

const shortened = (text: string): string =>
  text.length <= longestQuote ? text : `${cutText(text, longestQuote).replace(/\s\S*$/u, '')}…`;

/** Where no job was found, what was told of one stands under no heading. */
const leftOver = (data: PersonsWords['data'], lexicon: Lexicon): ResumeQuestion[] => {
  const paths = (data.additional ?? []).flatMap(({ lines }, section) =>
    lines.map((text, line) => ({ text, path: `additional.${section}.lines.${line}` })),
  );
  return leftOverLines(data)
    .filter((text) => wordsOf(text).length > 2 && !isCredential(text, lexicon))
    .filter((text) => !/@|\d{3}\D?\d{4}/u.test(text) && !saysNoWork.test(text))
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
  { data, text, knowledge: { lexicon } }: PersonsWords,
  asked: readonly ResumeQuestion[],
): ResumeQuestion[] {
  const words = wordsOf(text);
  // Questions that fit anybody are no help by themselves, and cost no use.
  if (words.length > shortResume || asked.length === 0) return [];
  const isCertified =
    (data.certifications ?? []).length > 0 ||
    /\b(?:licen[cs]ed|certified)\b/iu.test(text) ||
    isCredential(text, lexicon);
  const more = (kind: QuestionKind) => ({ ...bareQuestion(kind, 'more', kind), name: '' });
  const lines = data.experience.flatMap(({ responsibilities }) => responsibilities);
  const counted = lines.filter((line) => hasNumber({ text: line }));
  const hasResult = counted.length >= enoughCounted || counted.some((line) => changed.test(line));
  const hasJobs = data.experience.length > 0;
  const missing = [
    ...(hasJobs && counted.length === 0 ? [more('amounts')] : []),
    ...(hasJobs && !hasResult ? [more('outcome')] : []),
    ...(hasJobs ? leftOver(data, lexicon) : []),
    ...(isCertified ? [] : [more('certificates')]),
  ];
  return missing.slice(0, Math.max(0, fewest - asked.length));
}
