import type { Evidence } from './evidence.ts';
import type { Passage } from './passages.ts';

/** The entries whose employer (or school) a passage names, by their places in the list. */
export function namedEntries(passage: Passage, evidence: Evidence): Set<number> {
  const counts = new Map<number, number>();
  for (const [at, word] of passage.words.entries()) {
    const opens = at === 0 && !passage.words[1]?.capital;
    if (opens || !word.capital || word.support !== 'same' || !word.content || word.lines.length > 6) continue;
    if (evidence.lexicon.titleWords.find([word]).length > 0 || evidence.lexicon.places.find([word]).length > 0) continue;
    for (const [place, { header }] of evidence.entries.entries())
      if (header.some((line) => word.lines.includes(line) && startsLarge(word.key, line, evidence)))
        counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return new Set([...counts].filter(([, count]) => count === most).map(([place]) => place));
}

const startsLarge = (key: string, line: number, evidence: Evidence) =>
  evidence.lines[line]?.words.some((word) => word.key === key && /^[\p{Lu}\p{Lo}]/u.test(word.text)) ?? false;

/** All source lines of some entries. */
export const linesOfEntries = (places: Iterable<number>, evidence: Evidence): Set<number> => {
  const lines = new Set<number>();
  for (const place of places) {
    const entry = evidence.entries[place];
    for (const line of [...(entry?.lines ?? []), ...(entry?.header ?? [])]) lines.add(line);
  }
  return lines;
};
