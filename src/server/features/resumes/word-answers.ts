import { type AnsweredLine, answersToWord, withWording } from '#domain/resume/worded-changes.ts';
import type { Person } from '../../auth/identify.ts';
import { defineWork, findWorkOf, startWork } from '../../background/work.ts';
import type { Trx } from '../../database/database.ts';
import type { Engine } from '../../engine/engine.ts';
import type { RequestKey } from '../../http/request-key.ts';
import { modelsFor } from '../../models/models-for.ts';
import type { Parts } from '../../parts.ts';
import { writeChange } from './change-resume.ts';
import { getResume } from './get-resume.ts';
import { contentPatch, scoringOf } from './resume-content.ts';
import { dataOf, findResume, type StoredResume } from './resume-store.ts';
import { type Worded, wordByModel } from './word-by-model.ts';

const kind = 'word-answers';

/** More than a questionnaire of ours has; the rest is worded with the next. */
const maxAnswers = 8;

function openAnswers(resume: StoredResume): AnsweredLine[] {
  const data = dataOf(resume);
  return data ? answersToWord({ ...resume, data }, resume.questions).slice(0, maxAnswers) : [];
}

/** The first half. Where there's nothing to word, or nobody to word it, it's the resume as it is; an optimize goes first. */
export async function startWording(
  { database, jobs, config, models }: Pick<Parts, 'database' | 'jobs' | 'config' | 'models'>,
  person: Person,
  resumeId: string,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string } | { known: StoredResume }> {
  const { userId } = person;
  const resume = await getResume(database, userId, resumeId);
  const isConfigured = models.isConfigured || (await models.ownKeys.find(userId)) !== null;
  if (!isConfigured || resume.workId || openAnswers(resume).length === 0) return { known: resume };
  return database.asUser(userId, async (trx) => {
    const before = await findWorkOf(trx, userId, requestKey);
    const atOnce = config.WORK_AT_ONCE;
    const input = { resumeId };
    return before ?? startWork(jobs, trx, { definition: { kind }, person, input, requestKey, atOnce });
  });
}

/** The second half, in the worker. It takes no use, and whatever goes wrong leaves the lines as they are. */
export const wordingWork = ({ database, engine, models }: Pick<Parts, 'database' | 'engine' | 'models'>) =>
  defineWork<{ resumeId: string }, { resumeId: string }>({
    kind,
    retryLimit: 1,
    expireInSeconds: 120,
    run: async ({ input: { resumeId }, userId, workId, asking, signal }) => {
      const resume = await getResume(database, userId, resumeId);
      const [data, answers] = [dataOf(resume), openAnswers(resume)];
      const result = { resumeId };
      if (!data || answers.length === 0) return { result };
      const worded = await wordByModel(
        {
          engine: engine.for({ userId, signal, isWork: true }),
          models: await modelsFor(models, { userId, asking }),
        },
        { data, posting: resume.jobPosting, answers, userId, workId, signal },
      );
      if (!worded) return { result };
      const own = engine.for({ userId, isWork: true });
      return { result, save: (trx) => save(own, trx, { userId, resumeId, answers, worded }) };
    },
  });

interface Saving {
  userId: string;
  resumeId: string;
  answers: readonly AnsweredLine[];
  worded: Worded;
}

/** What the person has answered anew, changed, rejected or deleted meanwhile is left as they have it. */
async function save(engine: Engine, trx: Trx, { userId, resumeId, answers, worded }: Saving) {
  const resume = await findResume(trx, userId, resumeId, { hold: true });
  const data = resume && dataOf(resume);
  if (!resume || !data) return { isFree: true };
  const isAsked = ({ question: { id, words }, change: { after } }: AnsweredLine) =>
    answers.some(
      (one) => one.question.id === id && one.question.words === words && one.change.after === after,
    );
  const open = answersToWord({ ...resume, data }, resume.questions).filter(isAsked);
  const wordings = open.flatMap((answer) => {
    const text = worded.texts.get(answer.question.id);
    return text === undefined ? [] : [{ answer, text }];
  });
  const after = wordings.reduce((state, { answer, text }) => withWording(state, answer, text), {
    data,
    changes: resume.changes,
  });
  const questions = resume.questions.map((question) => {
    if (!open.some((answer) => answer.question.id === question.id)) return question;
    return { ...question, wordedBy: worded.texts.has(question.id) ? worded.model : '' };
  });
  const content = await contentPatch(engine, after.data, scoringOf(resume));
  await writeChange(trx, userId, resume, {
    patch: { questions, ...(wordings.length > 0 ? { ...content, changes: after.changes } : {}) },
    ...(wordings.length > 0 ? { reason: 'decided' as const } : {}),
  });
  return { isFree: true };
}
