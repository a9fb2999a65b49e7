import { z } from 'zod';
import { faultCodes } from '#domain/claims/judgment.ts';
import { verdicts } from '#domain/evidence/verdicts.ts';
import { questionKinds } from '#domain/resume/answer-changes.ts';
import { colorSchemeIds } from '#domain/resume/color-schemes.ts';
import { maxFit, pageSizeIds } from '#domain/resume/page-limits.ts';
import { readingNotices } from '#domain/resume/reading-notices.ts';
import { resumeData } from '#domain/resume/resume.ts';
import { changeStates } from '#domain/resume/resume-changes.ts';
import { maxPostingLength, maxResumeLength, maxTitleLength } from '#domain/resume/resume-limits.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { changeReasons } from '#domain/rewrite/edit-reasons.ts';
import { checkNote, gateNote } from '#domain/score/check-notes.ts';
import { askedFact, fixAdvice } from '#domain/score/fix-advice.ts';

const look = {
  templateId: z.enum(templateIds),
  colorScheme: z.enum(colorSchemeIds),
  pageSize: z.enum(pageSizeIds),
  fit: z.int().min(0).max(maxFit),
};

/** One line of the list. `title` is empty until the person gives one. `workId` is an optimize that still runs. */
export const resumeSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  ...look,
  atsScore: z.string().nullable(),
  workId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ResumeSummary = z.infer<typeof resumeSummary>;

const span = z.object({ start: z.int(), end: z.int() });

/** One rewritten field: what it was, what it is, why, and the places of the pasted text it rests on. */
export const resumeChange = z.object({
  id: z.string(),
  path: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.enum(changeReasons),
  state: z.enum(changeStates),
  support: z.array(span),
  /** When the person said that it's true; absent where their own words proved it. */
  confirmedAt: z.iso.datetime().optional(),
});

/** What is wrong with a rewritten line: a code, what it claimed, and the person's own words for it ("" for neither). */
const fault = z.object({ code: z.enum(faultCodes), claimed: z.string(), source: z.string() });

/** A line whose rewriting was not let through, and why. The rewriting is not kept; of what it claimed only figures are. */
const revertedLine = z.object({ path: z.string(), before: z.string(), faults: z.array(fault) });
export type RevertedLine = z.infer<typeof revertedLine>;

/**
 * A rewritten line that is perhaps true. It's in no file and no score until the person says yes. `faults` mark the
 * words of `proposed` that their resume doesn't prove; `words` is the line as they wrote it instead.
 */
const resumeOffer = z.object({
  id: z.string(),
  path: z.string(),
  before: z.string(),
  proposed: z.string(),
  reason: z.enum(changeReasons),
  faults: z.array(fault.extend(span.shape)),
  support: z.array(span),
  answer: z.enum(['yes', 'no']).nullable(),
  words: z.string(),
  answeredAt: z.iso.datetime().nullable(),
});

/**
 * What only the person can say. `claim` is a name of our lists, the posting's plain wording, or the line that a result is
 * asked for; `name` is the same within a sentence. `quote` is the posting's own wording, where that says more.
 */
export const resumeQuestion = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  claim: z.string(),
  name: z.string(),
  quote: z.string().nullable(),
  path: z.string().nullable(),
  /** Always null, and only there because pages from before read it. */
  proposed: z.null(),
  answer: z.enum(['yes', 'no']).nullable(),
  words: z.string(),
  /** The model that worded the answer's line; "" where ours stays although one was asked. Absent where none was. */
  wordedBy: z.string().optional(),
});
export type ResumeQuestion = z.infer<typeof resumeQuestion>;

/** Who wrote: a model by its name, or the built-in engine. */
export const writer = z.object({
  kind: z.enum(['model', 'built-in']),
  name: z.string(),
  /** The configured model failed, so that the built-in engine wrote and the use was given back. */
  isFallback: z.boolean(),
});
export type Writer = z.infer<typeof writer>;

/** What the person must know of a result: also that a model failed, declined, was given less than all lines, or was stopped, or that nothing came of it. */
export const resumeNotices = [
  ...readingNotices,
  'built-in-instead',
  'model-declined',
  'model-skipped-lines',
  'model-broke-off',
  'stopped-early',
  'nothing-changed',
] as const;
export type ResumeNotice = (typeof resumeNotices)[number];

/** A resume as it is kept. What there is not (yet) is null, never absent. `structuredData` is text holding JSON. */
export const resume = resumeSummary.extend({
  /** Rises with every write; a write names the one it was made from. */
  revision: z.int(),
  originalContent: z.string(),
  jobPosting: z.string().nullable(),
  optimizedContent: z.string().nullable(),
  structuredData: z.string().nullable(),
  /** The score of the pasted text, as the score is a number out of 100. */
  scoreBefore: z.string().nullable(),
  writer: writer.nullable(),
  changes: z.array(resumeChange),
  offers: z.array(resumeOffer),
  reverted: z.array(revertedLine),
  questions: z.array(resumeQuestion),
  /** Paths of fields that the parser is unsure of and the person has not looked at yet. */
  unsure: z.array(z.string()),
  /** Of these, and of those that the person has settled since: what was read, and its places in the pasted text. */
  unsureSources: z.array(z.object({ path: z.string(), read: z.string(), spans: z.array(span) })),
  notices: z.array(z.enum(resumeNotices)),
});
export type Resume = z.infer<typeof resume>;

