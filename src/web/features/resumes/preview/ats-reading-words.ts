import type { MessageId } from '@lingui/core';
import type { ReadField, ReadWarning } from '#domain/resume/read-back.ts';

export const sectionWords: Readonly<Record<ReadField['section'], MessageId>> = {
  contact: 'Contact',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  certifications: 'Certifications',
  additional: 'More sections',
  letter: 'Letter',
};

export const fieldWords: Readonly<Record<ReadField['field'], MessageId>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  website: 'Website',
  headline: 'Headline',
  heading: 'Heading',
  title: 'Title',
  date: 'Date',
  organisation: 'Organization',
  point: 'Point',
  text: 'Text',
  term: 'Term',
};

/** Each names the sample in which it was seen. */
export const warningWords: Readonly<Record<ReadWarning['kind'], MessageId>> = {
  ligature: 'Some letters are joined into one character, and a search may miss those words: {sample}',
  'private-use': 'Some symbols only work in one font and may get lost: {sample}',
  replacement: 'Some letters came out as a placeholder: {sample}',
  'letter-spaced': 'Some words are read letter by letter: {sample}',
  'missing-letters': 'Some letters could not be read anywhere in the file: {sample}',
  'right-to-left': 'Lines that run from right to left may be read the wrong way round: {sample}',
};
