import { z } from 'zod';

const bare = <Code extends string>(code: Code) => z.object({ code: z.literal(code) });

const missingContacts = ['email', 'phone', 'location'] as const;

/**
 * What to do, by code and values; the sentences are the reader's side's. Of the posting it repeats nothing but names of
 * our own lists.
 */
export const fixAdvice = z.discriminatedUnion('code', [
  z.object({ code: z.literal('add-contact'), part: z.enum(missingContacts) }),
  z.object({ code: z.literal('dates-of-job'), job: z.string() }),
  z.object({ code: z.literal('add-numbers'), lines: z.int() }),
  z.object({ code: z.literal('show-asked-skill'), skill: z.string() }),
  z.object({ code: z.literal('show-listed-skills'), skills: z.array(z.string()) }),
]);
export type FixAdvice = z.infer<typeof fixAdvice>;

/** What only the person knows, and has to say for a fix. */
export const askedFact = z.discriminatedUnion('code', [
  z.object({ code: z.literal('contact'), part: z.enum(missingContacts) }),
  bare('began'),
  bare('left'),
  z.object({ code: z.literal('amount'), line: z.string() }),
  z.object({ code: z.literal('skill-use'), skill: z.string() }),
]);
export type AskedFact = z.infer<typeof askedFact>;
