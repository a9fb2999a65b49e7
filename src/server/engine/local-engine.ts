import type { ResumeReview } from '#contract/resume.ts';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import type { Lexicon } from '#domain/lexicon.ts';
import type { ResumeData } from '#domain/resume.ts';
import { decideChange } from '#domain/resume-changes.ts';
import { type PersonsWords, readPersonsWords } from '#domain/rewrite/persons-words.ts';
import { readPostedText } from '#domain/rewrite/posted-text.ts';
import { reviewEdit } from '#domain/rewrite/review-edit.ts';
import { writeEdits } from '#domain/rewrite/write/write-edits.ts';
import type { Posting } from '#domain/score/posting.ts';
import type { Score } from '#domain/score/score.ts';
import { scoreResume } from '#domain/score/score-resume.ts';
import type { Engine, EngineSource } from './engine.ts';
import { keepRecent } from './keep-recent.ts';

/** The engine in the thread that calls it. */
export type LocalEngine = {
  [M in Exclude<keyof Engine, 'warm' | 'close'>]: (
    ...args: Parameters<Engine[M]>
  ) => Awaited<ReturnType<Engine[M]>>;
};

const remembered = 8;

export function createLocalEngine(lexicon: Lexicon, now = () => new Date()): LocalEngine {
  const words = keepRecent<PersonsWords>(remembered);
  const postings = keepRecent<Posting>(remembered);
  const read = ({ content, confirmed }: EngineSource) =>
    words(JSON.stringify([content, confirmed, now().toISOString().slice(0, 7)]), () =>
      readPersonsWords({ content, confirmed }, lexicon, now()),
    );
  const post = (posting: string | null) =>
    posting?.trim() ? postings(posting, () => readPostedText(posting, lexicon)) : undefined;
  const rate = (text: string, posting: string | null, mostFixes = 0): Score => {
    const against = post(posting);
    return scoreResume({ text, ...(against ? { posting: against } : {}) }, lexicon, {
      now: now(),
      mostFixes,
    });
  };
  return {
    read: (source) => {
      const { data, unsure, notices, lines } = read(source);
      return { data, unsure, notices, lines, posting: post(source.posting)?.description ?? null };
    },
    rewrite: (source) => writeEdits(read(source).data, post(source.posting)?.requirements ?? [], lexicon),
    review: (source, edits) =>
      edits.map((edit) => reviewEdit(edit, read(source), post(source.posting)?.description)),
    questions: () => [],
    score: (data, posting) => rate(textOf(data), posting).total,
    scoreText: (content, posting) => rate(content, posting).total,
    explain: (input) => explain(input, rate),
  };
}

const textOf = (data: ResumeData) => resumeText(composeResume(data, 'classic'));

function explain(
  { content, data, posting, changes }: Parameters<Engine['explain']>[0],
  rate: (text: string, posting: string | null, mostFixes?: number) => Score,
): ResumeReview {
  const before = rate(content, posting);
  const now = rate(textOf(data), posting, 5);
  const points = changes.map((change) => {
    const flipped = decideChange(data, change, change.state === 'rejected' ? 'kept' : 'rejected');
    return [change.id, now.total - rate(textOf(flipped), posting).total] as const;
  });
  return {
    version: now.version,
    before: pointsOf(before),
    now: pointsOf(now),
    posting: posting?.trim().split('\n')[0] ?? null,
    gates: now.gates.map(({ id, message }) => ({ id, message })),
    checks: now.checks.map(({ id, got, max, note }) => ({ id, got, max, note })),
    fixes: now.checks.flatMap((check) =>
      check.fixes.map(({ id, message, gain, asks }) => ({
        id,
        check: check.id,
        message,
        gain,
        asks: asks.map(({ question }) => question),
      })),
    ),
    points: Object.fromEntries(points),
  };
}

const pointsOf = ({ total, readability, match }: Score) => ({ total, readability, match: match ?? null });
