import { clausesOf } from './clauses.ts';
import { explained } from './check-skills.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';

/** Languages with spaces between words, whose forms a shared beginning tells. */
const comparedLanguages: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'de', 'pt', 'pl']);

/** Results and duties that nothing in the resume tells: clauses whose own words the source does not have. */
export function checkWording(passage: Passage, evidence: Evidence): Flag[] {
  if (!passage.sameLanguage || passage.courtesy || !comparedLanguages.has(evidence.language)) return [];
  return clausesOf(passage).flatMap((clause) => {
    const judged = clause.words.filter((word) => isJudged(word, evidence) && !inQuantity(word, passage));
    if (!isThin(judged, passage) || explained(clause, passage)) return [];
    const novel = judged.filter((word) => strangeness(word, passage) > 0);
    const start = novel[0]?.start ?? clause.start;
    const end = novel.at(-1)?.end ?? clause.end;
    const claim = passage.text.slice(start, end);
    return [makeFlag(passage, { start: Math.min(start, clause.start), end }, 'wording', 'soft', `Nothing in your resume tells of "${claim}". Is it true?`)];
  });
}

const isJudged = (word: TextWord, evidence: Evidence) =>
  word.content && !evidence.forms.isFrame(word.key) && !evidence.forms.isSoft(word.key);

const inQuantity = (word: TextWord, { quantities }: Passage) =>
  quantities.some(({ start, end }) => word.start >= start && word.end <= end);

/** 1 for a word the source does not have, less for one it has elsewhere, 0 where the aligned lines have it. */
function strangeness(word: TextWord, passage: Passage): number {
  if (word.support === 'none') return 1;
  if (word.lines.some((line) => passage.alignment.near.has(line))) return 0;
  return word.support === 'same' || word.support === 'listed' ? 0.5 : 0.8;
}

function isThin(judged: readonly TextWord[], passage: Passage): boolean {
  const sum = judged.reduce((total, word) => total + strangeness(word, passage), 0);
  return sum >= 1.6 && sum / judged.length >= 0.6;
}
