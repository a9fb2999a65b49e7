import type { I18n, MessageId } from '@lingui/core';
import type { AskedFact, FixAdvice } from '#domain/score/fix-advice.ts';
import { type Sentences, sentenceOf } from './sentences.ts';

type AddedContact = Extract<FixAdvice, { code: 'add-contact' }>['part'];

const contactAdvice: Readonly<Record<AddedContact, MessageId>> = {
  email: 'Add your e-mail address.',
  phone: 'Add your phone number.',
  location: 'Add your town and region.',
};

const contactQuestions: Readonly<Record<AddedContact, MessageId>> = {
  email: 'What is your e-mail address?',
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
  'dates-one-way': 'Write all dates in one way, such as "{sample}".',
  'dates-of-job': 'Say from when to when you were {job}.',
  'deeds-first': byCount(
    'Say what you did: rewrite one line to begin with the deed.',
    'Say what you did: rewrite {count} lines to begin with the deed.',
  ),
  'add-numbers': byCount(
    'Say how much or how many in one line, if you know it.',
    'Say how much or how many in {count} lines, if you know it.',
  ),
  'begin-with-verbs': byCount(
    'Begin one line with what you did, such as "built", "ran" or "trained".',
    'Begin {count} lines with what you did, such as "built", "ran" or "trained".',
  ),
  'split-lines': byCount('Split one long line in two.', 'Split {count} long lines in two.'),
  'show-asked-skill': 'The posting asks for {skill}. If your last job had to do with it, say what you did.',
  'show-listed-skills': ({ skills }, i18n) => {
    const names = new Intl.ListFormat(i18n.locale).format(skills);
    return skills.length === 1
      ? i18n._('No line tells of {names}. Where you have used it, say what you did.', { names })
      : i18n._('No line tells of {names}. Where you have used them, say what you did.', { names });
  },
  'worn-phrases': ({ phrases }, i18n) =>
    i18n._('Leave out phrases that everybody writes: {phrases}.', {
      phrases: phrases.map((phrase) => `"${phrase}"`).join(', '),
    }),
  filler: 'Leave out the line that says nothing.',
  'skills-twice': 'List each skill once.',
  tidy: 'Leave out what says nothing or says it twice.',
  'put-heading': 'Put the heading "{heading}" over it, which machines know.',
  'list-shown-skills': 'List the skills that your jobs already show.',
};

export const adviceText = (advice: FixAdvice, i18n: I18n): string => sentenceOf(advices, advice, i18n);

const questions: Sentences<AskedFact> = {
  contact: ({ part }, i18n) => i18n._(contactQuestions[part]),
  began: 'When did you begin?',
  left: 'When did you leave?',
  amount: 'How many, how much or how often: "{line}"?',
  verb: 'With which verb does this line say what you did: "{line}"?',
  'skill-use': 'What did you do, and what came of it? Name {skill}.',
};

export const questionText = (fact: AskedFact, i18n: I18n): string => sentenceOf(questions, fact, i18n);
