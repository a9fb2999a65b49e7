import type { Lexicon } from '../language/lexicon.ts';
import { partsOfSpeech } from '../language/parts-of-speech.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import {
  formsOfBase,
  formsOfPast,
  formsOfThird,
  isAlsoName,
  isNameInPlural,
  type Tense,
} from '../language/verb-forms.ts';
import { wordsOf } from '../language/words.ts';
import { hasBareNoun, hasLabel, type Tag } from './bare-nouns.ts';
import { isSpelled } from './known-spelling.ts';
import { isMixedRow, samePast, withLastVerb, withObject, withWholeEnd } from './row-end.ts';
import { isWish, sureTitle, withA } from './sure-names.ts';

/** Whose words a sentence is made of. */
export interface Speaker {
  /** Whether what is told goes on today; undefined where nobody knows: then only a past tense is sure. */
  isCurrent: boolean | undefined;
  /** The lines around it open with verbs: then a word that is also a name is one here. */
  writesVerbs?: boolean;
  /** All that the person wrote: what isn't in a dictionary must be spelled the same there twice. */
  text: string;
}

const fewestWords = 4;
const maxWords = 34;

/**
 * What a line says after "I", letter by letter, or undefined where that wouldn't surely be a sentence: it has to begin
 * with a verb of a known tense, to have no word that may be misspelled, and to be tagged as one clause. Better one
 * sentence less than one that nobody would write.
 */
export function clauseAfterI(line: string, speaker: Speaker, lexicon: Lexicon): string | undefined {
  const text = wholeClause(line);
  const count = text.split(/\s+/u).length;
  if (count < fewestWords || count > maxWords || isOdd(text) || !isSpelled(text, speaker.text, lexicon))
    return undefined;
  const opened = openedByVerb(text, speaker, lexicon);
  if (!opened) return undefined;
  // "volunteer there since 2022": what has gone on since then is told with "have"; "no accident since 2022" isn't.
  if (/(?<!\bno\s[^,]*)\bsince\s(?:\p{L}+\s)?\d/iu.test(opened.text) && !/^have\s/u.test(opened.text))
    return undefined;
  const clause = withWholeEnd(withLastVerb(opened.text, opened.tense, lexicon), opened.tense, lexicon);
  if (clause.split(/\s+/u).length < fewestWords || isMixedRow(clause, opened.tense, lexicon))
    return undefined;
  return isClause(clause, opened.tense, lexicon) ? clause : undefined;
}

