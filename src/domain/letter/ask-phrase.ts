import type { Lexicon } from '../language/lexicon.ts';
import { partsOfSpeech } from '../language/parts-of-speech.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { formsOfBase, formsOfGerund } from '../language/verb-forms.ts';

/** What the posting asks for, as it goes on after "you're looking for" or after "someone who can". */
export interface AskPhrase {
  text: string;
  /** A `name` is a tool or skill alone: nobody is said to need "DNS". */
  form: 'thing' | 'deed' | 'quality' | 'name';
}

const lead = phrasePattern.iu`^(?:(?:${'ask-phrase/lead'})\b:?\s+)+`;
const trail = phrasePattern.iu`[\s,;:(]*\b(?:(?:is|are) )?(?:strongly |highly )?(?:${'ask-phrase/trail'})\b.*$|[\s.,;:]+$`;
const wanting = 'They want ';
const mostWords = 11;

/** The posting's words for what it asks, where they make a phrase that a letter can say; undefined where they don't. */
export function askPhrase(quote: string, lexicon: Lexicon): AskPhrase | undefined {
  const phrase = phraseOf(quote, lexicon);
  return phrase && phrase.form !== 'name' ? calmedNames(phrase, lexicon) : phrase;
}

const phraseOfWords2 = phrasePattern.u`^\p{L}+ (?:${'ask-phrase/phrase-of-2'})\b`;

const phraseOfWords = phrasePattern.iu`^(?:${'ask-phrase/phrase-of'})$`;

function phraseOf(quote: string, lexicon: Lexicon): AskPhrase | undefined {
  const bare = quote
    .replace(/\s+/gu, ' ')
    .replace(/\s*\([^)]*\)/gu, '')
    .trim()
    .replace(lead, '')
    .replace(trail, '');
  const [, able = ''] =
    /^(?:ability|able|capable|willing|willingness)\s+(?:to|of)\s+(.*)$/iu.exec(bare) ?? [];
  if (able) return isPlain(able) ? { text: lowered(able), form: 'deed' } : undefined;
  if (!isPlain(bare) || /^\d|\byears?\b|\byrs?\b/iu.test(bare)) return undefined;
  const [first = ''] = /^[\p{L}-]+/u.exec(bare) ?? [];
  if (phraseOfWords.test(first))
    return /^\S+ (?:in|with|at)\s/u.test(bare) ? { text: lowered(bare), form: 'quality' } : undefined;
  // Torn off: "both microbiology", "chemistry's ideal".
  if ((/\bboth\b/iu.test(bare) && !/\band\b/iu.test(bare)) || /['’]s \p{L}+$/u.test(bare)) return undefined;
  // Who asks for a post asks for where somebody worked, not for something to show.
  if (/\b(?:post|position|role|job|candidate|applicant|employer)\b/iu.test(bare)) return undefined;
  const tags = [...partsOfSpeech(`${wanting}${lowered(bare)}.`)];
  const hasVerb = tags.slice(2).some(([, { part }]) => part === 'AUX' || part === 'PRON');
  if (hasVerb) return undefined;
  if (
    !/^(?:experience|knowledge|interest|focus|approach|degree|background|contact)$/iu.test(first) &&
    formsOfBase(first, lexicon) &&
    phraseOfWords2.test(bare) &&
    !formsOfGerund(first, lexicon)
  )
    return { text: lowered(bare), form: 'deed' };
  const part = tags.find(([at]) => at === wanting.length)?.[1].part ?? '';
  return /^(?:NOUN|PROPN|ADJ|VERB)$/u.test(part)
    ? /\s/u.test(bare)
      ? { text: lowered(bare), form: 'thing' }
      : { text: bare, form: 'name' }
    : undefined;
}

const isPlainWords2 = phrasePattern.iu`\b(?:${'ask-phrase/is-plain-2'})$`;

const isPlainWords = phrasePattern.iu`[.;:!?"“”|/]|\b(?:${'ask-phrase/is-plain'})\b`;

const isPlain = (text: string) =>
  text.length > 1 &&
  text.split(' ').length <= mostWords &&
  !isPlainWords.test(text) &&
  !isPlainWords2.test(text);

/** "Accounts Payable and Payroll" are ordinary words; names of tools, places and languages aren't. */
const calmedNames = (phrase: AskPhrase, { words, places, skills }: Lexicon): AskPhrase => ({
  ...phrase,
  text: phrase.text.replace(/(?<=\s)\p{Lu}\p{Ll}{2,}(?=(?:,|\s(?!\d))|$)/gu, (word) => {
    const isName =
      places.whole(word) ??
      /^(?:tool|technology|human-language|regulation)$/u.test(skills.whole(word)?.type ?? '');
    return isName || !words.isWord(word.toLowerCase()) ? word : word.toLowerCase();
  }),
});

/** "Customer service" goes on small; "SQL", "Excel" and "GD&T" don't. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:[\s,-]|$)/u.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) && !names.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
const names = phrasePattern.u`^(?:${'ask-phrase/names'})\b`;
