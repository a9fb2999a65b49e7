import type { ErrorCode } from './errors.ts';

/** Why a file is not read, each with what the person can do about it. */
export const fileRefusals = {
  empty: { code: 'invalid_request', message: 'This file is empty. Please choose another one.' },
  tooLarge: {
    code: 'payload_too_large',
    message: 'This file is larger than 5 MB. Please choose a smaller one.',
  },
  tooSlow: {
    code: 'invalid_request',
    message: 'This file took too long to arrive. Please try again on a faster connection.',
  },
  unknownKind: {
    code: 'unsupported_media_type',
    message: 'This is not a PDF, Word or text file. Please choose one of those.',
  },
  oldWord: {
    code: 'unsupported_media_type',
    message: 'This is an old Word file. Save it as .docx or PDF and choose that one.',
  },
  picture: {
    code: 'unsupported_media_type',
    message: 'This is a picture. Please choose a PDF, Word or text file, or paste your resume as text.',
  },
  encrypted: {
    code: 'invalid_request',
    message: 'This file is protected by a password. Remove the password and try again.',
  },
  noText: {
    code: 'invalid_request',
    message: 'No text was found in this file. It may be a scan: paste your resume as text instead.',
  },
  tooManyPages: {
    code: 'payload_too_large',
    message: 'This PDF has more than 20 pages. Please choose a file with just your resume.',
  },
  tooMuch: {
    code: 'payload_too_large',
    message: 'This file is too complex for us to read. Save it again, or paste your resume as text.',
  },
  notAnExport: {
    code: 'unsupported_media_type',
    message: 'This isn’t a Candor export. Please choose the ZIP file you downloaded from your account.',
  },
  notLinkedin: {
    code: 'unsupported_media_type',
    message:
      'This isn’t a LinkedIn archive. Choose the ZIP file you downloaded from LinkedIn, or one of its CSV files.',
  },
  damaged: {
    code: 'invalid_request',
    message: 'This file is damaged, so we can’t read it. Save it again, or paste your resume as text.',
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

export type FileRefusal = keyof typeof fileRefusals;

/** What a person should know of a file that was read. */
export const fileNotices = {
  cut: 'This file is very long. Everything beyond 48,000 characters was left out.',
  columns: 'This page is set in columns. Please check that its lines came out in the right order.',
} as const;

export type FileNotice = keyof typeof fileNotices;
