import type { Lexicon, Skill } from '../../lexicon.ts';
import type { Requirement } from '../../requirements/extract-requirements.ts';
import type { ResumeData } from '../../resume.ts';
import { isPresent, yearsAt } from '../../score/job-years.ts';
import { wordsOf } from '../../text/words.ts';
import { formsOfPast } from './verb-forms.ts';

export interface SummarySource {
  data: ResumeData;
  requirements: readonly Requirement[];
  /** Running jobs count up to here. */
  now: Date | undefined;
}

const leastYears = 2;
const mostSkills = 3;

/** A summary of what the resume shows: title and years, what the posting asks for and lines prove, one result, a credential. */
export function composeSummary(source: SummarySource, lexicon: Lexicon): string[] {
  const { data, requirements } = source;
  const [title = ''] = (data.experience.find((job) => !awayFromWork.test(job.title))?.title ?? '')
    .trim()
    .split(/\s[–—-]\s|,\s/u);
  // A title in capitals or with a slash is read better where it stands.
  if (title === '' || title === title.toUpperCase() || /[/|(]/u.test(title)) return [];
  const years = yearsOf(source);
  const skills = provenAsks(data, requirements, lexicon);
  const credentials = heldAsks(data, requirements, lexicon);
  const held = years === undefined ? title : `${title} with ${years} of experience`;
  const first = skills.length > 1 ? `${held}, skilled in ${listed(skills)}` : held;
  const holds = credentials.length > 0 ? [sentence('Holds', listed(credentials))] : [];
  const result = bestResult(data, lexicon);
  const full = [`${first}.`, ...(result ? [result] : []), ...holds];
  const plain = [`${held}.`, ...(result ? [result] : []), ...holds];
  return [full, plain]
    .filter((sentences) => sentences.length > 1 || sentences[0]?.includes('skilled in'))
    .map((sentences) => sentences.join(' '))
    .filter((text, place, all) => all.indexOf(text) === place);
}

/** Nobody is introduced by the years they were away. */
const awayFromWork =
  /\b(?:stay[- ]at[- ]home|full[- ]time (?:parent|mom|mum|dad)|homemaker|career break|(?:parental|maternity|family) leave|sabbatical|caregiver leave)\b/iu;

/** One sentence more for a summary that tells little: what the posting asks for and lines prove. */
export function askedSentence({ data, requirements }: SummarySource, lexicon: Lexicon): string | undefined {
  const told = new Set(
    lexicon.skills.find(wordsOf(data.summary)).map(({ value }) => value.name.toLowerCase()),
  );
  const skills = provenAsks(data, requirements, lexicon).filter((skill) => !told.has(skill.toLowerCase()));
  return skills.length > 1 ? sentence('Skilled in', listed(skills)) : undefined;
}

/** Words of the resume, not of the page. */
const sentence = (...words: string[]): string => `${words.join(' ')}.`;

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** "7 years", "over 7 years": at all jobs where they're of one kind, else at the last; of a running job only where today is known. */
function yearsOf({ data: { experience }, now }: SummarySource): string | undefined {
  const headOf = (title: string) =>
    /\p{L}+$/u.exec(title.split(/[,–—-]\s/u)[0]?.trim() ?? '')?.[0].toLowerCase();
  const [last] = experience;
  if (!last || (now === undefined && experience.some(({ endDate }) => isPresent(endDate)))) return undefined;
  const isOneKind = experience.every(({ title }) => headOf(title) === headOf(last.title));
  const years = yearsAt(isOneKind ? experience : [last], now ?? new Date());
  const whole = Math.floor(years);
  if (whole < leastYears) return undefined;
  return `${years - whole > aBit ? 'over ' : ''}${whole} years`;
}
/** Two months. */
const aBit = 1 / 6;

/** The posting's skills, musts first, that a line of a job names; in the person's own spelling. */
function provenAsks(
  { experience, skills = [] }: ResumeData,
  requirements: readonly Requirement[],
  lexicon: Lexicon,
): string[] {
  const levels = ['must', 'nice'] as const;
  const asked = levels.flatMap((level) =>
    requirements.flatMap((each) => (each.level === level ? (each.skills ?? []) : [])),
  );
  const said = new Map<string, string>();
  const lines = experience.flatMap(({ responsibilities }) => responsibilities);
  for (const line of [...lines, ...skills])
    for (const { value, start, end } of lexicon.skills.find(wordsOf(line))) {
      const text = line.slice(start, end);
      if (
        isSkill(value, text, lexicon) &&
        (!value.ambiguous || isNamed(text, line, start)) &&
        !said.has(value.name)
      )
        said.set(value.name, inSentence(text, value, start));
    }
  const proven = [...new Set(asked)].flatMap((name) => said.get(name) ?? []);
  return [...new Set(proven)].slice(0, mostSkills);
}

/** Something one can be skilled in: no praise, no language, no title, no words that only stand side by side. */
const isSkill = ({ type }: Skill, text: string, { titles, certifications }: Lexicon) =>
  !/^(?:soft|human-language)$/u.test(type) &&
  !/[,;:()]/u.test(text) &&
  titles.whole(text) === undefined &&
  certifications.whole(text) === undefined;

/** "Excel" inside a line, or an entry of the list: no ordinary word. */
const isNamed = (text: string, line: string, start: number) =>
  text === line || (start > 0 && /^\p{Lu}/u.test(text));

/** "Data entry" at the start of a line is "data entry"; names keep their capitals. */
const inSentence = (text: string, { type }: Skill, start: number): string =>
  start === 0 && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(text) && !/^(?:tool|technology)$/u.test(type)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;

/** Credentials that the person lists and the posting asks for, by their short names. */
function heldAsks(
  { certifications = [] }: ResumeData,
  requirements: readonly Requirement[],
  lexicon: Lexicon,
): string[] {
  const namesIn = (text: string) => lexicon.certifications.find(wordsOf(text));
  const asked = new Set(requirements.flatMap(({ quote }) => namesIn(quote).map(({ value }) => value.name)));
  const held = certifications.flatMap((text) =>
    namesIn(text)
      .filter(({ value }) => asked.has(value.name))
      .map(({ start, end }) => text.slice(start, end)),
  );
  return [...new Set(held)].filter((name) => name.length <= 30).slice(0, 2);
}

const measured = /\bfrom\s+\S*\d.*?\bto\s+\S*\d|\d\s?%|[$€£]\s?\d/u;
const mostWords = 18;

/** The line that tells what came of it, with its number: a short deed in the past, as it stands. */
function bestResult({ experience }: ResumeData, lexicon: Lexicon): string | undefined {
  const lines = experience.flatMap(({ responsibilities }) =>
    responsibilities.flatMap((line) => line.split('\n')),
  );
  const found = lines.find((line) => {
    const [first = ''] = /^\p{L}+/u.exec(line) ?? [];
    const isDeed = formsOfPast(first, lexicon) !== undefined || /^(?:Cut|Set|Hit)$/u.test(first);
    return (
      isDeed &&
      /^\p{Lu}/u.test(line) &&
      measured.test(line) &&
      line.split(/\s+/u).length <= mostWords &&
      !/[;:]|[.!?]\s|\b(?:I|my|we|our)\b/u.test(line)
    );
  });
  return found && (/[.!?]$/u.test(found) ? found : `${found}.`);
}
