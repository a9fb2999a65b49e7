import type { TextReader } from '../language/text-reader.ts';
import type { Asked } from './asked.ts';
import { isOpenStudy } from './standing.ts';
import type { Unit, Units } from './units.ts';

const levels: Readonly<Record<string, number>> = {
  ...{ secondary: 1, vocational: 2, associate: 2, bachelor: 3 },
  ...{ professional: 4, master: 4, doctorate: 5 },
};

/** A school before any degree. */
export const isSecondary = (text: string): boolean =>
  /\bhigh[ -]school\b|\bsecondary school\b|\bgymnasium\b|\babitur\b/iu.test(text) ||
  /\bHS\b|\bGED\b|\b\p{Lu}\p{L}+ High\b/u.test(text);

const levelsIn = (text: string, { lexicon, words }: TextReader): number[] => [
  ...lexicon.degrees.find(words(text)).flatMap(({ value }) => levels[value.level] ?? []),
  ...(isSecondary(text) ? [1] : []),
  ...(/bachelor|\bB\.?[AS]c?\b|licenciatura|licence\b/i.test(text) ? [3] : []),
  ...(/master['’s]|\bM\.?[AS]c?\b|\bMBA\b/i.test(text) ? [4] : []),
  ...(/\bph\.?\s?d\b|doctorate|doctoral/i.test(text) ? [5] : []),
];

/** Studied, and no degree came of it. */
const unfinished =
  /\b(?:coursework|no degree|not (?:finish|graduate|complete)\w*|incomplete|left (?:before|without)|some college|credits? (?:completed|earned|hours|toward)|(?:\d+|sixty|ninety) (?:credits?|units|semester hours))\b/iu;

/** A degree as the resume tells it. */
export interface OwnDegree {
  unit: Unit;
  level: number;
  standing: 'held' | 'in-progress' | 'unfinished';
  fields: ReadonlySet<string>;
}

export interface AskedDegree {
  /** The least that would do; 0 where it asks for no level. */
  level: number;
  held: readonly (OwnDegree & { isInField: boolean })[];
}

/** "A degree" without more is a first degree. */
function askedLevel(text: string, reader: TextReader): number {
  const named = levelsIn(text, reader);
  if (named.length > 0) return Math.min(...named);
  if (/\bdiploma\b|\bcertificate\b/iu.test(text)) return 2;
  return /\bdegree\b|\bgraduate\b|\bgraduated\b/iu.test(text) ? 3 : 0;
}

const plainWords =
  /^(?:degre|bachelor|master|diploma|equiv|phd|school|field|high|associat|grad|college|univers|doctor|scienc|art|philosophy|complet|accredit)/u;

/** The fields that an ask names; none where any will do. */
function askedFields({ requirement, words }: Asked, { lexicon, words: wordsOf, keyStems }: TextReader) {
  const named = lexicon.degrees
    .find(wordsOf(requirement.quote))
    .flatMap(({ value }) => keyStems(value.name).filter((stem) => !plainWords.test(stem)));
  return new Set([...named, ...words.map(({ stem }) => stem).filter((stem) => !plainWords.test(stem))]);
}

function fieldsOf(unit: Unit, { lexicon, words, stems }: TextReader): Set<string> {
  const named = lexicon.degrees.find(words(unit.text)).flatMap(({ value }) => [...stems(value.name)]);
  return new Set([...stems(unit.text), ...named]);
}

/** Studies, and lines that name a degree, whatever is asked. */
export function degreesIn(units: Units, reader: TextReader, now: Date): OwnDegree[] {
  return units.all.flatMap((unit): OwnDegree[] => {
    const mayBe = unit.kind === 'degree' || (/^(?:other|list)$/u.test(unit.kind) && unit.job === undefined);
    const levels = mayBe ? levelsIn(unit.text, reader) : [];
    if (unit.kind !== 'degree' && levels.length === 0) return [];
    return [
      {
        unit,
        level: Math.max(0, ...levels),
        fields: fieldsOf(unit, reader),
        standing: unfinished.test(unit.text)
          ? 'unfinished'
          : isOpenStudy(unit.text, now)
            ? 'in-progress'
            : 'held',
      },
    ];
  });
}

/** The degrees of a resume beside what an ask for one wants. */
export function degreesFor(asked: Asked, degrees: readonly OwnDegree[], reader: TextReader): AskedDegree {
  const fields = askedFields(asked, reader);
  const held = degrees.map((degree) => ({
    ...degree,
    isInField: fields.size === 0 || [...fields].some((field) => degree.fields.has(field)),
  }));
  return { level: askedLevel(asked.requirement.quote, reader), held };
}
