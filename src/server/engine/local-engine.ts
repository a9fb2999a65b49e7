import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import type { Lexicon } from '#domain/lexicon.ts';
import { withQuoted } from '#domain/requirements/quoted-requirements.ts';
import type { ResumeData } from '#domain/resume.ts';
import { builtInEdits } from '#domain/rewrite/arrange/built-in-edits.ts';
import { askQuestions } from '#domain/rewrite/ask-questions.ts';
import { type PersonsWords, readPersonsWords } from '#domain/rewrite/persons-words.ts';
import { type PostedText, readPostedText } from '#domain/rewrite/posted-text.ts';
import { reviewEdit } from '#domain/rewrite/review-edit.ts';
import { constraintsOf, heldCredentials, keywordsOf } from '#domain/score/keywords.ts';
import type { ResumeView } from '#domain/score/resume-view.ts';
import type { Score } from '#domain/score/score.ts';
import { scoreAndView, scoreResume, viewWhole } from '#domain/score/score-resume.ts';
import { withSecondReading } from '#domain/second-reading/second-reading.ts';
import { withinReach } from '#domain/within-reach.ts';
import { loadQuestionBank } from '../load-lexicon.ts';
import type { EngineSource, LocalEngine, ProposedEdit } from './engine.ts';
import { explainScore } from './explain-score.ts';
import { interviewCalls } from './interview-calls.ts';
import { jobCalls } from './job-calls.ts';
import { keepRecent } from './keep-recent.ts';
import { letterCalls } from './letter-calls.ts';
import { passedChanges } from './passed-changes.ts';
import { profileCalls } from './profile-calls.ts';
import { threadTime } from './thread-time.ts';

const remembered = 8;
const triedFixes = 5;
/** Who waits does so for all who wait behind. What isn't tried by then, in milliseconds, is left out. */
const timeForFixes = 250;
const timeForChanges = 500;

export function createLocalEngine(lexicon: Lexicon, now = () => new Date()): LocalEngine {
  const readers = createReaders(lexicon, now);
  const { read, post, rate } = readers;
  const totals = keepRecent<number>(remembered * 4);
  const totalOfText = (text: string, posting: string | null) =>
    totals(JSON.stringify([text, posting, monthOf(now())]), () => rate(text, posting).total);
  const totalOf = (data: ResumeData, posting: string | null) => totalOfText(textOf(data), posting);
  // The pasted text counts by its reading, as the finished one does: so doing nothing changes nothing.
  const asRead = (content: string) =>
    textOf(read({ content, posting: null, confirmed: [], settled: [] }).data);
  const reviewerOf = (source: EngineSource) => {
    const words = read(source);
    // Also what nobody can see in it: that is where orders hide.
    const posting = `${post(source.posting)?.shown ?? ''}\n${(source.posting ?? '').replace(/\p{Cf}/gu, '')}`;
    return (edit: ProposedEdit) => reviewEdit(edit, words, { posting, settled: source.settled });
  };
  return {
    ...readingCalls(readers, lexicon),
    ...toolCalls(readers, lexicon, now),
    rewrite: (source) => {
      const time = threadTime();
      const words = read(source);
      const edits = builtInEdits(words, post(source.posting)?.requirements ?? [], now());
      const scoring = {
        totalOf: (data: ResumeData) => totalOf(data, source.posting),
        isOver: () => time() > timeForChanges,
      };
      return passedChanges(words.data, edits, reviewerOf(source), scoring);
    },
    review: (source, edits) => edits.map(reviewerOf(source)),
    score: totalOf,
    scoreText: (content, posting) => totalOfText(asRead(content), posting),
    explain: explainer(readers, asRead, totalOf),
  };
}

