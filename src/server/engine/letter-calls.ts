import type { LetterNotice } from '#contract/cover-letters.ts';
import type { PersonsWords } from '#domain/claims/persons-words.ts';
import { type ProseLine, proseLines } from '#domain/claims/prose/prose-lines.ts';
import {
  type ProposedSentence,
  type ReviewedSentence,
  reviewSentence,
  type SentenceContext,
} from '#domain/claims/prose/review-sentence.ts';
import type { NamedJob } from '#domain/claims/prose/sentence-kind.ts';
import { keywordsOf } from '#domain/evidence/keywords.ts';
import type { Evidence } from '#domain/evidence/verdicts.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { inUsualWidth } from '#domain/language/readable-text.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import { type LetterSource, planLetter } from '#domain/letter/plan-letter.ts';
import { standIn } from '#domain/letter/stand-in.ts';
import { type BuiltLetter, writeLetter } from '#domain/letter/write-letter.ts';
import { type PostedText, readPostedText } from '#domain/posting/posted-text.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { readPostingHead } from '#domain/posting/read-posting-head.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeView } from '#domain/resume/resume-view.ts';
import { firstWithin, withinReach } from '#domain/resume/within-reach.ts';
import type { Against } from './create-ratings.ts';
import type { EngineSource, LetterTask, LocalEngine, WrittenLetter } from './engine.ts';
import { keepRecent } from './keep-recent.ts';
import { roomToTry } from './room-to-try.ts';

interface Readers {
  read(source: EngineSource): PersonsWords;
  post(against: Against): PostedText | undefined;
  whole(text: string): ResumeView;
  weigh(text: string, posting: Posting): Evidence[];
  textOf(data: ResumeData): string;
  now(): Date;
}

type Written = Pick<LetterTask, 'source' | 'data'>;

const remembered = 8;

/** Letters: what they may be built on, the built-in one, and the lanes for sentences of any writer. */
export function letterCalls(
  readers: Readers,
  lexicon: Lexicon,
): Pick<LocalEngine, 'planLetter' | 'writeLetter' | 'reviewSentences' | 'finishLetter'> {
  const { sourceOf, contextOf, headOf, noticesOf } = createLetterReaders(readers, lexicon);
  const { reviewerOf, patientReviewerOf } = createReviewers(contextOf);
  const built = keepRecent<BuiltLetter>(remembered);
  const build = (task: LetterTask) =>
    built(JSON.stringify([task, readers.now().toISOString().slice(0, 10)]), () =>
      writeLetter(sourceOf(task), task, patientReviewerOf(task), lexicon),
    );
  const finished = (task: LetterTask, parts: Pick<WrittenLetter, 'sentences' | 'offers'>): WrittenLetter => ({
    ...parts,
    content: letterText(parts.sentences, {
      job: headOf(task.source.posting),
      today: task.today,
      name: task.data.personalInfo.name.trim(),
    }),
    notices: [...noticesOf(task), ...build(task).notices],
  });
  return {
    planLetter: (given) => {
      const task = within(given);
      const source = sourceOf(task);
      const { lines, points } = planLetter(source, lexicon);
      return {
        posting: source.job,
        lines: lines.map(numbered),
        points: points.map(({ quote, deeds }) => ({
          requirement: quote,
          lines: [...new Set(deeds.map(({ line }) => line))].map(numbered),
        })),
        notices: noticesOf(task),
      };
    },
    writeLetter: (given) => {
      const task = within(given);
      return finished(task, { sentences: build(task).sentences, offers: [] });
    },
    reviewSentences: (task, kind, proposed) => proposed.map(reviewerOf(within(task), kind)),
    finishLetter: (given, reviewed) => {
      const task = within(given);
      const instead = standIn(reviewed, build(task), sourceOf(task), patientReviewerOf(task), lexicon);
      return finished(task, instead);
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

const numbered = ({ number, text, place }: ProseLine) => ({ number, text, place });

/** What resume and posting are read into before a letter is written or judged. */
function createLetterReaders({ read, post, whole, weigh, textOf, now }: Readers, lexicon: Lexicon) {
  const heads = keepRecent<NamedJob>(remembered);
  const headOf = (posting: string | null) =>
    heads(posting ?? '', () => readPostingHead(posting ?? '', lexicon));
  return {
    headOf,
    sourceOf: ({ source, data }: Written): LetterSource => {
      const posted = post(source) ?? readPostedText('', lexicon);
      const view = whole(textOf(data));
      const keywords = keywordsOf(weigh(textOf(data), posted), view.reader);
      return { data, view, posted, keywords, job: headOf(source.posting), now: now() };
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
      job: headOf(source.posting),
      settled: source.settled,
    }),
    noticesOf: ({ source }: Written): LetterNotice[] => [
      ...read(source).notices,
      ...(post(source)?.notices ?? []),
    ],
  };
}
