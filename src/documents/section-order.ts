import type { ResumeData } from '#domain/resume/resume.ts';
import type { SectionId } from '#domain/resume/section-headings.ts';
import type { TemplateId } from '#domain/resume/templates.ts';

const usualOrder: readonly SectionId[] = ['summary', 'experience', 'education', 'skills', 'certifications'];
const skillsFirst: readonly SectionId[] = ['summary', 'skills', 'experience', 'education', 'certifications'];
const sideFirst: readonly SectionId[] = ['summary', 'skills', 'certifications', 'experience', 'education'];

/** Where a template departs from one column in the usual order. */
const layouts: Partial<Record<TemplateId, { order?: readonly SectionId[]; side?: readonly SectionId[] }>> = {
  technical: { order: skillsFirst },
  creative: { order: sideFirst, side: ['skills', 'certifications'] },
};

/** Right before the jobs; where they come earlier anyway they stay there. */
function withCredentialsFirst(order: readonly SectionId[]): SectionId[] {
  const others: SectionId[] = order.filter((id) => id !== 'certifications');
  return order.indexOf('certifications') < order.indexOf('experience')
    ? [...order]
    : others.toSpliced(others.indexOf('experience'), 0, 'certifications');
}

/** The sections of a template in their order, and those of them that stand to the side. */
export function sectionOrder({ credentialsFirst }: ResumeData, template: TemplateId) {
  const { order = usualOrder, side = [] } = layouts[template] ?? {};
  return { order: credentialsFirst ? withCredentialsFirst(order) : order, side };
}
