import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formOf, formsOfPast, type Tense } from '../../language/verb-forms.ts';
import { tellObject } from './duty-object.ts';
import { type Item, isBareVerb, isWork, itemsOf, listOf } from './list-items.ts';

/** One thing that was done, or several things in hand. */
interface Part {
  kind: 'deed' | 'things';
  items: Item[];
}

/**
 * "ordering supplies, payroll and answering the phones": deeds and things in one list, told one after the other in the
 * person's order, the things as handled. Undefined where there are only deeds, or where one can't tell which it is.
 */
export function tellMixed(
  rest: string,
  isInCharge: boolean,
  tense: Tense,
  lexicon: Lexicon,
): string | undefined {
  if (/[;:]|[.!?]\s|(?:^|\s)\p{Ll}+ing of\s/u.test(rest) || /\b(?:I|we|my|our)\b/u.test(rest))
    return undefined;
  const items = itemsOf(rest.replace(/[.]$/u, ''), lexicon);
  if (items.some(({ verb, text }, at) => isBare.test(verb?.base ?? '') || (at > 0 && aside.test(text))))
    return undefined;
  // "Delivered pizzas, cash handling": told already; and a row of "load", "scan" has no thing in it.
  const isTold = ({ text, verb }: Item) => !verb && formsOfPast(/^\p{L}+/u.exec(text)?.[0] ?? '', lexicon);
  const doing = items.filter(({ text, verb }) => verb && /^\p{L}+ing\b/iu.test(text)).length;
  if (items.some(isTold) || (doing === 0 && items.some(({ verb }) => verb))) return undefined;
  const parts = joinedHandled(inOrder(partsOf(items)));
  const inHand = parts?.filter(({ kind }) => kind === 'things') ?? [];
  const isNamed = items.some(({ isInverted }) => isInverted);
  if (!parts || inHand.length > 1) return undefined;
  if (!isNamed && (parts.length < 2 || inHand.length === 0)) return undefined;
  const told = parts.map(({ kind, items }) =>
    kind === 'deed'
      ? deedOf(items, tense)
      : handled(tellObject(listOf(items), isInCharge, tense, lexicon), isInCharge),
  );
  if (told.some((part) => part === undefined)) return undefined;
  if (told.length === 1) return `${told[0]}${rest.endsWith('.') ? '.' : ''}`;
  const isLong = told.length > 2 || told.some((part) => /\sand\s|,/u.test(part ?? ''));
  return `${told.slice(0, -1).join(', ')}${isLong ? ',' : ''} and ${told.at(-1)}${rest.endsWith('.') ? '.' : ''}`;
}

/** One thing of several in a list is not yet managed. */
const handled = (told: string | undefined, isInCharge: boolean) =>
  isInCharge ? told : told?.replace(/^manage/u, 'handle');

/** What is handled already takes the things along: "handled cash and returns". */
function joinedHandled(parts: readonly Part[] | undefined): Part[] | undefined {
  const at = parts?.findIndex(({ kind }) => kind === 'things') ?? -1;
  const before = parts?.[at - 1];
  if (!parts || !before || before.items[0]?.verb?.base !== 'handle') return parts && [...parts];
  const things = (parts[at]?.items ?? []).map((item, place, all) => ({
    ...item,
    joint: place === all.length - 1 ? ' and ' : ', ',
  }));
  return [
    ...parts.slice(0, at - 1),
    { kind: 'deed', items: [...before.items, ...things] },
    ...parts.slice(at + 1),
  ];
}

const isBare = /^(?:do|be|have)$/u;
/** "…, about 60 a week": no thing of the list. */
const aside = phrasePattern.iu`^(?:[\d$€£~]|(?:${'mixed-list/aside'})(?!\p{L}))`;
/** Who helps with one thing helps with the next. */
const helping = /^(?:assist|help|support|aid|participate|contribute)$/u;

