import { phrasePattern } from '../../language/phrase-pattern.ts';

/** Words and signs that a resume has in one form; no fact is in any of them. */
type Style = readonly [RegExp, string | ((...parts: string[]) => string)];

const number =
  '\\d{1,3}(?:,\\d{3})?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty';
/** What counts with the number before it as one word: "a 24-bed floor", "12-hour shifts". */
const afterArticle =
  'bed|person|member|unit|room|story|seat|table|acre|ton|page|day|week|month|year|hour|minute|site|store|location|truck|bay|line|gallon|phase|patient|employee|mile|foot|man|star';
const alone =
  'hour|week|person|man|minute|mile|star|year(?!\\s(?:end|old|ago))|month(?!\\send)|day(?!\\sshift|\\scare|\\scamp)';
const nextNoun =
  '(?=\\s(?!(?:and|or|per|a|an|in|on|at|of|for|to|with|from|by|as|each|after|before|every|during|over|when|where|while|without|that|which|is|was|were|are|ago|old|end|plus|then|but|so|shift|straight|later|early|late|max|minimum)\\b)\\p{Ll})';
/** A plural number before a singular noun is one word with what stands between them. */
const things =
  'complex|building|property|team|crew|floor|facility|hospital|store|restaurant|warehouse|ward|clinic|hotel|program|course|contract|event|project|apartment|community|center|nursery|classroom';
const compounds = [
  new RegExp(
    `(?<![\\p{L}\\d.,$-])(${number})\\s(${afterArticle})(?=\\s(?:\\p{Ll}+\\s)?(?:${things})\\b)`,
    'gu',
  ),
  new RegExp(`(?<=\\b[Aa]n?\\s)(${number})\\s(${afterArticle})${nextNoun}`, 'gu'),
  new RegExp(`(?<![\\p{L}\\d.,$-])(${number})\\s(${alone})${nextNoun}`, 'gu'),
];

