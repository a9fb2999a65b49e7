import type { ParsedResume } from './parsed-resume.ts';

/** Below this a field is shown to the person as unsure. Chosen on resumes that the reader had not seen. */
export const unsureBelow = 0.49;

export const isUnsure = (confidence: number): boolean => confidence < unsureBelow;

/** What people are asked about: a wrong one of these is a lie about them. */
const asked =
  /^personalInfo\.name$|^experience\.\d+\.(?:title|company)$|^education\.\d+\.(?:degree|institution)$|^additional\.\d+\.lines\.\d+$/;

/** Whether people are asked about a field where we are unsure of it. */
export const isAsked = (path: string): boolean => asked.test(path);

/** More than this is a flood that nobody reads. */
const most = 12;

/** Fields that the person should look at, the least sure first: read with doubt, or not found where there should be something. */
export function unsureFields({ data, fields }: ParsedResume): string[] {
  const missing = data.personalInfo.name === '' ? ['personalInfo.name'] : [];
  const doubtful = fields
    .filter(({ path, confidence }) => isAsked(path) && isUnsure(confidence))
    .sort((a, b) => a.confidence - b.confidence)
    .map(({ path }) => path);
  return [...missing, ...doubtful].slice(0, most);
}
