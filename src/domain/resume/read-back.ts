import { z } from 'zod';

/** One thing that should stand in a file, and whether a machine found it there. */
export const readField = z.object({
  section: z.enum([
    'contact',
    'summary',
    'experience',
    'education',
    'skills',
    'certifications',
    'additional',
    'letter',
  ]),
  field: z.enum([
    ...(['name', 'email', 'phone', 'location', 'linkedin', 'github', 'website', 'headline'] as const),
    ...(['heading', 'title', 'date', 'organisation', 'point', 'text', 'term'] as const),
  ]),
  expected: z.string(),
  /** The very words are there, each occurrence counted once. */
  found: z.boolean(),
  /** And they stand in their place: after the entry, heading or point before. */
  inOrder: z.boolean(),
  /** What stood in the place instead. */
  read: z.string().optional(),
});

/** What makes machines stumble although the words may look right. */
export const readWarning = z.object({
  kind: z.enum([
    ...(['ligature', 'private-use', 'replacement', 'letter-spaced', 'missing-letters'] as const),
    // A PDF holds such lines as they are seen, and not every reader turns them round again.
    'right-to-left',
  ]),
  sample: z.string(),
});

/** What a machine reads in a file, compared with what was put in. */
export const readBack = z.object({
  /** Every field found and in order, and no warning. */
  ok: z.boolean(),
  fields: z.array(readField),
  /** The headings come in the order in which they were put in. */
  sectionOrder: z.boolean(),
  warnings: z.array(readWarning),
});

export type ReadField = z.infer<typeof readField>;
export type ReadWarning = z.infer<typeof readWarning>;
export type ReadBack = z.infer<typeof readBack>;
