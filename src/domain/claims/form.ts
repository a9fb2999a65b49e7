import { type Comparator, finding } from './comparison.ts';
import type { WordKnowledge } from './word-knowledge.ts';

const strange = /https?:|www\.|[@<>{}\\^`|]|\[|\]|\*\*|__|\$\{|[\p{So}\p{Cc}]/giu;

const prefix =
  /^(?:para|multi|micro|inter|intra|pre|re|co|non|sub|over|under|cross|tele|bio|geo|hydro|auto|anti|semi|un|dis|mis|out|up|e)(?=\p{L}{4})/u;

/** "Paraeducator", "storeroom": ordinary words in one. */
function isJoined(key: string, words: WordKnowledge): boolean {
  const bare = key.replace(prefix, '');
  if (bare !== key && words.isWord(bare)) return true;
  return Array.from({ length: Math.max(0, key.length - 5) }, (_, place) => place + 3).some(
    (at) => words.rankOf(key.slice(0, at)) < common && words.isWord(key.slice(at)),
  );
}

const common = 10_000;

/** No link and no markup that the person doesn't have, and no word that is neither ordinary nor in our lists. */
export const compareForm: Comparator = (comparison) => {
  const { text, ledger, tokens, alignment, knowledge, language, isForeign, kind } = comparison;
  const own = ledger.text.toLowerCase();
  const isOwn = (mark: string) =>
    own.includes(mark.toLowerCase()) || (mark === '|' && kind !== 'bullet' && kind !== 'summary');
  const marks = [...text.matchAll(strange)].filter(([mark]) => !isOwn(mark));
  if (language !== 'en' || isForeign)
    return marks.map(({ index, 0: mark }) =>
      finding(comparison, { start: index, end: index + mark.length }, 'form'),
    );
  const { words, lexicon } = knowledge;
  const isListed = (word: string) =>
    lexicon.skills.whole(word) ??
    lexicon.titleWords.whole(word) ??
    lexicon.certifications.whole(word) ??
    lexicon.places.whole(word);
  const unknown = tokens.filter(
    (token) =>
      token.isContent &&
      /^\p{Ll}{4,}$/u.test(token.text) &&
      !/[-/]$/u.test(text.slice(0, token.start)) &&
      !/^[-/]/u.test(text.slice(token.end)) &&
      !/\d/u.test(token.key) &&
      (alignment.supports.get(token)?.best ?? 0) < 0.5 &&
      !words.isWord(token.key) &&
      !words.isWord(token.lemma) &&
      !words.isWord(knowledge.forms.stem(token.key)) &&
      !isJoined(token.key, words) &&
      !ledger.keys.has(token.key) &&
      isListed(token.text) === undefined,
  );
  return [
    ...marks.map(({ index, 0: mark }) =>
      finding(comparison, { start: index, end: index + mark.length }, 'form'),
    ),
    ...unknown.map((token) => finding(comparison, token, 'form')),
  ];
};
