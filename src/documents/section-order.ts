import type { ResumeData } from '#domain/resume/resume.ts';
import type { SectionId } from '#domain/resume/section-headings.ts';
import { orderOfSections } from '#domain/resume/section-order.ts';
import type { TemplateId } from '#domain/resume/templates.ts';

/** What a template has right behind the summary, wherever the person has it, and what of that stands to the side. */
const layouts: Partial<Record<TemplateId, { lead: readonly SectionId[]; side?: readonly SectionId[] }>> = {
  technical: { lead: ['skills'] },
  creative: { lead: ['skills', 'certifications'], side: ['skills', 'certifications'] },
};

/** The sections of a template in their order, and those of them that stand to the side. */
export function sectionOrder(data: ResumeData, template: TemplateId) {
  const { lead = [], side = [] } = layouts[template] ?? {};
  const order = orderOfSections(data);
  const first: readonly string[] = lead.length > 0 ? ['summary', ...lead] : [];
  return { order: [...first, ...order.filter((section) => !first.includes(section))], side };
}
