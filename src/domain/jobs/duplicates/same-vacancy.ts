import { compareSentences, compareWords, type WordComparison } from './compare-texts.ts';
import { addedWords, compareEmployers } from './employer-name.ts';
import { areDisjoint, isWithin, sameWord } from './same-words.ts';
import { isByAgency, type Vacancy } from './vacancy.ts';
import { compareTitles, type TitleRelation, titleAdds } from './vacancy-title.ts';
import { comparePlaces, type WorkPlace } from './work-place.ts';
import { areTermsApart, termsOfBoth } from './work-terms.ts';

/** Whether two postings advertise one vacancy: one employer, team, level and place, whoever advertises it and whenever. */
export function areSameVacancy(a: Vacancy, b: Vacancy): boolean {
  if (a.id === b.id) return true;
  const titles = compareTitles(a.title, b.title);
  if (titles === 'different') return false;
  if (a.url !== null && a.url === b.url) return titles !== 'otherwise' || /\d{4}/.test(a.url);
  const employers = employersOf(a, b);
  if (employers === 'different') return false;
  const places = placesOf(a, b);
  if (places === 'different' || areTermsApart(termsOf(a), termsOf(b))) return false;
  const known = wordsKnown(a, b);
  const words = compareWords(a.text(), b.text(), known);
  if (employers === 'agency' ? words.cover < agencyCover : words.left > maxReworded) return false;
  const { own, changed } = compareSentences(a.text(), b.text(), known);
  if (changed > 0) return false;
  const title = { relation: titles, ...titleInTexts(a, b) };
  if (employers === 'agency')
    return isAgencyCopy(title, words) && (places === 'same' || isPlaceNamed(a, b) || isPlaceNamed(b, a));
  if (employers === 'same' && places === 'same' && titles === 'same') return own < fewestOwn;
  return isCopy(title, words, own);
}

/** With so many words in sentences of its own on each side, they are two vacancies. */
const fewestOwn = 5;
/** So many telling words make a text speak for itself. */
const fewestTelling = 20;
/** A copy that leaves out or puts in a word or two. */
const maxSlips = 2;
/** A copy in other words. */
const maxReworded = 9;
/** So much of an agency's copy is in the employer's text. */
const agencyCover = 0.65;

interface TitleEvidence {
  relation: TitleRelation;
  /** Words of each title that its own text has, and that the other posting doesn't know: of the side with fewer, and with more. */
  foreign: number;
  mostForeign: number;
  /** Whether what one title adds is in the text under the other one. */
  isBacked: boolean;
}

/** The text decides: what the one says and the other lacks. */
function isCopy(title: TitleEvidence, words: WordComparison, own: number): boolean {
  const { left, mostLeft, size, cover } = words;
  if (title.foreign > 0) return false;
  if (mostLeft <= maxSlips && size >= fewestTelling) return true;
  const isPart = left <= maxSlips && title.mostForeign === 0;
  const isReworded = own < fewestOwn;
  if (title.relation === 'otherwise')
    return size >= fewestTelling && (isPart || (isReworded && title.isBacked));
  if (title.relation === 'narrower') return isPart || (isReworded && title.isBacked);
  return isReworded && cover >= agencyCover;
}

/** An agency puts its own words around the employer's. */
const isAgencyCopy = (title: TitleEvidence, { size }: WordComparison) =>
  title.foreign === 0 &&
  size >= fewestTelling / 2 &&
  (title.relation !== 'otherwise' || title.isBacked || size >= fewestTelling);

function titleInTexts(a: Vacancy, b: Vacancy) {
  const foreign = (one: Vacancy, other: Vacancy) =>
    titleAdds(one.title, other.title).filter(
      (word) => one.text().words.has(word) && !other.text().words.has(word),
    ).length;
  const isKnown = (one: Vacancy, other: Vacancy) =>
    titleAdds(one.title, other.title).every((word) => other.text().words.has(word));
  const [fromA, fromB] = [foreign(a, b), foreign(b, a)];
  return {
    foreign: Math.min(fromA, fromB),
    mostForeign: Math.max(fromA, fromB),
    isBacked: isKnown(a, b) || isKnown(b, a),
  };
}

const termsOf = (vacancy: Vacancy) => termsOfBoth(vacancy.title.terms, vacancy.text().terms);

function wordsKnown(a: Vacancy, b: Vacancy): Set<string> {
  const places = [...a.place.words].filter((word) => b.place.words.has(word));
  return new Set([...a.employer.words, ...b.employer.words, ...places]);
}

/** Whether a posting's text names the other one's town. */
const isPlaceNamed = (one: Vacancy, other: Vacancy) =>
  [...other.place.towns].some((town) =>
    town.split(' ').every((word) => one.text().words.has(sameWord(word))),
  );

/**
 * A place called by the name of a part of it, or of what it's part of: the other text may say so. Of two cities it must say so where
 * it tells where the work is; a suburb or a village it may name anywhere.
 */
function placesOf(a: Vacancy, b: Vacancy) {
  const places = comparePlaces(a.place, b.place);
  const haveTowns = a.place.towns.size > 0 && b.place.towns.size > 0;
  if (places !== 'different' || !haveTowns || !areDisjoint(a.place.towns, b.place.towns)) return places;
  const isNamedIn = ({ towns }: WorkPlace, { placeWords }: { placeWords: ReadonlySet<string> }) =>
    [...towns].some((town) => town.split(' ').every((word) => placeWords.has(word)));
  if (isNamedIn(a.place, b.text()) || isNamedIn(b.place, a.text())) return 'unknown';
  const isSuburb = (one: Vacancy, other: Vacancy) => !one.place.isCity && isPlaceNamed(other, one);
  return isSuburb(a, b) || isSuburb(b, a) ? 'unknown' : 'different';
}

/** An agency's copy has another name on it; a sister company is called by its own in its text. */
function employersOf(a: Vacancy, b: Vacancy) {
  const employers = compareEmployers(a.employer, b.employer);
  if (employers === 'different')
    return isByAgency(a) || isByAgency(b) || isEmployerNamed(a, b) || isEmployerNamed(b, a)
      ? 'agency'
      : 'different';
  if (employers === 'near' && (isSister(a, b) || isSister(b, a))) return 'different';
  return employers;
}

/** Whether a posting's text names the other one's employer. */
const isEmployerNamed = (one: Vacancy, other: Vacancy) =>
  other.employer.words.size > 1 && isWithin(other.employer.words, one.text().words);

const isSister = (one: Vacancy, other: Vacancy) =>
  addedWords(one.employer, other.employer).some(
    (word) => one.text().words.has(word) && !other.text().words.has(word),
  );
