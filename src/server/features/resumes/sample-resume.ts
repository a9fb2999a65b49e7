import { LRUCache } from 'lru-cache';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import { bestOffers } from '#domain/resume/offer-changes.ts';
import { decideChange } from '#domain/resume/resume-changes.ts';
import type { Engine } from '../../engine/engine.ts';
import { contentPatch } from './resume-content.ts';
import { openLines } from './review-resume.ts';
import { type Rewritten, rewriteResume } from './rewrite-resume.ts';
import { samplePosting, sampleText } from './sample-text.ts';

export interface Sample {
  resume: Resume;
  review: ResumeReview;
}

const source = { content: sampleText, posting: samplePosting, confirmed: [], settled: [] };
/** Of no stored resume: it belongs to nobody. */
const sampleId = '00000000-0000-4000-8000-000000000001';
const sampleDate = '2026-01-05T09:00:00.000Z';
const maxKept = 256;

/**
 * Our own sample, rewritten by the built-in engine, as it is with some changes rejected. Nothing is stored; the same
 * question is worked out once.
 */
export function sampleResume(engine: Engine): (rejected: readonly string[]) => Promise<Sample> {
  let rewritten: Promise<Rewritten> | undefined;
  const kept = new LRUCache<string, Promise<Sample>>({ max: maxKept });
  return async (rejected) => {
    rewritten ??= rewriteSample(engine).catch((error: unknown) => {
      rewritten = undefined;
      throw error;
    });
    const { changes } = await rewritten;
    // Only changes that there are make a difference, so that made-up ids do not fill the memory.
    const ids = changes.filter(({ id }) => rejected.includes(id)).map(({ id }) => id);
    const key = JSON.stringify(ids);
    const known = kept.get(key);
    if (known) return known;
    const made = decideSample(engine, await rewritten, ids);
    made.catch(() => kept.delete(key));
    kept.set(key, made);
    return made;
  };
}

const rewriteSample = (engine: Engine): Promise<Rewritten> =>
  rewriteResume(
    { engine, models: noModels },
    {
      source,
      userId: sampleId,
      workId: sampleId,
      signal: new AbortController().signal,
      progress: async () => {},
    },
  );

/** Visitors are served by the built-in engine alone. */
const noModels = {
  isConfigured: false,
  write: () => Promise.reject(new Error('The sample asks no model.')),
};

async function decideSample(
  engine: Engine,
  rewritten: Rewritten,
  rejected: readonly string[],
): Promise<Sample> {
  const { parsed: _, score: __, judged: ___, reading: ____, scoreBefore, ...rest } = rewritten;
  const offers = bestOffers(rest.offers);
  const changes = rest.changes.map((change) =>
    rejected.includes(change.id) ? { ...change, state: 'rejected' as const } : change,
  );
  const decided = rest.changes
    .filter(({ id }) => rejected.includes(id))
    .reduce((data, change) => decideChange(data, change, 'rejected'), rest.data);
  const { content, posting } = source;
  const against = { content, posting: samplePosting, judged: undefined };
  const { data, optimizedContent, score } = await contentPatch(engine, decided, against);
  return {
    resume: {
      ...rest,
      ...sampleRow,
      changes,
      offers,
      optimizedContent,
      structuredData: JSON.stringify(data),
      atsScore: String(score),
      scoreBefore: String(scoreBefore),
    },
    review: await engine.explain({
      content,
      data,
      posting,
      changes: [...changes, ...openLines(offers)],
      questions: rest.questions,
    }),
  };
}

const sampleRow = {
  id: sampleId,
  title: '',
  templateId: 'classic',
  colorScheme: 'teal',
  pageSize: 'letter',
  fit: 0,
  workId: null,
  createdAt: sampleDate,
  updatedAt: sampleDate,
  revision: 1,
  originalContent: sampleText,
  jobPosting: samplePosting,
} as const;
