import { z } from 'zod';
import { faultCodes } from '#domain/claims/judgment.ts';
import { sentenceKinds, sourceKinds } from '#domain/claims/prose/prose.ts';

const sentenceSource = z.object({ from: z.enum(sourceKinds), quote: z.string(), place: z.string() });

/** A sentence that has passed, with the words it rests on. */
export const proseSentence = z.object({
  text: z.string(),
  kind: z.enum(sentenceKinds),
  paragraph: z.int(),
  sources: z.array(sentenceSource),
});

/** A sentence that is perhaps true: it's in nothing that goes out until the person says yes. */
export const proseOffer = z.object({
  id: z.string(),
  text: z.string(),
  faults: z.array(
    z.object({
      code: z.enum(faultCodes),
      claimed: z.string(),
      source: z.string(),
      start: z.int(),
      end: z.int(),
    }),
  ),
  paragraph: z.int(),
  /** The sentence that it would take the place of; '' where it'd be added. */
  instead: z.string(),
  sources: z.array(sentenceSource),
  answer: z.enum(['yes', 'no']).nullable(),
  words: z.string(),
  answeredAt: z.iso.datetime().nullable(),
});
