import type { ResumeNotice, Writer } from '#contract/resume.ts';
import type { JudgedAsk } from '#domain/evidence/verdicts.ts';
import type { Progress } from '../../background/work-event-store.ts';
import type {
  Engine,
  EngineSource,
  ProposedQuestion,
  ResumeReading,
  ReviewedEdit,
} from '../../engine/engine.ts';
import type { ModelGateway } from '../../models/model-gateway.ts';
import type { BuiltIn } from './writer-floor.ts';

export interface RewriteParts {
  engine: Engine;
  models: Pick<ModelGateway, 'isConfigured' | 'write'>;
}

export interface ConfirmedSkill {
  claim: string;
  words: string;
  /** The employer that the words are about. */
  job: string;
}

export interface RewriteTask {
  source: EngineSource;
  /** What the person has said yes to. */
  confirmed?: readonly ConfirmedSkill[];
  /** What a model said of these very texts before: it isn't asked again. */
  judged?: readonly JudgedAsk[] | undefined;
  userId: string;
  /** The same over all attempts: a provider's idempotency key. */
  workId: string;
  signal: AbortSignal;
  /** Aborted when the person has seen enough: the lines that were shown are the result. */
  stop?: AbortSignal;
  progress(progress: Progress): Promise<void>;
}

/** What the built-in engine made of the lines, and a model on top of it, judged. */
export interface Proposal {
  floor: BuiltIn;
  /** Empty without a model. */
  theirs: readonly ReviewedEdit[];
  /** What a model would ask. */
  questions?: readonly ProposedQuestion[];
  writer: Writer;
  notices: ResumeNotice[];
}

export const checking = ({ lines }: ResumeReading): Progress => ({
  step: 'checking',
  done: lines.length,
  of: lines.length,
});
