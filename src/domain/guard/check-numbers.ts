import type { Quantity } from '../quantity.ts';
import { continuation } from './align.ts';
import { comparable, periodsFit, sameAmount } from './compare-quantities.ts';
import { derives, type Found, isShareOf } from './derived-numbers.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';
import { experienceFits, isExperienceClaim } from './years-of-experience.ts';

/** What stands around a number of the text: the thing it counts is usually the first word after it. */
interface Thing {
  after: TextWord[];
  before: TextWord[];
  /** Nothing follows the number directly. */
  loose: boolean;
}

/** Every number must be the resume's own number for the same thing. */
export function checkNumbers(passage: Passage, evidence: Evidence): Flag[] {
  const sources = evidence.lines.flatMap((line, place) =>
    line.quantities.map((quantity): Found => ({ quantity, line: place })),
  );
  return passage.quantities.flatMap((quantity) => {
    if (quantity.kind === 'year' || isTrivial(quantity, passage)) return [];
    return judge(quantity, passage, evidence, sources);
  });
}

/** "one of", "second to none", "zero": too common as plain words to be a claim. */
function isTrivial(quantity: Quantity, passage: Passage): boolean {
  const written = passage.text.slice(quantity.start, quantity.end);
  return quantity.values[0] === 1 && !/\d/.test(written) && quantity.kind !== 'time';
}

function judge(quantity: Quantity, passage: Passage, evidence: Evidence, sources: readonly Found[]): Flag[] {
  const flag = (kind: 'number' | 'unit' | 'years', rival?: Found) => [
    flagOf(quantity, passage, evidence, kind, rival),
  ];
  if (isExperienceClaim(quantity, passage)) {
    const fit = experienceFits(quantity, passage, evidence);
    if (fit !== 'unknown') return fit === 'yes' ? [] : flag('years');
  }
  if (quantity.unit === 'part') return partKnown(quantity, passage, evidence, sources) ? [] : flag('number');
  const thing = thingOf(quantity, passage);
  const rivals = sources.filter((found) => countsSameThing(found, quantity, thing, passage, evidence));
  const same = sources.filter(
    (found) => sameAmount(quantity, found.quantity) && rangeFits(quantity, found.quantity, passage),
  );
  const fitting = same.filter((found) => periodsFit(quantity, found.quantity));
  if (rivals.some((found) => fitting.includes(found))) return [];
  if (isShareOf(quantity, passage, fitting, sources)) return [];
  if (derives(quantity, passage, evidence, sources)) return [];
  const spell = asTime(quantity, passage);
  if (spell.kind === 'time' && experienceFits(spell, passage, evidence) === 'yes') return [];
  if (same.length > 0 && fitting.length === 0) return flag('unit');
  const [rival] = rivals;
  if (rival) return flag('number', rival);
  if (fitting.some((found) => speaksOfSame(found, thing, passage, evidence))) return [];
  // The resume has this very amount, only perhaps for something else: a question, not a contradiction.
  return flag('number').map((of) => ({ ...of, severity: fitting.length > 0 ? 'soft' : 'hard' }));
}

/** "five years at A and two as a clerk": the unit is said once. */
function asTime(quantity: Quantity, passage: Passage): Quantity {
  const earlier = passage.quantities.filter(({ end }) => end <= quantity.start).at(-1);
  const bare = /^\s+(?:as|at|in|on|with|of them)\b/.test(passage.text.slice(quantity.end));
  if (quantity.kind !== 'count' || !bare || earlier?.kind !== 'time') return quantity;
  return { ...quantity, kind: 'time', unit: earlier.unit };
}

/** "doubled" needs no equal words around it: the aligned lines have the part, or numbers that make it. */
const partKnown = (quantity: Quantity, passage: Passage, evidence: Evidence, sources: readonly Found[]) =>
  !passage.sameLanguage ||
  sources.some(({ quantity: of, line }) => passage.alignment.near.has(line) && sameAmount(quantity, of)) ||
  derives(quantity, passage, evidence, sources);

/** One end of a range is not the number: "5.1–7.4" does not say 7.4; "up to 48" is said by "6 to 48". */
function rangeFits(text: Quantity, source: Quantity, passage: Passage): boolean {
  if (source.range === '' || text.range !== '') return true;
  if (text.bound === 'upto' && source.range === 'to') return true;
  if (text.bound === 'over' && source.range === 'from') return true;
  return passage.quantities.some(
    (other) => other !== text && other.range === '' && comparable(other).family === comparable(text).family,
  );
}

function thingOf(quantity: Quantity, passage: Passage): Thing {
  const content = passage.words.filter(
    (word) => word.content && (word.end <= quantity.start || word.start >= quantity.end),
  );
  const stop = /[,;:.()]\s|\s(?:and|from|to|by|with|in|within|across|at|per|of whom)\s/;
  const after = content.filter(({ start }) => start >= quantity.end && start - quantity.end < 40).slice(0, 3);
  const before = content.filter(({ end }) => end <= quantity.start && quantity.start - end < 40).slice(-3);
  const own = after.filter(({ start }) => !stop.test(passage.text.slice(quantity.end, start)));
  return { after: own.length > 0 ? own : after.slice(0, 1), before, loose: own.length === 0 };
}

