import { pointsBack } from '#domain/claims/prose/hanging-sentences.ts';
import { type JudgedText, secondJudgment } from '#domain/claims/second-judgment.ts';
import { sentencesOf } from '#domain/language/sentences.ts';
import type { JudgedSentence } from '#domain/rewrite/review-edit.ts';
import type { ReviewedEdit } from '../../engine/engine.ts';
import type { SecondJudge } from '../../judging/judge-lines.ts';
import { type EditOutcome, judgedLines, withSecondJudge } from './judge-edits.ts';
import type { Reviewing } from './review-operations.ts';

/**
 * What becomes of a reviewed edit. Of a summary that isn't proven as a whole, the sentences that are may stand, and the
 * whole of it is asked beside them.
 */
export async function provenOf(
  each: EditOutcome,
  judge: SecondJudge,
  { engine, source, read }: Pick<Reviewing, 'engine' | 'source' | 'read'>,
): Promise<ReviewedEdit[]> {
  const whole = withSecondJudge(each, judge, { source, read });
  const { edit, outcome } = each;
  const [line] = edit.path === 'summary' ? judgedLines(read.data, edit) : [];
  if (!line || whole.outcome === 'change') return [whole];
  const said = judge.judged.get(line.path)?.said;
  const proven = provenSentences(sentencesIn(outcome), said, judge);
  if (proven === '' || proven === line.text) return [whole];
  const shorter = { ...edit, text: proven };
  const [reviewed] = await engine.review(source, [shorter]);
  if (!reviewed) return [whole];
  const proposed = { ...line, text: proven };
  const judged = new Map([[line.path, { proposed, said: said && { ...said, ok: true, bad: [] } }]]);
  const partly = withSecondJudge(
    { edit: shorter, outcome: reviewed },
    { ...judge, judged },
    { source, read },
  );
  return partly.outcome === 'change' ? [partly, whole] : [whole];
}

/** What we found proven as a whole is so sentence by sentence. */
function sentencesIn(outcome: ReviewedEdit): readonly JudgedSentence[] {
  if (outcome.outcome === 'same') return [];
  if (outcome.outcome !== 'change') return outcome.sentences ?? [];
  const { after } = outcome.change;
  return sentencesOf(after, 0, after.length, false).map(({ start, end }) => ({
    text: after.slice(start, end).trim(),
    verdict: 'apply',
    faults: [],
  }));
}

/** Those that are proven, without what only makes sense behind one that isn't. */
function provenSentences(
  sentences: readonly JudgedSentence[],
  said: JudgedText | undefined,
  { lines }: SecondJudge,
): string {
  const doubts = said?.bad.map(({ words }) => words.trim()) ?? [];
  // What is doubted has to be found, or all of it may be.
  const isClear = doubts.every((words) => sentences.some(({ text }) => words !== '' && text.includes(words)));
  if (said && (!isClear || said.ok !== (doubts.length === 0))) return '';
  const kept: string[] = [];
  let isBeforeKept = false;
  for (const { text, ...ours } of sentences) {
    const bad = said?.bad.filter(({ words }) => text.includes(words.trim())) ?? [];
    const { verdict } = secondJudgment({
      proposed: { kind: 'summary', job: null, text },
      ours,
      said: said && { ...said, ok: bad.length === 0, bad },
      lines,
    });
    isBeforeKept = verdict === 'apply' && (isBeforeKept || !pointsBack(text));
    if (isBeforeKept) kept.push(text);
  }
  return kept.join(' ');
}
