import type { ProseSentence } from '../claims/prose/prose.ts';
import { withA } from '../claims/sure-names.ts';
import type { WrittenProfile } from './finish-profile.ts';
import { longestAbout, longestHeadline } from './linkedin-limits.ts';
import { aboutOf, headlineOf } from './profile-text.ts';

/** A profile as far as answers change it. */
type Answered = Omit<WrittenProfile, 'notices'>;
type Offer = Answered['offers'][number];

/** A tick joins the list, and only a tick does. */
export function withTick<P extends Answered>(profile: P, skill: string, isTrue: boolean): P | undefined {
  if (!profile.addIfTrue.some((one) => one.skill === skill)) return undefined;
  const others = profile.skills.filter((name) => name !== skill);
  return {
    ...profile,
    addIfTrue: profile.addIfTrue.map((one) => (one.skill === skill ? { skill, isTrue } : one)),
    skills: isTrue ? [...others, skill] : others,
  };
}

/** A yes puts the sentence in, as the person writes it; a no or null takes it out. Undefined where it no longer fits. */
export function withOffer<P extends Answered>(
  profile: P,
  offer: Offer,
  { answer, words, answeredAt }: Pick<Offer, 'answer' | 'words' | 'answeredAt'>,
): P | undefined {
  const told = (one: Pick<Offer, 'text' | 'words'>) => one.words || one.text;
  const field = offer.section === 'headline' ? 'headlineParts' : 'aboutSentences';
  const others = profile[field].filter(({ text }) => offer.answer !== 'yes' || text !== told(offer));
  const said = { ...offer, answer, words: answer === 'yes' ? words : '', answeredAt: answer && answeredAt };
  const sentence: ProseSentence = {
    text: told(said),
    kind: 'you',
    paragraph: offer.paragraph,
    sources: [{ from: 'confirmed', quote: told(said), place: '' }],
  };
  const after = others.findLastIndex(({ paragraph }) => paragraph <= offer.paragraph) + 1;
  const next = retold({
    ...profile,
    [field]: answer === 'yes' ? others.toSpliced(after, 0, sentence) : others,
  });
  return next && { ...next, offers: profile.offers.map((one) => (one.id === offer.id ? said : one)) };
}

/** Which of two statements counts. Where the other one stands word for word, it's replaced at once. */
export function withChoice<P extends Answered>(
  profile: P,
  id: string,
  choice: 'form' | 'resume' | null,
): P | undefined {
  const known = profile.contradictions.find((one) => one.id === id);
  if (!known) return undefined;
  const contradictions = profile.contradictions.map((one) => (one === known ? { ...one, choice } : one));
  const [from, to] =
    (choice ?? 'resume') === 'form' ? [known.resume, known.form] : [known.form, known.resume];
  const isTo = { from: choice === 'form' ? ('form' as const) : ('resume' as const), quote: to, place: '' };
  const replaced = (sentence: ProseSentence): ProseSentence => {
    const text = replacedIn(sentence.text, from, to);
    return text === sentence.text ? sentence : { ...sentence, text, sources: [isTo, ...sentence.sources] };
  };
  const next = retold({
    ...profile,
    headlineParts: profile.headlineParts.map(replaced),
    aboutSentences: profile.aboutSentences.map(replaced),
  });
  return { ...(next ?? profile), contradictions };
}

/** "a Team Lead" → "an Assistant Manager": titles are told without what follows a dash or a comma. */
function replacedIn(text: string, from: string, to: string): string {
  const [old, now] = [from, to].map((value) => value.split(/\s[–—-]\s|,\s|\s\(/u)[0]?.trim() ?? '');
  if (!old || !now || old === now) return text;
  const place = text.toLowerCase().indexOf(old.toLowerCase());
  const isWhole = !/\p{L}/u.test(text.charAt(place - 1)) && !/\p{L}/u.test(text.charAt(place + old.length));
  if (place < 0 || !isWhole) return text;
  const [article = ''] = /\ban? $/u.exec(text.slice(0, place)) ?? [];
  return (
    text.slice(0, place - article.length) + (article ? withA(now) : now) + text.slice(place + old.length)
  );
}

/** With its texts made anew; undefined where they'd be longer than LinkedIn takes. */
function retold<P extends Answered>(profile: P): P | undefined {
  const [headline, about] = [headlineOf(profile.headlineParts), aboutOf(profile.aboutSentences)];
  return headline.length > longestHeadline || about.length > longestAbout
    ? undefined
    : { ...profile, headline, about };
}