/** A number of the aligned lines that is followed by the same thing: what the resume says instead. */
function countsSameThing(
  { quantity, line }: Found,
  text: Quantity,
  thing: Thing,
  passage: Passage,
  evidence: Evidence,
): boolean {
  if (!passage.sameLanguage || !passage.alignment.near.has(line)) return false;
  if (quantity.kind === 'year' || comparable(quantity).family !== comparable(text).family) return false;
  const group = groupWord(passage.text.slice(0, text.start));
  const own = groupWord(evidence.text.slice(Math.max(0, quantity.start - 40), quantity.start));
  if (
    group &&
    own &&
    (evidence.forms.stem(group) === evidence.forms.stem(own) ||
      shareGroup(evidence.forms.stem(group), evidence.forms.stem(own), evidence))
  )
    return true;
  if (thing.loose) return false;
  const after = (evidence.lines[line]?.words ?? [])
    .concat(evidence.lines[line + 1]?.words ?? [])
    .filter(
      ({ start, key }) =>
        start >= quantity.end &&
        !evidence.forms.isSmall(key) &&
        start - quantity.end < 30 &&
        !/[,;.]\s/.test(evidence.text.slice(quantity.end, start)),
    );
  const stems = after.slice(0, 2).map(({ key }) => evidence.forms.stem(key));
  return thing.after
    .slice(0, 2)
    .some(({ stem }) => stems.includes(stem) || stems.some((of) => shareGroup(of, stem, evidence)));
}

/** "a team of fourteen", "crews of up to 84": the thing stands before the number. */
const groupWord = (before: string) =>
  /(\p{L}+)\s+of\s+(?:about\s+|over\s+|up to\s+|more than\s+|nearly\s+|some\s+)?$/iu
    .exec(before)?.[1]
    ?.toLowerCase();

function shareGroup(a: string, b: string, evidence: Evidence): boolean {
  const groups = evidence.forms.groupsOf(a);
  if (!groups) return false;
  for (const group of evidence.forms.groupsOf(b) ?? []) if (groups.has(group)) return true;
  return false;
}

/** Whether the source's equal number stands among the same words. */
function speaksOfSame(found: Found, thing: Thing, passage: Passage, evidence: Evidence): boolean {
  const near =
    passage.alignment.near.has(found.line) ||
    passage.alignment.lines.some((line) => Math.abs(line - found.line) <= 3);
  if (!passage.sameLanguage) return near || passage.alignment.lines.length === 0;
  const around = [...thing.after, ...thing.before];
  const own = [found.line - 1, found.line, found.line + 1, ...wrappedWith(found.line, passage, evidence)];
  const knows = ({ lines }: TextWord) => lines.some((line) => own.includes(line));
  const shared = around.filter(knows).length;
  if (!thing.loose && strayFromNoun(found, thing, evidence)) return false;
  if (near && anchored(found, passage, evidence)) return true;
  if (hasUnit(found.quantity) && passage.alignment.lines.includes(found.line) && shared >= 1) return true;
  if (near) return shared >= Math.min(2, Math.ceil(around.length / 2));
  if (isDistinctive(found.quantity) && passage.kind !== 'bullet') return shared >= 1;
  if (passage.kind !== 'bullet' && thing.after.some(knows)) return true;
  return thing.after.some(knows) && shared >= Math.max(2, around.length * 0.6);
}

/** The counted word stands in the source line, but far from this number: it counts something else there. */
function strayFromNoun({ quantity, line }: Found, thing: Thing, evidence: Evidence): boolean {
  const noun = thing.after[0];
  if (noun?.support !== 'same' || !noun.lines.includes(line)) return false;
  const places = (evidence.lines[line]?.words ?? []).filter(
    ({ key }) => evidence.forms.stem(key) === noun.stem,
  );
  return places.every(
    ({ start, end }) => (start >= quantity.end ? start - quantity.end : quantity.start - end) > 40,
  );
}

/** An amount with its unit is hardly there twice in one line. */
const hasUnit = ({ kind }: Quantity) => kind === 'time' || kind === 'money' || kind === 'measure';

/** Large or exact enough that the same number is hardly there for another thing. */
const isDistinctive = ({ values, kind }: Quantity) => {
  const [value = 0] = values;
  return value >= 100 || kind === 'money' || (kind === 'percent' && !Number.isInteger(value));
};

/** The aligned line that this one goes on from, over another column. */
const wrappedWith = (line: number, passage: Passage, evidence: Evidence) =>
  passage.alignment.lines.filter((of) => of < line && continuation(of, evidence).includes(line));

/** Another number of the passage stands in the same source line: the two hold each other. */
const anchored = (found: Found, passage: Passage, evidence: Evidence) =>
  found.quantity.range === '' &&
  passage.quantities.some(
    (other) =>
      !sameAmount(other, found.quantity) &&
      (evidence.lines[found.line]?.quantities ?? []).some(
        (of) => of !== found.quantity && of.kind === found.quantity.kind && sameAmount(other, of),
      ),
  );

function flagOf(
  quantity: Quantity,
  passage: Passage,
  evidence: Evidence,
  kind: 'number' | 'unit' | 'years',
  rival?: Found,
): Flag {
  const claim = passage.text.slice(quantity.start, quantity.end);
  const why = rival
    ? `Your resume says ${evidence.text.slice(rival.quantity.start, rival.quantity.end)}, not ${claim}.`
    : kind === 'unit'
      ? `Your resume gives this amount for another period than "${claim}".`
      : `Your resume does not give "${claim}" for this.`;
  const next = passage.words.find((word) => word.content && word.start >= quantity.end);
  const end = next && next.end - quantity.end < 30 ? next.end : quantity.end;
  return makeFlag(passage, { start: quantity.start, end }, kind, 'hard', why);
}
