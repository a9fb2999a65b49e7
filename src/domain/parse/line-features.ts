import type { Member } from '../chains/chain-model.ts';
import { upTo } from '../chains/feature-steps.ts';
import type { LineFacts } from './line-facts.ts';
import {
  furnitureFeatures,
  letterFeatures,
  nameFeatures,
  topWords,
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
  const around = surroundingsOf(facts, bases);
  const width = wrapWidth(facts);
  const top = topWords(facts);
  const names = spelledNames(facts);
  const styles = sectionStyles(facts, bases, around);
  return facts.map((fact, place) => ({
    edge: fact.line.blankBefore ? 'blank' : fact.afterHeading ? 'inline' : 'next',
    features: [
      ...(bases[place]?.features ?? []),
      ...ownFeatures(fact, bases[place], around[place], place, facts.length),
      ...wrapFeatures(facts, place, width),
      ...furnitureFeatures(facts, place, top),
      ...nameFeatures(fact, bases[place]?.section ?? '', names),
      ...neighborFeatures(facts, bases, around[place]?.section ?? '', place),
      ...(styles[place] ?? []),
    ],
  }));
}

function ownFeatures(
  fact: LineFacts,
  base: Base | undefined,
  around: Surroundings | undefined,
  place: number,
  count: number,
): string[] {
  if (!base || !around) return [];
  const { line, text, words, label, contactLabel, employer } = fact;
  const { section: s } = around;
  const bullet = line.bullet === '' ? 0 : 1;
  const [title = 0, organisation = 0] = base.evidence;
  const long = words > 12 ? 1 : 0;
  return [
    ...standingFeatures(fact, base, around, place, count),
    ...flagFeatures(fact, s),
    ...letterFeatures(fact, s),
    ...(fact.announced && base.section === ''
      ? [`an${sections[fact.announced]}${Math.min(3, fact.strange)}`]
      : []),
    ...(label === '' ? [] : [`${s}f${label}`]),
    ...(contactLabel === '' ? [] : [`ll${contactLabel}`, `${s}ll${contactLabel}`]),
    ...wordFeatures(text),
    `br${employer}`,
    `${s}br${employer}${bullet}${long}`,
    ...blockFeatures(around, bullet, title, organisation, line.blankBefore, long),
  ];
}

/** Where the line stands in its section and in the text, and what is known of it there. */
function standingFeatures(
  fact: LineFacts,
  base: Base,
  { section: s, sinceHeading }: Surroundings,
  place: number,
  count: number,
): string[] {
  const { line, words } = fact;
  const bullet = line.bullet === '' ? 0 : 1;
  const [title = 0, organisation = 0] = base.evidence;
  return [
    `s${s}`,
    `${s}b${bullet}`,
    `${s}d${base.date}`,
    `${s}w${upTo(words, wordSteps)}`,
    `${s}n${line.blankBefore ? 1 : 0}`,
    ...base.evidence.map((value, kind) => `${s}e${kind}${value}`),
    `to${title}${organisation}`,
    `${s}to${title}${organisation}${bullet}`,
    `${s}i${sinceHeading <= 1 ? 1 : sinceHeading < 4 ? 2 : 3}`,
    ...(place === 0 ? ['first'] : []),
    ...(place < 3 ? ['top3'] : []),
    ...(place < 8 ? [`top8${s}`] : []),
    `pos${Math.floor((5 * place) / count)}`,
    ...(words < 30 ? [`np${upTo(fact.pieces.length, [1, 2, 3, 4, 6, 10])}`] : []),
  ];
}

function flagFeatures(fact: LineFacts, s: string): string[] {
  const flags = {
    caps: /\p{Lu}{2}/u.test(fact.text) && !/\p{Ll}/u.test(fact.text),
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

function blockFeatures(
  around: Surroundings,
  bullet: number,
  title: number,
  organisation: number,
  blank: boolean,
  long: number,
): string[] {
  const { section: s, toDate, fromDate, inBlock, blockSize, blockHasDate } = around;
  const to = Math.min(toDate, 4);
  const from = Math.min(fromDate, 4);
  const block = `${Math.min(inBlock, 4)}${upTo(blockSize, [1, 2, 3, 5, 9])}${blockHasDate ? 1 : 0}`;
  return [
    `td${to}`,
    `fd${from}`,
    `tdto${to}${title}${organisation}`,
    `fdb${from}${bullet}${long}`,
    `fdto${from}${title}${organisation}`,
    `tdn${to}${blank ? 1 : 0}${bullet}`,
    `${s}td${to}${from}`,
    `bk${block}`,
    `${s}bk${block}`,
  ];
}

function neighborFeatures(
  facts: readonly LineFacts[],
  bases: readonly Base[],
  s: string,
  place: number,
): string[] {
  return [-2, -1, 1, 2].flatMap((offset) => {
    const base = bases[place + offset];
    const fact = facts[place + offset];
    if (!base || !fact) return [`${offset}none`];
    const own = base.features.map((feature) => `${offset}${feature}`);
    if (Math.abs(offset) === 2) return own;
    const bullet = fact.line.bullet === '' ? 0 : 1;
    const ownBullet = facts[place]?.line.bullet === '' ? 0 : 1;
    return [
      ...own,
      `${offset}lg${fact.words > 10 ? 1 : 0}`,
      `${s}${offset}d${base.date}`,
      `${s}${offset}b${bullet}${ownBullet}`,
      `${s}${offset}to${base.evidence[0]}${base.evidence[1]}`,
    ];
  });
}