/** The stop of an abbreviation goes with it; one that ends a sentence may not. */
const styles: readonly Style[] = [
  [/\b(?:in order|so as) to\b/giu, 'to'],
  [/\butili[sz](e[ds]?)\b/gu, 'us$1'],
  [/\butili[sz]ing\b/gu, 'using'],
  [/\bon an? (daily|weekly|monthly|yearly|quarterly|hourly|nightly) basis\b/giu, '$1'],
  [/\bon an? regular basis\b/giu, 'regularly'],
  [/\bon an as[ -]needed basis\b/giu, 'as needed'],
  [/\b(including|such as),? but not limited to:?,?(?=\s)/giu, '$1'],
  [/^Utili[sz](e[ds]?|ing)\b/gu, (_, end) => `Us${end}`],
  [/(?<=[\p{L}\d)]) & (?=\p{Ll})/gu, ' and '],
  [/(?<=\s)w\/(?!o\b) ?(?=[\p{L}\d])/gu, 'with '],
  [/(?<=\p{Ll} )w (?=\p{Ll}{3})/gu, 'with '],
  [/(?<=\s)w\/o (?=\p{L})/gu, 'without '],
  [/(?<=\p{Ll}\s)b\/c (?=\p{L})/gu, 'because '],
  [/(?<=[\p{L}\d] )@ (?=\p{L})/gu, 'at '],
  [/(?<=\s)(?<!drive )thru(?=\s)/giu, 'through'],
  [/(?<=\d ?)pct\b/gu, '%'],
  [/(?<=\d) percent\b/gu, '%'],
  [/(?<=\d) %/gu, '%'],
  [/(?<=\d) min (?=(?:talk|walk|break|drive|meeting|response|call|session)\b)/gu, '-minute '],
  [/(?<=\d )hrs?\b(?!\/)\.?(?!\s\p{Lu})/gu, 'hours'],
  [/(?<=\d )yrs\b(?:\.(?!\s\p{Lu}|$))?/gu, 'years'],
  [/(?<=\b(?:a|per|each|every|last) )yr\b(?!\.\s\p{Lu})(?:\.(?=\s))?/gu, 'year'],
  [/(?<=\b(?:a|per|each|every|last) )(?:mo|mth)\b(?!\.\s\p{Lu})(?:\.(?=\s))?/gu, 'month'],
  [/(?<=\b(?:a|per|each|every|last) )wk\b(?!\.\s\p{Lu})(?:\.(?=\s))?/gu, 'week'],
  [/(?<=\b(?:an|per|each|every) )hr\b(?!\.\s\p{Lu})(?:\.(?=\s))?/gu, 'hour'],
  [/(?<=\p{Ll} )bldg\b(?!\.\s\p{Lu})(?:\.(?=\s))?/gu, 'building'],
  [/(?<=\p{Ll} )mgmt\b(?!\.\s\p{Lu})(?:\.(?=\s))?/gu, 'management'],
  [/(?<=\p{Ll} )dept\b(?!\.\s\p{Lu})\.?(?=\s)/gu, 'department'],
  [/\bapprox\.? (?=[\d$])/gu, 'approximately '],
  [/(?<=\p{Ll} )mgrs\b/gu, 'managers'],
  [/(?<=\p{Ll} )mgr\b(?!\.\s\p{Lu})(?:\.(?=\s))?/gu, 'manager'],
  [/(?<=\p{Ll} )govt\b(?!\.\s\p{Lu})(?:\.(?=\s))?/gu, 'government'],
  [/(?<=\p{Ll} )equip\b(?!\.\s\p{Lu})(?:\.(?=\s))?(?=[\s.]|$)/gu, 'equipment'],
  [/\bdidn['’]t\b/gu, 'did not'],
  [/\bdon['’]t\b/gu, 'do not'],
  [/\bdoesn['’]t\b/gu, 'does not'],
  [/\bwasn['’]t\b/gu, 'was not'],
  [/\bweren['’]t\b/gu, 'were not'],
  [/\bcouldn['’]t\b/gu, 'could not'],
  [/\bcan['’]t\b/gu, 'cannot'],
  [/\bthat['’]s\b/gu, 'that is'],
  [/(?<=\s)kids\b/gu, 'children'],
  [/\b([Ff])ast paced\b/gu, '$1ast-paced'],
  [/\b([Hh])igh (quality|volume|end|level) (?=\p{Ll})/gu, '$1igh-$2 '],
  [/\b([Ff]ull|[Pp]art) time (?=\p{Ll}+s\b)/gu, '$1-time '],
  [/\b([Ff])ollow up (?=(?:calls?|care|visits?|appointments?|emails?)\b)/gu, '$1ollow-up '],
  [/\b([Cc])ustomer facing (?=\p{Ll})/gu, '$1ustomer-facing '],
  [/\b([Dd])ay to day (?=\p{Ll})/gu, '$1ay-to-day '],
  [/\b([Ss])it down (?=forklift|truck|restaurant|dining)/gu, '$1it-down '],
  [/\b([Ss])tand up (?=forklift|truck|reach)/gu, '$1tand-up '],
  [/\b([Mm])ulti line (?=phones?|telephone)/gu, '$1ulti-line '],
  [/\b([Ii])n store (?=\p{Ll}+s\b)/gu, '$1n-store '],
  [/\b([Aa])fter hours (?=\p{Ll}+s\b)/gu, '$1fter-hours '],
  [/\b([Mm]onth|[Yy]ear|[Qq]uarter) end (?=close|clos|report|inventory|account|journal)/gu, '$1-end '],
  [/\b([Pp])ast due (?=\p{Ll}+s\b)/gu, '$1ast-due '],
  [/\b([Uu])p ?sell(?=ing\b|ed\b)/gu, '$1psell'],
  [/\b([Ll])ong term (?=\p{Ll})/gu, '$1ong-term '],
  [/\b([Ss])hort staffed\b/gu, '$1hort-staffed'],
  [/\b([Cc])lean up(?=$|[.,;])/gu, '$1leanup'],
  [/\b([Oo])ne on one\b/gu, '$1ne-on-one'],
  ...compounds.map((compound): Style => [compound, '$1-$2']),
  [
    /(?<![\p{L}\d.,#$-])(\d{1,2})(\d{3})(?= to \d{1,3},?\d{3} (?:sq|square|ft|feet|lbs|pounds|units|people)\b)/gu,
    '$1,$2',
  ],
  // A year has no comma, and a code has none.
  [phrasePattern.gu`(?<![\p{L}\d.,#$-])(\d{1,3})(\d{3})(?= (?:${'resume-style/styles'})\b)`, '$1,$2'],
];

/** Alone it changes nothing that a reader sees: it goes along with what is changed anyway. */
const small: readonly Style[] = [
  [/(?<![\p{L}\d.,–-])(?<!\p{Lu}\s)(\d{1,3})\s?-\s?(\d{1,3})(?=\s\p{L})/gu, '$1–$2'],
];

const styled = (text: string, rules: readonly Style[]) =>
  rules.reduce((line, [from, to]) => line.replace(from, to as string), text);

/** One form for what people write in many: "w/", "approx.", "24 bed floor". */
export const resumeStyle = (text: string): string => styled(text, styles);

export const smallStyle = (text: string): string => styled(text, small);
