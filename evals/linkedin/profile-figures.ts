import type { LinkedinForm, LinkedinProfile } from '#contract/linkedin.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { wordsOf } from '#domain/language/words.ts';
import { maxAboutLength, maxHeadlineLength } from '#domain/linkedin/linkedin-limits.ts';
import { hasWords } from '../lies/has-words.ts';

/** A profile, and all that the person said for it. */
export interface WrittenProfile {
  resume: string;
  form: LinkedinForm;
  /** The resume, as pasted and as read. */
  own: string;
  profile: LinkedinProfile;
}

const isTooLong = ({ profile: { headline, about } }: WrittenProfile) =>
  headline.length > maxHeadlineLength || about.length > maxAboutLength;

/** Skills on the list that neither form nor resume has, under any name that our lists know. */
function unsupportedSkills({ form, own, profile }: WrittenProfile, { skills }: Lexicon): string[] {
  // The role that somebody wants says nothing of what they can.
  const evidence = [own, ...Object.values({ ...form, targetRole: '' })].join('\n');
  const found = new Set(skills.find(wordsOf(evidence)).map(({ value }) => value.name));
  const isNamed = (skill: string) => {
    const known = skills.whole(skill);
    return hasWords(evidence, skill) || (known !== undefined && found.has(known.name));
  };
  return profile.skills.filter((skill) => !isNamed(skill));
}

type Sentence = LinkedinProfile['aboutSentences'][number];

const aboutPerson = ({ profile }: WrittenProfile): Sentence[] =>
  [...profile.headlineParts, ...profile.aboutSentences].filter(({ kind }) => kind === 'you');

const isSourced = ({ sources }: Sentence, { form, own }: WrittenProfile) => {
  const evidence = [own, ...Object.values(form).map(String)];
  return sources.length > 0 && sources.every(({ quote }) => evidence.some((text) => text.includes(quote)));
};

export function profileFigures(written: readonly WrittenProfile[], lexicon: Lexicon) {
  const sentences = written.flatMap((pair) => aboutPerson(pair).map((each) => isSourced(each, pair)));
  const skills = written.reduce((sum, { profile }) => sum + profile.skills.length, 0);
  return {
    too_long: { value: written.filter(isTooLong).length, n: written.length },
    unsupported_skills: {
      value: written.reduce((sum, pair) => sum + unsupportedSkills(pair, lexicon).length, 0),
      n: skills,
    },
    sourced: {
      value: sentences.length === 0 ? 1 : sentences.filter(Boolean).length / sentences.length,
      n: sentences.length,
    },
  };
}

export const profileFaults = (
  written: readonly WrittenProfile[],
  lexicon: Lexicon,
  engine: string,
): string[] =>
  written.flatMap((pair) => {
    const { resume, profile } = pair;
    const where = `${engine} ${resume}`;
    return [
      ...(isTooLong(pair)
        ? [`${where}: ${profile.headline.length} and ${profile.about.length} characters`]
        : []),
      ...unsupportedSkills(pair, lexicon).map((skill) => `${where}: unsupported skill "${skill}"`),
      ...aboutPerson(pair)
        .filter((each) => !isSourced(each, pair))
        .map(({ text, sources }) => `${where}: not sourced: ${text} ${JSON.stringify(sources)}`),
    ];
  });
