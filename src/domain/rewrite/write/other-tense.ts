import type { VerbForms } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { partsOfSpeech } from '../../language/parts-of-speech.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import {
  formOf,
  formsOfBase,
  formsOfThird,
  isAlsoName,
  isNameInPlural,
  type Tense,
  verbOf,
} from '../../language/verb-forms.ts';
import { object, reaches } from './deed-row.ts';
import type { JobTense } from './job-tense.ts';
import { type OpenedLine, opened } from './opened-line.ts';

/** "Manages a team": a resume has its person in mind anyway. */
export function tellThird(text: string, { isCurrent }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const isName = ({ isNoun = false }: VerbForms, word: string) => isNoun || isNameInPlural(word);
  const retold = retell(text, isCurrent ? 'present' : 'past', (word) => formsOfThird(word, lexicon), isName);
  return opened('third', 'even', retold);
}

const tellBaseWords = phrasePattern.u`^[^,;]*\s(?:${'other-tense/tell-base'})\s`;

/** A line in the present under a job that has ended. */
export function tellBase(text: string, { isCurrent }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  // "Hold time for 4 suppliers dropped": no verb opens it.
  if (isCurrent || tellBaseWords.test(text)) return undefined;
  return opened(
    'base',
    'even',
    retell(text, 'past', (word) => formsOfBase(word, lexicon), isAlsoName),
  );
}

/** What is surely a row of verbs, as after "to": "open the store and count the cash". */
export function tellBases(text: string, tense: Tense, lexicon: Lexicon): string | undefined {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const forms = verbOf(first, lexicon);
  if (forms?.base !== first.toLowerCase() || /[.!?]\s+\p{Lu}/u.test(text)) return undefined;
  if (tense === 'present') return text;
  const row = text.slice(first.length);
  const told = retell(
    `${first}${row}`,
    tense,
    (word) => formsOfBase(word, lexicon),
    () => false,
  );
  // A verb whose forms are the same, or one alone.
  return told ?? (/(?:,|\sand|\s&|\sor)\s+\p{Ll}/u.test(row) ? undefined : `${forms.past}${row}`);
}

/** "Orders processed", "complaints and returns in time": before these stands no verb with its object. */
const noObject = phrasePattern.iu`^\s+(?:${'other-tense/no-object'})(?!\p{L})`;

/** "in and out", "up and over": no verbs there, though the dictionary has some of them as such. */
const adverbial = phrasePattern.u`^(?:${'other-tense/adverbial'})$`;

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
  let read: ReturnType<typeof partsOfSpeech> | undefined;
  const tags = () => {
    read ??= partsOfSpeech(text);
    return read;
  };
  const isVerb = (of: VerbForms, word: string, next: string): boolean => {
    // "Builds and maintains models": the last one has the object of both.
    const [joint = '', other = ''] = /^(?:,\s+(?:and\s+)?|\s+(?:and|&|or)\s+)(\p{Ll}+)/u.exec(next) ?? [];
    const others = isName(of, word) ? undefined : formsOf(other);
    if (others) {
      const last = next.slice(joint.length);
      // "Installs and repairs residential systems": the first is surely a verb.
      return (/^\s+[\p{L}\d]/u.test(last) && !noObject.test(last)) || isVerb(others, other, last);
    }
    if (object.test(next) || reaches(of, next)) return true;
    if (!/^\s+\p{L}/u.test(next) || noObject.test(next)) return false;
    // "installs and repairs residential systems": its place in the sentence tells.
    const at = text.length - next.length - word.length;
    return !isName(of, word) || (at > 0 && tags().get(at)?.part === 'VERB');
  };
  // Further sentences would be left behind.
  if (!forms || !isVerb(forms, first, after) || /[.!?]\s+\p{Lu}/u.test(text)) return undefined;
  let isSure = true;
  const rest = after.replace(
    /(,\s+(?:and\s+|then\s+)?|;\s+|\s+(?:and|&|or)\s+(?:then\s+)?)(\p{Ll}+)(?=\s|[.,;]|$)/gu,
    (whole, joint: string, word: string, at: number) => {
      const joined = adverbial.test(word) ? undefined : formsOf(word);
      if (!joined) return whole;
      const next = after.slice(at + whole.length);
      const isFirst =
        at === 0 && !isName(forms, first) && /^\s+[\p{L}\d]/u.test(next) && !noObject.test(next);
      if (!isFirst && !isVerb(joined, word, next)) {
        isSure = false;
        return whole;
      }
      return `${joint}${formOf(joined, tense)}`;
    },
  );
  return isSure ? `${formOf(forms, tense)}${rest}` : undefined;
}
