import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Area } from '../language/places/area.ts';
import type { Gazetteer, NamedPlace } from '../language/places/gazetteer.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { JobSeeker } from './job-match.ts';

/** Towns as somebody means them who lives near one: there's a Hamilton in four countries. */
interface OwnPlaces {
  gazetteer: Gazetteer;
  meant(facts: PostingFacts): PostingFacts;
}

/** Said of what one can get to from home. */
const nearness = phrasePattern.iu`\b(?:${'own-places/nearness'})\b`;

/** A town without what it lies in, which would tell it from others of its name. */
const isBare = ({ level, text }: NamedPlace) => level === 'city' && !text.includes(',');
const keyOf = (name: string) => name.split(',')[0]?.trim().toLowerCase() ?? '';

/** The town that is searched in and those told as near it are the ones of that country, whatever postings leave out. */
export function ownPlaces(seeker: JobSeeker, gazetteer: Gazetteer): OwnPlaces {
  const written = [seeker.location, seeker.resume?.data.personalInfo.location];
  const home = written.flatMap((text) => gazetteer.find(text ?? '').slice(0, 1))[0];
  const country = home?.areas[0]?.country;
  if (!home || !country) return { gazetteer, meant: (facts) => facts };
  const own = new Map<string, readonly Area[]>();
  for (const told of Object.values(seeker.mustHaves)) {
    if (typeof told !== 'string' || !nearness.test(told)) continue;
    const names = told.split(/[,;:()/]|\s(?:and|or)\s/u);
    for (const place of names.flatMap((name) => gazetteer.find(name)).filter(isBare)) {
      const there = place.areas.filter((area) => area.country === country);
      own.set(keyOf(place.text), there.length > 0 ? there : [{ country, city: place.text }]);
    }
  }
  if (home.level === 'city') own.set(keyOf(home.text), home.areas);
  const reading = <P extends { name: string; areas: Area[] }>(place: P): P => {
    const areas = own.get(place.name.toLowerCase());
    return areas ? { ...place, areas: [...areas] } : place;
  };
  return {
    gazetteer: {
      find: (text) =>
        gazetteer.find(text).map((place) => {
          const areas = isBare(place) ? own.get(keyOf(place.text)) : undefined;
          return areas ? { ...place, areas } : place;
        }),
    },
    meant: (facts) => ({
      ...facts,
      place: {
        ...facts.place,
        places: facts.place.places.map(reading),
        residence: facts.place.residence.map(reading),
      },
    }),
  };
}