/** Things in two places are handled once, after all that was done. */
function inOrder(parts: readonly Part[] | undefined): Part[] | undefined {
  const [first, ...others] = parts?.filter(({ kind }) => kind === 'things') ?? [];
  if (!parts || !first || others.length === 0) return parts && [...parts];
  const things = [first, ...others].flatMap(({ items }) => items);
  if (parts[0] === first && things.some(({ text }) => /\(|\s(?:of|for|on|in|with|to)\s/u.test(text)))
    return undefined;
  return [
    ...parts.filter(({ kind }) => kind === 'deed'),
    { kind: 'things', items: things.map((item, place) => (place === 0 ? item : { ...item, joint: ', ' })) },
  ];
}

function partsOf(items: readonly Item[]): Part[] | undefined {
  const parts: Part[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (item?.verb) {
      // "loading and unloading trailers" is one deed.
      const before = parts.at(-1)?.items.at(-1);
      if (before?.verb && isBareVerb(before.text)) parts.at(-1)?.items.push(item);
      else parts.push({ kind: 'deed', items: [item] });
      at += 1;
      continue;
    }
    const end = items.findIndex((other, place) => place > at && other.verb);
    const run = items.slice(at, end < 0 ? items.length : end);
    at += run.length;
    const deed = parts.at(-1);
    const objects = deed?.kind === 'deed' ? objectsIn(run, deed.items.at(-1)?.text ?? '') : 0;
    // "ordering timber and reading plans": a deed that couldn't be told.
    if (run.slice(0, objects).some(({ text }) => /^\p{Ll}+ing\s\p{L}/u.test(text))) return undefined;
    deed?.items.push(...run.slice(0, objects));
    const things = run.slice(objects).map((thing) => ({ ...thing, text: withArticle(thing.text) }));
    if (deed && things.length > 0 && !areSure(things, deed)) return undefined;
    if (things.length > 0) parts.push({ kind: 'things', items: things });
  }
  return parts;
}

/** Most of them are work, and none goes on with "…from the ward, theatre" or with what was only helped with. */
function areSure(things: readonly Item[], { kind, items }: Part): boolean {
  const { text = '', verb } = items.at(-1) ?? {};
  const goesOn =
    kind === 'deed' &&
    (helping.test(verb?.base ?? '') ||
      /\s(?:with|from|about|for|in|to|on|at|of)\s+\S+(?:\s\S+)?$/u.test(text));
  // "…, window displays and cashing up": no list of what the deed was done to, which would end with its own "and".
  const isClosed = /and|&|or/u.test(things.at(-1)?.joint ?? '');
  return (
    !goesOn &&
    (!isClosed || things.filter(isWork).length * 2 >= things.length) &&
    things.every(({ text: thing }) => isInHand(thing))
  );
}

/** How many things are still what the deed before them was done to: "liaising with the physios, doctors and families". */
function objectsIn(run: readonly Item[], deed: string): number {
  // "helping residents with washing, dressing and meals": all of it hangs on the preposition.
  if (/\s(?:with|in|of|for|by|at)\s+\p{Ll}+ing$/u.test(deed)) return run.length;
  const isList = /and|&|or/u.test(run.at(-1)?.joint ?? '');
  if (!run.some(isWork) && isList) return run.length;
  const [first] = run;
  if (!first || !/and|&/u.test(first.joint)) return 0;
  return !isWork(first) || endsInAdjective(deed) ? 1 : 0;
}

/** "horizontal and vertical construction": one thing of two kinds, as far as one can tell. */
const endsInAdjective = (deed: string): boolean => /^\p{L}+\s\p{Ll}+[^s]$/u.test(deed);

const deedOf = (items: readonly Item[], tense: Tense): string => {
  const told = items.map(({ joint, text, verb }, place) => {
    const own = verb ? `${formOf(verb, tense)}${text.slice(/^\p{L}+/u.exec(text)?.[0].length)}` : text;
    return `${place === 0 ? '' : joint}${own}`;
  });
  return told.join('');
};

/** The one of the shop. */
const withArticle = (text: string) =>
  /^(?:till|register|bar|front desk|phones?|door)$/u.test(text) ? `the ${text}` : text;

/** "Forklift" alone lacks its article; "cash office", "deliveries" and "filing" don't. */
const isInHand = (text: string): boolean =>
  isWork({ text }) || (!/^\d/u.test(text) && (/\s/u.test(text) || /[^s]s$/u.test(text)));
