import type { ResumeData } from '#domain/resume/resume.ts';
import { maxTitleLength } from '#domain/resume/resume-limits.ts';
import type { Person } from '../../auth/identify.ts';
import { defineWork, findWorkOf, joinWork, startWork } from '../../background/work.ts';
import { hasShownLine } from '../../background/work-event-store.ts';
import type { Database, Trx } from '../../database/database.ts';
import type { Engine, EngineSource } from '../../engine/engine.ts';
import type { RequestKey } from '../../http/request-key.ts';
import { modelsFor } from '../../models/models-for.ts';
import type { Parts } from '../../parts.ts';
import { checkTemplate } from '../../quota/check-template.ts';
import { writeChange } from './change-resume.ts';
import { evidenceOf, findConfirmations } from './confirmation-store.ts';
import { found } from './get-resume.ts';
import { withGivenAnswers } from './given-answers.ts';
import { findJudged, judgedOf, judgedWith, keepJudged, pairKey } from './judged-store.ts';
import { textOf } from './resume-content.ts';
import { findResume, pastedOf, setWork } from './resume-store.ts';
import { type Rewritten, rewriteResume } from './rewrite-resume.ts';
import type { RewriteTask } from './rewrite-task.ts';
import { withoutSettled } from './settled-fields.ts';

const kind = 'optimize-resume';

/** The first half: one transaction takes the use and sends the job. While one runs on the resume, it is that one. */
export function startOptimize(
  { database, jobs, config }: Pick<Parts, 'database' | 'jobs' | 'config'>,
  person: Person,
  resumeId: string,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string }> {
  const { userId } = person;
  return database.asUser(userId, async (trx) => {
    const resume = found(await findResume(trx, userId, resumeId, { hold: true }));
    const before = await findWorkOf(trx, userId, requestKey);
    if (before) return before;
    if (resume.workId) return joinWork(trx, userId, resume.workId, requestKey);
    await checkTemplate(trx, userId, resume.templateId);
    const { workId } = await startWork(jobs, trx, {
      definition: { kind },
      person,
      input: { resumeId },
      requestKey,
      atOnce: config.WORK_AT_ONCE,
      charge: { feature: 'resume', freeLimit: config.FREE_RESUMES },
    });
    await setWork(trx, userId, resumeId, workId);
    return { workId };
  });
}

/** The second half, in the worker: read, rewrite, check, score, and save once. */
export const optimizeWork = ({ database, engine, models }: Pick<Parts, 'database' | 'engine' | 'models'>) =>
  defineWork<{ resumeId: string }, { resumeId: string }>({
    kind,
    retryLimit: 3,
    expireInSeconds: 300,
    run: async ({ input: { resumeId }, userId, workId, progress, asking, signal, stop }) => {
      const { source, confirmed, judged } = await readSource(database, userId, resumeId);
      const rewritten = await rewriteResume(
        {
          engine: engine.for({ userId, signal, isWork: true }),
          models: await modelsFor(models, { userId, asking }),
        },
        { source, confirmed, judged, userId, workId, signal, stop, progress },
      );
      return {
        result: { resumeId },
        save: (trx) =>
          save(engine.for({ userId, isWork: true }), trx, { userId, workId, resumeId, source, rewritten }),
        // A configured model failed: what the built-in engine made instead is kept, and what the model had finished; it costs nothing.
        giveBack: rewritten.writer.isFallback || rewritten.notices.includes('model-broke-off'),
      };
    },
  });

/** What is known of the person: what they pasted, and what they said when they were asked. */
function readSource(
  database: Database,
  userId: string,
  resumeId: string,
): Promise<Required<Pick<RewriteTask, 'source' | 'confirmed' | 'judged'>>> {
  return database.asUser(userId, async (trx) => {
    const resume = found(await findResume(trx, userId, resumeId));
    const answers = await findConfirmations(trx, userId, resumeId);
    const skills = answers.filter(({ about }) => about === 'skill');
    const { originalContent, jobPosting } = resume;
    return {
      judged: jobPosting ? await findJudged(trx, userId, pairKey(originalContent, jobPosting)) : undefined,
      confirmed: skills.filter(({ answer }) => answer === 'yes'),
      source: {
        ...pastedOf(resume),
        posting: jobPosting,
        confirmed: answers.filter(({ answer }) => answer === 'yes').map(evidenceOf),
        settled: skills.map(({ claim }) => claim),
      },
    };
  });
}

interface Finished {
  userId: string;
  workId: string;
  resumeId: string;
  source: EngineSource;
  rewritten: Rewritten;
}

/**
 * In the transaction that settles the use. A resume that was deleted meanwhile ends the work, and the use is back
 * unless lines were shown: reading them and deleting the resume would be a free use after another. For the same reason
 * a rewriting of which nothing is left is free only where no line was shown.
 */
async function save(
  engine: Engine,
  trx: Trx,
  { userId, workId, resumeId, source, rewritten }: Finished,
): Promise<{ isFree: boolean }> {
  const known = await findResume(trx, userId, resumeId, { hold: true });
  const hasShown = await hasShownLine(trx, userId, workId);
  if (!known && hasShown) return { isFree: false };
  const resume = found(known);
  const answers = await findConfirmations(trx, userId, resumeId);
  const { parsed, data, score, scoreBefore, judged, ...rest } = withGivenAnswers(
    rewritten,
    resume.offers,
    answers,
  );
  // Where the posting was changed meanwhile, the scores are those against the new one.
  const { jobPosting: posting } = resume;
  const isSamePosting = posting === source.posting;
  const isSame = isSamePosting && data === rewritten.data;
  if (judged && source.posting)
    await keepJudged(trx, userId, resumeId, pairKey(source.content, source.posting), judged);
  const weighed = isSamePosting
    ? judged && judgedWith(judged, source.content, rest.changes)
    : judgedOf(resume, posting, rest.changes);
  const scores = {
    score: isSame ? score : await engine.score(data, posting, weighed, source.content),
    scoreBefore: isSamePosting
      ? scoreBefore
      : await engine.scoreText({ ...source, reading: rest.reading }, posting, weighed),
  };
  const content = { data, optimizedContent: textOf(data), parsedData: parsed };
  const isFree = !hasShown && isNothing(rest);
  const notices = [...rest.notices, ...(isFree ? (['nothing-changed'] as const) : [])];
  const named = resume.title === '' && { title: titleHeld(parsed) };
  const patch = { ...withoutSettled(resume, rest), notices, ...scores, ...content, ...named };
  await writeChange(trx, userId, resume, { patch, reason: 'optimized' });
  return { isFree };
}

/** What a resume without a name of its own is called: the person's last title. */
const titleHeld = ({ experience }: ResumeData): string =>
  (experience[0]?.title ?? '').trim().slice(0, maxTitleLength);

/** Nothing to keep and nothing to answer: what the person confirmed on another day is no work of today. */
const isNothing = ({ changes, offers }: Pick<Rewritten, 'changes' | 'offers'>) =>
  changes.every(({ confirmedAt, reason }) => confirmedAt !== undefined || reason === 'confirmed') &&
  offers.every(({ answer }) => answer !== null);
