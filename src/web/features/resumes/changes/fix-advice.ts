import type { I18n, MessageId } from '@lingui/core';
import type { AskedFact, FixAdvice } from '#domain/score/fix-advice.ts';
import { type Sentences, sentenceOf } from './sentences.ts';

type AddedContact = Extract<FixAdvice, { code: 'add-contact' }>['part'];

const contactAdvice: Readonly<Record<AddedContact, MessageId>> = {
  email: 'Could you add your email address?',
  phone: 'Could you add your phone number?',
  location: 'Could you add your city and state?',
};

const contactQuestions: Readonly<Record<AddedContact, MessageId>> = {
  email: 'What is your email address?',
  phone: 'What is your phone number?',
  location: 'Where do you live?',
};

const byCount =
  (one: MessageId, more: MessageId) =>
  ({ lines }: { lines: number }, i18n: I18n) =>
    lines === 1 ? i18n._(one) : i18n._(more, { count: lines });

/** What to do, as it's said of each fix. */
const advices: Sentences<FixAdvice> = {
  'add-contact': ({ part }, i18n) => i18n._(contactAdvice[part]),
  'dates-of-job': 'Add the dates of your job as {job}.',
  'add-numbers': byCount(
    'Could you add a number to one line: how many, how much or how often?',
    'Could you add a number to {count} lines: how many, how much or how often?',
  ),
  'show-asked-skill':
    'The posting names {skill}, and we saw no line with those words. If it’s true of you, add a line about it.',
  'show-listed-skills': ({ skills }, i18n) => {
    const names = new Intl.ListFormat(i18n.locale).format(skills);
    return skills.length === 1
      ? i18n._('No line shows {names}. If you’ve used it, add a line about it.', { names })
      : i18n._('No line shows {names}. If you’ve used them, add a line about each.', { names });
  },
};

export const adviceText = (advice: FixAdvice, i18n: I18n): string => sentenceOf(advices, advice, i18n);

const questions: Sentences<AskedFact> = {
  contact: ({ part }, i18n) => i18n._(contactQuestions[part]),
  began: 'When did you start?',
  left: 'When did you leave?',
  amount: 'How many, how much or how often: “{line}”?',
  'skill-use': 'What did you do, and what was the result? Mention {skill}.',
};

export const questionText = (fact: AskedFact, i18n: I18n): string => sentenceOf(questions, fact, i18n);
