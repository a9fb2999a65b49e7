import { askedSkills } from '../match/skills-match.ts';
import { hasNumber } from '../readability/bullet-checks.ts';
import type { ResumeView } from '../resume-view.ts';
import type { Ask } from '../score.ts';
import { type Candidate, type FixContext, lineAround, markBefore } from './candidate.ts';

/** What only the person can say. The edit holds a placeholder; the example in its place only measures the gain. */
export function askFixes(context: FixContext): Candidate[] {
  return [...contactAsks(context.view), ...numberAsks(context.view), ...skillAsks(context)];
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

const mostLines = 3;

/** A few lines at once: one number alone seldom moves the whole score. */
function numberAsks({ bullets, text }: ResumeView): Candidate[] {
  const plain = bullets
    .filter((bullet) => !hasNumber(bullet) && bullet.span !== undefined && bullet.words.length >= 5)
    .slice(0, mostLines);
  if (plain.length === 0) return [];
  const asks = plain.map(({ text: line }, place) => ({
    placeholder: `[how many or how much ${place + 1}]`,
    question: `How many, how much or how often: "${line}"?`,
    example: '12 a week',
  }));
  const edits = plain.map(({ span }, place) => {
    const end = (span?.end ?? 0) - (/[.;]$/.test(text.slice(0, span?.end ?? 0)) ? 1 : 0);
    return { start: end, end, text: ` (${asks[place]?.placeholder})` };
  });
  const message = `Say how much or how many in ${plain.length === 1 ? 'one line' : `${plain.length} lines`}, if you know it.`;
  const hope = (20 * plain.length) / bullets.length;
  return [{ check: 'bullet-numbers', id: 'add-numbers', message, edits, asks, hope }];
}

const mostSkills = 3;

/** A skill the posting asks for and no job shows: if the person has used it, a line says where. */
function skillAsks({ view, posting }: FixContext): Candidate[] {
  const last = view.bullets.filter(({ job, span }) => job === 0 && span).at(-1);
  if (!posting || !last?.span) return [];
  const mark = markBefore(view.text, last.span.start);
  const at = lineAround(view.text, last.span.end).end;
  const asked = askedSkills(view, posting.posting);
  const weight = asked.reduce((sum, skill) => sum + skill.weight, 0);
  const missing = asked
    .filter(({ share, requirement }) => share < 1 && requirement.kind !== 'language')
    .flatMap(({ requirement, ...rest }) =>
      (requirement.skills ?? []).slice(0, 1).map((skill) => ({ skill, ...rest })),
    );
  return missing
    .filter(({ skill }, place) => missing.findIndex((other) => other.skill === skill) === place)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostSkills)
    .map(({ skill, weight: own, share }) => {
      const isTool = /tool|technology|equipment/.test(view.reader.lexicon.skills.whole(skill)?.type ?? '');
      const placeholder = isTool ? `[what you did with ${skill}]` : `[what you did in ${skill}]`;
      return {
        check: 'skills',
        id: `show-${skill}`,
        message: `The posting asks for ${skill}. If your last job had to do with it, say what you did.`,
        edits: [
          {
            start: at,
            end: at,
            text: `\n${mark}${isTool ? `Used ${skill} to ${placeholder}` : placeholder}`,
          },
        ],
        asks: [
          {
            placeholder,
            question: `What did you do, and what came of it? Name ${skill}.`,
            example: isTool
              ? 'prepare the weekly report for the team'
              : `Handled ${skill} for the team each week`,
          },
        ],
        hope: (60 * own * (1 - share)) / weight,
      };
    });
}
