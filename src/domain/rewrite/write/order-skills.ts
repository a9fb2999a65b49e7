import type { Lexicon } from '../../lexicon.ts';
import { wordsOf } from '../../words.ts';

/** The same skills, those that the posting names first; each group in the person's own order. */
export function orderSkills(
  skills: readonly string[],
  asked: ReadonlySet<string>,
  lexicon: Lexicon,
): string[] | undefined {
  const isAsked = (skill: string) =>
    lexicon.skills.find(wordsOf(skill)).some(({ value }) => asked.has(value.name));
  const ordered = [...skills.filter(isAsked), ...skills.filter((skill) => !isAsked(skill))];
  return ordered.every((skill, place) => skill === skills[place]) ? undefined : ordered;
}
