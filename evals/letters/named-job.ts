import type { CoverLetter } from '#contract/cover-letters.ts';
import { wordsOf } from '../lies/has-words.ts';
import type { Job } from './letter-pairs.ts';

const name =
  "(?:the )?\\p{Lu}[\\p{L}\\p{N}&'’.-]*(?:,? (?:(?:of|and|&|for|the|de|du|la|von|und|y) )*[\\p{Lu}\\p{N}&][\\p{L}\\p{N}&'’.-]*)*";
const role = '(?:role|position|job|opening|vacancy|post|opportunity|posting)';

/** Where a letter names whom it's to. */
const employers = [
  new RegExp(`\\b${role}s?(?: (?:that )?you posted)? (?:at|with) (${name})`, 'gu'),
  new RegExp(`\\b(?:[Jj]oin|[Jj]oining|[Hh]elp|contribute to|(?:work|working) (?:at|for)) (${name})`, 'gu'),
];

/** Where it names what it's for. */
const titles = [new RegExp(`\\b(?:[Tt]he|[Yy]our|[Aa]n?) (\\p{Lu}.{1,80}?) ${role}\\b`, 'gu')];

const speaksOfApplying = /\b(?:appl(?:y|ying|ication)|considered|interest(?:ed)?|drawn|excited)\b/iu;

/** What a letter says of the job; sentences about the person name jobs of their own. */
function namedIn({ sentences }: Pick<CoverLetter, 'sentences'>, patterns: readonly RegExp[]): string[] {
  return sentences
    .filter(({ kind, text }) => kind !== 'you' || speaksOfApplying.test(text))
    .flatMap(({ text }) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found)),
    );
}

/** One is the other, or a part of it: with its legal form, without what stands in brackets. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => ` ${wordsOf(name.replace(/^the /i, '')).join(' ')} `);
  return a !== undefined && b !== undefined && a.trim() !== '' && (a.includes(b) || b.includes(a));
}

/** The employer and the title that a letter names and the posting isn't by or for. To name none is not wrong. */
export function wrongNames(
  letter: Pick<CoverLetter, 'sentences' | 'title'>,
  job: Job,
): { employers: string[]; titles: string[] } {
  const ours = (found: string) => isSame(found, job.company) || isSame(found, job.title);
  // A letter's own name is "{title}, {employer}".
  const isNamedWell =
    letter.title === '' || isSame(letter.title, job.title) || isSame(letter.title, job.company);
  return {
    employers: namedIn(letter, employers).filter((found) => !ours(found)),
    titles: [
      ...namedIn(letter, titles).filter((found) => !isSame(found, job.title)),
      ...(isNamedWell ? [] : [letter.title]),
    ],
  };
}
