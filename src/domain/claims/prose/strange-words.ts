import { keyOf } from '../../language/words.ts';
import type { NamedJob } from '../../posting/read-posting-head.ts';
import type { Knowledge } from '../knowledge.ts';
import { isListed } from '../known-spelling.ts';
import { readPassage } from '../ledger.ts';
import type { ResumeEvidence } from '../resume-evidence.ts';
import type { ProseKind } from './hard-rules.ts';

const piece = /[\p{L}\p{N}][\p{L}\p{N}'’.&-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu;
/** "3-5", "24-hour", "B12", "ISO-9001": figures as they're usually written. */
const usualFigure = /^(?:\d[\p{L}\d.,'’-]*|\p{L}{1,5}-?\d[\d.-]*\p{L}?)$/u;
const shoutedParts = /^\p{Lu}[\p{Lu}\d]+(?:-[\p{Lu}\d]+)+$/u;
const shouted = /^\p{Lu}{4,}$/u;
const capitalized = /^\p{Lu}[\p{L}'’.-]+$/u;

interface Piece {
  text: string;
  start: number;
  isFirst: boolean;
}

/**
 * Whether a sentence has words that neither the person nor the name of the job gives, and that no list knows: a code, a
 * made-up compound, names in a row, or shouted words. Nobody writes such a thing of themselves unless a posting or a
 * model told them to, so it isn't offered for a quick yes either.
 */
export function hasStrangeWords(
  text: string,
  { words, job, kind }: { words: ResumeEvidence; job: NamedJob; kind: ProseKind },
): boolean {
  const isKnown = knownWords(words, job);
  const pieces = [...text.matchAll(piece)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    isFirst: kind !== 'headline' && (index === 0 || /[.!?:]["”’)]?\s+$/u.test(text.slice(0, index))),
  }));
  // Headlines have capitals everywhere, and so has German: there, two English words in a row look like a name.
  const { knowledge, data } = words;
  const isHeadline = kind === 'headline';
  const isOdd = (word: string) =>
    !isKnown(word) && ((!isHeadline && data.language !== 'de') || knowledge.words.isWord(keyOf(word)));
  const showsNames = !isHeadline || data.language !== 'en';
  const isBareName = !isHeadline && pieces.every((each) => capitalized.test(each.text));
  return pieces.some(
    (each) =>
      !isKnown(each.text) &&
      (isBareName ||
        isCode(each.text, words, isKnown) ||
        isNoWord(each, text, words) ||
        (showsNames && isNameInRow(each, pieces, isOdd))),
  );
}

/** Nobody's word: letters with a figure behind hyphens, shouted parts, or a compound of what is no word at all. */
function isCode(
  text: string,
  { knowledge, data }: ResumeEvidence,
  isKnown: (text: string) => boolean,
): boolean {
  if (/\d/u.test(text)) return !usualFigure.test(text);
  if (shoutedParts.test(text)) return true;
  const isShouted = shouted.test(text);
  // What is a word is known of English alone.
  if (data.language !== 'en') return isShouted && text.length > 6;
  const isWord = (part: string) => knowledge.words.isWord(keyOf(part));
  if (isShouted) return text.length > 6 && !isWord(text);
  return (
    text.includes('-') && !text.split('-').every((part) => part.length < 4 || isWord(part) || isKnown(part))
  );
}

const letters = /^\p{L}{4,}$/u;

/**
 * No ordinary word, in any form; two of them in one are one where it's written small. What is a word is known of English
 * alone: elsewhere a name is known by its capital, where nouns have none.
 */
function isNoWord({ text, start, isFirst }: Piece, sentence: string, words: ResumeEvidence): boolean {
  const { language } = words.data;
  if (language === 'de' || !letters.test(text)) return false;
  const { knowledge } = words;
  const key = keyOf(text);
  if (isOrdinary(key, knowledge) || (!capitalized.test(text) && isListed(key, knowledge.lexicon)))
    return false;
  if (language !== 'en') return capitalized.test(text) && !isFirst;
  // "Since" and "took" are in no dictionary: the grammar knows them.
  const token = readPassage(sentence, words.ledger()).tokens.find((each) => each.start === start);
  return token === undefined || (token.isContent && !isOrdinary(token.lemma, knowledge));
}

/** A word of the dictionary, as it stands or by its stem, or one that claims nothing. */
const isOrdinary = (key: string, { words, forms }: Knowledge): boolean =>
  words.isWord(key) || words.isWord(forms.stem(key)) || forms.isSoft(key) || forms.isCourtesy(key);

/** Two or more words in a row with capitals (all of them shouted, in a row of those), as names have. */
function isNameInRow(each: Piece, pieces: readonly Piece[], isOdd: (text: string) => boolean): boolean {
  if (each.isFirst || !capitalized.test(each.text) || !isOdd(each.text)) return false;
  const at = pieces.indexOf(each);
  const isNext = (other: Piece | undefined) =>
    other !== undefined &&
    !other.isFirst &&
    capitalized.test(other.text) &&
    isOdd(other.text) &&
    Math.abs(other.start - each.start) <= Math.max(each.text.length, other.text.length) + 1;
  return isNext(pieces[at - 1]) || isNext(pieces[at + 1]);
}

/** The person's own words, those of the job's name, and what the lists know. */
function knownWords({ text, knowledge }: ResumeEvidence, job: NamedJob): (word: string) => boolean {
  const own = [text, job.employer, job.title, job.contact].join('\n').toLowerCase();
  const { lexicon, forms } = knowledge;
  const isListed = (word: string) =>
    [lexicon.skills, lexicon.titleWords, lexicon.certifications, lexicon.places, lexicon.degrees].some(
      (list) => list.whole(word) !== undefined,
    );
  return (word) => {
    const bare = word.replace(/['’]s?$/u, '').toLowerCase();
    // "Chromebook" in the resume is "Chromebooks" in a sentence.
    const single = bare.length > 4 ? bare.replace(/s$/u, '') : bare;
    return own.includes(single) || forms.isSmall(keyOf(bare)) || isListed(bare);
  };
}
