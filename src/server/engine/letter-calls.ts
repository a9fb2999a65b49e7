import type { LetterNotice } from '#contract/cover-letters.ts';
import type { ProseSentence } from '#domain/claims/prose/prose.ts';
import { proseLines } from '#domain/claims/prose/prose-lines.ts';
import { reviewSentence, type SentenceContext } from '#domain/claims/prose/review-sentence.ts';
import type { ProposedSentence, ReviewedSentence } from '#domain/claims/prose/reviewed-sentence.ts';
import type { ResumeEvidence } from '#domain/claims/resume-evidence.ts';
import { keywordsOf } from '#domain/evidence/keywords.ts';
import type { Evidence } from '#domain/evidence/verdicts.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { inUsualWidth } from '#domain/language/readable-text.ts';
import { askProofs } from '#domain/letter/ask-proofs.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import type { LetterSource } from '#domain/letter/plan-letter.ts';
import { wholeLetter } from '#domain/letter/whole-letter.ts';
import { writeLetter } from '#domain/letter/write-letter.ts';
import { type Posting, readPosting } from '#domain/posting/posting.ts';
import type { ReadResume } from '#domain/resume/read-resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { firstWithin, withinReach } from '#domain/resume/within-reach.ts';
import type { Against } from './create-ratings.ts';
import type { EngineSource, LetterTask, LocalEngine, Pair, WrittenLetter } from './engine.ts';
import { memoizeRecent } from './memoize-recent.ts';
import { roomToTry } from './room-to-try.ts';

interface Readers {
  read(source: EngineSource): ResumeEvidence;
  post(against: Against): Posting | undefined;
  whole(data: ResumeData): ReadResume;
  weigh(data: ResumeData, posting: Posting): Evidence[];
  readPair(source: EngineSource): Pair;
  now(): Date;
}

type Written = Pick<LetterTask, 'source' | 'data'>;

const remembered = 8;

/** Letters: what they may be built on, the built-in one, and the lanes for sentences of any writer. */
export function letterCalls(
  readers: Readers,
  lexicon: Lexicon,
): Pick<LocalEngine, 'planLetter' | 'writeLetter' | 'askProofs' | 'reviewSentences' | 'finishLetter'> {
  const { sourceOf, contextOf, headOf, noticesOf } = createLetterReaders(readers, lexicon);
  const { reviewerOf, patientReviewerOf } = createReviewers(contextOf);
  const built = memoizeRecent<{ sentences: ProseSentence[] | undefined }>(remembered);
  const build = (task: LetterTask) =>
    built(JSON.stringify([task, readers.now().toISOString().slice(0, 10)]), () => ({
      sentences: writeLetter(sourceOf(task), task, patientReviewerOf(task), lexicon),
    })).sentences;
  const finished = (task: LetterTask, parts: Pick<WrittenLetter, 'sentences' | 'offers'>): WrittenLetter => ({
    ...parts,
    content: letterText(parts.sentences, {
      job: headOf(task.source),
      today: task.today,
      name: task.data.personalInfo.name.trim(),
    }),
    notices: noticesOf(task),
  });
  return {
    planLetter: ({ source }) => {
      // What every sentence is held against is read while the person waits for a plan, not for the first sentence.
      readers.read(source).ledger();
      return {
        posting: headOf(source),
        pair: readers.readPair(source),
        shown: readers.post(source)?.shown ?? '',
      };
    },
    writeLetter: (given) => {
      const task = within(given);
      const sentences = build(task);
      return sentences && finished(task, { sentences, offers: [] });
    },
    askProofs: (given) => {
      const task = within(given);
      return askProofs(sourceOf(task), task.source.settled, lexicon);
    },
    reviewSentences: (task, kind, proposed) => proposed.map(reviewerOf(within(task), kind)),
    finishLetter: (given, reviewed, isStopped) => {
      const task = within(given);
      const { sentences: own, offers } = wholeLetter(reviewed, isStopped);
      const sentences = own ?? build(task);
      return sentences && { ...finished(task, { sentences, offers }), isBuiltIn: own === undefined };
    },
  };
}

function createReviewers(contextOf: (task: Written, kind: SentenceContext['kind']) => SentenceContext) {
  const reviewerOf = (task: Written, kind: SentenceContext['kind']) => {
    const context = contextOf(task, kind);
    return (each: ProposedSentence) => reviewSentence(each, context);
  };
  return {
    reviewerOf,
    /** Of our own sentences as many are tried as there's room for. */
    patientReviewerOf: (task: Written) => {
      const review = reviewerOf(task, 'letter');
      const hasRoom = roomToTry(task.source.content.length);
      return (each: ProposedSentence): ReviewedSentence =>
        hasRoom(each.text) ? review(each) : { outcome: 'dropped', ...each };
    },
  };
}

/** As much of the resume, and of what was said of it, as is looked at. */
const within = <T extends Written>(task: T): T => ({
  ...task,
  data: withinReach(task.data),
  source: { ...task.source, confirmed: firstWithin(task.source.confirmed) },
});

/** Titles and employers that may be something else aren't named; what the person has written there since is. */
const withoutUnsure = (data: ResumeData, { data: parsed, unsure, text }: ResumeEvidence): ResumeData => ({
  ...data,
  experience: data.experience.map((job, place) => {
    const isUnsure = (field: 'title' | 'company') =>
      unsure.includes(`experience.${place}.${field}`) && parsed.experience[place]?.[field] === job[field];
    return {
      ...job,
      title: isUnsure('title') ? '' : job.title,
      company: isUnsure('company') || isPartOfName(job, text) ? '' : job.company,
    };
  }),
});

/** "Sous Chef, The Glasshouse at Clifton": what follows "at" is the employer only where the title stands before it. */
function isPartOfName({ title, company }: ResumeData['experience'][number], text: string): boolean {
  const at = company === '' ? -1 : text.indexOf(` at ${company}`);
  const before = at < 0 ? '' : text.slice(text.lastIndexOf('\n', at) + 1, at);
  return /\p{Lu}/u.test(before) && !before.trim().endsWith(title);
}

/** What resume and posting are read into before a letter is written or judged. */
function createLetterReaders({ read, post, whole, weigh, now }: Readers, lexicon: Lexicon) {
  const none = memoizeRecent<Posting>(1);
  const postingOf = (source: EngineSource) => post(source) ?? none('', () => readPosting('', lexicon));
  const headOf = (source: EngineSource) => postingOf(source).named();
  return {
    headOf,
    sourceOf: ({ source, data: given }: Written): LetterSource => {
      const data = withoutUnsure(given, read(source));
      const posted = postingOf(source);
      const view = whole(data);
      const evidence = weigh(data, posted);
      return {
        ...{ data, evidence, confirmed: source.confirmed, job: headOf(source), now: now() },
        keywords: keywordsOf(evidence, view),
        reader: view.reader,
      };
    },
    contextOf: ({ source, data }: Written, kind: SentenceContext['kind']): SentenceContext => ({
      words: read(source),
      content: source.content,
      edited: new Set(proseLines(data).map(({ text }) => text)),
      kind,
      // Also what nobody can see in it: that is where orders hide.
      posting: inUsualWidth(
        `${post(source)?.shown ?? ''}\n${(source.posting ?? '').replace(/\p{Cf}/gu, '')}`,
      ),
      asks: (post(source)?.requirements ?? []).map(({ quote }) => quote),
      job: headOf(source),
      settled: source.settled,
    }),
    noticesOf: ({ source }: Written): LetterNotice[] => [
      ...read(source).notices,
      ...(post(source)?.notices ?? []),
    ],
  };
}
