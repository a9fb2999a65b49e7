import type { ReadResume } from '../../resume/read-resume.ts';

/** Whether what a list names is seen in something that the resume tells: by its name, or by half of its words. */
export function isSeenAtWork(listed: string, { passages, stated, reader }: ReadResume): boolean {
  const named = [...reader.skills(` ${listed}`)];
  if (passages.some(({ skills }) => named.some((skill) => skills.has(skill)))) return true;
  const stems = reader.keyStems(listed);
  const isHalf = (has: ReadonlySet<string>) =>
    stems.length > 0 && stems.filter((stem) => has.has(stem)).length * 2 >= stems.length;
  return passages.some((passage) => isHalf(passage.stems)) || isHalf(stated);
}
