import type { Passage, ReadResume } from '../../resume/read-resume.ts';

/** A bullet that names more skills than this is a list, unless it has sentences for them: a pasted paragraph. */
const mostSkillsInOnePassage = 6;
const wordsForEach = 6;

const isList = ({ skills, words }: Passage) =>
  skills.size > mostSkillsInOnePassage && words.length < skills.size * wordsForEach;

/** Whether what a list names is seen in something that the resume tells: by its name, or by half of its words. */
export function isSeenAtWork(listed: string, { passages, told, reader }: ReadResume): boolean {
  const named = [...reader.skills(` ${listed}`)];
  if (passages.some((passage) => !isList(passage) && named.some((skill) => passage.skills.has(skill))))
    return true;
  const stems = reader.telling(listed);
  const isHalf = (has: ReadonlySet<string>) =>
    stems.length > 0 && stems.filter((stem) => has.has(stem)).length * 2 >= stems.length;
  return passages.some((passage) => isHalf(passage.stems)) || isHalf(told);
}