const introducing =
  /^(?:I(?:['’]|\sa)m an? |An? )?(.{3,60}?) (with (?:(?:over|about|nearly|almost|more than|around) )?[\p{L}\d]+\+? years?\b(?: of experience\b)?)(.*)$/iu;

/** "Data analyst with 6 years in retail" → "a data analyst with 6 years in retail", as it goes on after "I'm". */
export function clauseAfterIm(line: string, own: string, lexicon: Lexicon): string | undefined {
  const [, title = '', years = '', more = ''] = introducing.exec(wholeClause(line)) ?? [];
  const name = sureTitle(title, lexicon);
  if (name === '') return undefined;
  // What goes on with a wish, praise or a slip is left out, and the years stay.
  const isPlain = (text: string) =>
    !isOdd(text) &&
    isSpelled(text, own, lexicon) &&
    !isWish(text) &&
    lexicon.cliches.find(wordsOf(text)).length === 0 &&
    text.split(/\s+/u).length <= maxWords;
  return [years + more, years].map((rest) => `${withA(name)} ${rest}`).find(isPlain);
}

/** Up to where something else begins, without marks of a list. A result behind a dash goes on behind a comma. */
const wholeClause = (line: string): string =>
  line
    .replace(/^[\s•*·–—-]+/u, '')
    .replace(/^(?:In|During|Since) [^,]{2,30}?,? (?=I(?:['’]ve)? \p{Ll})/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/\s[–—-]+\s(?=\p{Ll}+ing\b)/u, ', ')
    .replace(/(?:[;:]\s|\s[–—-]+\s).*$/u, '')
    .replace(/\bour\b/gu, 'the')
    .replace(/(?<=\p{L}\s)&(?=\s\p{L})/gu, 'and')
    .replace(/[\s.,;]+$/u, '')
    .replace(counted, '$1a $2')
    .trim();

/** "Led team of 12": of so many it's one. */
const counted = phrasePattern.iu`^(\p{L}+ )(?!after |at |for |in |on |over |the |to |up |with )((?:\p{Ll}+ )?(?:${'sentence-gate/counted'}) of (?:about |over |up to |around )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve))`;
/** What there is several of has an article in a sentence: a line without it is a note. */
const bare = phrasePattern.u`(?:^\p{L}+|\b(?:in|on|at|for|with|to|from|of|by|and|behind|under)) (?:${'sentence-gate/bare'})(?=$|[,.]| (?:and|in|on|at|for|with|to|from|of|by|when|while|daily)\b)`;

const strange = /[~→|•<>{}[\]@★®™#*_=:!?"“”…]|https?|\.{2}|\bw\/|\betc\b|\s[/+]\s|\b[ap]m\/|\p{L}\.\s/iu;
const unquotable = phrasePattern.iu`\b(?:${'sentence-gate/untold'})\b`;
/** "Mon Wed Fri", "on Feb 2023", "Stage Mgmt": as notes have it. */
const cutShort = phrasePattern.u`\b(?:${'sentence-gate/days-cut'})\b|\bon (?:${'sentence-gate/months-cut'})\p{Ll}*\.? (?:of )?\d{4}\b|(?<!\p{L})(?!Ltd|Mrs)\p{Lu}[b-df-hj-np-tv-xz]{2,}(?!\p{L})`;

/** "A SDC class", "an useful list". */
const hasOtherArticle = (text: string): boolean =>
  [...text.matchAll(/(?<![\p{L}.])(an?) (\p{L}[\p{L}-]*)/gu)].some(
    ([, article = '', word = '']) => withA(word) !== [article, word].join(' '),
  );

const unspoken = /\b(?:we|us|our|ours|me|i|he|she|his|her|him|you|your|this|these|those)\b/iu;

/** What no sentence of a letter holds: signs, shouting, half of a pair of brackets, or somebody who isn't there. */
function isOdd(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const isShouted = letters.filter((letter) => letter !== letter.toLowerCase()).length > letters.length / 2;
  const isOpen = (text.match(/\(/gu)?.length ?? 0) !== (text.match(/\)/gu)?.length ?? 0);
  return (
    isShouted ||
    isOpen ||
    bare.test(text) ||
    strange.test(text) ||
    unquotable.test(text) ||
    cutShort.test(text) ||
    hasOtherArticle(text) ||
    unspoken.test(text.replace(/^I /u, ''))
  );
}

interface Opened {
  text: string;
  tense: Tense;
}

const given = phrasePattern.iu`^(?:${'sentence-gate/given'})\b`;
const givenTo = /^\p{L}+ (?:(?:to|as|for|by|from|twice|employee|top|best)\b|\p{Lu}\p{Ll})/u;
/** "Responsible for 4 nurses" is what somebody is, or was. */
const charged = phrasePattern.iu`^(?:I )?(?:(?:am|(was)) )?(?:${'sentence-gate/charged'})\s`;
const chargedWith = phrasePattern.iu`(?:${'sentence-gate/charged'})\s$`;
const nothingDone = phrasePattern.iu`^(?:${'sentence-gate/nothing-done'})$`;

/** "Led 4 nurses" → "led 4 nurses"; "Promoted to lead" → "was promoted to lead"; undefined where no verb opens it. */
function openedByVerb(line: string, speaker: Speaker, lexicon: Lexicon): Opened | undefined {
  const [, have] = /^I(?:['’]ve| have) (?:also )?(?!been|had)(.*)$/u.exec(line) ?? [];
  if (have !== undefined) return { text: ['have', have].join(' '), tense: 'past' };
  const [whole = '', wasSaid] = charged.exec(line) ?? [];
  if (whole !== '') {
    const isNow = speaker.isCurrent === true && !wasSaid;
    const rest = line.slice(whole.length - (chargedWith.exec(whole)?.[0].length ?? 0));
    // "Responsible for cleaning of kennels" lacks its article.
    if (/(?<!\bthe )\b\p{Ll}+ing of\b/u.test(rest)) return undefined;
    return { text: [isNow ? 'am' : 'was', lowered(rest)].join(' '), tense: isNow ? 'present' : 'past' };
  }
  const text = line.replace(/^(?:I )?(?:(?:also|currently|successfully) )?/iu, '');
  const [verb = ''] = /^\p{L}+(?=\s)/u.exec(text) ?? [];
  const rest = text.slice(verb.length);
  if (
    verb === '' ||
    nothingDone.test(verb) ||
    /^\s(?:it|them)\b/iu.test(rest) ||
    !isPair(verb, rest, lexicon)
  )
    return undefined;
  // "Promoted 3 people" and "Promoted to lead" are different things; whatever may be either isn't said.
  if (given.test(text))
    return givenTo.test(text) ? { text: ['was', lowered(text)].join(' '), tense: 'past' } : undefined;
  // "Escaped defects per release down from 11 to 4": a figure's name, and where it went.
  if (figureMoved.test(rest) && lexicon.actionVerbs.whole(verb) === undefined) return undefined;
  const isSame = samePast.test(verb) && !hasSubject(text);
  if (isSame || formsOfPast(verb, lexicon) || isRarePast(text)) return { text: lowered(text), tense: 'past' };
  return presentOf(verb, rest, { ...speaker, isSpoken: /^I /u.test(line) }, lexicon);
}

/** "Pick rate up from 92 to 118". */
const figureMoved = /^ \p{Ll}+(?: per \p{Ll}+)? (?:up|down|under|above|below|over|at) (?:from|to|by|\d)/u;

/** "Train new hires" and "Trains new hires", where it goes on today. */
function presentOf(
  verb: string,
  rest: string,
  { isCurrent, isSpoken, writesVerbs = false }: Speaker & { isSpoken: boolean },
  lexicon: Lexicon,
): Opened | undefined {
  if (figureMoved.test(rest) || (!isCurrent && !isSpoken)) return undefined;
  const base = formsOfBase(verb, lexicon);
  // "Lead for the move", "Coach of a team": who somebody is.
  if (lexicon.titleWords.whole(verb)?.role === 'head' && /^ (?:for|of|to)\s/u.test(rest)) return undefined;
  if (base && (isSpoken || isSurelyBase(verb, rest, isAlsoName(base), writesVerbs)))
    return { text: verb.toLowerCase() + rest, tense: 'present' };
  const third = formsOfThird(verb, lexicon);
  return third && !isSpoken && !isNameInPlural(verb) && !isAlsoName(third)
    ? { text: third.base + rest, tense: 'present' }
    : undefined;
}

/** "Precepted five externs": no list has the verb, but what follows is its object. */
const isRarePast = (text: string): boolean =>
  /^\p{L}{4,}ed (?:\d|an? |the |all |two|three|four|five|six|seven|eight|nine|ten|new |\p{Ll}+s\b)/u.test(
    text,
  ) && [...partsOfSpeech(`I ${lowered(text)}`).values()][1]?.part === 'VERB';

/** "Designed and supported packages": both in one tense. "Called, and …" is half of something. */
function isPair(verb: string, rest: string, lexicon: Lexicon): boolean {
  const [, other = ''] = /^ (?:and|or) (\p{L}+)/u.exec(rest) ?? [];
  if (other === '') return !/^ (?:and|or)\b/u.test(rest);
  const isPast = (word: string) => formsOfPast(word, lexicon) !== undefined || samePast.test(word);
  return isPast(verb) ? isPast(other) : formsOfBase(other, lexicon) !== undefined;
}

const surely = phrasePattern.iu`^(?:${'is-verb/surely-done'})$`;
const withParticle =
  /^(?:care|look|work|report|respond|deal|assist|help|act) (?:for|with|after|to|on|at|in|all) /iu;

/** "Train new hires" is done; "Support staff" and "Front desk" are names, and so may "Test plans" be. */
const isSurelyBase = (verb: string, rest: string, isName: boolean, writesVerbs: boolean): boolean =>
  !isName ||
  withObject.test(rest) ||
  withParticle.test(verb + rest) ||
  ((surely.test(verb) || writesVerbs) && /^(?: and \p{L}+)?(?: [\p{L}-]+){0,2} [\p{L}-]+[^s]s\b/u.test(rest));

const lowered = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** "Set design was my task": the first words are what is spoken of. */
const hasSubject = (text: string) => /\b(?:was|were|is|are|went|fell|rose|grew)\b/iu.test(text);

/** The tagger reads one clause: a verb after "I", no other subject, and an end that ends something. */
function isClause(clause: string, tense: Tense, lexicon: Lexicon): boolean {
  const text = `I ${clause}.`;
  const tags = [...partsOfSpeech(text)].map(([at, { part }]) => ({
    part,
    word: /^[\p{L}\d'’$%.,-]*[\p{L}\d%]|^\S/u.exec(text.slice(at))?.[0] ?? '',
  }));
  const [subject, verb, next] = tags;
  const last = tags.at(-2);
  if (subject?.part !== 'PRON' || !verb || !next || !last || hasBareNoun(tags, lexicon) || hasLabel(tags))
    return false;
  if (!/^(?:VERB|AUX)$/u.test(verb.part) && formsOfPast(verb.word, lexicon) === undefined) return false;
  if (
    /^(?:ADP|DET|CCONJ|SCONJ|PART|PRON|AUX)$/u.test(last.part) &&
    !/^(?:in|up|out|off|over|on)$/u.test(last.word)
  )
    return false;
  return !tags.slice(2).some((tag, place) => isOutOfPlace(tag, tags.slice(0, place + 2), tense, lexicon));
}

const opensClause = phrasePattern.u`^(?:${'sentence-gate/opens-clause'})$`;

/** A finite verb that "I" can't have, or a verb of another tense in the same row. */
function isOutOfPlace(tag: Tag, before: readonly Tag[], tense: Tense, lexicon: Lexicon): boolean {
  const isInside = before.some(({ word }) => opensClause.test(word.toLowerCase()));
  if (tag.part === 'AUX')
    return !isInside && /^(?:is|are|was|were|has|have|had|will|would|can|could)$/u.test(tag.word);
  if (tag.part !== 'VERB' || isInside) return false;
  const previous = before.at(-1);
  const comma = before.findLastIndex(({ part }) => part === 'PUNCT');
  const isOther =
    comma > 1 && before.slice(comma + 1).every(({ part }) => /^(?:NOUN|PROPN|ADJ|NUM|DET)$/u.test(part));
  const isInRow = previous?.part === 'CCONJ' || previous?.part === 'PUNCT';
  // "…, sales rose 12%", "…, the lead enters it": a noun behind a comma that does something itself.
  if (formsOfThird(tag.word, lexicon)) return !isInRow;
  if (formsOfPast(tag.word, lexicon) === undefined)
    return isInRow && tense === 'past' && formsOfBase(tag.word, lexicon) !== undefined;
  return isInRow ? tense === 'present' : isOther;
}
