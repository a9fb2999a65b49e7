import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import type { Requirement } from '../../posting/requirements/extract-requirements.ts';

const must = 2;
const nice = 1;

const qualified = phrasePattern.iu`\b(?:${'order-skills/qualified'})\b`;
const isQualification = (skill: string, { certifications, skills }: Lexicon) =>
  qualified.test(skill) ||
  certifications.find(wordsOf(skill)).length > 0 ||
  skills.find(wordsOf(skill)).some(({ value }) => value.type === 'credential');

/** The same skills: what the posting must have first, then what it would like; each group in the person's own order. */
export function orderSkills(
  skills: readonly string[],
  requirements: readonly Requirement[],
  lexicon: Lexicon,
): string[] | undefined {
  const ranks = new Map<string, number>();
  for (const { skills: names = [], level } of requirements)
    for (const name of names) ranks.set(name, Math.max(ranks.get(name) ?? 0, level === 'must' ? must : nice));
  // What somebody says that they can't, or hardly can, is no reason to read on.
  const isLittle = (skill: string) =>
    /\b(?:no|not|never|without|basic|basics|some|limited|beginner)\b/iu.test(skill);
  const rankOf = (skill: string) =>
    (isLittle(skill) ? [] : lexicon.skills.find(wordsOf(skill)))
      .filter(({ value }) => !/^(?:soft|human-language|credential)$/u.test(value.type))
      .reduce((rank, { value }) => Math.max(rank, ranks.get(value.name) ?? 0), 0);
  const ordered = skills
    .map((skill) => ({ skill, rank: rankOf(skill) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ skill }) => skill);
  const [before = '', after = ''] = [skills[0], ordered[0]];
  // Only what is read first is worth a change, and no qualification is put behind a skill.
  const isGain = rankOf(after) === must && rankOf(before) < must && !isQualification(before, lexicon);
  return isGain ? ordered : undefined;
}
