import { isFunctionWord } from '../../language/function-words.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phraseList, phrasePattern, phraseTable } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import type { EmployerName } from './employer-name.ts';
import { areDisjoint, countShared, isWithin, sameWord } from './same-words.ts';
import type { WorkPlace } from './work-place.ts';
import { areTermsApart, termsInTitle } from './work-terms.ts';

export interface VacancyTitle {
  /** What it's about: occupation, team, specialty, level. */
  words: ReadonlySet<string>;
  run: string;
  levels: ReadonlySet<string>;
  /** Shift, hours and contract, where the title says them. */
  terms: ReadonlySet<string>;
  /** The year or season that it names: each intake is a vacancy of its own. */
  years: ReadonlySet<string>;
}

const times = /\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m?\b\.?|\b\d{1,2}:\d\d\b/giu;
const genders =
  /\(?\b(?:all genders?|gn|[mwfdxhi](?:\s*[/|*,]\s*[mwfdxhin]){1,3})\b\)?|(?<=\p{L})(?:[:*_]|\/-?)in(?:nen)?\b/giu;
const pay = phrasePattern.giu`(?:[A-Z]{0,3}[$£€¥]|\b(?:${'vacancy-title/pay'}))\s?\d[^|()]*|\d[\d.,\s]*(?:k\b|€|£|\$|(?:per|an|\/) ?(?:${'vacancy-title/pay-2'})\b)[^|()]*`;
const reference = phrasePattern.giu`(?:\b(?:${'vacancy-title/reference'})[\s.-]*(?:id|no|nr|number|code)?[\s.:#-]*[a-z]{0,4}-?\d[\w/-]*)|#\s?\w*\d\w*|\b[A-Z]{1,4}-?\d{3,}\b|\b\d{4,}\b`;
const advertising = phrasePattern.giu`[*!~]+|\b(?:${'vacancy-title/advertising'})\b`;

const written = phraseTable('vacancy-title/written');

const levelWords = new Set(phraseList('vacancy-title/level-words').map(sameWord));

export function readVacancyTitle(
  title: string,
  employer: EmployerName,
  place: WorkPlace,
  lexicon: Lexicon,
): VacancyTitle {
  const bare = title
    .replace(times, ' ')
    .replace(genders, ' ')
    .replace(pay, ' ')
    .replace(reference, ' ')
    .replace(advertising, ' ')
    .replace(/&/g, ' and ');
  const { terms, rest } = termsInTitle(bare);
  const segments = rest
    .split(/[|,:;()[\]•]|\s[-–—/]\s|[–—]/)
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment));
  const telling = segments.filter((segment) => !isAside(segment, employer, place, lexicon));
  const keys = (telling.length > 0 ? telling : segments).flatMap(titleKeys);
  const words = new Set(keys.map(sameWord));
  return {
    words,
    run: keys.join(''),
    levels: new Set([...words].filter((word) => levelWords.has(word))),
    terms,
    years: new Set(title.match(/\b20\d\d(?:\/\d\d)?\b/g)),
  };
}

const titleKeys = (text: string): string[] =>
  wordsOf(text)
    .flatMap(({ key }) => (written[key] ?? key).split(' '))
    .filter((key) => !isFunctionWord(key));

const aroundPlaces = new Set(phraseList('vacancy-title/around-places'));

/** Where the job is, or whose it is, said once more. */
function isAside(segment: string, employer: EmployerName, place: WorkPlace, lexicon: Lexicon): boolean {
  const keys = wordsOf(segment).map(({ key }) => key);
  if (keys.length === 0) return true;
  if (keys.every((key) => place.words.has(key) || aroundPlaces.has(key))) return true;
  if (lexicon.places.whole(segment.trim())) return true;
  return (
    isWithin(new Set(keys.map(sameWord)), employer.words) && keys.length >= Math.min(2, employer.words.size)
  );
}

export type TitleRelation = 'same' | 'narrower' | 'otherwise' | 'different';

/** `narrower`: one says all that the other says, and more. `otherwise`: in other words, perhaps of another language. */
export function compareTitles(a: VacancyTitle, b: VacancyTitle): TitleRelation {
  if (areTermsApart(a.terms, b.terms)) return 'different';
  if (a.years.size > 0 && b.years.size > 0 && areDisjoint(a.years, b.years)) return 'different';
  if (areLevelsApart(a, b)) return 'different';
  const [onlyA, onlyB] = [titleAdds(a, b).length, titleAdds(b, a).length];
  if (a.run === b.run || onlyA + onlyB === 0) return 'same';
  return Math.min(onlyA, onlyB) === 0 ? 'narrower' : 'otherwise';
}

/** Levels can be compared where the rest is about the same: "Chef de produit" isn't above "Product Manager". */
function areLevelsApart(a: VacancyTitle, b: VacancyTitle): boolean {
  if (isWithin(a.levels, b.levels) && isWithin(b.levels, a.levels)) return false;
  const rest = ({ words, levels }: VacancyTitle) => new Set([...words].filter((word) => !levels.has(word)));
  const [one, other] = [rest(a), rest(b)];
  return countShared(one, other) >= Math.min(one.size, other.size) / 2;
}

/** What one title has and the other lacks. "Physio" is short for "physiotherapist". */
export const titleAdds = (a: VacancyTitle, b: VacancyTitle): string[] =>
  [...a.words].filter((word) => !b.words.has(word) && ![...b.words].some((other) => isShortFor(word, other)));

const shortest = 5;
const isShortFor = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= shortest && long.startsWith(short);
};
