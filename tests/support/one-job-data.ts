import type { ResumeData } from '#domain/resume/resume.ts';

/** A resume of one job with these lines, and nothing else but skills. */
export const oneJobData = (responsibilities: string[], skills: string[] = []): ResumeData => ({
  personalInfo: { name: '', email: '', phone: '', location: '' },
  summary: '',
  experience: [{ title: '', company: 'Alder', startDate: '2019', endDate: '', responsibilities }],
  education: [],
  skills,
});
