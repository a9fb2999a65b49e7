import * as z from 'zod/mini';

/** A line by its number ("7"), lines that are one ("7-8"), or words copied from the text. */
const places = z.array(z.string());
const quote = z.nullable(z.string());

/**
 * How somebody who sees the numbered lines of a resume reads it: what is what, in the words of the text. Nothing of it counts
 * that isn't written there.
 */
export const quotedReading = z.object({
  name: quote,
  location: quote,
  headline: places,
  summary: places,
  jobs: z.array(
    z.object({
      ...{ title: quote, company: quote, location: quote, start: quote, end: quote },
      /** It goes on, in whatever words. */
      isCurrent: z.boolean(),
      ...{ head: places, lines: places },
    }),
  ),
  schools: z.array(
    z.object({
      degree: quote,
      institution: quote,
      location: quote,
      date: quote,
      head: places,
      lines: places,
    }),
  ),
  skills: places,
  certifications: places,
  sections: z.array(z.object({ heading: quote, lines: places })),
  /** Lines that only say what follows, or belong to the page. */
  headings: places,
});

export type QuotedReading = z.infer<typeof quotedReading>;
