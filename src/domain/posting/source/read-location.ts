import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Gazetteer } from '../../language/places/gazetteer.ts';

export interface PlaceOfWork {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  isRemote: boolean;
  /** Where one has to live to do it remotely: ISO countries, "EU", "worldwide". */
  remoteRegions: string[];
}

interface StatedPlace {
  location: string;
  /** What the source says of it by field, if it does. */
  isRemote?: boolean | undefined;
  country?: string | null | undefined;
  description?: string | undefined;
}

export interface LocationReader {
  read(stated: StatedPlace): PlaceOfWork;
  /** The country of a place that a person wrote. */
  countryOf(location: string | null): string | null;
}

const europe = ['EU', 'GB', 'CH', 'NO', 'IS'];
const latinAmerica = ['MX', 'BR', 'AR', 'CO', 'CL', 'PE', 'UY', 'CR'];

/** Names of several countries together. The wider one stands behind those it holds. */
const groups: readonly (readonly [name: RegExp, regions: readonly string[]])[] = [
  [
    /\b(?:worldwide|world-wide|anywhere(?! in)|global(?:ly)?|any country|weltweit|monde entier)\b/i,
    ['worldwide'],
  ],
  [/\bEMEA\b/, [...europe, 'AE', 'SA', 'IL', 'TR', 'EG', 'ZA', 'NG', 'KE', 'MA']],
  [/\b(?:Europe|Europa)\b|\bEEA\b/i, europe],
  [/\bEU\b|\bE\.U\.|European Union|(?:EU|EWR)-Ausland/, ['EU']],
  [/\bDACH\b/, ['DE', 'AT', 'CH']],
  [/\bUKI\b|UK (?:&|and) Ireland/, ['GB', 'IE']],
  [/\bNordics?\b/i, ['SE', 'NO', 'DK', 'FI', 'IS']],
  [/\bBenelux\b/i, ['BE', 'NL', 'LU']],
  [/\bNorth America\b|\bNAM(?:ER)?\b/i, ['US', 'CA', 'MX']],
  [/\bLATAM\b|\b(?:Latin|South) America\b/i, latinAmerica],
  [/(?<!Latin |South |North |of )\bAmericas\b/i, ['US', 'CA', ...latinAmerica]],
  [
    /\bAPAC\b|\bAsia[ -]Pacific\b/i,
    ['AU', 'NZ', 'SG', 'JP', 'IN', 'HK', 'KR', 'MY', 'PH', 'TH', 'ID', 'VN', 'TW'],
  ],
  [/\bANZ\b/, ['AU', 'NZ']],
];

const remoteWords = phrasePattern.iu`${'read-location/remote-words'}`;
const mixedWords = /\bhybrid[eo]?\b|\bhybryd|ハイブリッド|days? (?:a|per) week (?:in|on)|in[ -]office/iu;
const residenceWords = phrasePattern.iu`${'read-location/residence-words'}`;

export function createLocationReader(gazetteer: Gazetteer): LocationReader {
  const countriesOf = (text: string, around = '') => [
    ...new Set(text.split(/[;|•\n]| or | \/ /).flatMap((part) => countryIn(part, gazetteer, around) ?? [])),
  ];
  return {
    countryOf: (location) => countriesOf(location ?? '')[0] ?? null,
    read: ({ location, isRemote, country, description = '' }) => {
      const code = country?.toUpperCase() ?? '';
      const countries = countriesOf(location, description);
      const home = isCountry(code) ? code : (countries[0] ?? null);
      const remote = isRemote ?? (remoteWords.test(location) && !mixedWords.test(location));
      if (!remote) return { country: home, isRemote: false, remoteRegions: [] };
      const regions = [
        regionsIn(location, countries),
        home === null ? [] : [home],
        statedRegions(description, gazetteer),
      ].find((found) => found.length > 0);
      return { country: home, isRemote: true, remoteRegions: regions ?? [] };
    },
  };
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** An ISO code of a country, not of a group of them. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && code !== 'EU' && regionNames.of(code) !== undefined;

/**
 * The country that a place's text means; null where none is named. "Berlin, DE" isn't in Delaware. Where several have such a place,
 * the text around it tells.
 */
function countryIn(text: string, gazetteer: Gazetteer, around: string): string | null {
  const [, town = '', code = ''] = /^(.*\S)[, ]+([A-Z]{2})\s*$/.exec(text) ?? [];
  const namedIn = (words: string) =>
    gazetteer.find(words).map(({ areas }) => areas.map(({ country }) => country).filter(isCountry));
  if (namedIn(town).some((countries) => countries.includes(code))) return code;
  const countries = new Set(namedIn(text).flat());
  if (countries.size < 2) return [...countries][0] ?? null;
  const beside = namedIn(around)
    .filter((named) => named.length < countries.size)
    .flat();
  const mentions = (country: string) => beside.filter((one) => one === country).length;
  return [...countries].toSorted((a, b) => mentions(b) - mentions(a))[0] ?? null;
}

function regionsIn(text: string, countries: readonly string[]): string[] {
  const grouped = groups.flatMap(([name, regions]) => (name.test(text) ? regions : []));
  return [...new Set([...grouped, ...countries])];
}

/** What the text says of where one may live; only sentences that speak of that are looked at. */
function statedRegions(description: string, gazetteer: Gazetteer): string[] {
  const sentences = description.split(/[.\n!?](?=\s|$)/).filter((sentence) => residenceWords.test(sentence));
  const countriesNamed = (sentence: string) =>
    gazetteer
      .find(sentence)
      .flatMap(({ level, areas }) => (level === 'country' ? areas.map(({ country }) => country) : []))
      .filter(isCountry);
  return [...new Set(sentences.flatMap((sentence) => regionsIn(sentence, countriesNamed(sentence))))];
}
