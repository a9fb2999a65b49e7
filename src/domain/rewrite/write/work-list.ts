import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formOf, formsOfBase, formsOfPast, type Tense, verbOf } from '../../language/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import { isNotHandled } from './duty-object.ts';
import { headOf, type Item, isNamed, itemsOf, listOf } from './list-items.ts';
import { tellMixed } from './mixed-list.ts';

const tellWorkListWords = phrasePattern.iu`[;:.!?](?=\s)|[|/%]|\b(?:${'work-list/tell-work-list'})\b`;

/** A line of nothing but work that is named: "Personal care, feeding, record keeping". */
export function tellWorkList(text: string, tense: Tense, lexicon: Lexicon): string | undefined {
  if (tellWorkListWords.test(text)) return undefined;
  if (/^(?:the|an?|also|each|this|these)\s|^\p{L}+ing\s(?!and\s|&\s|or\s)\p{L}/iu.test(text))
    return undefined;
  const own = text.replace(/[.]$/u, '');
  if (/^(?:been|being|had|has|have|got)\b/iu.test(own)) return undefined;
  const small = own.slice(0, 1).toLowerCase() + own.slice(1);
  const items = itemsOf(small, lexicon);
  const [first] = items;
  if (wordsOf(text).some(({ key }) => formsOfPast(key, lexicon)) || items.some(isAside)) return undefined;
  const isVerb = verbOf(/^\p{L}+/u.exec(own)?.[0] ?? '', lexicon) && !/^\p{L}+ing\b/u.test(own);
  if (isVerb && !first?.isInverted) return undefined;
  // "Order picking, cash handling": each is told by its own verb.
  if (items.some(({ isInverted }) => isInverted))
    return items.every((item) => item.isInverted || isNamed(item))
      ? tellMixed(`${small}${text.endsWith('.') ? '.' : ''}`, false, tense, lexicon)
      : undefined;
  const isPlain = items.every((item) => !item.verb && isNamed(item) && !/^\d/u.test(item.text));
  if (!first || !isPlain || (items.length === 1 && !/^\p{Ll}+\s\p{Ll}/u.test(first.text))) return undefined;
  const list = listOf(items);
  if (isNotHandled(list, lexicon)) return undefined;
  const isLanguage = lexicon.skills.whole(/^\p{L}+/u.exec(text)?.[0] ?? '')?.type === 'human-language';
  const kept = isLanguage || /^\p{Lu}{2}/u.test(text) ? text.slice(0, 1) + list.slice(1) : list;
  const told = formsOfBase(verbFor(items), lexicon);
  return told && `${formOf(told, tense)} ${kept}${text.endsWith('.') ? '.' : ''}`;
}

const isAsideWords = phrasePattern.u`\s(?:${'work-list/is-aside'})(?:\s|$)`;

/** "…, average transport 55 minutes", "a consultancy working for councils": no work that's named. */
const isAside = ({ text }: Item): boolean =>
  /^(?:average|total|mean|about|around|over|up to)\s/iu.test(text) || isAsideWords.test(text);

const verbForWords = phrasePattern.iu`^(?:${'work-list/verb-for'})$`;

function verbFor(items: readonly Item[]): string {
  const heads = items.map(({ text }) => headOf(text));
  if (heads.every((head) => /^(?:support|care|training|assistance|instruction)$/iu.test(head)))
    return 'provide';
  if (heads.every((head) => verbForWords.test(head))) return 'perform';
  return 'handle';
}
