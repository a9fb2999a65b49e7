import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import { isListed } from '../known-spelling.ts';
import { withA, withThe } from '../sure-names.ts';

const noDegree = phrasePattern.iu`${'told-degree/no-degree'}`;
const abbreviated = phrasePattern.u`^(?:${'told-degree/abbreviated'})$`;

/** "A.S. Computer Science" → "an A.S. in Computer Science"; '' for what is no degree. */
export function statedDegree(degree: string, lexicon: Lexicon): string {
  const { degrees, titleWords } = lexicon;
  const bare = degree.replace(/\s*\((?=\p{Lu}[\p{L} &]+\))([^)]*)\)/u, ' $1').trim();
  const words = wordsOf(bare);
  if (/^\p{Lu}+s\b/u.test(bare)) return '';
  if (degrees.find(words).length === 0 || noDegree.test(bare) || words.length > 12) return '';
  if (titleWords.whole(words.at(-1)?.key ?? '')?.role === 'head') return '';
  if (words.some(({ text }) => isCutShort(text, lexicon))) return '';
  const [name = '', field = ''] = bare.split(/,\s|\s\(/u);
  if (abbreviated.test(name))
    return /[()]/u.test(field) ? '' : withA(field === '' ? name : [name, 'in', field].join(' '));
  const joined = name
    .replace(
      /^(\S+) (?!Certificate|Diploma|Degree|National|Level|Extended)(?=\p{Lu})/u,
      (start, first: string) => (abbreviated.test(first) ? [first, 'in', ''].join(' ') : start),
    )
    .replace(/ ([Dd]egree) (?=\p{Lu})/u, ' $1 in ')
    .replace(/ in in /u, ' in ')
    .replace(/^(Diploma|Certificate) (?=\p{Lu})(.*)$/u, (_, kind: string, field: string) =>
      [field, kind.toLowerCase()].join(' '),
    )
    .replace(/^(?:Diploma|Certificate)\b/u, (word) => word.toLowerCase());
  return /[()]/u.test(joined) ? '' : withA(joined);
}

/** "Stage Mgmt", "Bus Admin": short, and no word that anything knows. Letters such as BFA are names. */
const isCutShort = (word: string, lexicon: Lexicon): boolean =>
  /^\p{Lu}?\p{Ll}{2,5}$/u.test(word) &&
  !abbreviated.test(word) &&
  lexicon.degrees.whole(word) === undefined &&
  !isListed(word, lexicon);

const schoolPattern = phrasePattern.iu`${'told-degree/told-school'}`;

/** The school as it's named; '' where the field holds more than that, or less. */
export const statedSchool = (institution: string, { organizationWords }: Lexicon): string =>
  !organizationWords.find(wordsOf(institution)).some(({ value }) => value.kind === 'institution') ||
  schoolPattern.test(institution.trim())
    ? ''
    : withThe(institution.trim());
