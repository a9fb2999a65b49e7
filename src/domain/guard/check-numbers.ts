import type { Quantity } from '../quantities.ts';
import { derivable, periodsFit, sameAmount } from './compare-quantities.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';
import { experienceFits, isExperienceClaim } from './years-of-experience.ts';

interface Found {
  quantity: Quantity;
  line: number;
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
  return /^(?:one|uno|zero)$/i.test(written) || (quantity.values[0] === 1 && !/\d/.test(written) && quantity.unit !== 'decade');
}

function judge(quantity: Quantity, passage: Passage, evidence: Evidence, sources: readonly Found[]): Flag[] {
  if (isExperienceClaim(quantity, passage)) {
    const fit = experienceFits(quantity, passage, evidence);
    if (fit !== 'unknown') return fit === 'yes' ? [] : [flagOf(quantity, passage, evidence, sources, 'years')];
  }
  const thing = thingOf(quantity, passage);
  const same = sources.filter((found) => sameAmount(quantity, found.quantity) && rangeFits(quantity, found.quantity, passage));
  const fitting = same.filter((found) => periodsFit(quantity, found.quantity));
  if (same.length > 0 && fitting.length === 0) return [flagOf(quantity, passage, evidence, sources, 'unit')];
  if (fitting.some((found) => speaksOfSame(found, thing, passage, evidence))) return [];
  const near = sources.filter(({ line }) => passage.alignment.near.has(line)).map((found) => found.quantity);
  if (derivable(quantity, near) || derivable(quantity, othersOf(quantity, passage))) return [];
  if (quantity.kind === 'time' && experienceFits(quantity, passage, evidence) === 'yes') return [];
  return [flagOf(quantity, passage, evidence, sources, 'number')];
}

/** The text may name its own parts: "a ten-person team (eight reps, two specialists)"; those parts are checked too. */
const othersOf = (quantity: Quantity, passage: Passage) => passage.quantities.filter((other) => other !== quantity);

/** One end of a range is not the number: "5.1–7.4" does not say 7.4; "up to 48" is said by "6 to 48". */
function rangeFits(text: Quantity, source: Quantity, passage: Passage): boolean {
  if (source.range === '' || text.range !== '') return true;
  if (text.bound === 'upto' && source.range === 'to') return true;
  if (text.bound === 'over' && source.range === 'from') return true;
  return passage.quantities.filter((other) => other !== text).some((other) => other.range === '' && other.kind === text.kind);
}

/** What is counted: the content words right after the number, or right before it. */
function thingOf(quantity: Quantity, passage: Passage): { after: string[]; before: string[] } {
  const content = passage.words.filter((word) => word.content);
  const after = content.filter(({ start }) => start >= quantity.end && start - quantity.end < 45).slice(0, 4);
  const before = content.filter(({ end }) => end <= quantity.start && quantity.start - end < 45).slice(-4);
  return { after: after.map(({ stem }) => stem), before: before.map(({ stem }) => stem) };
}

/** Whether the source's equal number counts the same thing: its neighbours are the text's neighbours. */
function speaksOfSame(found: Found, thing: ReturnType<typeof thingOf>, passage: Passage, evidence: Evidence): boolean {
  const inNear = passage.alignment.near.has(found.line);
  if (!passage.sameLanguage) return inNear || passage.alignment.lines.length === 0;
  const around = stemsAround(found, evidence);
  const shared = [...thing.after, ...thing.before].filter((stem) => knows(around, stem, evidence)).length;
  const head = thing.after.slice(0, 2).some((stem) => knows(around, stem, evidence));
  if (inNear) return shared >= 1 || thing.after.length + thing.before.length === 0;
  return head && shared >= 2;
}

function knows(around: ReadonlySet<string>, stem: string, evidence: Evidence): boolean {
  if (around.has(stem)) return true;
  const groups = evidence.forms.groupsOf(stem);
  if (!groups) return false;
  for (const of of around) for (const group of evidence.forms.groupsOf(of) ?? []) if (groups.has(group)) return true;
  return false;
}

function stemsAround({ quantity, line }: Found, evidence: Evidence): Set<string> {
  const stems = new Set<string>();
  for (const place of [line - 1, line, line + 1])
    for (const word of evidence.lines[place]?.words ?? []) {
      const distance = word.start >= quantity.end ? word.start - quantity.end : quantity.start - word.end;
      if (distance <= 60 && !evidence.forms.isSmall(word.key)) stems.add(evidence.forms.stem(word.key));
    }
  return stems;
}

function flagOf(quantity: Quantity, passage: Passage, evidence: Evidence, sources: readonly Found[], kind: 'number' | 'unit' | 'years'): Flag {
  const thing = thingOf(quantity, passage);
  const rival = sources.find(
    (found) =>
      passage.alignment.near.has(found.line) &&
      found.quantity.kind === quantity.kind &&
      thing.after.slice(0, 2).some((stem) => stemsAround(found, evidence).has(stem)),
  );
  const claim = passage.text.slice(quantity.start, quantity.end);
  const why = rival
    ? `Your resume says ${evidence.text.slice(rival.quantity.start, rival.quantity.end)}, not ${claim}.`
    : kind === 'unit'
      ? `Your resume gives this amount for another period or unit than "${claim}".`
      : `Your resume does not give "${claim}" for this.`;
  const end = passage.words.find((word) => word.content && word.start >= quantity.end)?.end ?? quantity.end;
  return makeFlag(passage, { start: quantity.start, end: end - quantity.end < 30 ? end : quantity.end }, kind, 'hard', why);
}
