import type { Resume, ResumeQuestion, Writer } from '#contract/resume.ts';
import type { JudgedAsk } from '#domain/evidence/verdicts.ts';
import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { type ResumeChange, withChanges } from '#domain/resume/resume-changes.ts';
import { tellInOrder } from '../../background/tell-in-order.ts';
import { builtInWriter } from '../../engine/built-in-writer.ts';
import type { Engine, EngineSource, ResumeReading } from '../../engine/engine.ts';
import { readPasted } from '../../judging/read-pasted.ts';
import { weighByModel } from '../../judging/weigh-evidence.ts';
import { insteadNotice, ModelUnavailable } from '../../models/model-gateway.ts';
import { withConfirmed } from './apply-answer.ts';
import { textOfSkill } from './confirmation-store.ts';
import { judgedWith } from './judged-store.ts';
import { proposeByModel } from './propose-by-model.ts';
import { rewriting } from './review-operations.ts';
import {
  type ConfirmedSkill,
  checking,
  type Proposal,
  type RewriteParts,
  type RewriteTask,
} from './rewrite-task.ts';
import { changesOf, withoutLoss } from './without-loss.ts';

/** A resume rewritten, checked and scored. What wasn't let through is in none of it. */
export interface Rewritten extends Pick<Resume, 'reverted' | 'unsure' | 'unsureSources' | 'notices'> {
  /** The person's own words by field. */
  parsed: ResumeData;
  data: ResumeData;
  changes: ResumeChange[];
  /** Perhaps true: in none of the words above, and in neither score. */
  offers: ResumeOffer[];
  questions: ResumeQuestion[];
  writer: Writer;
  scoreBefore: number;
  score: number;
  /** How a model has read the pasted words, to be kept with them. */
  reading: QuotedReading | undefined;
  /** What a model said that the pasted resume shows of the posting, to be kept with it. */
  judged: readonly JudgedAsk[] | undefined;
}

/** The whole way from pasted text to a scored resume, without a database: read, rewrite, check every claim, score. */
export async function rewriteResume(parts: RewriteParts, task: RewriteTask): Promise<Rewritten> {
  const progress = tellInOrder(task.progress);
  const rewritten = await rewrite(parts, { ...task, progress });
  await progress();
  return rewritten;
}

async function rewrite(parts: RewriteParts, whole: RewriteTask): Promise<Rewritten> {
  const { engine } = parts;
  const { progress, confirmed = [] } = whole;
  void progress({ step: 'reading' });
  const { read, source } = await readAll(parts, whole);
  const task = { ...whole, source };
  void progress({ step: 'reading', data: read.data });
  // What needs no rewriting is worked out while the model writes.
  const proposed = propose(parts, task, read);
  const [judged, proposal] = await Promise.all([weighAgain(parts, task, proposed), proposed]);
  const { content, posting } = source;
  const known = judged && judgedWith(judged, content, []);
  const [scoreBefore, asked] = await Promise.all([
    engine.scoreText(source, posting, known),
    engine.questions({ ...unconfirmed(source, confirmed), judged: known }, proposal.questions),
  ]);
  const made = await makeOf(engine, task, { read, proposal, judged, asked });
  return {
    parsed: read.data,
    ...made,
    ...{ unsure: read.unsure, unsureSources: read.unsureSources, reading: source.reading },
    notices: [...proposal.notices, ...read.notices],
    writer: proposal.writer,
    scoreBefore,
    judged,
  };
}

/** What was pasted, read once: by a model where one can, and else by ourselves. */
async function readAll(
  parts: RewriteParts,
  task: RewriteTask,
): Promise<{ read: ResumeReading; source: EngineSource }> {
  const own = await parts.engine.read(task.source);
  const reading = await readPasted(parts.models, task, own);
  if (!reading) return { read: own, source: task.source };
  const source = { ...task.source, reading };
  return { read: await parts.engine.read(source), source };
}

interface Known {
  read: ResumeReading;
  proposal: Proposal;
  judged: readonly JudgedAsk[] | undefined;
  asked: ResumeQuestion[];
}

/** The lines as somebody made them, with the person's earlier yeses, and what that scores. */
async function makeOf(
  engine: Engine,
  { source: { content, posting }, confirmed = [], progress }: RewriteTask,
  { read, proposal: { theirs, floor }, judged, asked }: Known,
) {
  const scoreOf = (changes: readonly ResumeChange[], data = withChanges(read.data, changes)) =>
    engine.score(data, posting, judged && judgedWith(judged, content, changes), content);
  const outcomes = await withoutLoss(theirs, { data: read.data, floor, scoreOf });
  const changes = changesOf(outcomes);
  const words = withConfirmed({ data: withChanges(read.data, changes), changes }, asked, confirmed);
  void progress({ step: 'scoring' });
  return {
    ...words,
    offers: outcomes.flatMap((one) => (one.outcome === 'offer' ? [one.offer] : [])),
    reverted: outcomes.flatMap((one) => (one.outcome === 'reverted' ? [one.line] : [])),
    score: await scoreOf(words.changes, words.data),
  };
}

/** The same two texts are weighed by a model once. */
async function weighAgain(
  { engine, models }: RewriteParts,
  { source, judged, ...task }: RewriteTask,
  allElse: Promise<unknown>,
): Promise<readonly JudgedAsk[] | undefined> {
  if (judged || !models.isConfigured || !source.posting?.trim()) return judged;
  return weighByModel(models, await engine.readPair(source), { ...task, allElse });
}

/** A yes of another day is asked for again, only to be answered at once: the person sees it, and can take it back. */
function unconfirmed(source: EngineSource, skills: readonly ConfirmedSkill[]): EngineSource {
  const texts = skills.map(textOfSkill);
  return {
    ...source,
    confirmed: source.confirmed.filter(({ text }) => !texts.includes(text)),
    settled: source.settled.filter((settled) => !skills.some(({ claim }) => claim === settled)),
  };
}

async function propose(parts: RewriteParts, task: RewriteTask, read: ResumeReading): Promise<Proposal> {
  if (read.lines.length > 0) void task.progress(rewriting(1, read.lines.length));
  if (parts.models.isConfigured && read.lines.length > 0) {
    try {
      return await proposeByModel(parts, task, read);
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      return builtIn(parts.engine, task, read, error);
    }
  }
  return builtIn(parts.engine, task, read);
}

async function builtIn(
  engine: Engine,
  { source, progress }: RewriteTask,
  read: ResumeReading,
  failure?: ModelUnavailable,
): Promise<Proposal> {
  void progress(checking(read));
  return {
    floor: await engine.rewrite(source),
    theirs: [],
    writer: builtInWriter(failure !== undefined),
    notices: failure ? [insteadNotice(failure)] : [],
  };
}
