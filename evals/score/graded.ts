import path from 'node:path';
import { z } from 'zod';
import { type Posting, readPosting } from '#domain/posting/posting.ts';
import { readWhole } from '#domain/resume/read-resume.ts';
import { rateResume } from '#domain/score/score-resume.ts';
import type { LocalEngine } from '#server/engine/engine.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { FigureTree, Measured } from '../part.ts';
import { linesIn, openSet } from '../set-files.ts';
import { targetOf } from './attacked-resume.ts';
import { attacks } from './attacks.ts';
import { spearman } from './spearman.ts';

const gradeLine = z.object({ posting: z.string(), resume: z.string(), grade: z.number() });

interface Pair {
  id: string;
  postingId: string;
  resume: string;
  posting: string;
  grade: number;
}

const grades = 'grades.jsonl';

export const isGraded = (folder: string): boolean => openSet(folder).has(grades);

function readGraded(folder: string): Pair[] {
  const set = openSet(folder);
  return linesIn(set.read(grades))
    .map((line) => gradeLine.parse(JSON.parse(line)))
    .map(({ posting, resume, grade }) => ({
      id: resume,
      postingId: posting,
      grade,
      resume: set.read(`resumes/${resume}.txt`),
      posting: set.read(`postings/${posting}.txt`),
    }));
}

/** From here on a reader would think of an interview. */
const plausible = 40;

/** The score against a reader's grades, as the product scores: the pasted text by its reading. */
export function measureGraded(folder: string, now: Date): Measured {
  const pairs = readGraded(folder);
  const engine = createLocalEngine(loadLexicon(), () => now);
  const scored = pairs.map((pair) => ({
    ...pair,
    total: engine.scoreText({ content: pair.resume }, pair.posting),
  }));
  const likely = scored.filter(({ grade }) => grade >= plausible);
  const rank = (some: typeof scored) =>
    spearman(
      some.map(({ grade }) => grade),
      some.map(({ total }) => total),
    );
  const kin = ownPostingHigher(likely, engine);
  const cheating = measureCheating(scored, 'as text', totalOfText(now));
  const readCheating = measureCheating(scored, 'as read', (content, posting) =>
    engine.scoreText({ content }, posting),
  );
  const moved = movedBy(scored, engine);
  const again = createLocalEngine(loadLexicon(), () => now);
  const changed = scored
    .toReversed()
    .filter(({ resume, posting, total }) => again.scoreText({ content: resume }, posting) !== total);
  const figures: FigureTree = {
    spearman: { value: rank(scored), n: scored.length },
    spearman_plausible: { value: rank(likely), n: likely.length },
    own_posting_scores_higher: kin,
    scores_that_changed: { value: changed.length, n: scored.length },
    attacks_that_raised: { value: cheating.raised.length, n: cheating.tried },
    // An attack may also change what is read of the honest lines around it.
    attacks_that_raised_as_read: { value: readCheating.raised.length, n: readCheating.tried },
    doing_nothing_changes: { value: moved.length, n: scored.length },
  };
  const isOpen = path.basename(path.resolve(folder)) === 'open';
  const rows = scored.map(({ id, grade, total }) => `${id} graded ${grade} scored ${total}`);
  return {
    figures,
    findings: isOpen ? [...rows, ...cheating.raised, ...readCheating.raised, ...moved] : [],
  };
}

/** The score of a text as it stands, as the other corpora are measured. */
function totalOfText(now: Date): Total {
  const lexicon = loadLexicon();
  const read = new Map<string, Posting>();
  return (text, posted) => {
    const posting = read.get(posted) ?? readPosting(posted, lexicon);
    read.set(posted, posting);
    return rateResume(readWhole(text, lexicon), { posting, now }).total;
  };
}

function ownPostingHigher(likely: readonly (Pair & { total: number })[], engine: LocalEngine) {
  const postings = new Map(likely.map(({ postingId, posting }) => [postingId, posting]));
  const compared = likely.flatMap(({ resume, postingId, total }) =>
    [...postings]
      .filter(([id]) => id !== postingId)
      .map(([, other]) => total > engine.scoreText({ content: resume }, other)),
  );
  return { value: compared.filter(Boolean).length / Math.max(1, compared.length), n: compared.length };
}

type Total = (resume: string, posting: string) => number;

/** Each resume against its own posting, attacked in every way. */
function measureCheating(pairs: readonly Pair[], what: string, totalOf: Total) {
  const lexicon = loadLexicon();
  const raised: string[] = [];
  let tried = 0;
  for (const { id, resume, posting } of pairs) {
    const honest = totalOf(resume, posting);
    const target = targetOf(resume, readPosting(posting, lexicon), lexicon);
    for (const [name, variants] of Object.entries(attacks))
      for (const [place, attack] of variants.entries()) {
        tried += 1;
        const total = totalOf(attack(target), posting);
        if (total > honest) raised.push(`raised ${what} ${id} ${name} ${place}: ${honest} → ${total}`);
      }
  }
  return { raised, tried };
}

/** A resume that nobody touched keeps the score of the pasted text. */
const movedBy = (pairs: readonly (Pair & { total: number })[], engine: LocalEngine): string[] =>
  pairs.flatMap(({ id, resume: content, posting, total }) => {
    const { data } = engine.read({ content, posting, confirmed: [], settled: [] });
    const { now } = engine.explain({ content, data, posting, changes: [] });
    return now.total === total ? [] : [`moved ${id}: ${total} → ${now.total}`];
  });
