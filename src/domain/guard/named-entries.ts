import type { Evidence } from './evidence.ts';
import type { Passage } from './passages.ts';

/** The entries whose employer (or school) a passage names, by their places in the list. */
export function namedEntries(passage: Passage, evidence: Evidence): Set<number> {
  const counts = new Map<number, number>();
  for (const [at, word] of passage.words.entries()) {
    const opens = at === 0 && !passage.words[1]?.capital;
    if (opens || !word.capital || word.support !== 'same' || !word.content || word.lines.length > 6) continue;
    if (
      evidence.lexicon.titleWords.find([word]).length > 0 ||
      evidence.lexicon.places.find([word]).length > 0
    )
      continue;
    if (!attributed(at, passage)) continue;
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

/** The run of capitals the word stands in comes after "at", "for", "with", or owns something. */
function attributed(at: number, passage: Passage): boolean {
  let first = at;
  while (
    first > 0 &&
    passage.words[first - 1]?.capital &&
    passage.words[first - 1]?.content &&
    /^[\s&'’.-]+$/.test(
      passage.text.slice(passage.words[first - 1]?.end ?? 0, passage.words[first]?.start ?? 0),
    )
  )
    first -= 1;
  let last = at;
  while (
    passage.words[last + 1]?.capital &&
    /^[\s&'’.-]+$/.test(
      passage.text.slice(passage.words[last]?.end ?? 0, passage.words[last + 1]?.start ?? 0),
    )
  )
    last += 1;
  const before = passage.text.slice(0, passage.words[first]?.start ?? 0);
  if (
    /\b(?:at|for|with|joined|joining|from|of|in|en|bei|chez|na|w|em|dla)\s+(?:the\s+|la\s+|el\s+|le\s+)?$/i.test(
      before,
    )
  )
    return true;
  return (
    /^['’]s\b/.test(passage.text.slice(passage.words[last]?.end ?? 0)) ||
    /['’]s$/.test(passage.words[last]?.text ?? '') ||
    /[,(|]\s*$/.test(before)
  );
}
