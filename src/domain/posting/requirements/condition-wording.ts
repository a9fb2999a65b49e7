import { anyOf, anyPhrase } from '../../language/phrase-pattern.ts';

/** Conditions of a job that may stand anywhere in a posting, outside every list of requirements. */
export const conditionKinds = [
  'authorization',
  'location',
  'check',
  'schedule',
  'travel',
  'physical',
  'age',
  'driving',
  'sample',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?s?';

const conditions: readonly (readonly [ConditionKind, RegExp])[] = [
  ['authorization', anyPhrase('condition-wording/conditions-authorization')],
  ['check', anyPhrase('condition-wording/conditions-check')],
  ['location', anyPhrase('condition-wording/conditions-location')],
  ['travel', anyPhrase('condition-wording/conditions-travel')],
  ['physical', anyPhrase('condition-wording/conditions-physical')],
  [
    'schedule',
    anyOf(
      `(?:some|occasional|alternate|rotating|weekend|evening|every|all|most|two|one|${weekday}) (?:[\\p{L}]+ )?(?:${weekday}|weekends?|evenings?|nights?|overnights?|holidays|overtime|shifts?)(?= |,|\\.|;|$|/)`,
      'overtime as (?:needed|required)',
      `(?:one|two|three|every|alternate|some|most) (?:${weekday}|weekends?|evenings?|nights?)(?= (?:in|a|per|out of|every|each|off))`,
      `(?:weekends?|evenings?|nights?|${weekday}) (?:are|is) (?:part|included|required|expected|worked|shared)`,
      '(?:any|all) shifts?|shift pattern|rotating (?:rota|shifts?|schedule)|early (?:starts?|mornings?)|antisocial hours|unsociable hours',
      '(?:shift|weekend|evening|night) (?:work|shifts?|rota|rotation|availability)',
      'on[ -]call|call[- ]?back|(?:rotating|split|swing|graveyard|swing|late|early|twelve-hour|\\d+-hour) shifts?|(?:duty|weekend|evening|night|shift|call)?[ -]?rotation|extended hours|outside (?:normal|regular|office) hours',
      '\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]\\.?m?\\.?)? ?(?:-|–|to|until) ?\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m?\\.?(?= |,|\\.|;|$|\\))',
      `(?:mostly |some |occasional |and |including )(?:evenings?|nights?|weekends?|${weekday}|holidays)`,
      'weekends? (?:and|or|/|&) (?:evenings?|holidays|nights?|bank holidays)',
      'overnights?',
      'schichtdienst|schichtarbeit|rufbereitschaft|wochenend\\p{L}*|week-ends?|fines de semana|turnos|fins de semana|weekendy|praca zmianowa',
    ),
  ],
  ['age', anyPhrase('condition-wording/conditions-age')],
  ['driving', anyPhrase('condition-wording/conditions-driving')],
  ['sample', anyPhrase('condition-wording/conditions-sample')],
];

/** Which conditions a run of text names. */
export const conditionsIn = (lower: string): ConditionKind[] =>
  conditions.filter(([, pattern]) => pattern.test(lower)).map(([kind]) => kind);
