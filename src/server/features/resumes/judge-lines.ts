import type { Lane } from '#domain/claims/judgment.ts';
import { type JudgedClaim, type PersonLine, secondJudgment } from '#domain/claims/second-judgment.ts';
import { longestResume } from '#domain/resume-limits.ts';
import { offerOf } from '#domain/rewrite/review-edit.ts';
import type { Span } from '#domain/text/span.ts';
import type { EngineSource, ProposedEdit, ReadResume, ReviewedEdit } from '../../engine/engine.ts';
import { type ModelGateway, ModelUnavailable } from '../../models/model-gateway.ts';
import { judgePrompt, type ModelJudgments } from './judge-lines.prompt.ts';
import { type JudgedLine, judgedLines, personLines } from './judged-lines.ts';

interface Judging {
  source: EngineSource;
  read: ReadResume;
  edits: readonly ProposedEdit[];
  userId: string;
  workId: string;
  signal: AbortSignal;
}

/** What a second judge said of each proposed line, by path. */
export interface SecondJudge {
  lines: readonly PersonLine[];
  judged: ReadonlyMap<string, { proposed: JudgedLine; claims: readonly JudgedClaim[] }>;
}

/** How long a person waits for a second opinion. */
const patienceMs = 20_000;

/**
 * A configured model as second judge of all that was proposed. No answer, a late one, or one about half of the text is no
 * reason to fail: our own judgment stands.
 */
export async function judgeLines(
  models: Pick<ModelGateway, 'write'>,
  { source, read, edits, userId, workId, signal }: Judging,
): Promise<SecondJudge | undefined> {
  const lines = personLines(read.data, source.confirmed);
  const proposed = judgedLines(read, edits);
  // Who sees only half of what the person wrote can't say what isn't there.
  const isLong = lines.reduce((sum, { text }) => sum + text.length, 0) > longestResume;
  if (proposed.length === 0 || isLong) return undefined;
  const late = AbortSignal.timeout(patienceMs);
  try {
    const { output, shrunk } = await models.write({
      ...judgePrompt(lines, proposed),
      feature: 'resume',
      userId,
      idempotencyKey: `${workId}-judging`,
      isVerification: true,
      canBeDoneWithout: true,
      signal: AbortSignal.any([signal, late]),
    });
    return shrunk ? undefined : { lines, judged: claimsByPath(proposed, output) };
  } catch (error) {
    const isOurs = error instanceof ModelUnavailable || (late.aborted && !signal.aborted);
    if (!isOurs) throw error;
    return undefined;
  }
}

/** Only what is said of a line the first time counts. */
export const claimsByPath = (
  proposed: readonly JudgedLine[],
  { lines }: ModelJudgments,
): SecondJudge['judged'] =>
  new Map(
    proposed.map((line, index) => [
      line.path,
      { proposed: line, claims: lines.find(({ id }) => id === index + 1)?.claims ?? [] },
    ]),
  );

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
