import { affirmedText } from '../language/affirmed-text.ts';
import { saysNothingAboutFit } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { memoize, onceFor } from '../language/memoize.ts';
import { beginsSmall, sentencesOf } from '../language/sentences.ts';
import type { TextReader } from '../language/text-reader.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import { isBareList, type ReadResume } from '../resume/read-resume.ts';
import { englishOf } from './english.ts';
import type { Place } from './verdicts.ts';

/** Where in a resume something stands decides what it proves. */
export type UnitKind = 'title' | 'line' | 'list' | 'summary' | 'credential' | 'degree' | 'other';

/** One field of a resume as evidence: what it affirms, and which words it has. */
export interface Unit extends Place {
  kind: UnitKind;
  /** What is quoted of it, where that isn't all of it. */
  said?: string;
  /** Its number among all. */
  place: number;
  job: number | undefined;
  affirmed: string;
  keys: readonly string[];
  /** It says that somebody helped, learned or watched. */
  isHedged: boolean;
  skills: ReadonlySet<string>;
}

/** What a resume is weighed by, read once. */
export interface Units {
  all: readonly Unit[];
  /** Those of each job. */
  jobs: readonly (readonly Unit[])[];
  /** Every telling word of the resume, each once, with the fields that have it. */
  vocabulary: ReadonlyMap<string, { stem: string; places: readonly number[] }>;
}

export const unitsOf = onceFor((view: ReadResume): Units => {
  const all = fieldsOf(view)
    .filter(({ text }) => text.trim() !== '')
    .map((field, place) => readUnit(field, place, view));
  const jobs = view.data.experience.map((_, job) => all.filter((unit) => unit.job === job));
  return { all, jobs, vocabulary: vocabularyOf(all) };
});

function vocabularyOf(all: readonly Unit[]): Units['vocabulary'] {
  const words = new Map<string, { stem: string; places: number[] }>();
  for (const { keys, place } of all)
    for (const key of new Set(keys)) {
      const word = words.get(key) ?? { stem: stemOf(key), places: [] };
      word.places.push(place);
      words.set(key, word);
    }
  return words;
}

type Field = Pick<Unit, 'kind' | 'job' | 'path' | 'text' | 'said'>;

/** Done by others, or with others, or only learned: less than having done it. */
const hedge =
  /\b(?:support(?:ed|ing)?|assist(?:ed|ing|ant)?|help(?:ed|ing)?|shadow(?:ed|ing)?|observ(?:ed|ing)|exposure|familiar(?:ity)?|basic|beginner|learning|course(?:work)?|class(?:es)?|training|intern(?:ship)?|student|studied|volunteer(?:ed)?|some|occasional(?:ly)?|a little|rotation|interest(?:ed)?|self-taught|bootcamp|tutorial|sat in|backup|back-up|cover(?:ed|ing) for)\b/iu;

function readUnit(field: Field, place: number, { reader, isEnglish }: ReadResume): Unit {
  const reading = readingOf(field.text);
  return {
    ...field,
    place,
    ...reading,
    keys: isEnglish ? reading.keys : reading.keys.map((key) => englishOf(key, reader.lexicon)),
    // A skill in a list is written as a name wherever it stands.
    skills: withBroader(
      reader.skills(field.kind === 'list' ? ` ${reading.affirmed}` : reading.affirmed),
      reader.lexicon,
    ),
  };
}

const withBroader = (skills: ReadonlySet<string>, { broaderSkills }: Lexicon): ReadonlySet<string> =>
  new Set([...skills].flatMap((skill) => [skill, ...(broaderSkills.get(skill) ?? [])]));

type Reading = Pick<Unit, 'affirmed' | 'keys' | 'isHedged'>;

const remembered = 2_000;

/** An edited resume has the lines that it had before, but for one. */
const readingOf = memoize((text): Reading => {
  const affirmed = affirmedText(text);
  const words = wordsOf(affirmed);
  return {
    affirmed,
    keys: words.flatMap(({ key }) => (isTelling(key) ? [key] : [])),
    isHedged: hedge.test(text),
  };
}, remembered);

/** Short names such as "R" or "C#" say much, small words don't. */
const isTelling = (key: string) => !saysNothingAboutFit(key) || /^(?:[a-z]{1,2}[+#]+|\d+[a-z]+)$/u.test(key);

const credentialHeading = /licen[cs]|certif|credential|\bcards?\b|\btickets?\b|registration/iu;

function fieldsOf(view: ReadResume): Field[] {
  const { data, names } = view;
  const telling = tellingPaths(view);
  const { name, location } = data.personalInfo;
  return [
    ...jobFields(view),
    ...data.education.map(
      ({ degree, institution, graduationDate, details = [] }, place): Field => ({
        job: undefined,
        kind: 'degree',
        path: degree === '' ? `education.${place}.institution` : `education.${place}.degree`,
        text: [degree, institution, graduationDate, ...details].filter((part) => part !== '').join(', '),
        // All of it together may stand nowhere in the resume: what is quoted must.
        said: degree || institution,
      }),
    ),
    ...(data.certifications ?? []).map((text, place) =>
      fieldOf('credential', `certifications.${place}`, text),
    ),
    // What somebody says they don't know is left out of these.
    ...names.map(({ text, path }) => fieldOf(path.startsWith('skills') ? 'list' : 'summary', path, text)),
    ...(data.additional ?? []).flatMap(({ heading, lines }, section) =>
      lines.flatMap((text, line) => {
        const path = `additional.${section}.lines.${line}`;
        const kind = telling.has(path) ? 'other' : 'list';
        return sentenceFields(fieldOf(credentialHeading.test(heading) ? 'credential' : kind, path, text));
      }),
    ),
    fieldOf('other', 'personalInfo.name', name),
    fieldOf('other', 'personalInfo.location', location),
  ];
}

const fieldOf = (kind: UnitKind, path: string, text: string, job?: number): Field => ({
  kind,
  path,
  text,
  job,
});

/** The fields with sentences; the others only name something. */
export const tellingPaths = ({ passages }: ReadResume): ReadonlySet<string> =>
  new Set(passages.map(({ path }) => path));

/** A paragraph tells one thing a sentence: its words together would say more than anybody did. */
const sentenceFields = (field: Field): Field[] =>
  sentencesOf(field.text, 0, field.text.length, beginsSmall(field.text)).map(({ start, end }) => ({
    ...field,
    text: field.text.slice(start, end),
  }));

function jobFields(view: ReadResume): Field[] {
  const telling = tellingPaths(view);
  return view.data.experience.flatMap(({ title, company, responsibilities }, job) => [
    // Names in a row are no title, wherever they were put.
    fieldOf(isBareList(title) ? 'list' : 'title', `experience.${job}.title`, title, job),
    fieldOf('other', `experience.${job}.company`, company, job),
    ...responsibilities.flatMap((text, line) => {
      const path = `experience.${job}.responsibilities.${line}`;
      // A name alone in a line tells as little as one in a list.
      const kind = telling.has(path) ? 'line' : 'list';
      return sentenceFields(fieldOf(kind, path, text, job)).map((field) =>
        kind === 'line' && isOnlyNames(field.text, view.reader)
          ? { ...field, kind: 'list' as const, job: undefined }
          : field,
      );
    }),
  ]);
}

/** "Led the migration. Kubernetes." tells of the migration, and only names the other. */
function isOnlyNames(text: string, { lexicon }: TextReader): boolean {
  if (isBareList(text)) return true;
  const words = wordsOf(text);
  const named = lexicon.skills.find(words);
  return (
    named.length > 0 && words.every(({ start }) => named.some((one) => start >= one.start && start < one.end))
  );
}
