import type { Lane } from '#domain/claims/judgment.ts';
import { secondJudgment } from '#domain/claims/second-judgment.ts';
import type { Span } from '#domain/language/span.ts';
import { offerOf } from '#domain/rewrite/offer-of.ts';
import type { EngineSource, ProposedEdit, ResumeReading, ReviewedEdit } from '../../engine/engine.ts';
import { judgeLines, type SecondJudge } from '../../judging/judge-lines.ts';
import { personLines } from '../../judging/person-lines.ts';
import type { ModelGateway } from '../../models/model-gateway.ts';
import { judgedLines } from './judged-lines.ts';

interface Judging {
  source: EngineSource;
  read: ResumeReading;
  edits: readonly ProposedEdit[];
  userId: string;
  workId: string;
  signal: AbortSignal;
}

export const judgeEdits = (
  models: Pick<ModelGateway, 'write'>,
  { source, read, edits, userId, workId, signal }: Judging,
): Promise<SecondJudge | undefined> =>
  judgeLines(models, {
    lines: personLines(read.data, source.confirmed),
    proposed: judgedLines(read, edits),
    ...{ feature: 'resume', userId, workId, signal },
  });

/** What becomes of a reviewed line now that a second judge has seen it, too. */
export function withSecondJudge(
  outcome: ReviewedEdit,
  judge: SecondJudge | undefined,
  { source: { content }, read: { data } }: Pick<Judging, 'source' | 'read'>,
): ReviewedEdit {
  if (outcome.outcome !== 'change' && outcome.outcome !== 'offer') return outcome;
  const { path } = outcome.outcome === 'change' ? outcome.change : outcome.offer;
  const said = judge?.judged.get(path);
  if (!judge || !said) return outcome;
  const { language } = data;
  const judged = (lane: Lane) =>
    secondJudgment({ ...said, ours: { lane, faults: [] }, lines: judge.lines, language });
  if (outcome.outcome === 'offer') {
    const { before, proposed: after, reason, support } = outcome.offer;
    if (judged('amber').lane !== 'green') return outcome;
    const quotes = said.claims.flatMap((claim) =>
      claim.quotes.flatMap(({ quote }) => placesOf(quote, content)),
    );
    const change = { id: path, path, before, after, reason, state: 'open' as const };
    return { outcome: 'change', change: { ...change, support: withoutOverlap([...support, ...quotes]) } };
  }
  const { lane, faults } = judged('green');
  return lane === 'green' ? outcome : { outcome: 'offer', offer: offerOf(outcome.change, faults) };
}

/** Where a quote stands in the pasted text, if it does so in these letters. */
function placesOf(quote: string, content: string): Span[] {
  const start = content.indexOf(quote);
  return start < 0 ? [] : [{ start, end: start + quote.length }];
}

const withoutOverlap = (spans: readonly Span[]): Span[] =>
  spans.filter(
    (span, index) => !spans.slice(0, index).some(({ start, end }) => start < span.end && span.start < end),
  );
