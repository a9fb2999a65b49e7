import type { ResumeData } from '#domain/resume/resume.ts';
import type { Pair } from '../../engine/engine.ts';
import { type JudgedLine, judgeLines, type SecondJudge } from '../../judging/judge-lines.ts';
import { type EditOutcome, judgedLinesOf } from './judge-edits.ts';
import type { RewriteParts, RewriteTask } from './rewrite-task.ts';

/** So many lines are judged while the writer still writes; fewer wait for the rest. */
const batch = 10;

/** A second judge that is asked about lines as they come. */
interface JudgeBeside {
  take(edits: readonly EditOutcome[]): void;
  /** Judges what hasn't been, and gives all that was said. */
  rest(edits: readonly EditOutcome[]): Promise<SecondJudge>;
}

export function judgeBeside(
  models: RewriteParts['models'],
  { userId, workId, signal }: Pick<RewriteTask, 'userId' | 'workId' | 'signal'>,
  { data, pair: { lines } }: { data: ResumeData; pair: Pair },
): JudgeBeside {
  const calls: Promise<SecondJudge | undefined>[] = [];
  const asked = new Set<string>();
  let waiting: JudgedLine[] = [];
  const add = (edits: readonly EditOutcome[]) => {
    const fresh = judgedLinesOf(data, edits).filter((line) => !asked.has(keyOf(line)));
    for (const line of fresh) asked.add(keyOf(line));
    waiting.push(...fresh);
  };
  const ask = () => {
    const proposed = waiting;
    waiting = [];
    const work = { feature: 'resume', userId, workId: `${workId}-${calls.length + 1}`, signal } as const;
    const call = judgeLines(models, { lines, proposed, ...work });
    // Whoever asked for nothing more by then has no use for its failure.
    call.catch(() => undefined);
    calls.push(call);
  };
  return {
    take: (edits) => {
      add(edits);
      if (waiting.length >= batch) ask();
    },
    rest: async (edits) => {
      add(edits);
      if (waiting.length > 0) ask();
      const said = await Promise.all(calls);
      return { lines, judged: new Map(said.flatMap((one) => [...(one?.judged ?? [])])) };
    },
  };
}

const keyOf = ({ path, text }: JudgedLine) => JSON.stringify([path, text]);
