import type { Lexicon } from '../../language/lexicon.ts';
import { partsOfSpeech } from '../../language/parts-of-speech.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formOf, formsOfGerund, type Tense, verbOf } from '../../language/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import { isDeed } from './deed-row.ts';
import { isHidden } from './nominalizations.ts';

/** Nobody does these: who answers for them says so. */
const states = phrasePattern.u`^(?:${'duty-object/states'})$`;
const teams = /^(?:teams?|crews?|staff|squads?)$/u;
const inCare = phrasePattern.u`^(?:${'duty-object/in-care'})$`;
const managed = phrasePattern.u`^(?:${'duty-object/managed'})$`;
const covered = phrasePattern.u`^(?:${'duty-object/covered'})$`;

/** What is joined into names of work: "customer service", "quality control". */
const handledAs = phrasePattern.iu`\b(?:${'duty-object/handled-as'})\s+(?:services?|operations|control)\b`;

/** A duty that is a thing, not a deed: told by the verb that says no more than the duty did. Undefined where none does. */
export function tellObject(
  rest: string,
  isInCharge: boolean,
  tense: Tense,
  lexicon: Lexicon,
): string | undefined {
  const object = rest.replace(/^(?:all\s+)?(?:aspects|parts)\s+of\s+/iu, '');
  const { head, isList, isPhrase } = headOf(object);
  // "cross selling products": a deed of two words.
  if (/^(?:cross|up|pre|shrink|dry)\s\p{Ll}+ing\s\p{Ll}/u.test(object)) return undefined;
  if (!isPhrase || isTold(object, lexicon) || isDoing(object, lexicon) || isNotHandled(object, lexicon))
    return undefined;
  const verb = verbFor(head, object, isList, isInCharge);
  const forms = verb === undefined ? undefined : verbOf(verb.split(' ')[0] ?? '', lexicon);
  if (!forms) return undefined;
  const needsThe =
    verb === 'cover' &&
    !isList &&
    !/s$|^(?:the|a|an|all|both|\d)\b/iu.test(`${head}`) &&
    !determined.test(object);
  return `${formOf(forms, tense)}${verb === 'care for' ? ' for' : ''} ${needsThe ? 'the ' : ''}${object}`;
}

/** "a group of 10 six year olds", "SWMS being signed", "preparation of reports", "attending and presenting at fairs". */
export function isNotHandled(object: string, lexicon: Lexicon): boolean {
  if (ofPeople.test(object) || /\bbeing\s|\shandling\b/iu.test(object)) return true;
  const items = object.split(/,\s+(?:and\s+|or\s+)?|\s+(?:and|&|or)\s+/u);
  return items.some(
    (item) => (nominal.test(item) && isHidden(item, lexicon)) || doing.test(item) || often.test(item),
  );
}
const ofPeople = phrasePattern.iu`^(?:an?\s+|the\s+|\d+\s+)*(?:\p{L}+\s+)?(?:groups?|class(?:es)?|cohorts?|room)\s+of\s(?:[^,;]*\s)?(?:${'duty-object/of-people'})\b`;
/** "manual testing of an app" is work that's named; "testing of an app" hides its verb. */
const nominal = /^(?:the\s+)?\p{L}+\s+of\s/iu;
/** Deeds, not names of work. */
const doing = phrasePattern.u`^(?:${'duty-object/doing'})(?:\s|$)|^\p{Ll}+ing\s+(?:${'duty-object/doing-2'})\s`;
const often = /^(?:sometimes|occasionally|often|usually|always|also|then)\s/iu;

const determined = phrasePattern.iu`^(?:${'duty-object/determined'})`;

function verbFor(head: string, object: string, isList: boolean, isInCharge: boolean): string | undefined {
  if (teams.test(head))
    return isInCharge || /\b(?:team|crew|staff|squad)s?\s+of\s+\S*\d/iu.test(object) ? 'lead' : undefined;
  if (states.test(head)) return undefined;
  if (inCare.test(head)) return isList ? undefined : 'care for';
  if (isInCharge) return 'manage';
  if (managed.test(head) && !handledAs.test(object)) return 'manage';
  return covered.test(head) && !isList && !/^\d/u.test(object) ? 'cover' : 'handle';
}

/** The noun that a phrase is about, and whether others are joined to it. */
function headOf(text: string): { head: string; isList: boolean; isPhrase: boolean } {
  const tags = partsOfSpeech(text);
  let head = '';
  let end = 0;
  for (const { key, start, end: stop } of wordsOf(text)) {
    // A till is no "until" here.
    const part = key === 'till' ? 'NOUN' : (tags.get(start)?.part ?? 'NOUN');
    const isNext = head !== '' && /[,;:.(]|\s[–—-]\s/u.test(text.slice(end, start));
    if (isNext || (head !== '' && /^(?:ADP|CCONJ|SCONJ|PRON|AUX|PART)$/u.test(part))) break;
    if (head === '' && /^(?:ADP|PRON|SCONJ|AUX|PART)$/u.test(part) && key !== 'all')
      return { head, isList: false, isPhrase: false };
    if (/^(?:NOUN|PROPN|VERB|X|ADJ)$/u.test(part)) head = key;
    end = stop;
  }
  const isList = /^\s*(?:,|and\b|&|\/|or\b)/u.test(text.slice(end));
  return { head, isList, isPhrase: head !== '' };
}

const isDoingWords = phrasePattern.u`^(\p{Ll}+ing)\s+(?!(?:${'duty-object/is-doing'})\s)\p{L}`;

/** "operating sit-down and reach trucks": a deed with its object that couldn't be told, and isn't handled either. */
function isDoing(text: string, lexicon: Lexicon): boolean {
  const [, first = ''] = isDoingWords.exec(text) ?? [];
  return formsOfGerund(first, lexicon) !== undefined;
}

/** It has deeds of its own that a verb before it would not fit: "stock, keeping records". */
function isTold(text: string, lexicon: Lexicon): boolean {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  if (/^(?:handl|manag|ensur|cover|lead)/iu.test(first)) return true;
  const deeds = [...text.matchAll(/(?:^|,\s+|\band\s+|&\s+)(?:and\s+)?(\p{L}+ing)(?=\s)/giu)];
  return deeds.some(([whole, word = '']) => {
    const rest = text.slice(text.indexOf(whole) + whole.length);
    return isDeed(word, rest, 'after a duty', lexicon);
  });
}