/** The score with its reasons, as far as there's time for them. */
const explainer =
  (
    { look, rate, post }: ReturnType<typeof createReaders>,
    asRead: (content: string) => string,
    totalOf: (data: ResumeData, posting: string | null) => number,
  ): LocalEngine['explain'] =>
  ({ content, data: whole, posting, changes, questions = [] }) => {
    const time = threadTime();
    const data = withinReach(whole);
    const text = textOf(data);
    const before = rate(asRead(content), posting);
    const { score, ...asked } = look(text, posting, () => time() > timeForFixes);
    return explainScore({
      ...{ data, text, questions, changes, before, now: score, ...asked },
      posting: post(posting),
      totalOf: (other) => totalOf(other, posting),
      isOver: () => time() > timeForChanges,
    });
  };

/** What the tools beside the resume builder ask for. */
const toolCalls = (readers: ReturnType<typeof createReaders>, lexicon: Lexicon, now: () => Date) => ({
  ...letterCalls({ ...readers, textOf, now }, lexicon),
  ...profileCalls(readers.read, lexicon, now),
  ...interviewCalls({ ...readers, textOf, now }, lexicon, loadQuestionBank),
  ...jobCalls(lexicon),
});

/** What is read once and asked for again and again while a model writes line by line. */
function createReaders(lexicon: Lexicon, now: () => Date) {
  const words = keepRecent<PersonsWords>(remembered);
  const postings = keepRecent<PostedText>(remembered);
  const wholes = keepRecent<ResumeView>(remembered);
  const whole = (text: string) => wholes(text, () => viewWhole(text, lexicon));
  const post = (posting: string | null) =>
    posting?.trim() ? postings(posting, () => readPostedText(posting, lexicon)) : undefined;
  return {
    post,
    whole,
    read: ({ content, confirmed }: EngineSource) =>
      words(JSON.stringify([content, confirmed, monthOf(now())]), () =>
        readPersonsWords({ content, confirmed }, lexicon, now()),
      ),
    rate: (text: string, posting: string | null): Score => {
      const against = post(posting);
      const input = against ? { text, posting: against } : { text };
      return scoreResume(input, lexicon, { now: now(), mostFixes: 0 });
    },
    /** A score with its fixes and with what was found of the posting's asks. */
    look: (text: string, posting: string | null, isOver: () => boolean) => {
      const against = post(posting);
      const input = against ? { text, posting: against } : { text };
      const { score, view } = scoreAndView(input, lexicon, { now: now(), mostFixes: triedFixes, isOver });
      if (!against) return { score, view, keywords: [], constraints: [] };
      return {
        score,
        view,
        keywords: keywordsOf(whole(text), against, now()),
        constraints: constraintsOf(whole(text), against),
      };
    },
  };
}

/** What asks only for what stands in resume and posting. */
function readingCalls(
  { read, post, whole }: Pick<ReturnType<typeof createReaders>, 'read' | 'post' | 'whole'>,
  lexicon: Lexicon,
): Pick<LocalEngine, 'read' | 'compareReading' | 'questions'> {
  return {
    read: (source) => {
      const { shown, data, unsure, unsureSources, notices, lines } = read(source);
      const posting = post(source.posting);
      return {
        text: shown,
        data,
        unsure,
        unsureSources,
        notices: [...notices, ...(posting?.notices ?? [])],
        lines,
        posting: posting?.shown ?? null,
      };
    },
    compareReading: (source, reading) => {
      const { parsed, shown, unsureOf } = read(source);
      return unsureOf(withSecondReading(parsed, shown, reading));
    },
    questions: (source, quotes = []) => {
      const posting = post(source.posting);
      const words = read(source);
      if (!posting)
        return askQuestions({ title: '', description: '', requirements: [] }, words, source.settled);
      const held = heldCredentials(whole(textOf(words.data)), posting);
      const asked = { ...posting, requirements: withQuoted(posting, quotes, lexicon) };
      return askQuestions(asked, words, [...source.settled, ...held]);
    },
  };
}

/** Running jobs grow longer, but not by the minute. */
const monthOf = (date: Date) => date.toISOString().slice(0, 7);

const textOf = (data: ResumeData) => resumeText(composeResume(withinReach(data), 'classic'));
