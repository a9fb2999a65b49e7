import type { ReadResume } from '../../resume/read-resume.ts';
import { type Candidate, type FixContext, lineAround } from './candidate.ts';
import { numberAsks } from './number-asks.ts';
import { skillAsks } from './skill-asks.ts';

/** What only the person can say. The edit holds a placeholder; the example in its place only measures the gain. */
export function askFixes(context: FixContext): Candidate[] {
  return [...contactAsks(context.view), ...numberAsks(context.view), ...skillAsks(context)];
}

const contacts = [
  { part: 'email', example: 'name@example.com', hope: 5 },
  { part: 'phone', example: '+1 202 555 0147', hope: 4 },
  { part: 'location', example: 'Springfield, IL', hope: 2 },
] as const;

function contactAsks({ data, text, spanOf }: ReadResume): Candidate[] {
  const name = spanOf('personalInfo.name');
  const place = name ? lineAround(text, name.end).end : 0;
  return contacts
    .filter(({ part }) => data.personalInfo[part].trim() === '')
    .map(({ part, example, hope }) => {
      const placeholder = `[${part}]`;
      return {
        check: 'contact',
        id: `add-${part}`,
        path: `personalInfo.${part}`,
        advice: { code: 'add-contact', part },
        edits: [{ start: place, end: place, text: `\n${placeholder}` }],
        asks: [{ placeholder, fact: { code: 'contact', part }, example }],
        hope,
      };
    });
}
