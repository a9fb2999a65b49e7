/** Texts of the page of saved documents, and of files that are brought. */
export const documentsTexts = [
  'No text was found in this file. It may be a scan: paste your resume as text instead.',
  'Reading this file takes too much. Save it anew, or paste your resume as text.',
  'This PDF has more than 20 pages. Please choose your resume alone.',
  'This file is damaged and cannot be read. Save it anew, or paste your resume as text.',
  'This file is empty. Please choose another one.',
  'This file is larger than 5 MB. Please choose a smaller one.',
  'This file is protected by a password. Remove the password and try again.',
  'This file is very long. Everything beyond 48,000 characters was left out.',
  'This is a picture. Please choose a PDF, Word or text file, or paste your resume as text.',
  'This is an old Word file. Save it as .docx or PDF and choose that one.',
  'This is not a PDF, Word or text file. Please choose one of those.',
  'This page is set in columns. Please check that its lines came out in the right order.',
] as const;
