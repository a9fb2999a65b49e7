import { z } from 'zod';
import {
  contradictionFields,
  maxAboutLength,
  maxHeadlineLength,
  profileAsks,
  shortestExperience,
  shortestSkills,
} from '#domain/linkedin/linkedin-limits.ts';
import { readingNotices } from '#domain/resume/reading-notices.ts';
import { maxLineLength, maxResumeLength } from '#domain/resume/resume-limits.ts';
import { endpoint } from './endpoint.ts';
import { proseOffer, proseSentence } from './prose.ts';
import { writer } from './resume.ts';

/** The sentences are the form's own: the page shows them beside the fields. */
export const linkedinForm = z.object({
  currentHeadline: z.string().max(1_000).optional(),
  currentAbout: z.string().max(maxResumeLength).optional(),
  jobTitle: z.string().trim().min(1, 'Job title is required').max(200),
  industry: z.string().trim().min(1, 'Industry is required').max(200),
  experience: z
    .string()
    .trim()
    .min(shortestExperience, 'Please provide at least 50 characters about your experience')
    .max(maxResumeLength),
  skills: z.string().trim().min(shortestSkills, 'Please list some of your key skills').max(4_000),
  targetRole: z.string().max(200).optional(),
  /** Whether the profile may say that the person is looking. Only they can want that. */
  openToWork: z.boolean().optional(),
  /** The resume that it's written from; null for none, and the newest where nothing is said. */
  resumeId: z.uuid().nullish(),
});
export type LinkedinForm = z.infer<typeof linkedinForm>;

/** Where form and resume don't agree, each in its own words. The resume counts until the person chooses. */
const contradiction = z.object({
  id: z.string(),
  field: z.enum(contradictionFields),
  form: z.string(),
  resume: z.string(),
  choice: z.enum(['form', 'resume']).nullable(),
});

export const linkedinNotices = [
  ...readingNotices,
  ...profileAsks,
  'built-in-instead',
  'model-declined',
  'model-broke-off',
  'no-resume',
] as const;
export type LinkedinNotice = (typeof linkedinNotices)[number];

export const linkedinProfile = z.object({
  headline: z.string().max(maxHeadlineLength),
  about: z.string().max(maxAboutLength),
  skills: z.array(z.string()),
  /** Always empty in new ones, and only there because pages from before read it. */
  addIfTrue: z.array(z.object({ skill: z.string(), isTrue: z.boolean() })),
  contradictions: z.array(contradiction),
  /** Of the headline: its parts. Of about: its sentences. Each with the words it rests on. */
  headlineParts: z.array(proseSentence),
  aboutSentences: z.array(proseSentence),
  offers: z.array(proseOffer.extend({ section: z.enum(['headline', 'about']) })),
  writer,
  notices: z.array(z.enum(linkedinNotices)),
  createdAt: z.iso.datetime(),
});
export type LinkedinProfile = z.infer<typeof linkedinProfile>;

export const linkedinEndpoints = {
  optimizeLinkedin: endpoint({
    method: 'POST',
    path: '/api/linkedin/optimize',
    summary:
      'Writes headline, about section and skills from the form, the resume that was picked (else the newest) and what was confirmed. Premium.',
    kind: 'json',
    caller: 'user',
    body: linkedinForm,
    response: linkedinProfile,
    limit: 'linkedin',
    idempotent: true,
    startsWork: true,
  }),
  getLinkedin: endpoint({
    method: 'GET',
    path: '/api/linkedin',
    summary: 'The last result with the form it was made from, and work that still runs.',
    kind: 'json',
    caller: 'user',
    response: z.object({
      form: linkedinForm.nullable(),
      profile: linkedinProfile.nullable(),
      workId: z.uuid().nullable(),
    }),
  }),
  answerLinkedin: endpoint({
    method: 'POST',
    path: '/api/linkedin/answers',
    summary: 'Answers an offered sentence or settles a contradiction; null takes the answer back.',
    kind: 'json',
    caller: 'user',
    body: z.discriminatedUnion('about', [
      z.object({
        about: z.literal('offer'),
        offerId: z.string().max(200),
        answer: z.enum(['yes', 'no']).nullable(),
        words: z.string().trim().max(maxLineLength).default(''),
      }),
      z.object({
        about: z.literal('contradiction'),
        id: z.string().max(200),
        choice: z.enum(['form', 'resume']).nullable(),
      }),
    ]),
    response: linkedinProfile,
    limit: 'edit',
  }),
  importLinkedin: endpoint({
    method: 'POST',
    path: '/api/linkedin/import',
    summary: 'The form’s fields out of the archive that LinkedIn gives its members. Nothing is kept.',
    kind: 'upload',
    caller: 'user',
    keepsNothing: true,
    response: z.object({
      currentHeadline: z.string(),
      currentAbout: z.string(),
      jobTitle: z.string(),
      industry: z.string(),
      experience: z.string(),
      skills: z.string(),
    }),
    limit: 'import',
  }),
};
