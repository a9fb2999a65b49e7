import type { LetterNotice } from '#contract/cover-letters.ts';
import type { ResumeQuestion, ResumeReview, RevertedLine } from '#contract/resume.ts';
import type { ProseOffer, ProseSentence } from '#domain/claims/prose/prose.ts';
import type { ProposedSentence, ReviewedSentence } from '#domain/claims/prose/reviewed-sentence.ts';
import type { Confirmed, PastedResume } from '#domain/claims/resume-evidence.ts';
import type { ResumeLine } from '#domain/evidence/resume-lines.ts';
import type { Judged, Verdict } from '#domain/evidence/verdicts.ts';
import type { LetterLength, LetterTone } from '#domain/letter/letter-limits.ts';
import type { NamedJob } from '#domain/posting/read-posting-head.ts';
import type { Requirement } from '#domain/posting/requirements/extract-requirements.ts';
import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import type { ReadingDoubt, ReadingNotice } from '#domain/resume/reading-notices.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import type { Unsure } from '#domain/resume/unsure-changes.ts';
import type { WriterReason } from '#domain/rewrite/edit-reasons.ts';
import type { JudgedSentence } from '#domain/rewrite/review-edit.ts';
import type { Caller } from './fair-queue.ts';
import type { InterviewEngine } from './interview-engine.ts';
import type { JobEngine } from './job-engine.ts';
import type { ProfileEngine } from './profile-engine.ts';

/** Everything that is known of a person for one resume. The posting is never evidence about them. */
export interface EngineSource extends PastedResume {
  posting: string | null;
  /** What the person said when asked, in their own words. */
  confirmed: readonly Confirmed[];
  /** Claims that the person has said are not true, or have answered already: never asked again. */
  settled: readonly string[];
  /** What a model said that this resume shows of this posting. */
  judged?: Judged | undefined;
}

export interface ResumeReading extends Unsure {
  /** The resume as a person sees it, without hidden text and no longer than is read at once; what a model may be given. */
  text: string;
  /** The person's own words by field. */
  data: ResumeData;
  notices: ReadingNotice[];
  /** Why the person should look at this before it's worked with, and the lines that found no place. */
  doubts: ReadingDoubt[];
  leftOver: string[];
  /** The fields that may be rewritten, in the order of the page: summary, bullets, and the skills (one a line). */
  lines: { path: string; text: string }[];
  /** The posting as a person sees it, without hidden text and no longer than is read at once; what a model may be given. */
  posting: string | null;
  /** Nobody has read it for us, nor has the person put our reading right: a model may read all of it. */
  isOpen: boolean;
}

/** Something that a posting asks, in its own words, with our verdict and the numbers of the lines that speak for it. */
export interface PairAsk extends Pick<Requirement, 'quote' | 'level'> {
  verdict: Verdict;
  lines: number[];
}

/** One resume and one posting, as everybody else is asked about them. */
export interface Pair {
  /** '' where the posting names none. */
  jobTitle: string;
  asks: PairAsk[];
  /** What the person wrote and confirmed, never what was made of it. */
  lines: ResumeLine[];
}

/** What a model would ask of a line, in its own words, and which of the posting's asks it's for. */
export interface ProposedQuestion {
  path: string;
  text: string;
  ask: PairAsk | undefined;
}

/** A rewritten field as proposed by a model or by the built-in writer. */
export interface ProposedEdit {
  path: string;
  text: string;
  reason: WriterReason;
}

export type ReviewedEdit =
  | { outcome: 'change'; change: ResumeChange }
  /** Not proven, but nothing contradicts it: kept out, shown, and asked. */
  | { outcome: 'offer'; offer: ResumeOffer; sentences?: JudgedSentence[] }
  /** Not supported by the person's words: theirs stay. */
  | { outcome: 'reverted'; line: RevertedLine; sentences?: JudgedSentence[] }
  | { outcome: 'same' };

