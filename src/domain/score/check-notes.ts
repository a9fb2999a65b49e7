import { z } from 'zod';

const contactParts = ['email', 'name', 'phone', 'location'] as const;
export type ContactPart = (typeof contactParts)[number];

const mainSections = ['experience', 'education', 'skills', 'summary'] as const;
export type MainSection = (typeof mainSections)[number];

const bare = <Code extends string>(code: Code) => z.object({ code: z.literal(code) });

/** So many of so many. */
const share = <Code extends string>(code: Code) =>
  z.object({ code: z.literal(code), count: z.int(), of: z.int() });

const tidiness = z.object({
  what: z.enum(['cliches', 'first-person', 'blanks', 'filler', 'skills-twice']),
  count: z.int(),
  /** The person's own words for each, where they say more than the number. */
  found: z.array(z.string()),
});
export type Untidy = z.infer<typeof tidiness>;

const readabilityNotes = [
  bare('contact-complete'),
  z.object({ code: z.literal('contact-missing'), parts: z.array(z.enum(contactParts)) }),
  bare('sections-complete'),
  z.object({ code: z.literal('sections-missing'), sections: z.array(z.enum(mainSections)) }),
  bare('skills-unmatched'),
  share('dates-missing'),
  bare('dates-mixed'),
  bare('english-only'),
  bare('no-lines'),
  bare('lines-unsure'),
  share('lines-with-verb'),
  share('lines-with-number'),
  share('lines-well-sized'),
  share('lines-without-duty'),
  z.object({ code: z.literal('length'), words: z.int(), enough: z.int(), most: z.int() }),
  bare('tidy'),
  z.object({ code: z.literal('untidy'), found: z.array(tidiness) }),
  bare('no-own-skills'),
  bare('skills-of-posting'),
  z.object({ code: z.literal('too-many-skills'), count: z.int(), most: z.int() }),
  /** No longer said: only there because scores from before hold it. */
  z.object({ code: z.literal('skills-seen'), skills: z.array(z.string()) }),
] as const;

const matchNotes = [
  bare('no-skills-asked'),
  share('asked-skills-shown'),
  bare('no-years-asked'),
  z.object({ code: z.literal('years'), years: z.number(), asked: z.number() }),
  bare('no-credentials-asked'),
  share('asked-credentials-held'),
  bare('no-education-asked'),
  share('asked-education-found'),
  bare('no-place-asked'),
  share('asked-conditions-met'),
] as const;

/**
 * What a check found, by code and values; the sentences are the reader's side's. A value is a number, one of our own
 * names or the person's own words, never those of the posting, which may say anything.
 */
export const checkNote = z.discriminatedUnion('code', [...readabilityNotes, ...matchNotes]);
export type CheckNote = z.infer<typeof checkNote>;

/** What keeps the total down, whatever else was earned. */
export const gateNote = z.discriminatedUnion('code', [
  z.object({ code: z.literal('too-short'), fewestWords: z.int() }),
  bare('no-history'),
  bare('gibberish'),
  z.object({ code: z.literal('must-not-found'), what: z.enum(['license', 'permit']) }),
]);
export type GateNote = z.infer<typeof gateNote>;
