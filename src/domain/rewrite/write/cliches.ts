import { wordFormsOf } from '../../claims/knowledge.ts';
import { isFunctionWord } from '../../language/function-words.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phraseList, phrasePattern } from '../../language/phrase-pattern.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import { capital } from './rewritten-line.ts';

/** What wishes are made of. A sentence of nothing else says only that a job is wanted. */
const ofWishes = new Set(phraseList('cliches/of-wishes'));

/** What praise is made of. A sentence of nothing else could stand in anybody's resume. */
const ofPraise = new Set(phraseList('cliches/of-praise'));

const wish = /\b(?:seeking|looking (?:for|to)|in search of|hoping to|to obtain|to secure|objective)\b/iu;

/** Nothing but worn phrases, nothing but a wish, or nothing but praise. */
export function isEmptySentence(sentence: string, lexicon: Lexicon): boolean {
  const words = wordsOf(sentence);
  if (/\d/.test(sentence)) return false;
  if (fondness.test(sentence)) return true;
  const worn = lexicon.cliches.find(words);
  const telling = words.filter(({ key }) => !isFunctionWord(key));
  const left = telling.filter(
    ({ start }) => !worn.some((phrase) => start >= phrase.start && start < phrase.end),
  );
  if ((worn.length > 0 || wish.test(sentence)) && left.every(({ key }) => ofWishes.has(key))) return true;
  const { isSoft } = wordFormsOf(lexicon);
  return telling.length > 1 && left.every(({ key }) => ofPraise.has(key) || isSoft(key));
}

/** Every sentence of it is empty. */
export const saysNothing = (text: string, lexicon: Lexicon): boolean =>
  sentencesOf(text, 0, text.length, false).every(({ start, end }) =>
    isEmptySentence(text.slice(start, end), lexicon),
  );

const wishedUse = phrasePattern.iu`,?\s+(?:where|in which)\s+(?:I can|I could|my)\s[^.]*\b(?:${'cliches/wished-use'})\b[^.]*(?=\.|$)`;
const joints =
  /(?:,?\s+and\s+I(?:['’]m|\s+am)\s+|,?\s+and\s+(?=with\s)|,?\s+(?=who\s)|,\s+|(?<!along|together|combined)\s+(?=with\s))/giu;

/** "…and I am a people person who thinks outside the box": an end that's nothing but worn phrases. */
export function withoutWornEnd(sentence: string, lexicon: Lexicon): string {
  const text = sentence
    .replace(wishedUse, '')
    .replace(/\b(seeking) to (?:obtain|secure|find|get) /iu, '$1 ')
    .replace(/(?<=years) experience\b/iu, ' of experience')
    .replace(/ and I am now looking to move into /u, ', looking to move into ')
    .replace(/,? in (?:a )?fast[- ]paced environments?(?=[.,]|$)/iu, '')
    .replace(/^I just (?=\p{Ll}+ed\b)/u, 'Recently ');
  const cut = [...text.matchAll(joints)]
    .map(({ index }) => index)
    .find((at) => {
      const end = text
        .slice(at)
        .replace(/^[,\s]*(?:and\s+)?(?:I(?:['’]m|\s+am)\s+)?(?:with\s+|who\s+(?:is\s+)?|an?\s+)?/iu, '');
      return wordsOf(end).length > 1 && !fondness.test(end) && isEmptySentence(end, lexicon);
    });
  const kept = cut === undefined ? text : `${text.slice(0, cut).replace(/[,\s]+$/u, '')}.`;
  return capital(kept);
}

/** What a person likes is not what they did. */
const fondness = /^(?:passionate|enthusiastic|excited)\s+(?:about|for)\s/iu;

const naming = /^I(?:['’]m| am) an? /u;
const praise = phrasePattern.iu`^(?:${'cliches/praise'})(?![\p{L}-])`;
/** What is left may be no more than "individual": then the praise was all there was. */
const anybody = phrasePattern.iu`^(?:${'cliches/anybody'})\b`;

/**
 * "Results-driven and detail-oriented project manager with…" → "Project manager with…". A sentence that has lost its
 * subject is given the person's own title; what cannot be told for sure is left alone.
 */
export function withoutWornOpening(
  sentence: string,
  { title, isOfI }: { title: string; isOfI: boolean },
  lexicon: Lexicon,
): string {
  const unproven = capital(sentence.replace(/(?<=^|\s)proven (?=(?:track )?record\b)/giu, ''));
  const opening = naming.exec(unproven)?.[0] ?? '';
  const start = unproven.slice(opening.length).replace(/^an? (?=\p{L})/iu, '');
  let rest = start;
  for (let worn = wornAtStart(rest, lexicon); worn > 0; worn = wornAtStart(rest, lexicon))
    rest = rest.slice(worn);
  if (rest === start || anybody.test(rest) || !/^\p{L}/u.test(rest)) return unproven;
  if (/^(?:with|in|who|of|from)\b/iu.test(rest)) {
    // Later sentences speak of the person whom the first one names.
    if (title === '' && /^with (?:over |more than )?\d/iu.test(rest))
      return capital(rest.slice('with '.length));
    return title === '' || opening !== '' ? unproven : `${title} ${rest}`;
  }
  if (opening === '' || !isOfI) return capital(rest);
  return `I am ${/^[aeiou]/iu.test(rest) ? 'an' : 'a'} ${rest}`;
}

/** How long the worn phrase is that opens the text, with what joins it to the next word. */
function wornAtStart(text: string, lexicon: Lexicon): number {
  const [first] = lexicon.cliches.find(wordsOf(text.slice(0, 80)));
  const isListed = first?.start === 0 && first.value.kind === 'self-praise';
  const end = isListed ? first.end : (praise.exec(text)?.[0].length ?? softPair(text, lexicon));
  if (end === 0) return 0;
  return end + (/^(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s+)/u.exec(text.slice(end))?.[0].length ?? 0);
}

/** "Compassionate and …", "Creative, …": praise beside praise. Alone it may belong to the title: "Creative Director". */
function softPair(text: string, lexicon: Lexicon): number {
  const { isSoft } = wordFormsOf(lexicon);
  const [pair = '', first = '', second = ''] =
    /^([\p{L}-]+)(?:,\s+(?:and\s+)?|\s+and\s+)([\p{L}-]+)/u.exec(text) ?? [];
  const isPraise = (word: string) =>
    isSoft(word.toLowerCase()) || praise.test(word) || lexicon.cliches.whole(word) !== undefined;
  return first !== '' && isPraise(first) && isPraise(second) ? pair.length : 0;
}