const points = z.object({ total: z.int(), readability: z.int(), match: z.int().nullable() });

/** What the posting asks: by a name of our lists, else in its own few words, with the exact quote. */
const ask = {
  ask: z.string(),
  quote: z.string(),
  /** The field that shows it and how that reads; null where none does. */
  path: z.string().nullable(),
  line: z.string().nullable(),
  /** The open question of this resume that asks for it. */
  questionId: z.string().nullable(),
};

/** One verdict for each thing that can be checked; `src/domain/evidence/verdicts.ts` says what they mean. */
const keyword = z.object({
  ...ask,
  level: z.enum(['must', 'nice']),
  state: z.enum(verdicts).exclude(['not-checkable']),
  /** When it ran out, in the resume's words. */
  expiredOn: z.string().nullable(),
});

/** Attitudes, shifts, travel: what a resume can't tell. They earn nothing and cost nothing. */
const uncheckable = z.object({ ask: ask.ask, quote: ask.quote });

const figures = z.object({
  keywords: z.object({ met: z.int(), listed: z.int(), of: z.int() }),
  evidence: z.object({ lines: z.int(), withNumber: z.int() }),
  structure: z.object({
    faults: z.int(),
    /** Always null, and only there because pages from before read it: the preview counts its sheets. */
    pages: z.null(),
  }),
});

/**
 * The score explained: every point has a reason, and a fix shows the gain that was measured. Reasons and advice are codes
 * with values; whoever shows them has the sentences.
 */
export const resumeReview = z.object({
  version: z.string(),
  before: points,
  now: points,
  /** The first line of the posting the score is against; null where there is none. */
  posting: z.string().nullable(),
  gates: z.array(gateNote),
  /** What the posting doesn't ask for has no check. */
  checks: z.array(z.object({ id: z.string(), got: z.int(), max: z.int(), notes: z.array(checkNote) })),
  /** The checks that give less than for the pasted text, by how many points of the total; the greatest first. */
  fell: z.array(z.object({ id: z.string(), by: z.int() })),
  keywords: z.array(keyword),
  /** Whether a model weighed them, too: then what wasn't found may be said. */
  isJudgedByModel: z.boolean(),
  uncheckable: z.array(uncheckable),
  figures,
  /** Parts of the resume that were left out of the score, because they only repeat the posting or each other. */
  ignored: z.array(z.string()),
  /** The best first. Each asks for something that only the person knows, so its gain is an estimate, and only if it is true. */
  fixes: z.array(
    z.object({
      id: z.string(),
      check: z.string(),
      advice: fixAdvice,
      gain: z.int(),
      asks: z.array(askedFact),
      /** The first field it's about; null where that isn't one field. */
      path: z.string().nullable(),
    }),
  ),
  /**
   * By change: how much the score falls if that change alone is rejected (or rises, if it is kept after all). Of a
   * very long resume only the first changes are tried. Open offers are told like changes that were rejected, under
   * "offer:" and their id; so are open questions, by an answer as somebody might give it, under "answer:" and their id.
   */
  points: z.record(z.string(), z.int()),
});
export type ResumeReview = z.infer<typeof resumeReview>;

export const versionReasons = ['optimized', 'edited', 'decided', 'reverted'] as const;

/** Of the version that is always there once a resume has been read: what was pasted. */
export const originalVersion = 0;

export const resumeVersion = z.object({
  number: z.int(),
  reason: z.enum([...versionReasons, 'original']),
  atsScore: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ResumeVersion = z.infer<typeof resumeVersion>;

const jobPosting = z
  .string()
  .trim()
  .max(maxPostingLength * 4);

/** Beyond what is read at once a text is cut by section, with a notice; far beyond it, it is refused. */
export const newResume = z.object({
  originalContent: z
    .string()
    .max(maxResumeLength * 4)
    .refine((text) => text.trim() !== '', 'Please enter your resume content.'),
  jobPosting: jobPosting.optional(),
  templateId: look.templateId.default('classic'),
  colorScheme: look.colorScheme.default('teal'),
  pageSize: look.pageSize.optional(),
  /** The person has looked at what is read in it, and isn't asked about that again. */
  isReadingChecked: z.boolean().default(false),
});
export type NewResume = z.input<typeof newResume>;

/** Any part of it. Nothing here spends a use. */
export const resumeUpdate = z.object({
  revision: z.int(),
  title: z.string().trim().max(maxTitleLength).optional(),
  templateId: look.templateId.optional(),
  colorScheme: look.colorScheme.optional(),
  pageSize: look.pageSize.optional(),
  fit: look.fit.optional(),
  jobPosting: jobPosting.nullable().optional(),
  structuredData: z.optional(resumeData),
});
export type ResumeUpdate = z.input<typeof resumeUpdate>;
