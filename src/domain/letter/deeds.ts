import type { ProseLine } from '../claims/prose/prose-lines.ts';
import { sentenceLanguage } from '../language/language.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { isPresent } from '../resume/job-years.ts';
import type { ResumeData } from '../resume/resume.ts';
import { withinReach } from '../resume/within-reach.ts';
import { writeJob } from '../rewrite/write/write-job.ts';
import { calmed, tellIdeas } from './tell-ideas.ts';
import type { ToldLine } from './tell-line.ts';

/** Something the person did, as a letter can say it. */
export interface Deed extends ToldLine {
  form: Exclude<ToldLine['form'], 'role'>;
  /** The line that says it. */
  line: ProseLine;
  /** Numbers of other lines that are told with it. */
  others?: readonly number[];
  /** The place of its job in the resume; -1 for what stands under none. */
  job: number;
  isCurrent: boolean;
  /** How much it's worth to a reader who knows nothing of the person yet. */
  strength: number;
  /** How much it's worth to this posting; its strength alone where there's none. */
  worth: number;
}

/** What the lines of all jobs tell, and what is told elsewhere, in the order of the page. */
export function deedsOf(whole: ResumeData, lines: readonly ProseLine[], lexicon: Lexicon): Deed[] {
  const data = withinReach(whole);
  return [...deedsOfJobs(data, lines, lexicon), ...otherDeeds(data, lines, lexicon)];
}

/** Years for the family are no job, whatever employer stands near them. */
const awayFromWork = phrasePattern.iu`\b(?:${'deeds/away-from-work'})\b`;

const deedsOfJobsWords = phrasePattern.u`^(?:${'deeds/deeds-of-jobs'}) `;

function deedsOfJobs({ experience }: ResumeData, lines: readonly ProseLine[], lexicon: Lexicon): Deed[] {
  const languages = new Map<string, string>();
  // Asked again and again while a job is written.
  const isEnglish = (text: string) => {
    const language = languages.get(text) ?? sentenceLanguage(text, 'en');
    languages.set(text, language);
    return ['en', ''].includes(language);
  };
  return experience.flatMap(({ title, responsibilities, endDate }, job) => {
    if (awayFromWork.test(title)) return [];
    const isCurrent = endDate === '' ? job === 0 : isPresent(endDate);
    const own = responsibilities.flatMap((text) => text.split('\n'));
    const written = writeJob(own, { isCurrent, isEnglish }, lexicon);
    const numbered = lines.filter(({ path }) => path.startsWith(`experience.${job}.responsibilities.`));
    return own.flatMap((text, place) => {
      const line = numbered.find((each) => each.text === text);
      if (deedsOfJobsWords.test(text)) return [];
      const told = isEnglish(text)
        ? toldOf([written[place]?.[0]?.text ?? text, text], lexicon)
        : quotedOf(text);
      return line ? told.map((each) => deedOf(each, line, { job, isCurrent })) : [];
    });
  });
}

/** We can't translate: who writes in another language is quoted. */
const quotedOf = (text: string): ToldLine[] => {
  const words =
    text.match(/\p{Script=Han}{2}|[\p{Script=Hiragana}\p{Script=Katakana}]{3}|[\p{L}\p{N}]+/gu)?.length ?? 0;
  const bare = text.trim().replace(/^[\s•*–-]+/u, '');
  return words >= 3 && words <= longestQuote ? [{ form: 'quoted', text: ended(bare) }] : [];
};
const longestQuote = 40;
const ended = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.replace(/[；;，,。.\s]*$/u, '。') : text.replace(/[;,.\s]*$/u, '.');

/** Of a line and its better wording the one that can be told with "I". */
function toldOf(versions: readonly string[], lexicon: Lexicon): ToldLine[] {
  const told = versions.map((version) => tellIdeas(calmed(version, lexicon), lexicon));
  const isDone = (parts: readonly ToldLine[]) => parts.some(({ form }) => form !== 'thing');
  return told.find(isDone) ?? told.find((parts) => parts.length > 0) ?? [];
}

const aside = phrasePattern.iu`${'deeds/aside'}`;

/** Resumes by skill tell what was done outside of the jobs; so do volunteers. */
function otherDeeds({ additional = [] }: ResumeData, lines: readonly ProseLine[], lexicon: Lexicon): Deed[] {
  return additional.flatMap(({ heading, lines: own }, section) =>
    (heading === '' || aside.test(heading) ? [] : own).flatMap((text, place) => {
      const line = lines.find(({ path }) => path === `additional.${section}.lines.${place}`);
      const told = toldOf([text], lexicon).filter(({ form }) => form !== 'thing');
      return line ? told.map((each) => deedOf(each, line, { job: -1, isCurrent: false })) : [];
    }),
  );
}

const deedOf = (told: ToldLine, line: ProseLine, at: Pick<Deed, 'job' | 'isCurrent'>): Deed => ({
  ...sayable(told, at.isCurrent),
  ...at,
  line,
  strength: strengthOf(told, at.job),
  worth: strengthOf(told, at.job),
});

/** A role was held, or is. */
const sayable = ({ form, text }: ToldLine, isCurrent: boolean): Pick<Deed, 'form' | 'text'> =>
  form === 'role'
    ? { form: 'did', text: [isCurrent ? 'serve' : 'served', 'as', text].join(' ') }
    : { form, text };

const result = phrasePattern.iu`\b(?:${'deeds/result'})`;

const strengthOfWords = phrasePattern.u`\d|\b(?:${'deeds/strength-of'})\b`;

/** Numbers and results first, then what is told at some length; newer jobs before older ones, deeds before things. */
function strengthOf({ text, form }: ToldLine, job: number): number {
  const words = text.split(/\s+/u).length;
  return (
    (strengthOfWords.test(text) ? 2 : 0) +
    (/%|\bfrom\s.*\d.*\sto\s/u.test(text) ? 1 : 0) +
    (result.test(text) ? 1 : 0) +
    (words >= 9 && words <= 26 ? 1 : 0) -
    (form === 'thing' ? 2 : 0) -
    Math.min(job < 0 ? 2 : job, 4) * 0.6
  );
}
