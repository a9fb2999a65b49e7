import type { TextReader } from '../language/text-reader.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import type { Shown } from './shown.ts';

const levels: Readonly<Record<string, number>> = {
  secondary: 1,
  vocational: 2,
  associate: 2,
  bachelor: 3,
  professional: 4,
  master: 4,
  doctorate: 5,
};

const levelsIn = (text: string, { lexicon, words }: TextReader): number[] => [
  ...lexicon.degrees.find(words(text)).flatMap(({ value }) => levels[value.level] ?? []),
  ...(/\bhigh[ -]school|\bHS\b|\bGED\b/.test(text) ? [1] : []),
  ...(/bachelor|\bB\.?[AS]c?\b|licenciatura|licence\b/i.test(text) ? [3] : []),
  ...(/master|\bM\.?[AS]c?\b|\bMBA\b/i.test(text) ? [4] : []),
  ...(/\bph\.?\s?d\b|doctor/i.test(text) ? [5] : []),
];

const anyLevel = 6;

/** "A degree" without more is a first degree; a diploma beside it is enough. */
function askedLevel(text: string, reader: TextReader): number {
  const named = levelsIn(text, reader);
  if (named.length > 0) return Math.min(...named);
  if (/\bdiploma\b|\bcertificate\b/iu.test(text)) return 2;
  return /\bdegree\b|\bgraduate\b/iu.test(text) ? 3 : anyLevel;
}

/** The field is one of several that would do. */
const orOther = /\b(?:related|relevant|similar|equivalent|another|other|any|numerate)\b/iu;

/** With what its short form stands for: an M.Ed. is one in education. */
const stemsOfDegree = (text: string, { lexicon, words, stems }: TextReader): Set<string> =>
  new Set([
    ...stems(text),
    ...lexicon.degrees.find(words(text)).flatMap(({ value }) => [...stems(value.name)]),
  ]);

const plainWords = /^(?:degre|bachelor|master|diploma|equiv|phd|school|field|high|associat|grad)/u;
/** In the whole name of a degree these say nothing of its field, either: "Doctor of Philosophy". */
const plainInNames = /^(?:doctor|scienc|art|philosophy|and)/u;

/** What a degree's own name says it's in, by what its short form stands for: a DPT is one in physical therapy. */
const namedFields = (text: string, { lexicon, words, telling }: TextReader) =>
  lexicon.degrees
    .find(words(text))
    .map(({ value }) => ({
      isProfessional: value.level === 'professional',
      stems: telling(value.name).filter((stem) => !plainWords.test(stem) && !plainInNames.test(stem)),
    }))
    .filter(({ stems }) => stems.length > 0);

function isInField(text: string, quote: string, { reader }: ResumeView): boolean {
  const held = stemsOfDegree(text, reader);
  const named = namedFields(quote, reader);
  if (named.some(({ stems }) => stems.every((stem) => held.has(stem)))) return true;
  // Nothing but a law degree is a JD.
  if (named.length > 0 && named.every(({ isProfessional }) => isProfessional)) return false;
  const fields = reader.telling(quote.replace(/\beducated\b/iu, '')).filter((stem) => !plainWords.test(stem));
  return (fields.length === 0 && named.length === 0) || fields.some((field) => held.has(field));
}

/** The least level asked; a degree in the asked field counts more than one in another. */
export function degreeShown({ quote, name }: Requirement, view: ResumeView): Shown {
  const asked = askedLevel(`${quote} ${name}`, view.reader);
  const held = view.data.education.map(({ degree, institution }, place) => ({
    text: degree === '' ? institution : degree,
    path: degree === '' ? `education.${place}.institution` : `education.${place}.degree`,
    level: Math.max(0, ...levelsIn(degree, view.reader), institution !== '' ? 1 : 0),
  }));
  const high = held.filter(({ level }) => asked === anyLevel || level >= asked);
  const [first] = high;
  if (!first) return { share: 0, by: undefined };
  const fitting = asked === 1 ? first : high.find(({ text }) => isInField(text, quote, view));
  if (fitting) return { share: 1, by: fitting };
  return orOther.test(quote) ? { share: 0.6, by: first } : { share: 0.4, by: first };
}
