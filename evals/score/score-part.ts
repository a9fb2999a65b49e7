import type { Lexicon } from '#domain/language/lexicon.ts';
import type { AskingPosting } from '#domain/posting/posting.ts';
import { readPrinted, readWhole } from '#domain/resume/read-resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { exampleAnswers, performFix } from '#domain/score/fixes/perform-fix.ts';
import { withFixes } from '#domain/score/fixes/with-fixes.ts';
import type { Score } from '#domain/score/score.ts';
import { rateResume } from '#domain/score/score-resume.ts';
import { print } from '#server/engine/create-ratings.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { FigureTree, Part } from '../part.ts';
import type { Split } from '../split.ts';
import { targetOf } from './attacked-resume.ts';
import { attacks } from './attacks.ts';
import { hasCandidates, measureCandidates } from './close-candidates.ts';
import { familySimilarity } from './family-similarity.ts';
import { isGraded, measureGraded } from './graded.ts';
import { type NamedPosting, type NamedResume, readPostings, readResumes } from './read-pairs.ts';

/** Any day will do, as long as it stays the same. */
const now = new Date('2026-01-15T12:00:00Z');

/** The score: the same every time, promising what it keeps, deaf to cheating. */
export const scorePart: Part = {
  name: 'score',
  measure: measureScore,
};

interface Corpus {
  resumes: readonly NamedResume[];
  postings: readonly NamedPosting[];
  lexicon: Lexicon;
}

function measureScore(folder: string, split: Split | undefined) {
  if (hasCandidates(folder)) return measureCandidates(folder);
  if (isGraded(folder)) return measureGraded(folder, now);
  const lexicon = loadLexicon();
  const corpus = {
    resumes: readResumes(folder, split),
    postings: readPostings(folder, split, lexicon),
    lexicon,
  };
  const began = performance.now();
  const runs = measureRuns(corpus);
  const fixes = measureFixes(corpus);
  const cheating = measureAttacks(corpus);
  const kin = familySimilarity(corpus.resumes, corpus.postings, lexicon, (resume, posting) =>
    totalOf(corpus, resume.text, posting),
  );
  const figures: FigureTree = {
    runs: { value: runs.runs, n: runs.runs },
    variance: { value: runs.variance, n: runs.runs },
    predicted_gain_errors: { value: fixes.wrongGains.length, n: fixes.shown },
    attacks_that_raised: { value: cheating.raised.length, n: cheating.tried },
    offers_that_lowered: { value: fixes.lowered.length, n: fixes.shown },
    own_kind_scores_higher: { value: kin.share, n: kin.n },
    ms_per_score: { value: runs.ms, n: runs.runs },
    seconds: { value: (performance.now() - began) / 1000, n: 1 },
  };
  return { figures, findings: [...fixes.wrongGains, ...fixes.lowered, ...cheating.raised, ...kin.findings] };
}

const totalOf = ({ lexicon }: Corpus, text: string, posting?: AskingPosting) =>
  rateResume(readWhole(text, lexicon), { posting, now }).total;

/** As the product does it: what is printed counts by the fields that it's printed of. */
const totalOfData = ({ lexicon }: Pick<Corpus, 'lexicon'>, data: ResumeData, posting?: AskingPosting) =>
  rateResume(readPrinted(print(data), lexicon), { posting, now }).total;

function scoreOf(
  { lexicon }: Pick<Corpus, 'lexicon'>,
  text: string,
  posting: AskingPosting | undefined,
  maxFixes: number,
): Score {
  const { data } = readWhole(text, lexicon);
  const totalOf = (other: ResumeData) => totalOfData({ lexicon }, other, posting);
  const rating = rateResume(readPrinted(print(data), lexicon), { posting, now });
  return withFixes(rating, { data, posting }, totalOf, { now, maxFixes });
}

/** Evenly spread over the list. */
const someOf = <T>(values: readonly T[], count: number): T[] =>
  values
    .filter(
      (_, place) =>
        Math.floor((place * count) / values.length) !== Math.floor(((place - 1) * count) / values.length),
    )
    .slice(0, count);

/** A thousand scores with their fixes, in an order that is mixed but the same each time. */
function measureRuns({ resumes, postings, lexicon }: Corpus) {
  const pairs = someOf(resumes, 10).flatMap((resume) =>
    [undefined, ...someOf(postings, 4)].map((posting) => ({ resume, posting })),
  );
  const seen = new Map<object, { totals: number[]; whole: Set<string> }>();
  const runs = 1000;
  const began = performance.now();
  for (let run = 0; run < runs; run += 1) {
    const pair = pairs[(run * 7919 + Math.floor(run / pairs.length)) % pairs.length];
    if (!pair) continue;
    const { resume, posting } = pair;
    const score = scoreOf({ lexicon }, resume.text, posting, 3);
    const known = seen.get(pair) ?? { totals: [], whole: new Set() };
    known.totals.push(score.total);
    known.whole.add(JSON.stringify(score));
    seen.set(pair, known);
  }
  const ms = (performance.now() - began) / runs;
  const variance = [...seen.values()].reduce(
    (sum, { totals, whole }) => sum + varianceOf(totals) + whole.size - 1,
    0,
  );
  return { runs, variance, ms };
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}

/** Makes every fix that is shown, alone, and scores the result from scratch. */
function measureFixes(corpus: Corpus) {
  const wrongGains: string[] = [];
  const lowered: string[] = [];
  let shown = 0;
  for (const resume of corpus.resumes)
    for (const posting of [undefined, ...corpus.postings]) {
      const { data } = readWhole(resume.text, corpus.lexicon);
      const score = scoreOf(corpus, resume.text, posting, 8);
      for (const fix of score.checks.flatMap(({ fixes }) => fixes)) {
        shown += 1;
        const after = totalOfData(corpus, performFix(data, fix, exampleAnswers(fix)), posting);
        const what = `${resume.id} × ${posting?.id ?? 'none'} ${fix.id}: shown ${fix.gain}, is ${after - score.total}`;
        if (after - score.total !== fix.gain) wrongGains.push(`wrong gain ${what}`);
        if (after <= score.total) lowered.push(`lowered ${what}`);
      }
    }
  return { shown, wrongGains, lowered };
}

function measureAttacks(corpus: Corpus) {
  const raised: string[] = [];
  let tried = 0;
  for (const resume of someOf(corpus.resumes, 10))
    for (const posting of someOf(corpus.postings, 6)) {
      const honest = totalOf(corpus, resume.text, posting);
      const target = targetOf(resume.text, posting, corpus.lexicon);
      for (const [name, variants] of Object.entries(attacks))
        for (const [place, attack] of variants.entries()) {
          tried += 1;
          const total = totalOf(corpus, attack(target), posting);
          if (total > honest)
            raised.push(`raised ${resume.id} × ${posting.id} ${name} ${place}: ${honest} → ${total}`);
        }
    }
  return { raised, tried };
}
