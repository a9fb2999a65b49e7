import { quotable } from '../evidence/quotable.ts';
import { isTool } from '../language/is-tool.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { conditionsIn } from '../posting/requirements/condition-wording.ts';
import { lowerOf } from '../posting/requirements/describe-ask.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { InterviewQuestion } from './interview.ts';

/** More would leave no room for the work itself. */
const maxPostingQuestions = 5;
const maxResumeQuestions = 3;

/**
 * Questions on what a posting insists on, each with its words, and on what the resume doesn't show of it. What would be
 * nice to have is asked about only where there are few musts.
 */
export function postingQuestions(
  requirements: readonly Requirement[],
  missing: readonly Requirement[],
  lexicon: Lexicon,
): InterviewQuestion[] {
  const isMissing = (one: Requirement) =>
    missing.some(({ start, end }) => start === one.start && end === one.end);
  const shown = mustsFirst(requirements.filter((one) => !isMissing(one)));
  return [
    ...asked(shown, lexicon, 'posting').slice(0, maxPostingQuestions),
    ...asked(mustsFirst(missing), lexicon, 'resume').slice(0, maxResumeQuestions),
  ];
}

const mustsFirst = (requirements: readonly Requirement[]): Requirement[] => [
  ...requirements.filter(({ level }) => level === 'must'),
  ...requirements.filter(({ level }) => level === 'nice'),
];

const asked = (
  requirements: readonly Requirement[],
  lexicon: Lexicon,
  origin: 'posting' | 'resume',
): InterviewQuestion[] =>
  requirements.flatMap((requirement) => {
    const sort = sortOf(requirement, lexicon);
    const quote = sort && quotable(requirement.quote, lexicon)?.replace(/[.,;:]+$/u, '');
    if (!sort || !quote || /[“”"?…]|&\w+;/u.test(quote)) return [];
    return origin === 'resume' && !isLacked.has(sort) ? [] : [questionOn(quote, sort, origin)];
  });

type AskedSort = keyof typeof onPosting;

const shiftWording = /\b(?:shifts?|nights?|evenings?|weekends?|saturdays?|sundays?|on[- ]call)\b/iu;
const isDemand = /^(?:travel|physical|driving)$/u;

/** Who lacks it can still say something. Of a license or years that aren't there nothing can be told. */
const isLacked: ReadonlySet<AskedSort> = new Set(['tool', 'skill', 'background']);

/** Undefined: nothing to talk about, such as a background check, a starting date or the right to work. */
function sortOf({ kind, years, quote, skills = [] }: Requirement, lexicon: Lexicon): AskedSort | undefined {
  const conditions = conditionsIn(lowerOf(quote));
  if (kind === 'authorization' || kind === 'location') return undefined;
  if (conditions.some((one) => one === 'check' || one === 'age' || one === 'sample')) return undefined;
  if (kind === 'language') return 'language';
  if (kind === 'education') return 'degree';
  if (kind === 'certification') return 'credential';
  if (years !== undefined) return 'years';
  if (conditions.includes('schedule') || shiftWording.test(quote)) return 'shift';
  if (kind === 'other') return conditions.some((one) => isDemand.test(one)) ? 'demand' : undefined;
  if (kind === 'experience') return 'background';
  return skills.some((name) => isTool(lexicon.skills.whole(name))) ? 'tool' : 'skill';
}

const technical: ReadonlySet<AskedSort> = new Set(['tool', 'credential', 'degree']);

/** After the posting's words: what the person is asked about them. */
const onPosting = {
  tool: 'Walk me through a piece of work you used it for.',
  skill: 'Tell me about one time this came up in your work.',
  background: 'Tell me about one example of that from your own work.',
  years: 'What did you do in the jobs that count toward that?',
  credential: 'How has that come up in your work?',
  degree: 'What from your education would you use in this job?',
  language: 'How have you used that at work?',
  shift: 'Tell me about a time you worked hours like that.',
  demand: 'Tell me about a job that asked that of you.',
} as const;

function questionOn(quote: string, sort: AskedSort, origin: 'posting' | 'resume'): InterviewQuestion {
  const text = `The posting says: “${quote}.” ${onPosting[sort]}`;
  const kind = technical.has(sort) ? 'technical' : 'behavioral';
  return { text, kind, topic: quote, origin, quote, good: goodFor[origin] };
}

const goodFor = {
  posting: ['one real example', 'your own part in it', 'what you did', 'how it turned out'],
  resume: [
    'honest about what you have and lack',
    'the closest thing you have done',
    'how you would close the gap',
  ],
};
