import {
  type PastedResume,
  type ResumeEvidence,
  readResumeEvidence,
  wordsOfJobs,
} from '#domain/claims/resume-evidence.ts';
import { keywordsOf } from '#domain/evidence/keywords.ts';
import type { Evidence } from '#domain/evidence/verdicts.ts';
import { weighEvidence } from '#domain/evidence/weigh-evidence.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { type Posting, readPosting } from '#domain/posting/posting.ts';
import { hasNamedEntries } from '#domain/resume/parse/named-entries.ts';
import { doubtsOf, leftOverLines } from '#domain/resume/parse/reading-doubts.ts';
import { type ReadResume, readPrinted } from '#domain/resume/read-resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { withinReach } from '#domain/resume/within-reach.ts';
import { builtInEdits } from '#domain/rewrite/arrange/built-in-edits.ts';
import { reviewEdit } from '#domain/rewrite/review-edit.ts';
import { withFixes } from '#domain/score/fixes/with-fixes.ts';
import type { Score } from '#domain/score/score.ts';
import { loadQuestionBank } from '../process/load-lexicon.ts';
import { type Against, createRatings, monthOf, print, rememberedScores } from './create-ratings.ts';
import type { EngineSource, LocalEngine, ProposedEdit } from './engine.ts';
import { explainScore } from './explain-score.ts';
import { interviewCalls } from './interview-calls.ts';
import { jobCalls } from './job-calls.ts';
import { letterCalls } from './letter-calls.ts';
import { memoizeRecent } from './memoize-recent.ts';
import { pairCalls } from './pair-calls.ts';
import { passedChanges } from './passed-changes.ts';
import { profileCalls } from './profile-calls.ts';
import { threadTime } from './thread-time.ts';

interface Scoring {
  totalOf(data: ResumeData): number;
  isOver(): boolean;
}

const remembered = 8;
const triedFixes = 5;
/** Who waits does so for all who wait behind. What is written is bounded by counts: the same text always becomes the same. */
const maxScored = 100_000;
const maxReviewed = 250;
/** What a change or a fix would bring is left out where a text takes this long, in milliseconds of the processor. No score hangs on it. */
const timeForFixes = 250;
const timeForChanges = 750;

/** `takenTime` starts a watch on what one call has taken; one that stands still leaves nothing out. */
export function createLocalEngine(
  lexicon: Lexicon,
  now = () => new Date(),
  takenTime = threadTime,
): LocalEngine {
  const readers = createReaders(lexicon, now);
  const { read, post, keyOf, scoreOf } = readers;
  // The pasted text counts by its reading, as the finished one does: so doing nothing changes nothing.
  const asRead = ({ content, reading }: PastedResume) =>
    read({ content, reading, posting: null, confirmed: [], settled: [] }).data;
  const pasted = memoizeRecent<Score>(rememberedScores);
  const scoreOfPasted = (resume: PastedResume, against: Against) =>
    pasted(keyOf(JSON.stringify([resume.content, resume.reading]), against), () =>
      scoreOf(asRead(resume), { ...against, content: resume.content }),
    );
  const reviewerBy = (
    words: ResumeEvidence,
    { posting, settled }: Pick<EngineSource, 'posting' | 'settled'>,
  ) => {
    // Also what nobody can see in it: that is where orders hide.
    const posted = `${post({ posting })?.shown ?? ''}\n${(posting ?? '').replace(/\p{Cf}/gu, '')}`;
    return (edit: ProposedEdit) => reviewEdit(edit, words, { posting: posted, settled });
  };
  const reviewerOf = (source: EngineSource) => reviewerBy(read(source), source);
  const pairs = pairCalls(readers);
  return {
    ...readingCalls(readers),
    ...pairs,
    ...toolCalls({ ...readers, ...pairs }, lexicon, now),
    rewrite: (source) => {
      const words = read(source);
      const posting = post(source);
      const against = posting && { posting, view: readers.whole(words.data), now: now() };
      const edits = builtInEdits(words, against);
      const { totalOf, hasScored } = readers.scorer(source);
      const scoring = { totalOf, isOver: () => hasScored(maxScored) };
      return passedChanges(words.data, edits.slice(0, maxReviewed), reviewerOf(source), scoring);
    },
    review: (source, edits) => edits.map(reviewerOf(source)),
    reviewJobs: (data, posting, edits) =>
      edits.map(reviewerBy(wordsOfJobs(withinReach(data), lexicon, now()), { posting, settled: [] })),
    score: (data, posting, judged, content) => scoreOf(data, { posting, judged, content }).total,
    scoreText: (resume, posting, judged) => scoreOfPasted(resume, { posting, judged }).total,
    explain: explainer(readers, scoreOfPasted, takenTime),
  };
}

