import type { ProseSentence } from '../claims/prose/prose.ts';
import type { WrittenProfile } from './finish-profile.ts';
import { maxAboutLength, maxHeadlineLength } from './linkedin-limits.ts';
import { aboutOf, headlineOf } from './profile-text.ts';

/** A profile as far as answers change it. */
type Answered = Omit<WrittenProfile, 'notices'>;
type Offer = Answered['offers'][number];

/** A yes puts the sentence in, as the person writes it; a no or null takes it out. Undefined where it no longer fits. */
export function withOffer<P extends Answered>(
  profile: P,
  offer: Offer,
  { answer, words, answeredAt }: Pick<Offer, 'answer' | 'words' | 'answeredAt'>,
): P | undefined {
  const wordsOf = (one: Pick<Offer, 'text' | 'words'>) => one.words || one.text;
  const field = offer.section === 'headline' ? 'headlineParts' : 'aboutSentences';
  const others = profile[field].filter(({ text }) => offer.answer !== 'yes' || text !== wordsOf(offer));
  const said = { ...offer, answer, words: answer === 'yes' ? words : '', answeredAt: answer && answeredAt };
  const sentence: ProseSentence = {
    text: wordsOf(said),
    kind: 'you',
    paragraph: offer.paragraph,
    sources: [{ from: 'confirmed', quote: wordsOf(said), place: '' }],
  };
  const after = others.findLastIndex(({ paragraph }) => paragraph <= offer.paragraph) + 1;
  const next = rebuilt({
    ...profile,
    [field]: answer === 'yes' ? others.toSpliced(after, 0, sentence) : others,
  });
  return next && { ...next, offers: profile.offers.map((one) => (one.id === offer.id ? said : one)) };
}

/** Which of two statements counts from the next profile on: no sentence is changed that isn't judged again. */
export function withChoice<P extends Answered>(
  profile: P,
  id: string,
  choice: 'form' | 'resume' | null,
): P | undefined {
  if (!profile.contradictions.some((one) => one.id === id)) return undefined;
  const contradictions = profile.contradictions.map((one) => (one.id === id ? { ...one, choice } : one));
  return { ...profile, contradictions };
}

/** With its texts made anew; undefined where they'd be longer than LinkedIn takes. */
function rebuilt<P extends Answered>(profile: P): P | undefined {
  const [headline, about] = [headlineOf(profile.headlineParts), aboutOf(profile.aboutSentences)];
  return headline.length > maxHeadlineLength || about.length > maxAboutLength
    ? undefined
    : { ...profile, headline, about };
}
