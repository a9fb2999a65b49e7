import type { Member } from '../../language/chains/chain-model.ts';
import { createNeighbors, upTo } from '../../language/chains/features.ts';
import { isAllCaps } from '../layout/headings.ts';
import type { LineFacts } from './line-facts.ts';
import {
  furnitureFeatures,
  letterFeatures,
  nameFeatures,
  pageOf,
  wordFeatures,
  wrapFeatures,
  wrapWidth,
} from './line-marks.ts';
import {
  type Base,
  baseOf,
  type Surroundings,
  sectionStyles,
  sections,
  surroundingsOf,
  wordSteps,
} from './line-surroundings.ts';
import { spelledNames } from './person-names.ts';

/** The features of each line, by which its label is decided. */
export function lineMembers(facts: readonly LineFacts[]): Member[] {
  const bases = facts.map(baseOf);
  const besides = createNeighbors(bases.map(({ features }) => features));
  const around = surroundingsOf(facts, bases);
  const width = wrapWidth(facts);
  const page = pageOf(facts);
  const names = spelledNames(facts);
  const styles = sectionStyles(facts, bases, around);
  return facts.map((fact, place) => {
    const base = bases[place] as Base;
    const here = around[place] as Surroundings;
    const { section: s } = here;
    return {
      edge: fact.line.blankBefore ? 'blank' : fact.afterHeading ? 'inline' : 'next',
      features: [
        base.features,
        standingFeatures(fact, base, here),
        placeFeatures(fact, s, place, facts.length),
        flagFeatures(fact, s),
        letterFeatures(fact, s),
        labelFeatures(fact, base, s),
        wordFeatures(fact.text),
        blockFeatures(fact, base, here),
        wrapFeatures(facts, place, width),
        furnitureFeatures(facts, place, page),
        nameFeatures(fact, base.section, names),
        ...[-2, -1, 1, 2].flatMap((offset) => {
          const other = bases[place + offset];
          if (!other) return [[`${offset}none`]];
          const beside = besides(place + offset, `${offset}`);
          return Math.abs(offset) === 2 ? [beside] : [beside, nextTo(other, base, `${offset}`, s)];
        }),
        styles[place] ?? [],
      ],
    };
  });
}

/** What is known of the line, in its section. */
function standingFeatures(
  { line, words }: LineFacts,
  { bullet, date, evidence }: Base,
  { section: s, sinceHeading }: Surroundings,
): string[] {
  const [title = 0, organisation = 0] = evidence;
  return [
    `s${s}`,
    `${s}b${bullet}`,
    `${s}d${date}`,
    `${s}w${upTo(words, wordSteps)}`,
    `${s}n${line.blankBefore ? 1 : 0}`,
    ...evidence.map((value, kind) => `${s}e${kind}${value}`),
    `to${title}${organisation}`,
    `${s}to${title}${organisation}${bullet}`,
    `${s}i${sinceHeading <= 1 ? 1 : sinceHeading < 4 ? 2 : 3}`,
  ];
}

/** Where the line stands in the text. */
const placeFeatures = (fact: LineFacts, s: string, place: number, count: number): string[] => [
  ...(place === 0 ? ['first'] : []),
  ...(place < 3 ? ['top3'] : []),
  ...(place < 8 ? [`top8${s}`] : []),
  `pos${Math.floor((5 * place) / count)}`,
  ...(fact.words < 30 ? [`np${upTo(fact.pieces().length, [1, 2, 3, 4, 6, 10])}`] : []),
];

function flagFeatures(fact: LineFacts, s: string): string[] {
  const flags = {
    caps: isAllCaps(fact.text),
    orn: fact.line.ornate,
    row: fact.line.row === true,
    em: fact.email,
    ph: fact.phone,
    ln: fact.link,
    la: fact.languages,
    vb: fact.verb,
    ah: fact.afterHeading,
    ne: fact.noEmployer,
  };
  return Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name, `${s}${name}`] : []));
}

/** What the words announce. */
const labelFeatures = (
  { announced, strange, label, contactLabel }: LineFacts,
  base: Base,
  s: string,
): string[] => [
  ...(announced && base.section === '' ? [`an${sections[announced]}${Math.min(3, strange)}`] : []),
  ...(label === '' ? [] : [`${s}f${label}`]),
  ...(contactLabel === '' ? [] : [`ll${contactLabel}`, `${s}ll${contactLabel}`]),
];

/** A well-known employer, and where the line stands among the dates and in its paragraph. */
function blockFeatures({ line, words, employer }: LineFacts, base: Base, around: Surroundings): string[] {
  const { section: s, toDate, fromDate, inBlock, blockSize, blockHasDate } = around;
  const { bullet, evidence } = base;
  const titled = `${evidence[0]}${evidence[1]}`;
  const long = words > 12 ? 1 : 0;
  const to = Math.min(toDate, 4);
  const from = Math.min(fromDate, 4);
  const block = `${Math.min(inBlock, 4)}${upTo(blockSize, [1, 2, 3, 5, 9])}${blockHasDate ? 1 : 0}`;
  return [
    `br${employer}`,
    `${s}br${employer}${bullet}${long}`,
    `td${to}`,
    `fd${from}`,
    `tdto${to}${titled}`,
    `fdb${from}${bullet}${long}`,
    `fdto${from}${titled}`,
    `tdn${to}${line.blankBefore ? 1 : 0}${bullet}`,
    `${s}td${to}${from}`,
    `bk${block}`,
    `${s}bk${block}`,
  ];
}

/** What the line just above or below is, in this section. */
const nextTo = ({ isLong, date, bullet, evidence }: Base, own: Base, offset: string, s: string): string[] => [
  `${offset}lg${isLong ? 1 : 0}`,
  `${s}${offset}d${date}`,
  `${s}${offset}b${bullet}${own.bullet}`,
  `${s}${offset}to${evidence[0]}${evidence[1]}`,
];
