import type { ResumeView } from '../resume-view.ts';
import type { Ask } from '../score.ts';
import { type Candidate, type FixContext, lineAround } from './candidate.ts';
import { lineAsks } from './line-asks.ts';
import { skillAsks } from './skill-asks.ts';

/** What only the person can say. The edit holds a placeholder; the example in its place only measures the gain. */
export function askFixes(context: FixContext): Candidate[] {
  return [...contactAsks(context.view), ...lineAsks(context.view), ...skillAsks(context)];
}

const contacts: readonly { name: 'email' | 'phone' | 'location'; ask: Ask; hope: number }[] = [
  {
    name: 'email',
    ask: {
      placeholder: '[your e-mail address]',
      question: 'What is your e-mail address?',
      example: 'name@example.com',
    },
    hope: 5,
  },
  {
    name: 'phone',
    ask: {
      placeholder: '[your phone number]',
      question: 'What is your phone number?',
      example: '+1 202 555 0147',
    },
    hope: 4,
  },
  {
    name: 'location',
    ask: {
      placeholder: '[your town and region]',
      question: 'Where do you live?',
      example: 'Springfield, IL',
    },
    hope: 2,
  },
];

function contactAsks({ data, text, spanOf }: ResumeView): Candidate[] {
  const name = spanOf('personalInfo.name');
  const place = name ? lineAround(text, name.end).end : 0;
  return contacts
    .filter(({ name }) => data.personalInfo[name].trim() === '')
    .map(({ name, ask, hope }) => ({
      check: 'contact',
      id: `add-${name}`,
      message: `Add ${ask.placeholder.slice(1, -1)}.`,
      edits: [{ start: place, end: place, text: `\n${ask.placeholder}` }],
      asks: [ask],
      hope,
    }));
}
