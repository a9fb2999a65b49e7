import { clausesOf } from './clauses.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import { linesOfEntries, namedEntries } from './named-entries.ts';
import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';

/** What was done at one employer, told of another. */
export function checkMixedJobs(passage: Passage, evidence: Evidence): Flag[] {
  if (!/^(?:bullet|summary|letter|linkedin)$/.test(passage.kind)) return [];
  const named = new Set(
    [...namedEntries(passage, evidence)].filter((place) => evidence.entries[place]?.kind === 'job'),
  );
  if (named.size === 0)
    return passage.kind === 'bullet' && passage.sameLanguage ? checkMergedJobs(passage, evidence) : [];
  if (named.size === evidence.entries.length) return [];
  const own = linesOfEntries(named, evidence);
  for (const clause of [
    ...clausesOf(passage),
    { start: 0, end: passage.text.length, words: passage.words },
  ]) {
    const other = strongestOther(clause.words, passage, own, evidence);
    if (other === undefined) continue;
    return [
      makeFlag(
        passage,
        { start: 0, end: passage.text.length },
        'mixed-jobs',
        'soft',
        'Your resume tells this of another job.',
      ),
    ];
  }
  return [];
}

/** The naming words themselves prove nothing of what was done there. */
const namesOwn = (word: TextWord, own: ReadonlySet<number>, evidence: Evidence) =>
  word.capital &&
  evidence.entries.some(({ header }) => header.some((line) => own.has(line) && word.lines.includes(line)));

/** The other entry that knows clearly more of the clause than the named one does. */
function strongestOther(
  words: readonly TextWord[],
  passage: Passage,
  own: ReadonlySet<number>,
  evidence: Evidence,
): number | undefined {
  const facts = words.filter(
    (word) =>
      word.content &&
      !evidence.forms.isFrame(word.key) &&
      word.lines.length > 0 &&
      word.lines.length <= 4 &&
      !namesOwn(word, own, evidence),
  );
  const numbers = passage.quantities.filter(
    ({ start, kind }) =>
      kind !== 'year' &&
      words.some((word) => (word.start <= start && word.end >= start) || Math.abs(word.start - start) < 12),
  );
  const score = (lines: ReadonlySet<number>) =>
    facts.filter((word) => word.lines.some((line) => lines.has(line))).length +
    numbers.filter(({ values }) =>
      [...lines].some((line) =>
        evidence.lines[line]?.quantities.some((of) => of.values.some((value) => values.includes(value))),
      ),
    ).length;
  const mine = score(own);
  for (const [place, entry] of evidence.entries.entries()) {
    if (entry.kind === 'school') continue;
    const lines = new Set([...entry.lines].filter((line) => !own.has(line)));
    const theirs = score(lines);
    if (theirs >= 3 && theirs >= mine * 2 + 1) return place;
  }
  return undefined;
}

/** One bullet whose parts come from two jobs. */
function checkMergedJobs(passage: Passage, evidence: Evidence): Flag[] {
  const homes = clausesOf(passage).map((clause) => homeOf(clause.words, evidence));
  const sure = homes.filter((home) => home !== undefined);
  if (new Set(sure).size < 2) return [];
  return [
    makeFlag(
      passage,
      { start: 0, end: passage.text.length },
      'mixed-jobs',
      'soft',
      'Your resume tells these of two different jobs.',
    ),
  ];
}

/** The only entry that knows a clause well. */
function homeOf(words: readonly TextWord[], evidence: Evidence): number | undefined {
  const facts = words.filter(
    (word) =>
      word.content && !evidence.forms.isFrame(word.key) && word.support === 'same' && word.lines.length <= 2,
  );
  if (facts.length < 3) return undefined;
  const scores = evidence.entries.map(
    ({ lines }) => facts.filter((word) => word.lines.some((line) => lines.has(line))).length,
  );
  const best = scores.indexOf(Math.max(...scores));
  const others = scores.filter((_, place) => place !== best);
  return (scores[best] ?? 0) >= Math.max(3, facts.length * 0.8) && Math.max(0, ...others) <= 1
    ? best
    : undefined;
}
