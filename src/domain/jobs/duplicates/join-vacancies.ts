import type { Lexicon } from '../../language/lexicon.ts';
import type { JobPosting, SourceName } from '../../posting/source/job-posting.ts';
import { areSameVacancy } from './same-vacancy.ts';
import { isByAgency, readVacancy, type Vacancy } from './vacancy.ts';
import { looseKeys, vacancyKeys } from './vacancy-keys.ts';

/** A key that so many share tells nothing, and holding all of them against each other would take too long. */
const maxWithKey = 60;

/**
 * Postings that advertise one vacancy, as their places in the list: the copy to show first, the others behind it. Every place is in
 * exactly one group, and groups come in the order of their first member.
 */
export const joinVacancies = (postings: readonly JobPosting[], lexicon: Lexicon): number[][] =>
  joinRead(
    postings,
    postings.map((posting) => readVacancy(posting, lexicon)),
  );

/** The same of postings that were read before, which is what takes the time. */
export function joinRead(postings: readonly JobPosting[], vacancies: readonly Vacancy[]): number[][] {
  const groupOf = vacancies.map((_, place) => [place]);
  for (const [one, other] of candidatePairs(vacancies)) {
    const [a, b] = [vacancies[one], vacancies[other]];
    const [into, from] = [groupOf[one], groupOf[other]];
    if (!a || !b || !into || !from || into === from || !areSameVacancy(a, b)) continue;
    into.push(...from);
    for (const place of from) groupOf[place] = into;
  }
  return [...new Set(groupOf)].map((group) => inOrder(group, postings, vacancies));
}

/** Those that share a key; each pair once, whatever the order of the list. */
function* candidatePairs(vacancies: readonly Vacancy[]): Generator<[number, number]> {
  const byKey = new Map<string, number[]>();
  for (const [place, vacancy] of vacancies.entries())
    for (const key of new Set([...vacancyKeys(vacancy), ...looseKeys(vacancy)]))
      byKey.set(key, [...(byKey.get(key) ?? []), place]);
  const seen = new Set<number>();
  for (const places of byKey.values()) {
    if (places.length > maxWithKey) continue;
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1)) {
        const pair = one * vacancies.length + other;
        if (!seen.has(pair)) yield [one, other];
        seen.add(pair);
      }
  }
}

/** An employer's own board has the best link; our samples come last. */
const nearness: Readonly<Record<SourceName, number>> = {
  greenhouse: 0,
  lever: 0,
  jsearch: 1,
  adzuna: 2,
  sample: 3,
};

/** The employer's own copy first, agencies' last; then the one that says most, then the newest. */
function inOrder(
  group: readonly number[],
  postings: readonly JobPosting[],
  vacancies: readonly Vacancy[],
): number[] {
  const ranked = group.flatMap((place) => {
    const [posting, vacancy] = [postings[place], vacancies[place]];
    if (!posting || !vacancy) return [];
    return { place, posting, rank: group.length === 1 ? 0 : rankOf(posting, vacancy) };
  });
  return ranked
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        b.posting.description.length - a.posting.description.length ||
        (b.posting.postedAt ?? '').localeCompare(a.posting.postedAt ?? '') ||
        a.posting.sourceId.localeCompare(b.posting.sourceId),
    )
    .map(({ place }) => place);
}

const rankOf = ({ source, applyUrl }: JobPosting, vacancy: Vacancy) =>
  (isByAgency(vacancy) ? 20 : 0) + (applyUrl === null ? 10 : 0) + nearness[source];
