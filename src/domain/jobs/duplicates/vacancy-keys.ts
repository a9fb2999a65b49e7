import type { Vacancy } from './vacancy.ts';

/**
 * Keys by which a posting finds those that may be the same vacancy: two that are share at least one, nearly always. Sharing one
 * says nothing yet.
 */
export function vacancyKeys(vacancy: Vacancy): string[] {
  const title = [...vacancy.title.words].toSorted().join(' ');
  return [
    `id:${vacancy.id}`,
    ...(vacancy.url === null ? [] : [`url:${vacancy.url}`]),
    ...[...vacancy.employer.words].map((word) => `employer:${word}|${title}`),
    ...[...vacancy.place.towns].map((town) => `place:${town}|${title}`),
    ...vacancy.text().runs.map((run) => `text:${run.toString(36)}`),
  ];
}

/** Keys that far more share: good where a search's postings are held against each other, too many for all that are stored. */
export const looseKeys = ({ title, employer, place }: Vacancy): string[] =>
  [...place.towns].flatMap((town) => [
    // A title in other words has some of them, or another language's; then its employer is still there.
    ...[...title.words].map((word) => `word:${town}|${word}`),
    ...[...employer.words].map((word) => `at:${town}|${word}`),
  ]);
