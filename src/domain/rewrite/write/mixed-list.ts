import type { Lexicon } from '../../lexicon.ts';
import { heads, isDeed, object } from './deed-row.ts';
import { tellObject } from './duty-object.ts';
import type { VerbForms } from './inflection.ts';
import { formOf, formsOfBase, formsOfGerund, type Tense, verbOf } from './verb-forms.ts';

interface Item {
  text: string;
  /** What stands between it and the one before. */
  joint: string;
  /** The verb of "ordering supplies"; none of "filing" or "closing checklist", which name things. */
  verb: VerbForms | undefined;
}

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
  const parts = inOrder(partsOf(items));
  const inHand = parts?.filter(({ kind }) => kind === 'things') ?? [];
  if (!parts || parts.length < 2 || inHand.length !== 1) return undefined;
  const told = parts.map(({ kind, items }) =>
    kind === 'deed'
      ? deedOf(items, tense)
      : handled(tellObject(listOf(items), isInCharge, tense, lexicon), isInCharge),
  );
  if (told.some((part) => part === undefined)) return undefined;
  const isLong = told.length > 2 || told.some((part) => /\sand\s|,/u.test(part ?? ''));
  return `${told.slice(0, -1).join(', ')}${isLong ? ',' : ''} and ${told.at(-1)}${rest.endsWith('.') ? '.' : ''}`;
}

/** One thing of several in a list is not yet managed. */
const handled = (told: string | undefined, isInCharge: boolean) =>
  isInCharge ? told : told?.replace(/^manage/u, 'handle');

const isBare = /^(?:do|be|have)$/u;
/** "…, about 60 a week": no thing of the list. */
const aside =
  /^(?:[\d$€£~]|(?:about|around|approximately|approx|over|up to|mostly|mainly|usually|often|including|each|per)(?!\p{L}))/iu;
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

const joints = /(,\s+(?:and\s+|or\s+)?|\s+(?:and|&)\s+)/u;

/** What stands in brackets belongs to its item. */
const hidden = (text: string) =>
  text.replace(/\([^)]*\)/gu, (inside) => inside.replace(/,/gu, '‚').replace(/\s(and|&)\s/gu, '·$1·'));
const shown = (text: string) => text.replace(/‚/gu, ',').replace(/·(and|&)·/gu, ' $1 ');

function itemsOf(rest: string, lexicon: Lexicon): Item[] {
  const pieces = hidden(rest).split(joints);
  const items = pieces.flatMap((text, place) =>
    place % 2 === 0
      ? [{ text: shown(text), joint: pieces[place - 1] ?? '', verb: verbOfItem(text, lexicon) }]
      : [],
  );
  // "counting, labeling and bagging medications": the last one has the object of all.
  for (let at = items.length - 2; at >= 0; at -= 1) {
    const [own, next] = [items[at], items[at + 1]];
    const isJoined =
      next?.verb &&
      /and|&|or/u.test(next.joint) &&
      !/^\p{L}+\s(?:with|to|for|in|on|at|of)\s/u.test(next.text);
    const isBare = own && /^\p{Ll}+ing$/u.test(own.text) && !own.verb;
    if (own && isBare && (isJoined || (next?.verb && isBareVerb(next.text))))
      own.verb = formsOfGerund(own.text, lexicon);
  }
  return items;
}

const isBareVerb = (text: string) => /^\p{Ll}+ing$/u.test(text);

function verbOfItem(text: string, lexicon: Lexicon): VerbForms | undefined {
  const [word = ''] = /^\p{L}+(?=\s)/u.exec(text) ?? [];
  const key = word.toLowerCase();
  const after = text.slice(word.length);
  if (/^\s+(?:up|down|out|off)$/u.test(after)) return formsOfGerund(key, lexicon);
  if (word !== '' && isDeed(key, after, 'after a duty', lexicon)) return formsOfGerund(key, lexicon);
  if (
    mostlyVerbs.test(key) &&
    /^\s+(?:(?!(?:of|for|in|on|at|with|from|by)\s)\p{Ll}+(?:\s\p{Ll}+)?|to\s.+)$/u.test(after) &&
    !heads.test(after)
  )
    return formsOfGerund(key, lexicon);
  return object.test(after) || handy.test(key) ? formsOfBase(key, lexicon) : undefined;
}
/** Told of a thing without an article, too: "ordering stationery", "sending to head office". */
const mostlyVerbs =
  /^(?:ordering|sending|teaching|driving|loading|unloading|feeding|editing|receiving|stocking|selling|washing|hiring|recruiting|coaching|mentoring|tutoring|scheduling|supporting|chopping|carrying)$/u;
