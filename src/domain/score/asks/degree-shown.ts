import type { Requirement } from '../../requirements/extract-requirements.ts';
import type { Shown } from '../evidence.ts';
import type { ResumeView } from '../resume-view.ts';
import type { TextReader } from '../text-reader.ts';

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

/** The least level asked; a degree in the asked field counts more than one in another. */
export function degreeShown({ quote, name }: Requirement, view: ResumeView): Shown {
  const asked = Math.min(...levelsIn(`${quote} ${name}`, view.reader), anyLevel);
  const held = view.data.education.map(({ degree, institution }, place) => ({
    text: degree === '' ? institution : degree,
    path: degree === '' ? `education.${place}.institution` : `education.${place}.degree`,
    level: Math.max(0, ...levelsIn(degree, view.reader), institution !== '' ? 1 : 0),
  }));
  const high = held.filter(({ level }) => asked === anyLevel || level >= asked);
  const [first] = high;
  if (!first) return { share: 0, by: undefined };
  const fields = view.reader
    .telling(quote)
    .filter(
      (stem) => !/^(?:degre|bachelor|master|diploma|equiv|phd|school|field|high|associat|grad)/.test(stem),
    );
  const fitting =
    fields.length === 0 || asked === 1
      ? first
      : high.find(({ text }) => fields.some((field) => view.reader.stems(text).has(field)));
  return fitting ? { share: 1, by: fitting } : { share: 0.6, by: first };
}
