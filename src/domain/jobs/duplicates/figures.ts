import { phrasePattern, phraseTable } from '../../language/phrase-pattern.ts';

const numbers =
  'one|eins ein|un uno;two|zwei deux dos;three|drei trois tres;four|vier quatre cuatro;five|funf cinq cinco;six|sechs seis;seven|sieben sept siete;eight|acht huit ocho;nine|neun neuf nueve;ten|zehn dix diez;eleven|elf onze once;twelve|zwolf douze doce';
const tens = phraseTable('figures/tens');
const months =
  'january jan;february feb;march;april apr;june;july;august aug;september sep sept;october oct;november nov;december dec';

const figures = new Map<string, string>([
  ...numbers
    .split(';')
    .flatMap((forms, place) =>
      forms.split(/[ |]/).map((form): [string, string] => [form, String(place + 1)]),
    ),
  ...months
    .split(';')
    .flatMap((forms) => forms.split(' ').map((form): [string, string] => [form, forms.slice(0, 3)])),
  ...Object.entries(tens),
]);

/** Small words of other languages, and ways to say "a": they count nothing. */
const articles = new Set(['un', 'ein', 'one', 'uno', 'once', 'elf']);

/** A number or a month in one form, whether it's written as a word or in digits; nothing for any other word. */
export function figureOf(key: string): string | undefined {
  if (articles.has(key)) return undefined;
  if (/^\d/.test(key)) return key.replace(/[+.,']+$/, '').replace(/(?<=\d)[,.](?=\d{3})/g, '');
  return figures.get(key);
}

const tensWords = phrasePattern.giu`\b(twenty|thirty|forty|fifty|sixty)[- ](${'figures/tens-words'})\b`;

/** "Thirty-seven" as one number; "37,5" as "37.5". */
export const joinNumbers = (text: string): string =>
  text
    .replace(tensWords, (_, ten: string, unit: string) =>
      String(Number(tens[ten.toLowerCase()]) + Number(figures.get(unit.toLowerCase()) ?? 1)),
    )
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.');