/** Before a thing without an article these are verbs as well. */
const handy = /^(?:use|drive|operate|answer|take|make|keep)$/u;

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
    deed?.items.push(...run.slice(0, objects));
    const things = run.slice(objects);
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
  return (
    !goesOn &&
    things.filter(isWork).length * 2 >= things.length &&
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

/** Work that is named, not told: its noun says that something was done. What can be counted may be what was done to. */
const worked =
  /(?:[^s]ment|tion|sion|[ai]nce|enance|ysis|ing)$|^(?:(?:cycle-)?counts|care|entry|control|services?|support|prep|putaway|laundry|payroll|rotas?|rosters?|handovers?|repairs|deliver(?:y|ies)|duties|sales|ledgers?|recs|rounds|stocktakes?|banking|response|paperwork|patrols?|design|clean-?ups?|set-?ups?|security|transport|bloods)$/iu;
/** In a line without any deed these are work as well. */
const workedAlone =
  /^(?:audits|checks|returns|bookings|orders|visits|calls|plans|meetings|admissions|discharges|reviews|installs|installations|inspections|reports|displays|refills|rejections|escalations|consultations|tests|repairs)$/iu;
const noWork =
  /^(?:equipment|department|apartment|government|environment|station|location|section|position|organi[sz]ation|corporation|association|foundation|institution|commission|award|recognition|certification|graduation|education|employment|achievement|attendance|reputation|experience|audience|license|insurance|conference|building|ceiling|clothing|morning|evening|everything|anything|something|king|string|spring|thing)s?$/iu;

const headOf = (text: string): string => {
  const [phrase = ''] = text
    .replace(/\s*\([^)]*\)/gu, '')
    .split(/\s(?:of|for|on|in|with|to|at|from|by|per|when|until)\s/u);
  return /[\p{L}-]+$/u.exec(phrase.trim())?.[0] ?? '';
};

const isWork = ({ text }: Pick<Item, 'text'>): boolean => {
  const head = headOf(text);
  return worked.test(head) && !noWork.test(head);
};
const isNamed = (item: Item): boolean => isWork(item) || workedAlone.test(headOf(item.text));

/** "Till" alone lacks its article; "cash office", "deliveries" and "filing" don't. */
const isInHand = (text: string): boolean =>
  isWork({ text }) || (!/^\d/u.test(text) && (/\s/u.test(text) || /[^s]s$/u.test(text)));

const deedOf = (items: readonly Item[], tense: Tense): string => {
  const told = items.map(({ joint, text, verb }, place) => {
    const own = verb ? `${formOf(verb, tense)}${text.slice(/^\p{L}+/u.exec(text)?.[0].length)}` : text;
    return `${place === 0 ? '' : joint}${own}`;
  });
  return told.join('');
};

/** Their own joints, and an "and" before the last one. */
function listOf(items: readonly Item[]): string {
  return items
    .map(({ joint, text }, place) => {
      if (place === 0) return text;
      const isLast = place === items.length - 1;
      return `${isLast && !/and|&|or/u.test(joint) ? ' and ' : joint}${text}`;
    })
    .join('');
}

/** A line of nothing but work that is named: "Personal care, feeding, record keeping". */
export function tellWorkList(text: string, tense: Tense, lexicon: Lexicon): string | undefined {
  if (/[;:.!?](?=\s)|[|/]|\b(?:I|we|my|our|who|which|that|was|were|is|are)\b/u.test(text)) return undefined;
  const own = text.replace(/[.]$/u, '');
  if (/^(?:been|being|had|has|have|got)\b/iu.test(own)) return undefined;
  if (verbOf(/^\p{L}+/u.exec(own)?.[0] ?? '', lexicon) && !/^\p{L}+ing\b/u.test(own)) return undefined;
  const items = itemsOf(own.slice(0, 1).toLowerCase() + own.slice(1), lexicon);
  const [first] = items;
  const isPlain = items.every((item) => !item.verb && isNamed(item) && !/^\d/u.test(item.text));
  if (!first || !isPlain || (items.length === 1 && !/^\p{Ll}+\s\p{Ll}/u.test(first.text))) return undefined;
  const list = listOf(items);
  const kept = /^\p{Lu}{2}/u.test(text) ? text.slice(0, 1) + list.slice(1) : list;
  const told = formsOfBase(verbFor(items), lexicon);
  return told && `${formOf(told, tense)} ${kept}${text.endsWith('.') ? '.' : ''}`;
}

function verbFor(items: readonly Item[]): string {
  const heads = items.map(({ text }) => headOf(text));
  if (heads.every((head) => /^(?:support|care|training|assistance|instruction)$/iu.test(head)))
    return 'provide';
  if (
    heads.every((head) =>
      /^(?:inspections|maintenance|testing|tests|repairs|checks|counts|audits|installs|installations)$/iu.test(
        head,
      ),
    )
  )
    return 'perform';
  return 'handle';
}
