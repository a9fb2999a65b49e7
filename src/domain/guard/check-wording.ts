import { clausesOf, type Clause } from './clauses.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';

/** Results and duties that nothing in the resume tells: clauses whose own words the source does not have. */
export function checkWording(passage: Passage, evidence: Evidence): Flag[] {
  if (!passage.sameLanguage || passage.courtesy || evidence.language !== 'en') return [];
  return merged(clausesOf(passage), passage, evidence).flatMap((clause) => {
    const judged = clause.words.filter((word) => isJudged(word, evidence));
    const novel = judged.filter((word) => isNovel(word, passage));
    if (!isThin(novel, judged)) return [];
    const start = novel[0]?.start ?? clause.start;
    const end = novel.at(-1)?.end ?? clause.end;
    const claim = passage.text.slice(start, end);
    return [makeFlag(passage, { start: Math.min(start, clause.start), end }, 'wording', 'soft', `Nothing in your resume tells of "${claim}". Is it true?`)];
  });
}

const merged = (clauses: Clause[], _passage: Passage, _evidence: Evidence) => clauses;

const isJudged = (word: TextWord, evidence: Evidence) =>
  word.content && !evidence.forms.isFrame(word.key) && !evidence.forms.isSoft(word.key);

const isNovel = (word: TextWord, passage: Passage) =>
  word.support === 'none' || (word.support === 'synonym' && !word.lines.some((line) => passage.alignment.near.has(line)));

const isThin = (novel: readonly TextWord[], judged: readonly TextWord[]) =>
  novel.length >= 2 && novel.length / judged.length >= 0.6;
