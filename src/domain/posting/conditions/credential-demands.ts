import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import { affirmedPart, quoteOf, type Sentence } from './posting-sentences.ts';

/** A license, certificate or designation that a posting speaks of. */
export interface CredentialDemand {
  name: string;
  isMust: boolean;
  quote: string;
}

const must = phrasePattern.u`\b(?:${'credential-demands/must'})\b`;
/** On the way to it is enough, or it's only wished for. */
const open = phrasePattern.u`\b(?:${'credential-demands/open'})\b`;

/** "CPA candidates": not those who have it. "Candidates must hold a CPA" is another matter. */
const onTheWay =
  /^[\s)(/-]*(?:designation |program(?:me)? |exam |licen[cs]e )?(?:candidates?|students?|finalists?|trainees?)\b|^[^,;.]{0,20}\bor (?:an? )?(?:\w+ ){0,2}(?:candidates?|students?|finalists?|trainees?)\b/u;
/** "Only CPAs are considered". */
const onlyThese = /\bonly\b[^,;.]*\b(?:considered|welcome)\b/gu;

/** The credentials that a text names, by the name that our lists have for them. */
export function credentialsIn(
  text: string,
  lexicon: Lexicon,
): { name: string; start: number; end: number }[] {
  // "CPAs" are people who have it.
  const words = wordsOf(text.replace(/\b(\p{Lu}{2,})s\b/gu, '$1 '));
  const listed = lexicon.certifications.find(words);
  const skilled = lexicon.skills.find(words).filter(({ value }) => value.type === 'credential');
  const trades = lexicon.licensedTrades
    .find(words)
    .filter(({ end }) => /^\s*(?:licen[cs]|regist|certif)/iu.test(text.slice(end)));
  return [
    ...listed,
    ...trades,
    ...skilled.filter(({ start }) => !listed.some((one) => one.start <= start && start < one.end)),
  ]
    .filter(({ start, end }) => !isLoose(text.slice(start, end)))
    .map(({ value, start, end }) => ({ name: value.name, start, end }));
}

/** A short form counts in capitals only. */
const isLoose = (written: string) => written.length <= 4 && written !== written.toUpperCase();

/** What one has to hold, and what is only wished for. */
export function readCredentialDemands(sentences: readonly Sentence[], lexicon: Lexicon): CredentialDemand[] {
  return sentences.flatMap((sentence, place) =>
    credentialsIn(sentence.text, lexicon).map(({ name, start, end }) => {
      const clause = sentence.lower.slice(Math.max(0, sentence.lower.lastIndexOf(';', start) + 1));
      const near = clause.length > 200 ? sentence.lower.slice(Math.max(0, start - 90), end + 90) : clause;
      const before = sentence.lower.slice(0, start);
      const isDenied = /\b(?:no|not|without|don't need|do not need)\b[^,;.]{0,20}$/u.test(before);
      const isOpen =
        onTheWay.test(affirmedPart(sentence.lower.slice(end))) ||
        /\b(?:candidates?|students?) (?:for|of|in) (?:an? |the |your )?$/u.test(before) ||
        open.test(affirmedPart(near).replace(onlyThese, ' '));
      const isMust = !isDenied && !isOpen && (must.test(near) || place === 0);
      return { name, isMust, quote: quoteOf(sentence, start, end) };
    }),
  );
}
