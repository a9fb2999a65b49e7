import fc from 'fast-check';
import type { ResumeData } from '#domain/resume/resume.ts';

/** Words of several scripts, with what trips up readers: commas, dashes, case, repeated words. */
const word = fc.oneof(
  fc.stringMatching(/^[A-Za-z]{1,9}$/),
  fc.constantFrom(
    'Łódź',
    'café-owner',
    'R&D',
    '99.9%',
    'naïve',
    'Опыт',
    'Ελένη',
    '工程师',
    'ﬁnance',
    '–',
    'C++',
  ),
);

/** A text of a few words: never empty. */
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

const job = fc.record({
  title: sentence,
  company: sentence,
  location: sentence,
  startDate: fc.constantFrom('Mar 2019', '2019', '03/2019', 'spring 2019'),
  endDate: fc.constantFrom('Present', '2021', 'Dec 2021', ''),
  responsibilities: fc.array(sentence, { maxLength: 4 }),
});

const study = fc.record({ degree: sentence, institution: sentence, graduationDate: fc.constant('2014') });

const plainResume: fc.Arbitrary<ResumeData> = fc.record({
  personalInfo: fc.record({
    name: sentence,
    email: fc.constant('ada@example.com'),
    phone: fc.constantFrom('', '(614) 555-0142'),
    location: sentence,
    linkedin: fc.constantFrom('', 'linkedin.com/in/ada-example'),
    github: fc.constantFrom('', 'github.com/ada-example'),
    website: fc.constantFrom('', 'ada.example.com/work'),
  }),
  summary: sentence,
  experience: fc.array(job, { maxLength: 3 }),
  education: fc.array(study, { maxLength: 2 }),
  skills: fc.array(sentence, { maxLength: 5 }),
  certifications: fc.array(sentence, { maxLength: 2 }),
  additional: fc.array(
    fc.record({
      heading: fc.constantFrom('', 'Languages', 'Projects'),
      lines: fc.array(sentence, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 2 },
  ),
  language: fc.constantFrom('en', 'el', 'tr', 'ja'),
});

/** Resumes as people may write them. Some name a group of their skills. */
export const arbitraryResume: fc.Arbitrary<ResumeData> = fc
  .tuple(plainResume, fc.nat({ max: 3 }))
  .map(([resume, grouped]) => {
    const skills = resume.skills?.slice(0, grouped) ?? [];
    return skills.length > 0 ? { ...resume, skillGroups: [{ name: 'Tools', skills }] } : resume;
  });
