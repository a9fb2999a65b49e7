import type { Lexicon } from '../language/lexicon.ts';
import { partsOfSpeech } from '../language/parts-of-speech.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { formsOfBase, formsOfPast, isAlsoName } from '../language/verb-forms.ts';

/** Verbs whose past is their base. */
const samePast = phrasePattern.iu`^(?:${'is-verb/same-past'})$`;
const surelyDone = phrasePattern.iu`^(?:${'is-verb/surely-done'})$`;
const opening = 'They ';

const isVerbWords = phrasePattern.u`^(?:${'deeds/deeds-of-jobs'})\b`;

const keyWords = phrasePattern.u`^(?:${'is-verb/is-verb-key'})-?(?=\p{L}{4})`;

/** Whether the first word of a text is what was done, and not the name of a thing. */
export function isVerb(verb: string, text: string, lexicon: Lexicon): boolean {
  const key = verb.toLowerCase().replace(keyWords, '');
  if (isVerbWords.test(text)) return false;
  const isName = verb.length > 1 && verb === verb.toUpperCase();
  if (isName || /^[\p{L}-]+(?:\s[\p{L}-]+){0,2}\s*[:/–—]|^\p{L}+(?:,|['’]s)/u.test(text)) return false;
  if (samePast.test(verb) && isSubject(text)) return false;
  if (formsOfPast(verb, lexicon) ?? formsOfPast(key, lexicon) ?? samePast.test(verb)) return true;
  const base = formsOfBase(verb, lexicon) ?? formsOfBase(key, lexicon);
  if (base === undefined) return isRarePast(verb, text);
  if (isSubject(text) || base.base.length < 3) return false;
  if (surelyDone.test(verb) || !isAlsoName(base)) return true;
  return lexicon.actionVerbs.whole(verb) !== undefined && hasObject(text, lexicon);
}

/** "Upsell revenue was $61,000": the first words are what the sentence tells of. */
function isSubject(text: string): boolean {
  const told = lower(text);
  return [...partsOfSpeech(`${opening}${told}`)].slice(2).some(([at, { part }]) => {
    const before = told.slice(0, at - opening.length);
    const word = wordAt(told, at - opening.length);
    const isEnded =
      part === 'AUX'
        ? /^(?:was|were|is|are)$/u.test(word)
        : part === 'VERB' && /^(?:\p{L}+ed|went|fell|rose|grew|came|became)$/u.test(word);
    return (
      isEnded &&
      /\p{L}s?\s$/u.test(before) &&
      !(/^(?:went|fell|rose|grew|came)$/u.test(word) ? clause : joined).test(before) &&
      before.trim().split(/\s+/u).length <= 7
    );
  });
}

const clause = phrasePattern.u`\b(?:${'is-verb/clause'})\s(?:\p{L}+\s)?$|[,;(]`;
const joined = phrasePattern.u`\b(?:${'is-verb/joined'})\s(?:\p{L}+\s)?$|[,;(]`;

/** "Titrated drips", "precepted 17 nurses": no list has the verb, but what follows is its object. */
function isRarePast(verb: string, text: string): boolean {
  if (!/^\p{L}{3,}ed$/u.test(verb)) return false;
  const told = [...partsOfSpeech(`${opening}${lower(text)}`)].map(([, { part }]) => part);
  return told[1] === 'VERB' && /^(?:NUM|DET|ADJ|NOUN|PRON)$/u.test(told[2] ?? '');
}

const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

const hasObjectWords = phrasePattern.u`^\p{L}+ (?:${'is-verb/has-object'}) (?:the|an?|\d|\p{Ll})`;

/** "Document procedures", "Run the floor": a verb with its object. "Front desk", "Lift training": one thing. */
function hasObject(text: string, lexicon: Lexicon): boolean {
  const [, second = ''] = /^[\p{L}-]+ (?:and|or) (.*)$/u.exec(text) ?? [];
  if (second !== '') {
    const [other = ''] = /^\p{L}+/u.exec(second) ?? [];
    const isPair =
      lexicon.actionVerbs.whole(other) !== undefined &&
      / (?:for|to|from|in|with|on) (?:the|an?|all)\b/u.test(second);
    return isPair || isVerb(other, second, lexicon);
  }
  if (/\s(?:daily|weekly|monthly|nightly|regularly)(?=[,;.]|$)/u.test(text)) return true;
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[,;]/u.test(text)) return false;
  const told = `${opening}${lower(text)}`;
  const tags = [...partsOfSpeech(told)].slice(2).map(([at, { part }]) => ({ part, word: wordAt(told, at) }));
  const [next] = tags;
  if (!next || /^(?:PUNCT|ADP)$/u.test(next.part)) return hasObjectWords.test(text);
  if (!named.test(next.part)) return true;
  const end = tags.findIndex(({ part }) => !named.test(part));
  return tags
    .slice(0, end < 0 ? undefined : end)
    .some(({ part, word }) => /^(?:NOUN|PROPN)$/u.test(part) && several.test(word));
}

const named = /^(?:NOUN|ADJ|VERB|PROPN)$/u;
const several = /(?:[^s]s|ies|people|staff|children)$|^\p{Lu}/u;
const wordAt = (told: string, at: number) => /^[\p{L}'’-]+/u.exec(told.slice(at))?.[0] ?? '';
