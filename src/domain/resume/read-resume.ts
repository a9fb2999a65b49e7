import { affirmedText } from '../language/affirmed-text.ts';
import { isFunctionWord } from '../language/function-words.ts';
import { isEnglish } from '../language/language.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { memoizeFor } from '../language/memoize.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Span } from '../language/span.ts';
import { type TextReader, textReaderOf } from '../language/text-reader.ts';
import { type Word, wordsOf } from '../language/words.ts';
import { withEmptiedLines, withoutSpans } from './edited-text.ts';
import { parseResume } from './parse/parse-resume.ts';
import type { ParsedResume } from './parse/parsed-resume.ts';
import type { ResumeData } from './resume.ts';
import { unseenSpans } from './unseen-text.ts';

/** A sentence or bullet of a resume that tells something, and what it names. */
export interface Passage {
  text: string;
  /** Of its field: "experience.0.responsibilities.2". */
  path: string;
  words: readonly Word[];
  /** Told under a job: it is evidence. Elsewhere it is half of it. */
  isExperience: boolean;
  job: number | undefined;
  skills: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

export interface Listed {
  text: string;
  path: string;
}

/** A name in the list of skills, or the summary, and what of it isn't denied. */
interface Named {
  text: string;
  path: string;
  affirmed: string;
}

/** What the checks look at. */
export interface ReadResume {
  text: string;
  data: ResumeData;
  isEnglish: boolean;
  words: readonly Word[];
  bullets: readonly Passage[];
  passages: readonly Passage[];
  listed: readonly Listed[];
  /** What is only named: in the list of skills and in the summary. */
  names: readonly Named[];
  /** The stems of all that is told under jobs. */
  stated: ReadonlySet<string>;
  /** Where a field stands, by its path: "experience.0.title". */
  spanOf(path: string): Span | undefined;
  reader: TextReader;
}

interface Line {
  value: string;
  path: string;
  job?: number;
}

function viewResume(
  text: string,
  {
    data,
    fields,
  }: Pick<ParsedResume, 'data'> & { fields: readonly { path: string; spans: readonly Span[] }[] },
  reader: TextReader,
): ReadResume {
  const spans = new Map(fields.map((field) => [field.path, wholeOf(field.spans)]));
  const spanOf = (path: string) => spans.get(path);
  const passageOf = ({ value, path, job }: Line): Passage => ({
    text: value,
    path,
    words: reader.words(value),
    isExperience: job !== undefined,
    job,
    skills: reader.skills(affirmedText(value)),
    stems: reader.stems(affirmedText(value)),
  });
  const titles = distinct(titleLines(data)).map(passageOf);
  const achievements = distinct(achievementLines(data)).map(passageOf);
  const others = distinct(otherProse(data))
    .map(passageOf)
    .filter((passage) => isTellingElsewhere(passage, reader));
  const listed = distinct((data.skills ?? []).map((value, place) => ({ value, path: `skills.${place}` })));
  const passages = [...titles, ...achievements.filter((passage) => isTelling(passage, reader)), ...others];
  return {
    text,
    data,
    isEnglish: isEnglish(data.language),
    words: reader.words(text),
    // Resumes by skill and students' tell what was done outside of the jobs.
    bullets:
      achievements.length > 0
        ? achievements
        : others.filter((passage) => isTelling(passage, reader) && passage.words.length >= 6),
    passages,
    stated: new Set(passages.flatMap(({ stems, isExperience }) => (isExperience ? [...stems] : []))),
    listed: listed.map(({ value, path }) => ({ text: value, path })),
    names: [...listed.filter(isAffirmedIn(text)), ...sentencesOf(data.summary)].flatMap(namedIn),
    spanOf,
    reader,
  };
}

/** The reader takes "No experience with Kafka, SAP" for two names: the line itself says that neither is known. */
function isAffirmedIn(text: string): (line: Line) => boolean {
  const lines = text.split('\n').map((whole) => ({ whole, affirmed: affirmedText(whole) }));
  const isDenying = lines.some(({ whole, affirmed }) => whole !== affirmed);
  return ({ value }) =>
    !isDenying ||
    lines.some(({ affirmed }) => affirmed.includes(value)) ||
    !lines.some(({ whole }) => whole.includes(value));
}

const sentencesOf = (summary: string): Line[] =>
  summary.split(/(?<=[.;!?])\s+/u).map((value) => ({ value, path: 'summary' }));

function namedIn({ value, path }: Line): Named[] {
  const affirmed = affirmedText(value);
  return affirmed.trim() === '' ? [] : [{ text: value, path, affirmed }];
}

function wholeOf(spans: readonly Span[]): Span | undefined {
  if (spans.length === 0) return undefined;
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

const titleLines = ({ experience }: ResumeData): Line[] =>
  experience.map(({ title }, job) => ({ value: title, path: `experience.${job}.title`, job }));

const achievementLines = ({ experience }: ResumeData): Line[] =>
  experience.flatMap(({ responsibilities }, job) =>
    responsibilities.map((value, place) => ({
      ...{ value, path: `experience.${job}.responsibilities.${place}`, job },
    })),
  );

/** Said twice counts once. */
function distinct<T extends { value: string }>(lines: readonly T[]): T[] {
  const seen = new Set<string>();
  return lines.filter(({ value }) => {
    const keys = wordsOf(value)
      .map(({ key }) => key)
      .join(' ');
    if (keys === '' || seen.has(keys)) return false;
    seen.add(keys);
    return true;
  });
}

/**
 * What is told outside of the jobs. Lists of names tell nothing; a summary, and what stands under no heading, claims
 * what the jobs have to show.
 */
function otherProse({ education, certifications, additional }: ResumeData): Line[] {
  const lines: Line[] = [
    ...education.flatMap(({ degree, details = [] }, place) => [
      { value: degree, path: `education.${place}.degree` },
      ...details.map((value, line) => ({ value, path: `education.${place}.details.${line}` })),
    ]),
    ...(certifications ?? []).map((value, place) => ({ value, path: `certifications.${place}` })),
    ...(additional ?? []).flatMap(({ heading, lines }, section) =>
      (heading === '' ? [] : lines).map((value, place) => ({
        value,
        path: `additional.${section}.lines.${place}`,
      })),
    ),
  ];
  return lines.filter(({ value }) => !isBareList(value));
}

/** Short parts with hardly a word that joins them. */
export function isBareList(line: string): boolean {
  const words = wordsOf(line);
  const parts = line.split(/[,;|•·、/]/u).length;
  const joining = words.filter(({ key }) => isFunctionWord(key)).length;
  return parts >= 4 && words.length <= parts * 3 && joining * 8 <= words.length;
}

/** "Skilled in …" says that somebody can, not that they did. */
const claim = phrasePattern.iu`^\W*(?:(?:highly|very|also|well)[\s-]+)?(?:${'read-resume/claim'})\s+(?:in|with|at|of|on)\b|^\W*(?:${'read-resume/claim-2'})\b`;

/** What names more skills than this is a list, unless it has sentences for them: a pasted paragraph. */
const maxSkills = 6;
const wordsForEach = 6;

/** A name alone under a job ("• Python") tells nothing, nor do many names with no small word to join them. */
function isTelling({ words, text, skills, isExperience }: Passage, { lexicon }: TextReader): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return words.length >= 8;
  const joining = words.filter(({ key }) => isFunctionWord(key)).length;
  const share = joining / Math.max(1, words.length);
  const isShortAchievement =
    words.length < 9 && lexicon.actionVerbs.whole(words[0]?.text ?? '') !== undefined;
  const isProse = isExperience ? share >= 0.08 || isShortAchievement : share >= 0.14;
  const isCrowded = skills.size > maxSkills && words.length < skills.size * wordsForEach;
  return words.length >= 4 && isProse && !isCrowded && !isBareList(text) && !claim.test(text);
}

/** Degrees are told by their names, and so are certificates and courses that our lists know; everything else needs its words. */
const isTellingElsewhere = (passage: Passage, reader: TextReader): boolean =>
  passage.path.startsWith('education') ||
  (passage.path.startsWith('certifications') &&
    passage.words.length <= maxNameWords &&
    (reader.certifications(passage.text).size > 0 || passage.skills.size > 0)) ||
  isTelling(passage, reader);

const maxNameWords = 12;

/** Score, table, letter and jobs look at the same text one after another. */
const remembered = 16;

const readings = memoizeFor<Lexicon, ReadResume>(
  (text, lexicon) => viewResume(text, parseResume(text, lexicon), textReaderOf(lexicon)),
  remembered,
  Number.POSITIVE_INFINITY,
);

/**
 * A resume by the fields that it was read into before, with the text that is printed of them: print is read back with
 * mistakes, and a resume is read once. What can't be seen in the text makes it another one, which is read anew.
 */
export function readPrinted(
  { text, data }: { text: string; data: ResumeData },
  lexicon: Lexicon,
): ReadResume {
  if (unseenSpans(text).length > 0) return readWhole(text, lexicon);
  const fields = valuesIn(data).flatMap(({ path, value }) => {
    const start = text.indexOf(value);
    return start < 0 ? [] : [{ path, spans: [{ start, end: start + value.length }] }];
  });
  return viewResume(text, { data, fields }, textReaderOf(lexicon));
}

export function valuesIn(part: unknown, path: readonly string[] = []): { path: string; value: string }[] {
  if (typeof part === 'string') return part === '' ? [] : [{ path: path.join('.'), value: part }];
  return Object.entries(part ?? {}).flatMap(([key, inner]) => valuesIn(inner, [...path, key]));
}

/**
 * The resume with all that can be seen in it, also what earns nothing, such as a list that repeats the posting: it is
 * there for everybody, so that nobody may be told that they lack it.
 */
export const readWhole = (text: string, lexicon: Lexicon): ReadResume =>
  readings(lexicon)(withoutSpans(text, withEmptiedLines(text, unseenSpans(text))).text);
