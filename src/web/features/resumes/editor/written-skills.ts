import { groupSkills, type SkillGroup } from '#documents/group-skills.ts';
import { divided, skillsOf, skillsText } from './written-lists.ts';

/** The skills, and the names that some of them stand under. */
export interface Skills {
  skills: string[];
  skillGroups: SkillGroup[];
}

const named = /^\s*([^:,;]{1,60}):(?:\s+(.*))?$/;

/** Groups one a line with their name before a colon, as people write them; what has no group below them. */
export function writtenSkills({ skills, skillGroups }: Skills): string {
  const groups = groupSkills({ skills, skillGroups });
  return groups
    .map(({ name, skills: own }) => (name === '' ? skillsText(own) : `${name}: ${joined(own)}`))
    .join('\n');
}

/** A group whose skills have commas of their own is written with semicolons. */
const joined = (skills: readonly string[]) =>
  skills.join(skills.every((skill) => divided(skill).length === 1) ? ', ' : '; ');

export function readSkills(text: string, { skills: soFar }: Skills): Skills {
  const lines = text.split('\n').map((line) => ({ line, group: groupOf(line) }));
  if (!lines.some(({ group }) => group)) return { skills: skillsOf(text, soFar), skillGroups: [] };
  const skillGroups = lines.flatMap(({ group }) => (group && group.skills.length > 0 ? [group] : []));
  return { skills: lines.flatMap(({ line, group }) => group?.skills ?? divided(line)), skillGroups };
}

function groupOf(line: string): SkillGroup | undefined {
  const [, name, items = ''] = named.exec(line) ?? [];
  if (name === undefined) return undefined;
  const skills = items.includes(';')
    ? items
        .split(';')
        .map((skill) => skill.trim())
        .filter(Boolean)
    : divided(items);
  return { name: name.trim(), skills };
}
