import type { Lexicon } from '../language/lexicon.ts';
import { partsOfSpeech } from '../language/parts-of-speech.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { formsOfBase, formsOfPast } from '../language/verb-forms.ts';
import { withArticles } from './articles.ts';
import { isVerb } from './is-verb.ts';
import { withJoinedClauses } from './joined-clauses.ts';
import { tidied } from './tidy-line.ts';

/**
 * A line as a letter can say it. `did` goes on after "I", `thing` after "my work included", `role` after "I served as",
 * `whole` is a sentence that has its "I" already, and `quoted` isn't English and stands between quotation marks.
 */
export interface ToldLine {
  form: 'did' | 'thing' | 'whole' | 'role' | 'quoted';
  text: string;
}

const leastSpoken = 6;
const longest = 40;
const shortest = 3;

/** How one idea of a line is told; undefined where it's no sentence and no name of work. */
export function tellLine(part: string, lexicon: Lexicon): ToldLine | undefined {
  const text = tidied(part);
  const count = text.split(/\s+/u).length;
  if (count > longest || count < shortest || strange.test(text) || unfinished.test(text)) return undefined;
  if (spoken.test(text)) return tellSpoken(text);
  if (/\bI\b|^We\b/u.test(text)) return undefined;
  if (isRole(text, lexicon)) return { form: 'role', text: lowered(text, lexicon) };
  if (isTitled(text, lexicon)) return undefined;
  const when = tellWhen(text, lexicon);
  if (when !== undefined) return { form: 'whole', text: when };
  const done = tellDone(text, lexicon);
  if (done !== undefined) return { form: 'did', text: withArticles(withJoinedClauses(done, lexicon)) };
  if (isFinding(text)) return { form: 'whole', text: text.slice(0, 1).toUpperCase() + text.slice(1) };
  const several = tellVerbs(text, lexicon);
  if (several !== undefined) return { form: 'did', text: several };
  const named = withoutLabel(text);
  return isThing(named, lexicon) || (named !== text && !strange.test(named))
    ? {
        form: 'thing',
        text: withArticles(`${opened}${asList(lowered(named, lexicon))}`).slice(opened.length),
      }
    : undefined;
}

const opened = 'included ';

/** "Key person for 6 children", "Lead author of the handbook". */
function isRole(text: string, { titleWords }: Lexicon): boolean {
  if (/^(?:mentor|coach|champion|buddy|deputy|cover|lead contact) for\s/iu.test(text) && !/[;|]/u.test(text))
    return true;
  const [, head = ''] =
    /^((?:\p{L}[\p{L}-]*\s){0,2}\p{L}+)\s(?:for|of|to)\s(?:the|an?|all|our|\d|\p{Lu})/u.exec(text) ?? [];
  const last = /\p{L}+$/u.exec(head)?.[0].toLowerCase() ?? '';
  const isTitle = last === 'person' || titleWords.whole(last)?.role === 'head';
  return head !== '' && isTitle && !/[:;|]/u.test(text);
}

/** "Book reviews editor, Diachrony Quarterly": a title, and nothing that was done. */
const isTitled = (text: string, { titleWords }: Lexicon): boolean => {
  const [, head = ''] = /^(?:\p{L}[\p{L}-]*\s){1,3}(\p{L}+),\s\p{Lu}/u.exec(text) ?? [];
  return titleWords.whole(head.toLowerCase())?.role === 'head';
};

const isFindingWords = phrasePattern.iu`^(?!${'tell-line/is-finding'})(?:[\p{L}-]+\s){1,5}(?:${'tell-line/is-finding-2'})\s`;

/** "Food cost went from 34% to 30.5%": it has a subject of its own, and a figure. */
const isFinding = (text: string): boolean => /\d/u.test(text) && isFindingWords.test(text);

/** "Fit up, grind, clean up" → "fit up, grind and clean up": nothing but verbs. */
function tellVerbs(text: string, lexicon: Lexicon): string | undefined {
  const items = text.split(/,\s+(?:and\s+)?/u);
  const isDeed = (item: string) => {
    const [, verb = ''] = /^(\p{L}+)(?: (?:up|out|off|down|in|on|over))?$/u.exec(item) ?? [];
    return formsOfBase(verb, lexicon) !== undefined && !lexicon.titleWords.whole(verb.toLowerCase());
  };
  return items.length > 2 && items.every(isDeed)
    ? asList(text.toLowerCase().replace(/, and /u, ', '))
    : undefined;
}

/** "Service calls: panel swaps, dead circuits" → "Service calls such as panel swaps, dead circuits". */
const withoutLabel = (text: string): string =>
  text.replace(
    /^((?:\p{L}+ ){0,2}\p{L}+[^s]s): (?!\p{L}+ed\b|built\b|wrote\b|made\b|led\b|ran\b)(?=\p{Ll}[^:]*, [^:]*$)/u,
    '$1 such as ',
  );

const strange = /[~→|•<>{}[\]@★®™]|https?:|\.{3}|^\d{1,2}\/|\?$|\bSt$/u;
const unfinished = phrasePattern.iu`\b(?:${'tell-line/unfinished'})\b`;

/** "I look after …", "Since 2020 I have also managed …": told with "I" already. */
const spoken = phrasePattern.u`^(?:(?:${'tell-line/spoken'})\b[^.]{0,40}?,?\s)?I(?:['’](?:m|ve))?\s`;

function tellSpoken(text: string): ToldLine | undefined {
  if (/\b(?:looking for|seeking|hope|want|would like|hereby declare)\b/iu.test(text)) return undefined;
  // Half a sentence, most often: the rest stood on the next line.
  if (text.split(/\s+/u).length < leastSpoken) return undefined;
  // It sets the scene for what follows, and would end there.
  if (/^(?:When|Before|After|Until) I (?:took|started|joined|came|arrived|got)\b/u.test(text))
    return undefined;
  return { form: 'whole', text: text.slice(0, 1).toUpperCase() + text.slice(1) };
}

