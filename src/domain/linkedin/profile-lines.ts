import type { ResumeLine } from '../evidence/resume-lines.ts';
import type { ResumeData } from '../resume/resume.ts';
import type { ProfileEvidence, ProfileTask } from './profile-evidence.ts';

interface Filled {
  task: ProfileTask;
  evidence: ProfileEvidence;
  /** The reading that the resume's lines are of. */
  data: ResumeData;
}

/** The resume's lines, and behind them, numbered on, what the form and earlier answers say besides. */
export function withFormLines(
  lines: readonly ResumeLine[],
  { task: { resume, answers }, evidence: { confirmed, statements }, data: { experience } }: Filled,
): ResumeLine[] {
  const skills = [...new Set([...statements.skills, ...answers.skills])];
  const said = confirmed.slice(resume?.confirmed.length ?? 0).filter(({ text }) => !skills.includes(text));
  const form = [
    ...said.map(({ text, job }) => ({ text, job: jobOf(job, experience) })),
    ...(skills.length === 0 ? [] : [{ text: `Skills: ${skills.join(', ')}`, job: null }]),
  ];
  const filled = form.map(({ text, job }, at): ResumeLine => {
    const number = lines.length + at + 1;
    return { number, section: 'form', job, text: text.replace(/\s+/gu, ' ').trim(), paths: [] };
  });
  return [...lines, ...filled];
}

function jobOf(company: string, experience: ResumeData['experience']): number | null {
  const place = company === '' ? -1 : experience.findIndex((job) => job.company === company);
  return place < 0 ? null : place;
}
