import type { Place } from '../../language/lexicon.ts';
import type { TextReader } from '../../language/text-reader.ts';
import type { Posting } from '../../posting/posting.ts';
import type { ResumeView } from '../../resume/resume-view.ts';
import type { Finding } from '../score.ts';

/** Where the person lives against where the job is; nothing is asked of those who may work anywhere. */
export function placeMatch(view: ResumeView, posting: Posting): Finding<'place'> {
  const asked = posting.location?.trim() ?? '';
  const isAnywhere =
    asked === '' || posting.isRemote === true || /\bremote\b|anywhere|worldwide/i.test(asked);
  const location = view.data.personalInfo.location;
  return {
    id: 'place',
    share: isAnywhere ? undefined : nearness(location, asked, view.reader),
    evidence: [view.spanOf('personalInfo.location')].flatMap((span) => span ?? []),
    notes: [{ code: isAnywhere ? 'no-place-asked' : 'place-asked' }],
  };
}

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
  if (shared('region')) return 0.7;
  const countries = new Set(wanted.map(({ country }) => country));
  return own.some(({ country }) => countries.has(country)) ? 0.4 : 0;
}

const placesIn = (text: string, { lexicon, words }: TextReader) =>
  lexicon.places.find(words(text)).map(({ value }) => value);
