import type { LinkedinForm } from '#contract/linkedin.ts';
import type { ResumeData } from '#domain/resume/resume.ts';

/** The form as somebody with this resume would fill it in: their last title, their first lines, their list of skills. */
export function formOfResume(
  { experience, skills = [], summary }: ResumeData,
  content: string,
): LinkedinForm {
  const lines = experience.flatMap(({ responsibilities }) => responsibilities).slice(0, 4);
  const text = lines.join('\n');
  const listed = skills.slice(0, 20).join(', ');
  return {
    jobTitle: experience.find(({ title }) => title !== '')?.title.slice(0, 200) || 'Specialist',
    industry: 'Services',
    experience: (text.length >= 50 ? text : `${summary}\n${content}`.trim()).slice(0, 3_000),
    skills: listed.length >= 10 ? listed : 'Reliable, careful and quick to learn',
  };
}
