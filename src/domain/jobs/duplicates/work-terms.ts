/** When and on what terms one works: copies of one vacancy agree on it. */
const kinds: readonly (readonly [name: string, words: RegExp])[] = [
  ['hours:full', /\bfull[- ]?time\b|\bvollzeit\b|\btemps plein\b|\btiempo completo\b/giu],
  ['hours:part', /\bpart[- ]?time\b|\bteilzeit\b|\btemps partiel\b|\bmedia jornada\b/giu],
  ['shift:first', /\b(?:1st|first)[- ]shift\b/giu],
  ['shift:evening', /\b(?:2nd|second|swing)[- ]shift\b/giu],
  [
    'shift:night',
    /\b(?:3rd[- ]shift|third[- ]shift|graveyard[- ]shift|night(?:s|[- ]?shifts?)|overnights?|nachtschicht|nachtdienst)\b/giu,
  ],
  ['shift:day', /\b(?:days?[- ]?shifts?|tagschicht|fr[üu]hschicht|tagdienst)\b/giu],
  [
    'shift:evening',
    /\b(?:evening[- ]?shifts?|late shifts?|back shifts?|sp[äa]tschicht|twilight shifts?)\b/giu,
  ],
  ['shift:weekend', /\bweekend[- ]?shifts?\b|\bwochenenddienst\b/giu],
  ['contract:permanent', /\bpermanent\b|\bunbefristet\w*|\bCDI\b/giu],
  [
    'contract:temporary',
    /\btemporary\b|(?<!un)\bbefristet\w*|\bCDD\b|\bfixed[- ]term\b|\bseasonal\b|\b(?:maternity|parental)(?: leave)? cover\b/giu,
  ],
  ['contract:casual', /\bzero[- ]hours?\b|\bper diem\b|\bprn\b|\bbank (?=staff|nurse|worker)/giu],
];

/** Words that say so only in a title: elsewhere they say many other things. */
const inTitles: typeof kinds = [
  ['shift:day', /\bdays?\b/giu],
  ['shift:night', /\bnight\b(?! clinic)/giu],
  ['shift:morning', /\b(?:early )?mornings?\b|\bearlies\b/giu],
  ['shift:evening', /\bevenings?\b|\blates\b|\bavonddienst\b/giu],
  ['shift:weekend', /\bweekends?\b/giu],
  ['contract:temporary', /\btemp\b|\bcontract\b(?! \p{L})|\bcontractor\b/giu],
  ['contract:casual', /\bcasual\b/giu],
];

export interface WorkTerms {
  terms: ReadonlySet<string>;
  /** The text without them. */
  rest: string;
}

export const termsInTitle = (title: string): WorkTerms => findTerms(title, [...kinds, ...inTitles]);
export const termsInText = (text: string): ReadonlySet<string> => findTerms(text, kinds).terms;

function findTerms(text: string, looked: typeof kinds): WorkTerms {
  const terms = new Set<string>();
  let rest = text;
  for (const [name, words] of looked) {
    const without = rest.replace(words, ' ');
    if (without !== rest) terms.add(name);
    rest = without;
  }
  return { terms, rest };
}

const groups = ['hours:', 'shift:', 'contract:'];
const ofGroup = (terms: ReadonlySet<string>, group: string) =>
  [...terms].filter((term) => term.startsWith(group));

/** Whether both say something of one kind, and nothing of it alike. */
export const areTermsApart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  groups.some((group) => {
    const [one, other] = [ofGroup(a, group), ofGroup(b, group)];
    return one.length > 0 && other.length > 0 && !one.some((term) => other.includes(term));
  });

/** What a title says of a kind stands; where it says nothing, its text does. */
export const termsOfBoth = (title: ReadonlySet<string>, text: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    groups.flatMap((group) => {
      const own = ofGroup(title, group);
      return own.length > 0 ? own : ofGroup(text, group);
    }),
  );