const before = phrasePattern.u`^((?:${'tell-line/before'})\s[^,]{3,45}), (?=\p{Ll})`;

/** "After the flood, helped 31 sellers" → "After the flood, I helped 31 sellers". */
function tellWhen(text: string, lexicon: Lexicon): string | undefined {
  const [whole = '', when = ''] = before.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const [verb = ''] = /^\p{L}+/u.exec(rest) ?? [];
  const isPast = whole !== '' && formsOfPast(verb, lexicon) !== undefined;
  return isPast ? [`${when},`, 'I', withJoinedClauses(rest, lexicon)].join(' ') : undefined;
}

const adverbs = phrasePattern.iu`^((?:${'tell-line/adverbs'})\s+)`;
/** What was done to the person is told so. */
const passive = phrasePattern.iu`^(?:${'tell-line/passive'})\b(?!,)`;
const renowned = /^(?:top|best|leading|sole|only|first)\s+(?:\p{Ll}+\s)?\p{Ll}+(?:er|or|ist)\b/iu;
/** What looks like a deed and describes something. */
const describing = phrasePattern.iu`^(?:${'tell-line/describing'})\b`;

/** "Cut pickup time" → "cut pickup time"; undefined where it doesn't begin with what was done. */
function tellDone(text: string, lexicon: Lexicon): string | undefined {
  const [adverb = ''] = adverbs.exec(text) ?? [];
  const rest = text.slice(adverb.length);
  const [verb = ''] = /^\p{L}+(?:-\p{L}+)?/u.exec(rest) ?? [];
  const told = `${verb.toLowerCase()}${rest.slice(verb.length)}`;
  if (passive.test(rest) || renowned.test(rest)) return `was ${told}`;
  // "Mentor for new teachers" is what somebody is; of "picked it up" nobody knows what.
  const isName =
    lexicon.titleWords.whole(verb.toLowerCase())?.role === 'head' && /^\p{L}+ (?:for|of)\s/u.test(rest);
  if (isName || /^\p{L}+(?: up| out)? (?:it|them)\b/u.test(rest)) return undefined;
  if (describing.test(text) || !isVerb(verb, rest, lexicon)) return undefined;
  const kept = /^(?:successfully|also|currently)/iu.test(adverb) ? '' : adverb.toLowerCase();
  return `${kept}${told}`;
}

const notWork = phrasePattern.u`[:;.!]|\b(?:${'tell-line/not-work'})\b|\d%|\s[-–—/]\s|,\s(?:\p{L}+\s)?\p{L}+ to\s|^\p{L}+ \d`;

/** Work that has a name: "front desk for a clinic", "vitals and charting in PointClickCare". */
function isThing(text: string, lexicon: Lexicon): boolean {
  const [word = ''] = /^\p{L}+/u.exec(text) ?? [];
  if (describing.test(text) || notWork.test(text) || lexicon.titleWords.whole(word)) return false;
  if (
    formsOfBase(word, lexicon) &&
    !isListOfNames(text, lexicon) &&
    /^\p{L}+ (?:and \p{L}+ )?\p{Ll}+/u.test(text) &&
    !/^\p{L}+ (?:of|for|in|and \p{L}+ (?:of|for|in))\b/u.test(text)
  )
    return false;
  if (/^[\d%$("]/u.test(text) || text.split(/\s+/u).length > 20) return false;
  const opening = 'They like ';
  const told = `${opening}${lowered(text, lexicon)}.`;
  const tags = [...partsOfSpeech(told)].slice(2);
  const [first, ...rest] = tags.map(([at, { part }]) => ({
    at,
    part,
    word: /^\p{L}*/u.exec(told.slice(at))?.[0] ?? '',
  }));
  if (!first || !/^(?:NOUN|ADJ|PROPN|VERB)$/u.test(first.part)) return false;
  if (first.part === 'VERB' && !first.word.endsWith('ing')) return false;
  const hasEnded = (each: { part: string; word: string }) =>
    /^(?:AUX|PRON)$/u.test(each.part) ||
    (each.part === 'VERB' && (formsOfPast(each.word, lexicon) !== undefined || /ed$/u.test(each.word)));
  return !rest.some(hasEnded);
}

/** Four names or more, none of them a title and none with a verb's small words: no deed looks like that. */
function isListOfNames(text: string, { titleWords }: Lexicon): boolean {
  const items = text.split(/,\s+/u);
  return (
    items.length >= 4 &&
    items.every((item) => /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(item)) &&
    !items.some((item) => /\b(?:to|the|an?|up|out|my)\b/iu.test(item) || titleWords.whole(item.toLowerCase()))
  );
}

const asListWords = phrasePattern.u`,[^,]*\b(?:${'tell-line/as-list'})\b[^,]*$|,[^,]*\d[^,]*$`;

/** "data recovery, virus removal" → "data recovery and virus removal". */
const asList = (text: string): string =>
  !/, /u.test(text) || /\b(?:and|or)\b[^,]*$/u.test(text) || asListWords.test(text)
    ? text
    : text.replace(/, (?=[^,]*$)/u, ' and ');

/** "Front desk" inside a sentence is "front desk"; "HIPAA training" stays. */
export const lowered = (text: string, { words, places, skills }: Lexicon): string => {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const isName =
    (places.whole(first) !== undefined && !/ing$/u.test(first)) ||
    skills.whole(first)?.type === 'human-language';
  const isPlain = /^\p{Lu}\p{Ll}+$/u.test(first) && words.isWord(first.toLowerCase()) && !isName;
  return isPlain ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
};
