import type { RewrittenLine } from './rewritten-line.ts';
import { capital } from './rewritten-line.ts';

/** Longer ways of saying the same. Each is safe wherever it stands: no fact is in it. */
const shorter: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/giu, 'to'],
  [/\bso as to\b/giu, 'to'],
  [/\butilized\b|\butilised\b/giu, 'used'],
  [/\butilizing\b|\butilising\b/giu, 'using'],
  [/\butilizes\b|\butilises\b/giu, 'uses'],
  [/\butilize\b|\butilise\b/giu, 'use'],
  [/\bdue to the fact that\b/giu, 'because'],
  [/\bon an? (daily|weekly|monthly|yearly|quarterly|hourly) basis\b/giu, '$1'],
  [/\bon an? annual basis\b/giu, 'annually'],
  [/\bon an? regular basis\b/giu, 'regularly'],
  [/\bfor the purpose of\b/giu, 'for'],
  [/\bin the amount of\b/giu, 'of'],
  [/\bin the process of\b/giu, ''],
  [/\bwith (?:regards?|respect) to\b|\bin regards? to\b/giu, 'about'],
  [/\bprior to\b/giu, 'before'],
  [/\bsubsequent to\b/giu, 'after'],
  [/\ba total of (?=\d)/giu, ''],
  [/\bin a timely manner\b/giu, 'on time'],
  [/\beach and every\b/giu, 'every'],
  [/\bvarious different\b/giu, 'various'],
  [/\ba wide variety of\b/giu, 'a variety of'],
  [/\b(?:was|were) able to (?=\p{L})/giu, '\u0000'],
  [/\b(?:very )?successfully (?=\p{L})/giu, ''],
];

/** Says the same in fewer words. "was able to cut" needs the verb's past, which `past` knows. */
export function conciseWording(
  text: string,
  past: (verb: string) => string | undefined,
): RewrittenLine | undefined {
  const marked = shorter.reduce((line, [long, short]) => line.replace(long, short), text);
  const said = marked.replace(/\0(\p{L}+)/gu, (_whole, verb: string) => past(verb) ?? `\0${verb}`);
  if (said.includes('\0')) return undefined;
  const tidy = capital(said.replace(/ {2,}/gu, ' ').trim());
  return tidy.toLowerCase() === text.toLowerCase() ? undefined : { text: tidy, reason: 'concise' };
}
