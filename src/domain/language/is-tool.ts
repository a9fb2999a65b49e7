import type { Skill } from './lexicon-entries.ts';

/** Something that work is done with; none where no list knows it. */
export const isTool = (skill: Pick<Skill, 'type'> | undefined): boolean =>
  skill !== undefined && /^(?:tool|technology|equipment)$/u.test(skill.type);
