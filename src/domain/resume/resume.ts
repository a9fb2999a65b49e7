import * as z from 'zod/mini';

const text = z.string();
const texts = z.array(text);
const optionalTexts = z.optional(texts);
const optionalText = z.optional(text);

/**
 * A resume as structured data. `additional` holds what fits no other field, so that nothing a person wrote
 * is lost; the heading "" is for text that stood under no heading. What is `unplaced` there was left over: it's kept, and
 * in no file until the person gives it a place. `language` is a BCP 47 tag: it chooses
 * the words of the section headings and the language a file declares. `skillGroups` only names groups of the skills
 * ("Databases"): what is not among `skills` is no skill, and what is in no group stands alone. `sections` is the order in which
 * the person has them, by our names and their own headings; absent where it's the usual one. `credentialsFirst` puts the certifications
 * before the jobs (nothing sets it any more). The small zod, because browsers parse it too.
 */
export const resumeData = z.object({
  personalInfo: z.object({
    name: text,
    email: text,
    phone: text,
    location: text,
    linkedin: optionalText,
    github: optionalText,
    website: optionalText,
  }),
  summary: text,
  experience: z.array(
    z.object({
      title: text,
      company: text,
      location: optionalText,
      startDate: text,
      endDate: text,
      responsibilities: texts,
    }),
  ),
  education: z.array(
    z.object({
      degree: text,
      institution: text,
      location: optionalText,
      graduationDate: text,
      details: optionalTexts,
    }),
  ),
  skills: optionalTexts,
  skillGroups: z.optional(z.array(z.object({ name: text, skills: texts }))),
  certifications: optionalTexts,
  sections: optionalTexts,
  credentialsFirst: z.optional(z.boolean()),
  additional: z.optional(
    z.array(z.object({ heading: text, lines: texts, unplaced: z.optional(z.boolean()) })),
  ),
  language: optionalText,
});

export type ResumeData = z.infer<typeof resumeData>;

/** A school as one line, with all that is told of it. */
export const schoolLine = ({
  degree,
  institution,
  location = '',
  graduationDate,
  details = [],
}: ResumeData['education'][number]): string =>
  [degree, institution, location, graduationDate, ...details].filter((part) => part !== '').join(', ');
