import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Area } from '../../language/places/area.ts';
import type { NamedPlace } from '../../language/places/gazetteer.ts';
import { countryOfCurrency } from '../pay/currencies.ts';
import type { JobPosting } from '../source/job-posting.ts';
import { quoteOf, type Sentence } from './posting-sentences.ts';
import type { StatedTerm } from './working-terms.ts';

export type Workplace = 'remote' | 'hybrid' | 'onsite';

/** Where the work is done, and where one may live who does it from home. */
export interface PostingPlace {
  workplace: Workplace;
  /** Each place in all its readings; any of them will do. */
  places: { name: string; areas: Area[] }[];
  /** Of remote work: where one has to live. Empty: nothing is said, or anywhere. */
  residence: { name: string; areas: Area[] }[];
  isWorldwide: boolean;
  /** How one works there is only what most jobs are like. */
  isAssumed: boolean;
  /** The words that say it, where the fields don't. */
  quote: string;
}

const worldwide =
  /\b(?:worldwide|anywhere in the world|from anywhere|globally|work from anywhere|any (?:country|time ?zone))\b/u;
const residenceWording = phrasePattern.u`\b(?:${'posting-place/residence-wording'})\b`;
export function readPlace(
  posting: JobPosting,
  sentences: readonly Sentence[],
  terms: readonly StatedTerm[],
  lexicon: Lexicon,
): PostingPlace {
  const named = lexicon.gazetteer.find(posting.location);
  const hint = posting.country ?? (posting.pay ? countryOfCurrency(posting.pay.currency) : undefined);
  const own = named.map((place) => readingOf(place, hint));
  const { workplace, quote, isAssumed = false } = workplaceOf(posting, terms);
  const residence = workplace === 'remote' ? residenceIn(sentences, lexicon) : undefined;
  const regions = posting.remoteRegions
    .filter((one) => one !== 'worldwide')
    .map((country) => ({ name: country, areas: [{ country }] }));
  const places = own.length > 0 || !hint ? own : [{ name: posting.location, areas: [{ country: hint }] }];
  return {
    workplace,
    places,
    residence:
      workplace !== 'remote'
        ? []
        : (residence?.places ?? (regions.length > 0 && own.length === 0 ? regions : places)),
    isWorldwide:
      workplace === 'remote' &&
      (posting.remoteRegions.includes('worldwide') ||
        worldwide.test(posting.location.toLowerCase()) ||
        (own.length === 0 && sentences.some(({ lower }) => worldwide.test(lower)))),
    isAssumed,
    quote: residence?.quote ?? quote,
  };
}

/** Of several countries with such a place the one that is known otherwise. */
function readingOf({ text, areas }: NamedPlace, hint: string | undefined): { name: string; areas: Area[] } {
  const likely = hint ? areas.filter(({ country }) => country === hint) : [];
  const meant = likely.length > 0 ? likely : areas.filter(({ country }) => country === areas[0]?.country);
  return { name: text, areas: [...meant] };
}

function workplaceOf(
  posting: JobPosting,
  terms: readonly StatedTerm[],
): { workplace: Workplace; quote: string; isAssumed?: boolean } {
  const said = (topic: Workplace) =>
    terms.find(({ term, isDenied, isOption }) => term === topic && !isDenied && !isOption);
  const hybrid = said('hybrid');
  const onsite = said('onsite');
  const isRemote =
    posting.isRemote || /\bremote\b|\bhome ?office\b|\bwork from home\b/iu.test(posting.location);
  // Days at the office are meant, whatever the field says; "in person" may only be the interview.
  if (hybrid && (!isRemote || !hybrid.isRare)) return { workplace: 'hybrid', quote: hybrid.quote };
  if (isRemote) return { workplace: 'remote', quote: said('remote')?.quote ?? '' };
  if (/\bhybrid\b/iu.test(posting.location)) return { workplace: 'hybrid', quote: '' };
  if (onsite) return { workplace: 'onsite', quote: onsite.quote };
  const remote = said('remote');
  return remote && /fully|100|entirely|this is a remote|remote (?:role|position|job)/iu.test(remote.quote)
    ? { workplace: 'remote', quote: remote.quote }
    : { workplace: 'onsite', quote: '', isAssumed: !/on[- ]?site/iu.test(posting.location) };
}

const residenceInWords = phrasePattern.u`\b(?:${'posting-place/residence-in'})\b`;

/** "We are only able to hire residents of …", "Remote within the European Union". */
function residenceIn(sentences: readonly Sentence[], lexicon: Lexicon) {
  for (const sentence of sentences.slice(1)) {
    if (!residenceWording.test(sentence.lower) || /\bwelcome\b/u.test(sentence.lower)) continue;
    if (!residenceInWords.test(sentence.lower)) continue;
    const kept = sentence.text
      .split(/[;,]\s*(?=we (?:can|do|are)|but |not )/iu)
      .filter((part) => !/\b(?:cannot|can't|not|no|except|excluding|unable)\b/iu.test(part));
    const found = kept
      .flatMap((part) => lexicon.gazetteer.find(part))
      .filter(({ level }) => level !== 'city');
    if (found.length > 0)
      return { places: found.map((place) => readingOf(place, undefined)), quote: quoteOf(sentence) };
  }
  return undefined;
}
