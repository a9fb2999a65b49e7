import { gerundOf } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formsOfBase, formsOfGerund, formsOfPast, formsOfThird } from '../../language/verb-forms.ts';
import { withoutMy } from './first-person.ts';
import { resumeStyle } from './resume-style.ts';
import { capital, type RewrittenLine } from './rewritten-line.ts';

type Shorter = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)];

/** Longer ways of saying the same. Each is safe wherever it stands: no fact is in it. */
const shorter: readonly Shorter[] = [
  [/\b(?:in order|so as) to\b/giu, 'to'],
  [/\butili[sz](e[ds]?)\b/giu, 'us$1'],
  [/\butili[sz]ing\b/giu, 'using'],
  [/\bdue to the fact that\b/giu, 'because'],
  [/\bin the event that\b/giu, 'if'],
  [/\bon an? (daily|weekly|monthly|yearly|quarterly|hourly|nightly) basis\b/giu, '$1'],
  [/\bon an? annual basis\b/giu, 'annually'],
  [/\bon an? regular basis\b/giu, 'regularly'],
  [/\bon an as[ -]needed basis\b/giu, 'as needed'],
  [/\bfor the purposes? of (?!\p{Ll}+ing\b)/giu, 'for '],
  [/\bin the amount of\b/giu, 'of'],
  [/\bin the process of (?=\p{L}+ing\b)/giu, ''],
  [/\bwith (?:regards?|respect) to\b|\bin regards? to\b/giu, 'on'],
  [/\bprior to\b/giu, 'before'],
  [/\bsubsequent to\b/giu, 'after'],
  [/\bin conjunction with\b/giu, 'with'],
  [/\bby means of\b/giu, 'with'],
  [/\bover the course of\b/giu, 'over'],
  [/\ba total of (?=\d)/giu, ''],
  [/\beach and every\b/giu, 'every'],
  [/\b(including|such as),? but not limited to:?,?(?=\s)/giu, '$1'],
  [
    /(?<=\p{L} )(?:various|many different|various different|a variety of(?: different)?) (?=(?:\p{Ll}+ ){0,2}?\p{Ll}+s\b)/gu,
    '',
  ],
  [
    /,? (?:in|within) a (?:very |highly |dynamic,? |busy,? |professional and )*fast[- ]paced (?:\p{Ll}+ )?(?:environment|setting|atmosphere)(?=[.,;]|$)/giu,
    '',
  ],
  [/,? in a timely(?: and (?:efficient|professional|accurate))? manner(?=[.,;]|$)/giu, ' on time'],
  [
    phrasePattern.giu`,? in an? (?:efficient|effective|professional|courteous|friendly)(?: and (?:${'concise-wording/shorter'}))? manner(?=[.,;]|$)`,
    '',
  ],
  [
    /,? (?:and|as well as) (?:any |all )?other (?:\p{Ll}+ )?(?:duties|tasks)(?: as (?:assigned|needed|required))?(?=[.]?$)/giu,
    '',
  ],
  [/(?<=[.]) (?:(?:any|all) )?(?:other )?duties as (?:assigned|directed|required|needed)\.?$/iu, ''],
  [/\b(?:was|were) (reduced|decreased|lowered|cut)(?= (?:from|by) \S*\d)/giu, 'dropped'],
  [/\b(?:was|were) (increased|raised)(?= (?:from|by) \S*\d)/giu, 'rose'],
  [/\bwent down(?= (?:from|by) \S*\d)/giu, 'dropped'],
  [/\bwent up(?= (?:from|by) \S*\d)/giu, 'rose'],
  // A sentence of its own after a comma.
  [/, (?=(?:[\p{Ll}\d-]+ ){1,3}(?:dropped|fell|rose|went) (?:from|by) \S*\d)/gu, '; '],
  [
    /, (saves|cuts|reduces|helps|allows|lets|gives|makes|improves) (?=[\p{L}\d~$])/gu,
    (_whole, verb: string) => `, ${gerundOf(verb.replace(/s$/u, ''))} `,
  ],
  [/\bas well as(?= \p{Ll}+ing\b)/gu, 'and'],
  [
    phrasePattern.giu`\b(help(?:ed|ing)?)((?: (?:${'concise-wording/shorter-2'}))*) to (?=(?!the\b|a\b|our\b|all\b|\d)\p{Ll}+\b)`,
    '$1$2 ',
  ],
  // "accounts payable, processing of 400 invoices".
  [/(?<=, )(\p{Ll}+ing) of (?=(?:about |over |approximately |up to )?\d)/gu, '$1 '],
  // "…, and I've had no outages", "…, we had no citations".
  [/,? (?:and )?(?:I|we)(?:['’]ve| have)? had no (?=\p{L})/gu, ', with no '],
  [/\ba (?:wide|broad) (variety|range|array) of\b/giu, 'a $1 of'],
  [/\b(?:very )?successfully (?=\p{L}+(?:ed|ing)\b)/giu, ''],
];

/** Fillers before the verb that opens the line. */
const filler = phrasePattern.iu`^(?:(?:very )?(?:${'concise-wording/filler'})|also|additionally)[, ]\s*(?=(\p{L}+))`;

/** "a, b, c, etc." is "a, b and c". */
const andSoOn = /(?:, ([^,;.]{2,40}))?,?\s+(?:etc\.?|and (?:so on|much more|more))(?=[.;]?$)/iu;

/** A verb that lends itself to a noun that is one, too, and how that verb reaches its object. */
const lent: Readonly<Record<string, readonly [verb: string, reach: string]>> = {
  support: ['support', ''],
  assistance: ['assist', ''],
  training: ['train', ''],
  care: ['care', 'for '],
  supervision: ['supervise', ''],
  guidance: ['guide', ''],
  instruction: ['instruct', ''],
};

/** Says the same in fewer words. */
export function conciseWording(text: string, lexicon: Lexicon): RewrittenLine | undefined {
  const short = shorter.reduce((line, [long, put]) => line.replace(long, put as string), text);
  const said = [purpose, unfilled, unlent, listed, withoutMy, resumeStyle].reduce(
    (line, rule) => rule(line, lexicon),
    short,
  );
  const tidy = capital(
    said
      .replace(/ {2,}/gu, ' ')
      .replace(/ (?=[,.;]|$)/gu, '')
      .trim(),
  );
  if (tidy.toLowerCase() === text.toLowerCase()) return undefined;
  // "Worked in a fast-paced environment" without its filler is a verb and nothing more.
  if (/^\p{L}+(?:\s(?:well|\p{L}+ly))?\.?$/u.test(tidy) && text.split(' ').length > 2) return undefined;
  return { text: tidy, reason: 'concise' };
}

/** "for the purpose of tracking" is "to track". */
function purpose(text: string, lexicon: Lexicon): string {
  return text.replace(/\bfor the purposes? of (\p{Ll}+ing)\b/giu, (_whole, gerund: string) => {
    const forms = formsOfGerund(gerund, lexicon);
    return forms ? `to ${forms.base}` : `for ${gerund}`;
  });
}

function unfilled(text: string, lexicon: Lexicon): string {
  const found = filler.exec(text);
  const verb = found?.[1] ?? '';
  const isVerb = [formsOfPast, formsOfBase, formsOfGerund, formsOfThird].some((formsOf) =>
    formsOf(verb, lexicon),
  );
  return found && isVerb ? text.slice(found[0].length) : text;
}

const unlentWords = phrasePattern.giu`(?<=^|\band )(provided?|gave|give) (${'concise-wording/unlent'}) (?:to|for|of) (?=\p{Ll}|\d)`;

/** "Provided support to managers" → "Supported managers". */
function unlent(text: string, lexicon: Lexicon): string {
  return text.replace(unlentWords, (whole, verb: string, noun: string) => {
    const [base = '', reach = ''] = lent[noun.toLowerCase()] ?? [];
    const forms = formsOfBase(base, lexicon);
    if (!forms) return whole;
    return `${/^(?:provided|gave)$/iu.test(verb) ? forms.past : forms.base} ${reach}`;
  });
}

function listed(text: string): string {
  return text.replace(andSoOn, (_whole, last: string | undefined) =>
    last ? (/\band\b/.test(last) ? `, ${last}` : ` and ${last}`) : '',
  );
}
