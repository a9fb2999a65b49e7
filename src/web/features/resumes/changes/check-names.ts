import type { MessageId } from '@lingui/core';
import type { CheckId } from '#domain/score/score.ts';

/** What each check of the score is called. */
export const checkNames: Readonly<Record<CheckId, MessageId>> = {
  contact: 'Contact details',
  sections: 'Sections',
  dates: 'Dates',
  'bullet-verbs': 'Lines that start with a verb',
  'bullet-numbers': 'Lines with numbers',
  'bullet-length': 'Length of the lines',
  'bullet-duties': 'Accomplishments, not duties',
  length: 'Length of the resume',
  hygiene: 'Clean text',
  'skill-evidence': 'Skills your jobs show',
  skills: 'Skills the posting asks for',
  years: 'Years of experience',
  credentials: 'Licenses and certificates',
  education: 'Education',
  place: 'Place and permits',
};
