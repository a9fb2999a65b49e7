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

const withArticle = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

const sentences: Readonly<Record<QuestionKind, Sentence>> = {
  tool: 'Have you used {name}?',
  practice: 'Which of your jobs involved {name}?',
  credential,
  experience: 'Do you have {name}?',
  ask: 'Have you done this, or do you have it?',
  listed: 'Where did you use {name}?',
  result: 'How many or how much? What was the result?',
  detail: (name) => name,
  work: 'What did you do in this job: {name}?',
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
  result,
  detail: result,
};
