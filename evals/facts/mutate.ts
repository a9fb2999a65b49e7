import { guardText } from '#domain/guard/guard-text.ts';
import type { TextKind } from '#domain/guard/guard-types.ts';
import { parseResume } from '#domain/parse/parse-resume.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { chanceOf, type Pick, pickWith } from '../chance.ts';
import { inSplit, type Split } from '../split.ts';
import { evidenceOf } from './measure-facts.ts';
import * as lists from './mutation-values.ts';
import { readResumeTexts } from './read-facts.ts';
import { restatementsOf, swapsOf } from './swaps.ts';

export interface Mutation {
  class: string;
  kind: TextKind;
  text: string;
}

type Mutate = (line: string, pick: Pick) => Mutation | undefined;

const bare = (line: string) => line.replace(/[.;]\s*$/, '');
const bullet = (name: string, text: string): Mutation => ({ class: name, kind: 'bullet', text });
const appended =
  (name: string, list: readonly string[], join: (line: string, value: string) => string): Mutate =>
  (line, pick) =>
    bullet(name, join(bare(line), pick(list)));

/** Each takes a true line of a resume and puts one lie into it. */
const mutations: readonly Mutate[] = [
  (line, pick) => changeNumber(line, pick),
  (line) => changeMagnitude(line),
  (line, pick) => changeWord(line, pick),
  (line, pick) =>
    bullet('number-invented', `${bare(line)}, with a ${pick([97, 83, 99.2, 41])}% success rate.`),
  (line, pick) =>
    bullet('team-size', `${bare(line)}, leading a team of ${pick([37, 52, 'nineteen', 'sixty-four'])}.`),
  appended(
    'employer',
    lists.employers,
    (line, value) => `At ${value}, ${line.charAt(0).toLowerCase()}${line.slice(1)}.`,
  ),
  appended('location', lists.places, (line, value) => `${line} in ${value}.`),
  appended('tool-in-prose', lists.tools, (line, value) => `${line} using ${value}.`),
  appended('award', lists.awards, (line, value) => `${line} and ${value}.`),
  appended('outcome-invented', lists.outcomes, (line, value) => `${line}, ${value}.`),
  appended('invented-duty', lists.duties, (line, value) => `${line} and ${value}.`),
  appended('scope-inflation', lists.scopes, (line, value) => `${line} ${value}.`),
  (_, pick) => ({ class: 'certification', kind: 'certification', text: pick(lists.certifications) }),
  (_, pick) => ({
    class: 'institution',
    kind: 'education',
    text: `Bachelor's degree, ${pick(lists.institutions)}`,
  }),
  (_, pick) => ({ class: 'human-language', kind: 'skill', text: `Fluent ${pick(lists.languages)}` }),
  (_, pick) => ({ class: 'title-inflated', kind: 'headline', text: pick(lists.posts) }),
  (line, pick) => ({
    class: 'seniority-adjective',
    kind: 'summary',
    text: `A ${pick(lists.standings)} professional: ${line}`,
  }),
  (line, pick) => bullet('promotion', `Promoted to ${pick(lists.posts)} after this: ${line}`),
  (line, pick) => ({
    class: 'clearance-or-licence',
    kind: 'summary',
    text: `Holds ${pick(lists.licences)}. ${line}`,
  }),
  (_, pick) => ({
    class: 'years-of-experience',
    kind: 'summary',
    text: `Professional with ${pick([34, 38, 41, 'over forty'])} years of experience.`,
  }),
  (line) => changeYear(line),
];

function changeNumber(line: string, pick: Pick): Mutation | undefined {
  const found = [...line.matchAll(/(?<![\w./:-])\d{2,}(?![\w/:.-]*\d)/g)].filter(
    ({ 0: digits }) => !/^(?:19|20)\d{2}$/.test(digits),
  );
  if (found.length === 0) return undefined;
  const { index, 0: digits } = pick(found);
  const first = Number(digits[0]);
  const changed = `${(first % 9) + 1}${digits.slice(1)}`;
  return bullet('number-changed', line.slice(0, index) + changed + line.slice(index + digits.length));
}

