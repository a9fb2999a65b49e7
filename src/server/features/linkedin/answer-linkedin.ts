import type { LinkedinProfile } from '#contract/linkedin.ts';
import { cleanText } from '#domain/language/readable-text.ts';
import { withChoice, withOffer } from '#domain/linkedin/answer-profile.ts';
import type { ProfileAnswers } from '#domain/linkedin/profile-form.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import { holdLinkedin, keepAnswers } from './linkedin-store.ts';

export type LinkedinAnswer =
  | { about: 'offer'; offerId: string; answer: 'yes' | 'no' | null; words: string }
  | { about: 'contradiction'; id: string; choice: 'form' | 'resume' | null };

interface Known {
  profile: LinkedinProfile;
  answers: ProfileAnswers;
}

/** What the person says is evidence from now on, and changes the profile at once where it can; null takes it back. */
export function answerLinkedin(
  database: Database,
  userId: string,
  answer: LinkedinAnswer,
): Promise<LinkedinProfile> {
  return database.asUser(userId, async (trx) => {
    const stored = await holdLinkedin(trx, userId);
    if (!stored.profile) throw new AppError('not_found');
    const known = { profile: stored.profile, answers: stored.answers };
    const next = answered(known, answer);
    await keepAnswers(trx, userId, next);
    return next.profile;
  });
}

function answered(known: Known, answer: LinkedinAnswer): Known {
  switch (answer.about) {
    case 'offer':
      return answerOffer(known, answer);
    case 'contradiction':
      return choose(known, answer);
  }
}

const without = (list: readonly string[], ...texts: string[]) => list.filter((one) => !texts.includes(one));

const tooLong = 'With this sentence the text would be longer than LinkedIn takes.';

function answerOffer(
  { profile, answers }: Known,
  { offerId, answer, words: given }: { offerId: string; answer: 'yes' | 'no' | null; words: string },
): Known {
  const offer = profile.offers.find(({ id }) => id === offerId);
  if (!offer) throw new AppError('not_found', { message: 'This suggestion is not there.' });
  const clean = cleanText(given);
  const words = clean === offer.text ? '' : clean;
  const next = withOffer(profile, offer, { answer, words, answeredAt: new Date().toISOString() });
  if (!next) throw new AppError('invalid_request', { message: tooLong });
  const before = offer.words || offer.text;
  return {
    profile: next,
    answers: {
      ...answers,
      lines: [...without(answers.lines, before), ...(answer === 'yes' ? [words || offer.text] : [])],
      refused: [...without(answers.refused, offer.text), ...(answer === 'no' ? [offer.text] : [])],
    },
  };
}

function choose(
  { profile, answers }: Known,
  { id, choice }: { id: string; choice: 'form' | 'resume' | null },
): Known {
  const next = withChoice(profile, id, choice);
  if (!next) throw new AppError('not_found');
  const { [id]: _, ...others } = answers.choices;
  return { profile: next, answers: { ...answers, choices: choice ? { ...others, [id]: choice } : others } };
}
