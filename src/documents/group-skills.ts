import type { ResumeData } from '#domain/resume/resume.ts';

export type SkillGroup = NonNullable<ResumeData['skillGroups']>[number];

/**
 * The skills by group, those of no group last, under no name. Groups and what is in them follow the order of the list,
 * so that one that was put in another order for a posting is so on paper too.
 */
export function groupSkills({
  skills = [],
  skillGroups = [],
}: Pick<ResumeData, 'skills' | 'skillGroups'>): SkillGroup[] {
  const groups = new Map<string, Set<string>>();
  const rest: string[] = [];
  for (const skill of skills) {
    const own = skillGroups.filter((group) => group.skills.some((one) => fold(one) === fold(skill)));
    for (const { name } of own) groups.set(name, (groups.get(name) ?? new Set()).add(skill));
    if (own.length === 0) rest.push(skill);
  }
  const named = [...groups].map(([name, members]) => ({ name, skills: [...members] }));
  return rest.length > 0 ? [...named, { name: '', skills: rest }] : named;
}

const fold = (skill: string) => skill.toLowerCase();
