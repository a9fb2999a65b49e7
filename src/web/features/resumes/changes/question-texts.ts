import type { I18n, MessageId } from '@lingui/core';
import type { QuestionKind } from '#domain/resume/answer-changes.ts';

interface Asked {
  kind: QuestionKind;
  name: string;
}

type Sentence = MessageId | ((name: string, i18n: I18n) => string);

/** A name such as "Registered Nurse license" takes an article, "PALS" doesn't, and whoever is certified is somebody. */
const credential = (name: string, i18n: I18n): string => {
  if (
    /\b(?:licen[cs]e|certificate|certification|permit|card|clearance|registration|endorsement)$/i.test(name)
  )
    return i18n._('Do you have {name}?', { name: withArticle(name) });
  if (/^(?:certified|registered|licensed|chartered)\b/i.test(name))
    return i18n._('Are you {name}?', { name: withArticle(name) });
  return i18n._('Do you hold {name}?', { name });
};

/** "an NMLS license": by how the first letter of an abbreviation is said. */
const withArticle = (name: string) =>
  `${/^(?:[AEFHILMNORSX](?:\p{Lu}|\d|\b)|[aeiou]|[AEIO]\p{Ll})/u.test(name) ? 'an' : 'a'} ${name}`;

const sentences: Readonly<Record<QuestionKind, Sentence>> = {
  tool: 'Have you used {name}?',
  practice: 'Which of your jobs involved {name}?',
  credential,
  experience: 'Do you have {name}?',
  ask: 'Have you done this, or do you have it?',
  listed: 'Where did you use {name}?',
  result: 'How many, how much or how often? What came of it?',
  detail: (name) => name,
  work: (name, i18n) =>
    name === ''
      ? i18n._('What more can you say about this?')
      : i18n._('What more can you say about this job: {name}?', { name }),
  amounts: 'What do you do most at work, and how many or how much of it in a usual week?',
  outcome: 'What went better at work because of you?',
  tools: 'Which tools, machines or programs have you used at work?',
  scope: 'How big is a place you worked: how many people, customers, rooms or vehicles?',
  trusted: 'Did you train anyone, handle money or keys, or stand in for your boss?',
  certificates: 'Do you have any licenses or certificates?',
};

export function questionText({ kind, name }: Asked, i18n: I18n): string {
  const sentence = sentences[kind];
  return typeof sentence === 'function' ? sentence(name, i18n) : i18n._(sentence, { name });
}

interface FormTexts {
  label: MessageId;
  hint: MessageId;
  /** Its answer goes in. */
  send: MessageId;
  /** Undefined where nothing is asked that could be denied. */
  deny: MessageId;
}

const line = {
  label: 'What did you do?',
  hint: 'Say it your way. A number helps.',
  send: 'Add this line',
} as const;

const result = {
  label: 'Add to this line',
  hint: 'Such as “40 calls a day” or “Cut wait times in half”.',
  send: 'Add it',
  deny: "Don't ask again",
} as const;

export const formTexts: Readonly<Record<QuestionKind, FormTexts>> = {
  tool: { ...line, deny: "No, I haven't" },
  practice: { ...line, deny: 'None of them' },
  credential: {
    label: 'Issuer, date or number (optional)',
    hint: 'For example: American Heart Association, expires 05/2027',
    send: 'Yes, add it',
    deny: "No, I don't",
  },
  experience: { ...line, deny: "No, I don't" },
  ask: { ...line, deny: "No, I don't" },
  listed: { ...line, deny: "Don't ask again" },
  work: { ...line, deny: "Don't ask again" },
  amounts: { ...line, deny: "Don't ask again" },
  outcome: { ...line, deny: "Don't ask again" },
  scope: { ...line, deny: "Don't ask again" },
  trusted: { ...line, deny: "No, I didn't" },
  tools: {
    label: 'Their names',
    hint: 'Such as “forklift, RF scanner, Excel”. They’re added to your skills.',
    send: 'Add them',
    deny: "Don't ask again",
  },
  certificates: {
    label: 'Name, issuer and date',
    hint: 'For example: American Heart Association, expires 05/2027',
    send: 'Yes, add it',
    deny: "No, I don't",
  },
  result,
  detail: result,
};
