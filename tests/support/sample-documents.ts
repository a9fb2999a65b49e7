import type { ResumeQuestion } from '#contract/resume.ts';
import type { ProseOffer } from '#domain/claims/prose/prose.ts';
import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';

/** A resume of one page with something in every field. */
export const sampleResume: ResumeData = {
  personalInfo: {
    name: 'Maya Chen',
    email: 'maya.chen@example.com',
    phone: '+1 415 555 0134',
    location: 'Oakland, CA',
    linkedin: 'linkedin.com/in/mayachen',
  },
  summary: 'Structural engineer with nine years on bridges and stations, from first sketch to handover.',
  experience: [
    {
      title: 'Senior Structural Engineer',
      company: 'Harbour & Vale',
      location: 'San Francisco, CA',
      startDate: 'March 2019',
      endDate: 'Present',
      responsibilities: [
        'Led the retrofit of four river crossings, 12 weeks ahead of plan.',
        'Cut steel by 18 % with a parametric model that three other teams took over.',
      ],
    },
    {
      title: 'Structural Engineer',
      company: 'Lindqvist Partners',
      startDate: 'June 2015',
      endDate: 'February 2019',
      responsibilities: ['Designed the roof of a station for 40,000 people a day.'],
    },
  ],
  education: [
    {
      degree: 'MSc Civil Engineering',
      institution: 'University of California, Berkeley',
      location: 'Berkeley, CA',
      graduationDate: '2015',
    },
  ],
  skills: ['Finite elements', 'Steel', 'Timber', 'Python'],
  certifications: ['Professional Engineer, California'],
};

/** The summary as it was before it was rewritten. */
export const sampleChange: ResumeChange = {
  id: 'summary',
  path: 'summary',
  before: 'I am a structural engineer who has worked on bridges and stations for nine years.',
  after: sampleResume.summary,
  reason: 'concise',
  state: 'open',
  support: [],
};

export const sampleQuestion: ResumeQuestion = {
  id: 'sql',
  kind: 'tool',
  claim: 'SQL',
  name: 'SQL',
  quote: 'Working knowledge of SQL',
  path: null,
  proposed: null,
  answer: null,
  words: '',
};

/** A line of the second job that says more than the person did. */
export const sampleOffer: ResumeOffer = {
  id: 'experience.1.responsibilities.0:led',
  path: 'experience.1.responsibilities.0',
  before: 'Designed the roof of a station for 40,000 people a day.',
  proposed: 'Led the design of a station roof for 40,000 people a day.',
  reason: 'verb',
  faults: [{ code: 'act', start: 0, end: 3, claimed: 'Led', source: 'Designed the roof of a station' }],
  support: [],
  answer: null,
  words: '',
  answeredAt: null,
};

/** A sentence of a letter that says more than the person did, beside the one that stands in the letter. */
export const sampleLetterOffer: ProseOffer = {
  id: 'led-the-design',
  text: 'I led the design of a station roof for 40,000 people a day.',
  faults: [{ code: 'act', start: 2, end: 5, claimed: 'led', source: 'Designed the roof of a station' }],
  paragraph: 1,
  instead: 'At Harbour & Vale I led the retrofit of four crossings.',
  sources: [
    {
      from: 'resume',
      quote: 'Designed the roof of a station for 40,000 people a day.',
      place: 'Lindqvist Partners',
    },
  ],
  answer: null,
  words: '',
  answeredAt: null,
};

export const sampleLetter = `Dear hiring team,

Your bridge over the Elk river is the kind of work I have done for nine years.

At Harbour & Vale I led the retrofit of four crossings.

Kind regards,
Maya Chen`;
