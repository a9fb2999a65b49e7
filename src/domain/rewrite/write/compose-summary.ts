import type { Lexicon } from '../../language/lexicon.ts';
import type { Skill } from '../../language/lexicon-entries.ts';
import { partsOfSpeech } from '../../language/parts-of-speech.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import type { Requirement } from '../../posting/requirements/extract-requirements.ts';
import { isPresent, yearsAt } from '../../resume/job-years.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { isCalled } from './called-skill.ts';
import { capital } from './rewritten-line.ts';

export interface SummarySource {
  data: ResumeData;
  requirements: readonly Requirement[];
  /** Running jobs count up to here. */
  now: Date | undefined;
}

const leastYears = 2;
const mostSkills = 3;

/** A summary of what the resume shows: title and years, and what the posting asks for and lines prove. */
export function composeSummary(source: SummarySource, lexicon: Lexicon): string | undefined {
  const { data, requirements } = source;
  const title = titleOf(data, lexicon);
  if (title === undefined) return undefined;
  const years = yearsOf(source);
  // A welder is skilled in welding.
  const skills = shownSkills(data, requirements, lexicon).filter((skill) => !isOfTitle(skill, title));
  // Title and years alone repeat the job below.
  if (skills.length < 2) return undefined;
  const held = years === undefined ? title : `${title} with ${years} of experience,`;
  return sentence(held, 'skilled in', listed(skills));
}

const isOfTitle = (skill: string, title: string) => {
  const roots = wordsOf(title).map(({ key }) => key.slice(0, 4));
  return wordsOf(skill).every(({ key }) => roots.includes(key.slice(0, 4)));
};

/** What the person was last, without grade and place; undefined where that's no title, or of two kinds. */
function titleOf({ experience }: ResumeData, { titles, titleWords }: Lexicon): string | undefined {
  const [whole = ''] = (experience.find((job) => !awayFromWork.test(job.title))?.title ?? '')
    .trim()
    .split(/\s[–—-]\s|,\s|\s\(/u);
  const head = /\p{L}+(?=\s+I{1,3}$|$)/u.exec(whole)?.[0] ?? '';
  const isTitle = titles.whole(whole) !== undefined || titleWords.whole(head.toLowerCase())?.role === 'head';
  if (!isTitle || /[/|]|\bthen\b/iu.test(whole)) return undefined;
  const isShouted = whole.length > 4 && whole === whole.toUpperCase();
  const calm = isShouted
    ? whole.toLowerCase().replace(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : whole;
  return capital(calm);
}

/** Nobody is introduced by the years they were away. */
const awayFromWork = phrasePattern.iu`\b(?:${'compose-summary/away-from-work'})\b`;

/** Words of the resume, not of the page. */
const sentence = (...words: string[]): string => `${words.join(' ')}.`;

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const headOf = (title: string) =>
  /\p{L}+$/u.exec(title.split(/[,–—-]\s/u)[0]?.trim() ?? '')?.[0].toLowerCase();

/** "7 years", "over 7 years": at all jobs where they're of one kind, else at the last; of a running job only where today is known. */
export function yearsOf({ data: { experience }, now }: SummarySource): string | undefined {
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
function provenAsks(data: ResumeData, requirements: readonly Requirement[], lexicon: Lexicon): string[] {
  const levels = ['must', 'nice'] as const;
  const asked = levels.flatMap((level) =>
    requirements.flatMap((each) => (each.level === level ? (each.skills ?? []) : [])),
  );
  const said = saidSkills(data, lexicon);
  const proven = [...new Set(asked)].flatMap((name) => said.get(name)?.text ?? []);
  return [...new Set(proven)].slice(0, mostSkills);
}

/** These first, then the tools that the lines name. */
function shownSkills(data: ResumeData, requirements: readonly Requirement[], lexicon: Lexicon): string[] {
  const tools = [...saidSkills(data, lexicon)].flatMap(([name, { type, text, isTold }]) =>
    isTold && isCalled(name, text) && /^(?:tool|technology)$/u.test(type) ? [text] : [],
  );
  return [...new Set([...provenAsks(data, requirements, lexicon), ...tools])].slice(0, mostSkills);
}

interface SaidSkill {
  text: string;
  type: string;
  /** By a line of a job, not only by the list. */
  isTold: boolean;
}

function saidSkills({ experience, skills = [] }: ResumeData, lexicon: Lexicon): Map<string, SaidSkill> {
  const said = new Map<string, SaidSkill>();
  const lines = experience.flatMap(({ responsibilities }) => responsibilities);
  for (const line of [...lines, ...skills])
    for (const { value, start, end } of lexicon.skills.find(wordsOf(line))) {
      const text = line.slice(start, end);
      if (
        isSkill(value, text, lexicon) &&
        (!value.ambiguous || isNamed(text, line, start)) &&
        !said.has(value.name)
      )
        said.set(value.name, {
          text: inSentence(text, value, start),
          type: value.type,
          isTold: lines.includes(line),
        });
    }
  return said;
}

/** Nobody is skilled in "bilingual" or in "remote": one word that is an adjective names no skill. */
function isThing(text: string): boolean {
  const opening = 'They are ';
  const part = partsOfSpeech(`${opening}${text.toLowerCase()}.`).get(opening.length)?.part;
  return /\s|ing$/u.test(text) || !/^(?:ADJ|ADV)$/u.test(part ?? '');
}

/** Something one can be skilled in: no praise, no language, no title, no words that only stand side by side. */
const isSkill = ({ type }: Skill, text: string, { titles, certifications }: Lexicon) =>
  !/^(?:soft|human-language|credential)$/u.test(type) &&
  (/^(?:tool|technology)$/u.test(type) || isThing(text)) &&
  text.length > 1 &&
  !/[,;:()]/u.test(text) &&
  titles.whole(text) === undefined &&
  certifications.whole(text) === undefined;

/** "Excel" inside a line, or an entry of the list: no ordinary word. */
const isNamed = (text: string, line: string, start: number) =>
  text === line || (start > 0 && /^\p{Lu}/u.test(text));

/** "Data entry" at the start of a line is "data entry"; names keep their capitals. */
const inSentence = (text: string, { type }: Skill, start: number): string =>
  start === 0 && /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(text) && !/^(?:tool|technology)$/u.test(type)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
