import type { ResumeData } from '#domain/resume.ts';

export type SkillGroup = NonNullable<ResumeData['skillGroups']>[number];

/**
 * The skills by group, those of no group last, under no name. Groups and what is in them follow the order of the list,
 * so that one that was put in another order for a posting is so on paper too.
 */
export function groupSkills({
  skills = [],
  skillGroups = [],
}: Pick<ResumeData, 'skills' | 'skillGroups'>): SkillGroup[] {
  const named = skillGroups.map((group) => ({ ...group, members: new Set(group.skills.map(fold)) }));
  const places = new Map(skills.map((skill, place) => [fold(skill), place]).reverse() as [string, number][]);
  const isFirst = (skill: string, place: number) => places.get(fold(skill)) === place;
  const groups = named
    .map(({ name, members }) => ({
      name,
      skills: skills.filter((skill, place) => members.has(fold(skill)) && isFirst(skill, place)),
    }))
    .sort((one, other) => skills.indexOf(one.skills[0] ?? '') - skills.indexOf(other.skills[0] ?? ''));
  const rest = skills.filter((skill) => !named.some(({ members }) => members.has(fold(skill))));
  return [...groups, { name: '', skills: rest }].filter((group) => group.skills.length > 0);
}

const fold = (skill: string) => skill.toLowerCase();
