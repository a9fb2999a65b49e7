import { stemOf, wordsOf } from '../../language/words.ts';
import type { ConditionKind } from './condition-wording.ts';
import { kindOf, yearsOf } from './describe-ask.ts';
import { familiesIn } from './kind-wording.ts';

/** What is known of an ask when its kind is told. */
export interface AskFacts {
  /** In lower case, with straight quotes. */
  lower: string;
  level: 'must' | 'nice';
  section: string;
  heading: string;
  /** The first words of its clause, where they are not its own. */
  lead: readonly string[];
  /** It has a word in capitals, such as the name of a certificate. */
  hasAcronym: boolean;
  conditions: readonly ConditionKind[];
  hasCredential: boolean;
  /** Lists of the product that name something in it, such as `skill:tool` or `place`. */
  named: readonly string[];
}

export function kindFeatures(ask: AskFacts): string[] {
  const { lower, conditions, hasCredential } = ask;
  const keys = wordsOf(lower).map(({ key }) => key.replace(/\d+/g, '#'));
  const stems = keys.map(stemOf);
  const families = familiesIn(lower);
  const opening = familiesIn(keys.slice(0, 4).join(' '));
  return [
    'bias',
    ...families.map((family) => `family:${family}`),
    ...opening.map((family) => `opening:${family}`),
    ...(families.length === 0 ? ['family:none'] : []),
    ...(families.length === 1 ? [`alone:${families[0]}`] : []),
    ...ask.lead.map((word) => `lead:${word}`),
    ...(ask.hasAcronym ? ['acronym', ...(keys.length < 4 ? ['acronym:short'] : [])] : []),
    `rule:${kindOf(lower, conditions, hasCredential)}`,
    ...conditions.map((condition) => `condition:${condition}`),
    ...(hasCredential ? ['credential'] : []),
    ...(yearsOf(lower) === undefined ? [] : ['years']),
    ...stems.map((stem) => `word:${stem}`),
    ...stems.slice(1).map((stem, place) => `pair:${stems[place]} ${stem}`),
    `first:${stems[0]}`,
    `first:${stems[0]} ${stems[1]}`,
    `last:${stems.at(-1)}`,
    `end:${/(?:ing|ed|tion|ity|ness|ment|able|ence|ship)$/.exec(keys[0] ?? '')?.[0]}`,
    `length:${Math.min(6, keys.length)}`,
    `section:${ask.section}`,
    `level:${ask.level}`,
    ...wordsOf(ask.heading).map(({ key }) => `heading:${stemOf(key)}`),
    ...ask.named.map((name) => `named:${name}`),
    ...(ask.named.length === 0 ? ['named:nothing'] : []),
    ...(/\d/.test(lower) ? ['number'] : []),
  ];
}
