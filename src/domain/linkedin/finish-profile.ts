import type { ProseOffer, ProseSentence } from '../claims/prose/prose.ts';
import type { ProposedSentence, ReviewedSentence } from '../claims/prose/reviewed-sentence.ts';
import type { ReadingNotice } from '../resume/reading-notices.ts';
import type { Contradiction } from './find-contradictions.ts';
import { maxAboutLength, maxHeadlineLength, type ProfileAsk } from './linkedin-limits.ts';
import type { ProfileEvidence, ProfileTask } from './profile-evidence.ts';
import { aboutOf, fittingParts, headlineOf } from './profile-text.ts';
import { withOwnSources } from './review-profile.ts';
import type { ProfileTexts } from './write-profile.ts';

export type ProfileSection = 'headline' | 'about';

/** A profile as somebody proposes it, and as it was judged. */
export type ProposedProfile = Record<ProfileSection, readonly ProposedSentence[]>;
export type ReviewedProfile = Record<ProfileSection, readonly ReviewedSentence[]>;

export interface WrittenProfile {
  headline: string;
  about: string;
  skills: string[];
  addIfTrue: { skill: string; isTrue: boolean }[];
  contradictions: (Contradiction & { choice: 'form' | 'resume' | null })[];
  headlineParts: ProseSentence[];
  aboutSentences: ProseSentence[];
  offers: (ProseOffer & { section: ProfileSection })[];
  notices: (ReadingNotice | ProfileAsk)[];
}

interface Finished extends Pick<WrittenProfile, 'headlineParts' | 'aboutSentences' | 'offers'> {
  skills: readonly string[];
  notices: readonly (ReadingNotice | ProfileAsk)[];
}

export function profileOf(
  { answers }: ProfileTask,
  { contradictions }: ProfileEvidence,
  { headlineParts, aboutSentences, offers, skills, notices }: Finished,
): WrittenProfile {
  return {
    headline: headlineOf(headlineParts),
    about: aboutOf(aboutSentences),
    skills: [...skills],
    addIfTrue: [],
    contradictions: contradictions.map((one) => ({ ...one, choice: answers.choices[one.id] ?? null })),
    headlineParts,
    aboutSentences,
    offers,
    notices: [...notices],
  };
}

const fewestParts = 2;
const fewestSentences = 3;

/** What a model wrote and what is let through of it; where too little is left, the built-in text stands in its place. */
export function finishReviewed(
  task: ProfileTask,
  reviewed: ReviewedProfile,
  builtIn: ProfileTexts,
): ProfileTexts & Pick<WrittenProfile, 'offers'> {
  const passed = (section: ProfileSection) =>
    reviewed[section].flatMap((one) =>
      one.outcome === 'passed' ? [withOwnSources(one.sentence, task)] : [],
    );
  const headline = fittingParts(passed('headline'), maxHeadlineLength, headlineOf);
  const about = fittingParts(passed('about'), maxAboutLength, aboutOf);
  // A short headline of the model's own choice is one; what is left of a longer one isn't.
  const isWhole = headline.length > 0 && headline.length === reviewed.headline.length;
  const isHeadline = isWhole || headline.length >= fewestParts;
  const isAbout = about.filter(({ kind }) => kind === 'you').length >= fewestSentences;
  return {
    headlineParts: isHeadline ? headline : builtIn.headlineParts,
    aboutSentences: isAbout ? about : builtIn.aboutSentences,
    asks: builtIn.asks.filter((ask) => (ask === 'title-unsure' ? !isHeadline : !isAbout)),
    offers: (['headline', 'about'] as const).flatMap((section) =>
      reviewed[section].flatMap((one) =>
        one.outcome === 'offer'
          ? [{ ...withOwnSources(one.offer, task), id: `${section}:${one.offer.id}`, section }]
          : [],
      ),
    ),
  };
}

/** The person's skills in the order of a model; what it names beyond them is nobody's. */
export function inOrderOf(skills: readonly string[], named: readonly string[]): string[] {
  const places = new Map(named.map((name, place) => [name.trim().toLowerCase(), place]));
  const placeOf = (skill: string) => places.get(skill.toLowerCase()) ?? named.length;
  return skills.toSorted((one, other) => placeOf(one) - placeOf(other));
}
