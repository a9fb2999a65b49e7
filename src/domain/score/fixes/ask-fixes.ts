import { emailAddress, phoneNumber } from '../readability/contact-check.ts';
import type { Candidate, FixContext } from './candidate.ts';
import { numberAsks } from './number-asks.ts';
import { skillAsks } from './skill-asks.ts';

/** What only the person can say. The field holds a placeholder; the example in its place only measures the gain. */
export function askFixes(context: FixContext): Candidate[] {
  return [...contactAsks(context), ...numberAsks(context), ...skillAsks(context)];
}

const contacts = [
  { part: 'email', example: 'name@example.com', hope: 5 },
  { part: 'phone', example: '+1 202 555 0147', hope: 4 },
  { part: 'location', example: 'Springfield, IL', hope: 2 },
] as const;

const looks: Readonly<Partial<Record<string, RegExp>>> = { email: emailAddress, phone: phoneNumber };

const contactAsks = ({ data, view: { text } }: FixContext): Candidate[] =>
  contacts
    .filter(({ part }) => data.personalInfo[part].trim() === '' && !looks[part]?.test(text))
    .map(({ part, example, hope }) => ({
      check: 'contact',
      id: `add-${part}`,
      advice: { code: 'add-contact', part },
      fields: [{ path: `personalInfo.${part}`, text: `[${part}]` }],
      asks: [{ placeholder: `[${part}]`, fact: { code: 'contact', part }, example }],
      hope,
    }));