/** What a letter is written from. `data` is the resume as it reads now. */
export interface LetterTask {
  source: EngineSource;
  data: ResumeData;
  tone: LetterTone;
  length: LetterLength;
  /** The day of the letter, as an ISO date. */
  today: string;
}

/** What a letter is written from by somebody else: the pair, what the posting names for sure, and the posting as it's seen. */
export interface LetterPlan {
  posting: NamedJob;
  pair: Pair;
  shown: string;
}

export interface WrittenLetter {
  content: string;
  sentences: ProseSentence[];
  offers: ProseOffer[];
  notices: LetterNotice[];
}

/** Threads that parse, write, judge and score: none of it may hold up a request, and no person all others. */
export interface Engines {
  /** Loads the word lists now instead of with the first call. */
  warm(): void;
  /** No while its threads can't start. */
  isAble(): boolean;
  /** The engine as one caller has it: their calls wait for their turn, one at a time. */
  for(caller: Caller): Engine;
  close(): Promise<void>;
}

/** Parser, built-in writer, guard and score. */
export interface Engine extends ProfileEngine, InterviewEngine, JobEngine {
  read(source: EngineSource): Promise<ResumeReading>;
  /** What every model is asked about: the person's lines, numbered, and the posting's asks with our verdicts. */
  readPair(source: EngineSource): Promise<Pair>;
  /** The built-in engine's rewriting: edits that have passed the review and cost no points, and those to ask about. */
  rewrite(source: EngineSource): Promise<{ changes: ResumeChange[]; offers: ResumeOffer[] }>;
  /** Holds proposed edits against the person's words. */
  review(source: EngineSource, edits: readonly ProposedEdit[]): Promise<ReviewedEdit[]>;
  /** The same against the jobs of a resume alone: what else the person has said doesn't count. */
  reviewJobs(
    data: ResumeData,
    posting: string | null,
    edits: readonly ProposedEdit[],
  ): Promise<ReviewedEdit[]>;
  /**
   * What the posting asks for and the person's words do not mention; each worth one question. `proposed` are a
   * model's questions: those that are plain and ask for something new stand beside ours.
   */
  questions(source: EngineSource, proposed?: readonly ProposedQuestion[]): Promise<ResumeQuestion[]>;
  /** The score of a resume as its text file reads; `content` is what was pasted. */
  score(data: ResumeData, posting: string | null, judged?: Judged, content?: string): Promise<number>;
  /** The score of the pasted text. */
  scoreText(pasted: PastedResume, posting: string | null, judged?: Judged): Promise<number>;
  explain(
    input: PastedResume & {
      data: ResumeData;
      posting: string | null;
      judged?: Judged | undefined;
      changes: readonly ResumeChange[];
      /** Asked for what the posting wants; a keyword leads to its question. */
      questions?: readonly ResumeQuestion[];
    },
  ): Promise<ResumeReview>;
  planLetter(task: LetterTask): Promise<LetterPlan>;
  /** The built-in letter: every sentence of it has passed. Undefined where the resume gives too little for one. */
  writeLetter(task: LetterTask): Promise<WrittenLetter | undefined>;
  /** What to ask the person where there's too little for a letter: their own jobs. */
  askProofs(task: LetterTask): Promise<string[]>;
  /** Holds proposed sentences of a letter or a profile against the person's words. */
  reviewSentences(
    task: Pick<LetterTask, 'source' | 'data'>,
    kind: 'letter' | 'linkedin' | 'headline',
    proposed: readonly ProposedSentence[],
  ): Promise<ReviewedSentence[]>;
  /** A model's reviewed sentences as a letter. Where too little about the person is left, it's the built-in letter, or none. */
  finishLetter(
    task: LetterTask,
    reviewed: readonly ReviewedSentence[],
    isStopped: boolean,
  ): Promise<(WrittenLetter & { isBuiltIn: boolean }) | undefined>;
}

/** The engine in the thread that calls it. */
export type LocalEngine = {
  [M in keyof Engine]: (...args: Parameters<Engine[M]>) => Awaited<ReturnType<Engine[M]>>;
};