/** The score with its reasons, as far as they can be counted. */
const explainer =
  (
    { look, scorer, post }: ReturnType<typeof createReaders>,
    scoreOfPasted: (resume: PastedResume, against: Against) => Score,
    takenTime: typeof threadTime,
  ): LocalEngine['explain'] =>
  ({ content, reading, data: whole, posting, judged, changes, questions = [] }) => {
    const time = takenTime();
    const against = { posting, judged, content };
    const { data } = print(whole);
    const before = scoreOfPasted({ content, reading }, against);
    const { totalOf, leaves } = timedScorer(scorer(against).totalOf, time);
    const { score, ...asked } = look(data, against, { totalOf, isOver: () => !leaves(timeForFixes) });
    return explainScore({
      ...{ data, questions, changes, before, now: score, ...asked },
      posting: post(against),
      totalOf,
      isOver: () => !leaves(timeForChanges),
    });
  };

/** Knows how long a score takes here, and so whether another one would end within some time. */
function timedScorer(totalOf: (data: ResumeData) => number, time: () => number) {
  let slowest = 0;
  return {
    totalOf: (data: ResumeData) => {
      const before = time();
      const total = totalOf(data);
      slowest = Math.max(slowest, time() - before);
      return total;
    },
    leaves: (most: number) => time() + slowest <= most,
  };
}

/** What the tools beside the resume builder ask for. */
const toolCalls = (
  readers: ReturnType<typeof createReaders> & ReturnType<typeof pairCalls>,
  lexicon: Lexicon,
  now: () => Date,
) => ({
  ...letterCalls({ ...readers, now }, lexicon),
  ...profileCalls(readers, lexicon, now),
  ...interviewCalls({ ...readers, now }, lexicon, loadQuestionBank),
  ...jobCalls(readers, lexicon),
});

/** A posting with what a model said of it and the resume, read once. */
function createPoster(lexicon: Lexicon): (against: Against) => Posting | undefined {
  const postings = memoizeRecent<Posting>(remembered);
  const postAlone = (posting: string) => postings(posting, () => readPosting(posting, lexicon));
  return ({ posting, judged }: Against) => {
    if (!posting?.trim()) return undefined;
    if (!judged) return postAlone(posting);
    // The same object each time: what else is read of a posting is remembered by it.
    return postings(JSON.stringify([posting, judged]), () => ({ ...postAlone(posting), judged }));
  };
}

/** What is read once and asked for again and again while a model writes line by line. */
function createReaders(lexicon: Lexicon, now: () => Date) {
  const words = memoizeRecent<ResumeEvidence>(remembered);
  const wholes = memoizeRecent<ReadResume>(remembered);
  const whole = (data: ResumeData) => wholes(JSON.stringify(data), () => readPrinted(print(data), lexicon));
  const post = createPoster(lexicon);
  const rated = createRatings(post, whole, now);
  const weighed = memoizeRecent<Evidence[]>(remembered);
  /** What every tool says of a resume and a posting is read from here. */
  const weigh = (data: ResumeData, against: Posting) =>
    weighed(
      JSON.stringify([
        data,
        against.description,
        against.requirements.length,
        against.judged,
        monthOf(now()),
      ]),
      () => weighEvidence(whole(data), against, now()),
    );
  return {
    ...rated,
    post,
    whole,
    weigh,
    read: ({ content, reading, confirmed }: EngineSource) =>
      words(JSON.stringify([content, reading, confirmed, monthOf(now())]), () =>
        readResumeEvidence({ content, reading, confirmed }, lexicon, now()),
      ),
    /** A score with its fixes and with what was found of the posting's asks. */
    look: (data: ResumeData, against: Against, { totalOf, isOver }: Scoring) => {
      const posting = post(against);
      const rating = rated.rate(data, against);
      const { view } = rating;
      // First what must be said; fixes are tried with what time is left.
      const keywords = posting ? keywordsOf(weigh(data, posting), view) : [];
      const options = { now: now(), maxFixes: triedFixes, isOver };
      const score = withFixes(rating, { data, posting }, totalOf, options);
      return { score, view, keywords };
    },
  };
}

/** How a resume reads. */
function readingCalls({
  read,
  post,
}: Pick<ReturnType<typeof createReaders>, 'read' | 'post'>): Pick<LocalEngine, 'read'> {
  return {
    read: (source) => {
      const { shown, isWhole, data, unsure, unsureSources, notices, lines } = read(source);
      const posting = post(source);
      return {
        text: shown,
        data,
        unsure,
        unsureSources,
        doubts: doubtsOf(data, unsure),
        leftOver: leftOverLines(data),
        notices: [...notices, ...(posting?.notices ?? [])],
        lines,
        posting: posting?.shown ?? null,
        isOpen: isWhole && !source.reading && !hasNamedEntries(shown),
      };
    },
  };
}