function changeMagnitude(line: string): Mutation | undefined {
  const swaps: readonly (readonly [RegExp, string])[] = [
    [/(?<=\d)k\b/i, 'M'],
    [/(?<=\d)M\b/, 'B'],
    [/\bper month\b|\ba month\b/, 'a week'],
    [/\bper year\b|\ba year\b/, 'a month'],
    [/\bweeks\b/, 'days'],
    [/(?<=\d)\s?%/, ' percentage points'],
    [/\$(?=\d)/, '€'],
  ];
  const swap = swaps.find(([pattern]) => pattern.test(line));
  return swap && bullet('magnitude-or-unit', line.replace(swap[0], swap[1]));
}

function changeWord(line: string, pick: Pick): Mutation | undefined {
  const found = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.exec(line);
  if (!found) return undefined;
  const others = ['fourteen', 'seventeen', 'twenty-six', 'thirty'];
  return bullet(
    'spelled-out-count',
    line.slice(0, found.index) + pick(others) + line.slice(found.index + found[0].length),
  );
}

function changeYear(line: string): Mutation | undefined {
  const found = /\b(?:19|20)\d{2}\b/.exec(line);
  if (!found) return undefined;
  return bullet('date', line.replace(found[0], String(Number(found[0]) - 3)));
}

/** True lines to lie about: long enough to say something. */
const trueLines = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^\s*(?:[-–•▪●*o→]\s)/.test(line) && line.length > 40)
    .map((line) => line.replace(/^\s*\S+\s+/, '').trim());

export function measureMutations(folder: string, split: Split | undefined) {
  const lexicon = loadLexicon();
  const counts = new Map<string, { caught: number; n: number; missed: string[] }>();
  for (const [number, text] of readResumeTexts(folder)) {
    if (!inSplit(number, split)) continue;
    const evidence = evidenceOf(text, lexicon);
    const pick = pickWith(chanceOf(Number(number)));
    const { data } = parseResume(text, lexicon);
    const lies = trueLines(text).flatMap((line) => mutations.map((mutate) => mutate(line, pick)));
    for (const made of [...lies, ...swapsOf(data, pick)]) {
      if (!made) continue;
      const flagged = guardText(evidence, made).flags.length > 0;
      const of = counts.get(made.class) ?? { caught: 0, n: 0, missed: [] };
      counts.set(made.class, of);
      of.n += 1;
      if (flagged) of.caught += 1;
      else of.missed.push(`${number} ${made.text}`);
    }
  }
  return counts;
}

/** How often true restatements, and a resume's own lines word for word, are flagged. */
export function measureRestatements(folder: string, split: Split | undefined) {
  const lexicon = loadLexicon();
  const counts = new Map<string, { flagged: number; n: number; texts: string[] }>();
  for (const [number, text] of readResumeTexts(folder)) {
    if (!inSplit(number, split)) continue;
    const evidence = evidenceOf(text, lexicon);
    const own = text.split('\n').filter((of) => of.trim() !== '');
    const all = [
      ...restatementsOf(parseResume(text, lexicon).data),
      ...own.map((line) => ({ class: 'verbatim', kind: 'bullet' as const, text: line.trim() })),
    ];
    for (const said of all) {
      const of = counts.get(said.class) ?? { flagged: 0, n: 0, texts: [] };
      counts.set(said.class, of);
      of.n += 1;
      const { flags } = guardText(evidence, said);
      if (flags.length === 0) continue;
      of.flagged += 1;
      of.texts.push(
        `${number} ${said.text} << ${flags.map(({ kind, claim }) => `${kind} [${claim}]`).join('; ')}`,
      );
    }
  }
  return counts;
}
