import { phraseTable } from '../../language/phrase-pattern.ts';

/** Signs and short names that mean one currency wherever they stand. The longer first. */
const signs = Object.entries(phraseTable('currencies/signs'));

/** Of those whose signs are shared, and of those that have none: whose they are. */
const ofCountry = phraseTable('currencies/of-country');

export const currencyOfCountry = (country: string | null): string | null => ofCountry[country ?? ''] ?? null;

/** The one country that pays with it; a dollar may be any of several. */
export function countryOfCurrency(currency: string): string | undefined {
  const countries = Object.keys(ofCountry).filter((country) => ofCountry[country] === currency);
  return countries.length === 1 && currency !== 'USD' ? countries[0] : undefined;
}

const codes = new Set(Object.values(ofCountry));

const sharedSigns: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'ARS', 'CLP', 'COP', 'UYU'],
  kr: ['NOK', 'SEK', 'DKK', 'ISK'],
  '¥': ['JPY', 'CNY'],
  R: ['ZAR'],
  Fr: ['CHF'],
};

const escaped = (text: string) => text.replace(/[.$]/g, String.raw`\$&`);

/** One currency's sign or code, as it stands beside an amount. */
export const currencyPattern = [
  ...signs.map(([sign]) => escaped(sign)),
  ...[...codes].map((code) => `${code}(?![A-Za-z])`),
  String.raw`kr\.?(?![A-Za-z])`,
  String.raw`Fr\.?(?![A-Za-z])`,
  String.raw`(?<![A-Za-z])\$`,
  '¥',
  String.raw`(?<![A-Za-z])R(?=\s?\d)`,
].join('|');

/** ISO 4217 of a sign; one that several countries share is that of the posting's country. */
export function currencyOf(sign: string, country: string | null): string | null {
  const bare = sign.trim();
  if (codes.has(bare.toUpperCase())) return bare.toUpperCase();
  const certain = signs.find(([known]) => known.toLowerCase() === bare.toLowerCase());
  if (certain) return certain[1];
  const shared = sharedSigns[bare.replace(/\.$/, '')] ?? [];
  const own = currencyOfCountry(country);
  return own !== null && shared.includes(own) ? own : (shared[0] ?? null);
}

/** Roughly what pays for as much as a dollar does at home: tells a month's pay from a year's where no word does. */
const perDollar = phraseTable('currencies/per-dollar');

export const inDollars = (amount: number, currency: string): number =>
  amount / Number(perDollar[currency] ?? 1);
