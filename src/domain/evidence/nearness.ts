import type { Place } from '../language/lexicon-entries.ts';
import type { TextReader } from '../language/text-reader.ts';

/** How near two places are: 1 the same town, .7 the same region, .4 the same country. */
export function nearness(held: string, asked: string, reader: TextReader): number {
  const [city] = asked.split(',');
  const keys = (text: string) => reader.words(text).map(({ key }) => key);
  const had = ` ${keys(held).join(' ')} `;
  const town = keys(city ?? '').join(' ');
  if (town !== '' && had.includes(` ${town} `)) return 1;
  const wanted = placesIn(asked, reader);
  const own = placesIn(held, reader);
  const shared = (kind: Place['kind']) =>
    own.some(
      (place) =>
        place.kind === kind && wanted.some(({ name, kind: other }) => other === kind && name === place.name),
    );
  if (shared('city')) return 1;
  if (shared('region')) return 0.7;
  const countries = new Set(wanted.map(({ country }) => country));
  return own.some(({ country }) => countries.has(country)) ? 0.4 : 0;
}

const placesIn = (text: string, { lexicon, words }: TextReader) =>
  lexicon.places.find(words(text)).map(({ value }) => value);
