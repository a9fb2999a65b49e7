import type { Behavior } from '#server/providers/model-behavior.fake.ts';

/** A good answer: lists, and for grades also what isn't one. */
export type GoodAnswer = Record<string, unknown>;

/** What comes of an answer: all of it, what of it was finished, our own engine's work, or that and a word about the refusal. */
type Outcome = 'whole' | 'part' | 'built-in' | 'declined';

export interface BrokenKind {
  kind: string;
  outcome: Outcome;
  behavior?: Behavior;
  /** What the model says in place of the good answer. */
  says?: (good: GoodAnswer) => string;
}

const json = (value: unknown) => JSON.stringify(value);
const listsOf = (good: GoodAnswer): unknown[][] => Object.values(good).filter(Array.isArray);
const itemsOf = (good: GoodAnswer) => listsOf(good).flat();
const eachList = (good: GoodAnswer, change: (items: readonly unknown[]) => unknown[]): GoodAnswer =>
  Object.fromEntries(
    Object.entries(good).map(([key, value]) => [key, Array.isArray(value) ? change(value) : value]),
  );
const isObject = (item: unknown): item is object => typeof item === 'object' && item !== null;
const eachItem = (good: GoodAnswer, change: (item: object) => object): GoodAnswer =>
  eachList(good, (items) => items.map((item) => (isObject(item) ? change(item) : item)));
/** At the end of each list, and never true. */
const andMore = (good: GoodAnswer, ...more: unknown[]): GoodAnswer =>
  eachList(good, (items) => [...items, ...more]);
/** With one more in a list that may not be there. */
const withOne = (good: GoodAnswer, key: string, item: object) => {
  const { [key]: items } = good;
  return { [key]: [...(Array.isArray(items) ? items : []), item] };
};
const withCommas = (text: string) => text.replaceAll('},{', '},,{').replaceAll('}]', '},]');
/** To the middle of the last item of the first list. */
const cutInLast = (good: GoodAnswer) => {
  const [items = []] = listsOf(good);
  const last = json(items.at(-1));
  const text = json(good);
  return text.slice(0, text.indexOf(last) + last.length / 2);
};

const readable: Record<string, (good: GoodAnswer) => string> = {
  'fenced JSON': (good) => `\`\`\`json\n${json(good)}\n\`\`\``,
  'a fence that nobody closed': (good) => `\`\`\`\n${json(good)}`,
  'words around it': (good) => `Here is what you asked for:\n\n${json(good)}\n\nI hope this helps!`,
  'braces and brackets in the words around it': (good) =>
    `As {you} asked [see above]:\n${json(good)}\nDone {really}.`,
  'thinking aloud': (good) => `<think>\nFirst, the lines…\n</think>\n\n${json(good)}`,
  'thinking aloud with a draft in it': (good) =>
    `<think>Perhaps ${json(andMore({ ...good }, 'Zyxtel'))}?</think>${json(good)}`,
  'thinking aloud without the first mark': (good) => `Okay, so {this} is it.\n</think>\n${json(good)}`,
  'a bare list': (good) => json(itemsOf(good)),
  'an item a line': (good) => itemsOf(good).map(json).join('\n'),
  'a list around it': (good) => json([good]),
  'an object around it': (good) => json({ answer: good }),
  'an extra brace before and after': (good) => `{${json(good)}}`,
  'extra braces at the end': (good) => `${json(good)}}}`,
  'commas too many': (good) => withCommas(json(good)),
  'no commas between items': (good) => json(good).replaceAll('},{', '} {'),
  'comments in it': (good) =>
    json(good).replace('{', '{ // the answer\n').replaceAll('},{', '}, /* next */ {'),
  'a list that is not closed': (good) => `${json(good).replace(/\]\}$/, '}')}`,
  'much white space': (good) => `\n\n\r\n${JSON.stringify(good, null, '\t')}\r\n\n`,
  'the same answer twice': (good) => `${json(good)}\n${json(good)}`,
  'characters that nobody sees': (good) => json(good).replaceAll(/(?<=[a-z]) (?=[a-z])/g, '\u200B \u2060'),
  'items that are none': (good) => json(andMore(good, null, 7, { odd: true })),
  'codes that nobody knows': (good) =>
    json(eachItem(good, (item) => ({ ...item, why: 'sparkle', kind: 'riddle', meets: 'r99' }))),
  'fields that nobody asked for': (good) =>
    json({ ...eachItem(good, (item) => ({ ...item, confidence: 0.9 })), notes: 'Zyxtel' }),
  'lines that are not there': (good) =>
    json({
      ...good,
      ...withOne(good, 'ops', { op: 'rewrite', lines: [999], texts: ['Led Zyxtel'], why: 'verb' }),
      ...withOne(good, 'sentences', { text: 'I led Zyxtel.', lines: [999], paragraph: 3 }),
      ...withOne(good, 'about', { text: 'I led Zyxtel.', lines: [999], paragraph: 3 }),
    }),
};

const cut: Record<string, (good: GoodAnswer) => string> = {
  'cut off in its last item': cutInLast,
  'fenced and cut off': (good) => `\`\`\`json\n${cutInLast(good)}`,
};

const useless: Record<string, () => string> = {
  'nothing at all': () => '',
  'an empty object': () => '{}',
  null: () => 'null',
  'cut off before anything is finished': () => '{"ops": [{"op": "rewr',
  'thoughts without an end': () => '<think>\nWell, {"ops": [',
};

const kindsOf = (outcome: Outcome, table: Record<string, (good: GoodAnswer) => string>): BrokenKind[] =>
  Object.entries(table).map(([kind, says]) => ({ kind, outcome, says }));
const behaviors = (outcome: Outcome, ...all: Behavior[]): BrokenKind[] =>
  all.map((behavior) => ({ kind: behavior, outcome, behavior }));

/** Every way in which a model has been seen to answer badly. Failures of a provider don't follow each other so often that it rests. */
export const brokenKinds: readonly BrokenKind[] = [
  ...kindsOf('whole', readable),
  ...behaviors('whole', 'slow start'),
  ...behaviors('part', 'cut in the middle', 'truncate', 'hang in the middle', 'bad JSON'),
  ...behaviors('part', 'end in the middle', 'filter', 'error in the middle'),
  ...kindsOf('part', cut),
  ...behaviors('declined', 'refuse', 'refuse in words'),
  ...kindsOf('built-in', useless),
  ...behaviors('built-in', 'no JSON', 'wrong schema', 'too long', 'rate limit', 'server error', 'wrong key'),
  ...behaviors('built-in', 'reset', 'stall before the first byte', 'one byte a second', 'ten megabytes'),
];
