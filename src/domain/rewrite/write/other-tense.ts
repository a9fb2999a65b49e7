import type { Lexicon } from '../../lexicon.ts';
import { object, reaches } from './deed-row.ts';
import type { JobTense } from './job-tense.ts';
import { type OpenedLine, opened } from './opened-line.ts';
import {
  formOf,
  formsOfBase,
  formsOfThird,
  isAlsoName,
  isNameInPlural,
  type Tense,
  type VerbForms,
} from './verb-forms.ts';

/** "Manages a team": a resume has its person in mind anyway. */
export function tellThird(text: string, { isCurrent }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const isName = (_: VerbForms, word: string) => isNameInPlural(word);
  const retold = retell(text, isCurrent ? 'present' : 'past', (word) => formsOfThird(word, lexicon), isName);
  return opened('third', 'even', retold);
}

/** A line in the present under a job that has ended. */
export function tellBase(text: string, { isCurrent }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  if (isCurrent) return undefined;
  return opened(
    'base',
    'even',
    retell(text, 'past', (word) => formsOfBase(word, lexicon), isAlsoName),
  );
}

/** "Orders processed", "complaints and returns in time": before these stands no verb with its object. */
const noObject = /^\s+(?:\p{L}+ed|in|of|for|to|on|at|with|by|from|and|or|as|per)(?!\p{L})/iu;

/** The first verb and those that are joined to it, in another tense; undefined where one may be a name of something. */
function retell(
  text: string,
  tense: Tense,
  formsOf: (word: string) => VerbForms | undefined,
  isName: (forms: VerbForms, word: string) => boolean,
): string | undefined {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const forms = formsOf(first);
  const after = text.slice(first.length);
  const isVerb = (of: VerbForms, word: string, next: string): boolean => {
    // "Builds and maintains models": the last one has the object of both.
    const [joint = '', other = ''] = /^(?:,\s+(?:and\s+)?|\s+(?:and|&|or)\s+)(\p{Ll}+)/u.exec(next) ?? [];
    const others = isName(of, word) ? undefined : formsOf(other);
    if (others) return isVerb(others, other, next.slice(joint.length));
    if (object.test(next) || reaches(of, next)) return true;
    return !isName(of, word) && /^\s+\p{L}/u.test(next) && !noObject.test(next);
  };
  // Further sentences would be left behind.
  if (!forms || !isVerb(forms, first, after) || /[.!?]\s+\p{Lu}/u.test(text)) return undefined;
  let isSure = true;
  const rest = after.replace(
    /(,\s+(?:and\s+|then\s+)?|;\s+|\s+(?:and|&|or)\s+(?:then\s+)?)(\p{Ll}+)(?=\s|[.,;]|$)/gu,
    (whole, joint: string, word: string, at: number) => {
      const joined = formsOf(word);
      if (!joined) return whole;
      if (!isVerb(joined, word, after.slice(at + whole.length))) {
        isSure = false;
        return whole;
      }
      return `${joint}${formOf(joined, tense)}`;
    },
  );
  return isSure ? `${formOf(forms, tense)}${rest}` : undefined;
}
