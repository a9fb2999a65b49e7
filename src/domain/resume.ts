import { z } from 'zod';

const text = z.string();
const texts = z.array(text);

/**
 * A resume as structured data. `additional` holds what fits no other field, so that nothing a person wrote
 * is lost; the heading "" is for text that stood under no heading. `language` is a BCP 47 tag: it chooses
 * the words of the section headings and the language a file declares.
 */
export const resumeData = z.object({
  personalInfo: z.object({
    name: text,
    email: text,
    phone: text,
    location: text,
    linkedin: text.optional(),
  }),
  summary: text,
  experience: z.array(
    z.object({
      title: text,
      company: text,
      location: text.optional(),
      startDate: text,
      endDate: text,
      responsibilities: texts,
    }),
  ),
  education: z.array(
    z.object({
      degree: text,
      institution: text,
      location: text.optional(),
      graduationDate: text,
    }),
  ),
  skills: texts.optional(),
  certifications: texts.optional(),
  additional: z.array(z.object({ heading: text, lines: texts })).optional(),
  language: text.optional(),
});

export type ResumeData = z.infer<typeof resumeData>;
