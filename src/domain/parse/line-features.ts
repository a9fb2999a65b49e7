import type { HeadingKind } from '../heading-words.ts';
import { foldLabel } from '../text/fold.ts';
import type { Member } from './chain-model.ts';
import type { LineFacts } from './line-facts.ts';
import { isPageLine } from './page-furniture.ts';
import { spelledNames, spelledWords } from './spelled-names.ts';

/** Sections as the features name them. */
const sections: Readonly<Record<HeadingKind, string>> = {
  experience: 'X',
  education: 'E',
  training: 'E',
  skills: 'S',
  certifications: 'C',
  summary: 'P',
  objective: 'P',
  languages: 'L',
  contact: 'N',
  other: 'O',
};

const evidenceKinds = ['title', 'organisation', 'institution', 'place', 'degree'] as const;

/** Evidence in five steps. */
export const step = (value: number): number =>
  value >= 3.5 ? 4 : value >= 2.2 ? 3 : value >= 1.2 ? 2 : value >= 0.5 ? 1 : 0;

/** A count in steps: the first limit that holds it. */
export const upTo = (count: number, limits: readonly number[]): string => {
  const limit = limits.find((one) => count <= one);
  return limit === undefined ? '+' : String(limit);
};

const wordSteps = [1, 2, 3, 5, 8, 12, 20, 35];

/** What of a line also tells about its neighbors. */
interface Base {
  features: string[];
  date: string;
  evidence: readonly number[];
  section: string;
  isDateLine: boolean;
}

function dateShape({ dates, text }: LineFacts): string {
  const range = dates.find(({ single }) => !single);
  const found = range ?? dates[0];
  if (!found) return '0';
  const rest = text.length - (found.end - found.start);
  const place = rest < 6 ? 'W' : found.start < 3 ? 'B' : found.end >= text.length - 2 ? 'E' : 'M';
  return `${range ? 'R' : 'S'}${place}${text.length < 130 ? '' : 'l'}`;
}

function baseOf(fact: LineFacts): Base {
  const { line, heading, words } = fact;
  const date = dateShape(fact);
  const evidence = evidenceKinds.map((kind) => step(fact.evidence[kind]));
  const section = heading ? sections[heading] : '';
  return {
    date,
    evidence,
    section,
    isDateLine: date.startsWith('R') && line.bullet === '' && fact.text.length < 160,
    features: [
      `d${date}`,
      `b${line.bullet === '' ? 0 : 1}`,
      `w${upTo(words, wordSteps)}`,
      `n${line.blankBefore ? 1 : 0}`,
      ...evidence.map((value, kind) => `e${kind}${value}`),
      `h${section}`,
      ...(fact.employer > 0 ? [`br${fact.employer}`] : []),
      ...(fact.email || fact.phone ? ['con'] : []),
      ...(fact.label === '' ? [] : [`f${fact.label}`]),
    ],
  };
}

/** Where a line stands among the headings, blank lines and dates around it. */
interface Surroundings {
  section: string;
  sinceHeading: number;
  toDate: number;
  fromDate: number;
  /** Place in its paragraph, from blank line to blank line. */
  inBlock: number;
  blockSize: number;
  blockHasDate: boolean;
}

const far = 9;

function surroundingsOf(facts: readonly LineFacts[], bases: readonly Base[]): Surroundings[] {
  const found: Surroundings[] = [];
  let section = 'T';
  let sinceHeading = 0;
  let fromDate = far;
  let blockStart = 0;
  bases.forEach((base, place) => {
    if (base.section !== '') {
      section = base.section;
      sinceHeading = 0;
      fromDate = far;
    } else sinceHeading += 1;
    fromDate = base.isDateLine ? 0 : Math.min(far, fromDate + 1);
    if (facts[place]?.line.blankBefore) blockStart = place;
    found.push({
      ...{ section, sinceHeading, fromDate, inBlock: place - blockStart },
      ...{ toDate: far, blockSize: 0, blockHasDate: false },
    });
  });
  let toDate = far;
  for (let place = found.length - 1; place >= 0; place -= 1) {
    const one = found[place];
    if (!one) continue;
    toDate = bases[place]?.isDateLine ? 0 : Math.min(far, toDate + 1);
    if (bases[place]?.section !== '') toDate = far;
    one.toDate = toDate;
  }
  addBlocks(found, bases);
  return found;
}

function addBlocks(found: readonly Surroundings[], bases: readonly Base[]): void {
  let end = found.length;
  for (let place = found.length - 1; place >= 0; place -= 1) {
    if (found[place]?.inBlock !== 0) continue;
    const hasDate = bases.slice(place, end).some(({ isDateLine }) => isDateLine);
    for (const one of found.slice(place, end)) {
      one.blockSize = end - place;
      one.blockHasDate = hasDate;
    }
    end = place;
  }
}

/** How wide the lines of the text are before they are broken; 0 where nobody broke them. */
function wrapWidth(facts: readonly LineFacts[]): number {
  const widths = facts.map(({ line }) => line.width + line.indent).sort((a, b) => a - b);
  const widest = widths[Math.floor(widths.length * 0.97)] ?? 0;
  const full = widths.filter((width) => width >= widest * 0.85).length;
  return widest <= 130 && widest >= 36 && full >= Math.max(3, widths.length * 0.1) ? widest : 0;
}

const endOf = (text: string) => /([.!?:;,。；、)\]-])\s*$/u.exec(text)?.[1] ?? '0';
const startOf = (text: string) =>
  /^\p{Lu}/u.test(text)
    ? 'u'
    : /^\p{Ll}/u.test(text)
      ? 'l'
      : /^\d/.test(text)
        ? 'd'
        : /^\p{Lo}/u.test(text)
          ? 'o'
          : 'p';

/** The features of each line, by which its label is decided. */
export function lineMembers(facts: readonly LineFacts[]): Member[] {
  const bases = facts.map(baseOf);
  const around = surroundingsOf(facts, bases);
  const width = wrapWidth(facts);
  const top = topWords(facts);
  const names = spelledNames(facts);
  const styles = sectionStyles(facts, bases, around);
  return facts.map((fact, place) => ({
    edge: fact.line.blankBefore ? 'blank' : fact.afterHeading ? 'inline' : 'next',
    features: [
      ...(bases[place]?.features ?? []),
      ...ownFeatures(fact, bases[place], around[place], place, facts.length),
      ...wrapFeatures(facts, place, width),
      ...furnitureFeatures(facts, place, top),
      ...nameFeatures(fact, bases[place]?.section ?? '', names),
      ...neighborFeatures(facts, bases, around[place]?.section ?? '', place),
      ...(styles[place] ?? []),
    ],
  }));
}

function ownFeatures(
  fact: LineFacts,
  base: Base | undefined,
  around: Surroundings | undefined,
  place: number,
  count: number,
): string[] {
  if (!base || !around) return [];
  const { line, text, words } = fact;
  const s = around.section;
  const bullet = line.bullet === '' ? 0 : 1;
  const [title = 0, organisation = 0] = base.evidence;
  const marks = text.match(/[,•|·;、，]/gu)?.length ?? 0;
  const long = words > 12 ? 1 : 0;
  const caps = Math.floor(fact.capitals * 3.99);
  const isCaps = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
  const flags = Object.entries({
    caps: isCaps,
    orn: line.ornate,
    row: line.row === true,
    em: fact.email,
    ph: fact.phone,
    ln: fact.link,
    la: fact.languages,
    vb: fact.verb,
    ah: fact.afterHeading,
    ne: fact.noEmployer,
  }).flatMap(([name, isSet]) => (isSet ? [name, `${s}${name}`] : []));
  return [
    `s${s}`,
    `${s}b${bullet}`,
    `${s}d${base.date}`,
    `${s}w${upTo(words, wordSteps)}`,
    `${s}n${line.blankBefore ? 1 : 0}`,
    ...base.evidence.map((value, kind) => `${s}e${kind}${value}`),
    `to${title}${organisation}`,
    `${s}to${title}${organisation}${bullet}`,
    `${s}i${around.sinceHeading <= 1 ? 1 : around.sinceHeading < 4 ? 2 : 3}`,
    ...(place === 0 ? ['first'] : []),
    ...(place < 3 ? ['top3'] : []),
    ...(place < 8 ? [`top8${s}`] : []),
    `pos${Math.floor((5 * place) / count)}`,
    ...(words < 30 ? [`np${upTo(fact.pieces.length, [1, 2, 3, 4, 6, 10])}`] : []),
    ...flags,
    `z${endOf(text)}`,
    `z${endOf(text)}${long}`,
    `a${startOf(text)}`,
    `${s}a${startOf(text)}${bullet}`,
    `sk${Math.min(4, Math.floor(fact.skills * 4))}`,
    `${s}sk${Math.min(4, Math.floor(fact.skills * 4))}`,
    `ce${Math.min(4, Math.floor(fact.certificates * 4))}`,
    `${s}ce${fact.certificates > 0.3 ? 1 : 0}`,
    `cm${upTo(marks, [0, 1, 2, 4, 8])}`,
    `${s}cm${upTo(marks, [0, 1, 2, 4, 8])}`,
    `cr${caps}`,
    `${s}cr${caps}${long}`,
    ...(fact.announced && base.section === ''
      ? [`an${sections[fact.announced]}${Math.min(3, fact.strange)}`]
      : []),
    ...(fact.label === '' ? [] : [`${s}f${fact.label}`]),
    ...(fact.contactLabel === '' ? [] : [`ll${fact.contactLabel}`, `${s}ll${fact.contactLabel}`]),
    ...wordFeatures(text),
    `br${fact.employer}`,
    `${s}br${fact.employer}${bullet}${long}`,
    ...blockFeatures(around, bullet, title, organisation, line.blankBefore, long),
  ];
}

/** Words that say by themselves what a line is: labels, headings, what it begins with. */
function wordFeatures(text: string): string[] {
  const label = /^[^:：\t|]{2,30}(?=\s?[:：\t|])/u.exec(text)?.[0];
  const words = foldLabel(text.slice(0, 40)).split(' ');
  return [
    ...(label ? [`lb=${foldLabel(label)}`] : []),
    ...(text.length < 40 && words.length <= 4 ? [`tx=${words.join(' ')}`] : []),
    `w0=${words[0]}`,
    `w1=${words[0]} ${words[1] ?? ''}`,
    ...new Set(
      foldLabel(text.slice(0, 200))
        .split(' ')
        .flatMap((word) => (/^\p{L}{3,}$/u.test(word) ? [`bw=${word}`] : [])),
    ),
  ];
}

function blockFeatures(
  around: Surroundings,
  bullet: number,
  title: number,
  organisation: number,
  blank: boolean,
  long: number,
): string[] {
  const { section: s, toDate, fromDate, inBlock, blockSize, blockHasDate } = around;
  const to = Math.min(toDate, 4);
  const from = Math.min(fromDate, 4);
  const block = `${Math.min(inBlock, 4)}${upTo(blockSize, [1, 2, 3, 5, 9])}${blockHasDate ? 1 : 0}`;
  return [
    `td${to}`,
    `fd${from}`,
    `tdto${to}${title}${organisation}`,
    `fdb${from}${bullet}${long}`,
    `fdto${from}${title}${organisation}`,
    `tdn${to}${blank ? 1 : 0}${bullet}`,
    `${s}td${to}${from}`,
    `bk${block}`,
    `${s}bk${block}`,
  ];
}

/** Does the line go on with the one before? Told by case, room, hyphens and indents. */
function wrapFeatures(facts: readonly LineFacts[], place: number, width: number): string[] {
  const fact = facts[place];
  const before = facts[place - 1];
  if (!fact || !before || fact.afterHeading) return ['wr0'];
  const open = /[.!?:;。；！？]["”»)]?$/u.test(before.text) ? 0 : /[,\p{L}]$/u.test(before.text) ? 2 : 1;
  const length = before.line.width + before.line.indent;
  const firstWord = /^\S+/u.exec(fact.text)?.[0].length ?? 0;
  const full =
    width === 0
      ? length > 60
        ? 'L'
        : 'S'
      : length + 1 + firstWord > width * 0.96
        ? 'F'
        : length > width * 0.75
          ? 'N'
          : 'R';
  const hyphen = /\p{L}[-‐\u00AD]$/u.test(before.text) ? 1 : 0;
  const dangling =
    /\s(?:of|and|or|the|for|to|in|with|a|an|at|by|de|des|du|et|la|le|y|e|da|do|und|der|die|für|mit|von|i|w|z|na|do)$/iu.test(
      before.text,
    )
      ? 1
      : 0;
  const start = startOf(fact.text);
  const indent =
    fact.line.indent > before.line.indent ? '>' : fact.line.indent < before.line.indent ? '<' : '=';
  const bullets = `${before.line.bullet === '' ? 0 : 1}${fact.line.bullet === '' ? 0 : 1}`;
  const sameBullet = before.line.bullet === fact.line.bullet ? 1 : 0;
  const blank = fact.line.blankBefore ? 1 : 0;
  return [
    `wr${full}${open}${start}${blank}`,
    `wr${full}${start}${bullets}`,
    `wo${open}${start}${bullets}${blank}`,
    `hy${hyphen}${start}`,
    `dg${dangling}${blank}`,
    `in${indent}`,
    `in${indent}${bullets}${blank}`,
    `in${indent}${full}${start}`,
    `bu${bullets}${sameBullet}`,
    `ww${width === 0 ? 0 : 1}`,
    `ind${Math.min(3, Math.floor(fact.line.indent / 2))}`,
  ];
}

/** A line that the e-mail or the profile's address spells is the name, wherever it stands. */
function nameFeatures(
  { text, line, words, capitals, namePattern }: LineFacts,
  section: string,
  names: readonly string[],
): string[] {
  if (words > 8 || line.bullet !== '' || section !== '') return [];
  const spelled = spelledWords(text.slice(0, 60), names);
  const isName = words >= 2 && words <= 5 && capitals >= 0.6 && !/[\d@:;]/.test(text);
  return [
    `nm${Math.min(3, spelled)}${isName ? 1 : 0}`,
    `pn${namePattern}`,
    `pn${/[gb]/.test(namePattern) ? 1 : 0}${/[fbc]/.test(namePattern) ? 1 : 0}${words}`,
  ];
}

const sitePhrases =
  /^(?:show (?:all|credential|more|less)|see (?:more|all|credential)|\.\.\.see|…|\d[\d,]*\+? (?:connections|followers|abonnés|seguidores|kontakte)|contact info|(?:message|more|connect|follow)$|credential id|activity$|\(linkedin\)|\d+ endorsements?|endorsed by|authorized to work|powered by|save to pdf|view (?:my )?profile)/iu;

function topWords(facts: readonly LineFacts[]): ReadonlySet<string> {
  return new Set(facts.slice(0, 6).flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
}

/** Page heads, repeated lines, names of buttons: what nobody wrote as a part of the resume. */
function furnitureFeatures(facts: readonly LineFacts[], place: number, top: ReadonlySet<string>): string[] {
  const text = facts[place]?.text ?? '';
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const repeated = words.filter((word) => top.has(word)).length / Math.max(1, words.length);
  const lower = text.toLowerCase();
  const isAgain = facts[place - 1]?.text.toLowerCase() === lower;
  const wasSeen =
    !isAgain && text.length < 90 && facts.slice(0, Math.min(place, 400)).some((one) => one.text === text);
  return [
    ...(isPageLine(text) ? ['page'] : []),
    ...(sitePhrases.test(text) ? ['site'] : []),
    ...(/\slogo$/iu.test(text) ? ['logo'] : []),
    ...(isAgain ? ['again'] : []),
    ...(wasSeen ? ['seen'] : []),
    ...(place > 6 && repeated >= 0.6 && words.length > 1 ? [`rep${repeated >= 0.99 ? 2 : 1}`] : []),
  ];
}

function neighborFeatures(
  facts: readonly LineFacts[],
  bases: readonly Base[],
  s: string,
  place: number,
): string[] {
  return [-2, -1, 1, 2].flatMap((offset) => {
    const base = bases[place + offset];
    const fact = facts[place + offset];
    if (!base || !fact) return [`${offset}none`];
    const own = base.features.map((feature) => `${offset}${feature}`);
    if (Math.abs(offset) === 2) return own;
    const bullet = fact.line.bullet === '' ? 0 : 1;
    const ownBullet = facts[place]?.line.bullet === '' ? 0 : 1;
    return [
      ...own,
      `${offset}lg${fact.words > 10 ? 1 : 0}`,
      `${s}${offset}d${base.date}`,
      `${s}${offset}b${bullet}${ownBullet}`,
      `${s}${offset}to${base.evidence[0]}${base.evidence[1]}`,
    ];
  });
}

/** How the entries of the section look as a whole, and how the line agrees with that. */
function sectionStyles(
  facts: readonly LineFacts[],
  bases: readonly Base[],
  around: readonly Surroundings[],
): string[][] {
  const ids: number[] = [];
  let id = 0;
  for (const { section } of bases) {
    if (section !== '') id += 1;
    ids.push(id);
  }
  const styles = new Map<number, SectionStyle>();
  for (const one of new Set(ids)) styles.set(one, styleOf(facts, bases, ids, one));
  return facts.map((fact, place) => {
    const style = styles.get(ids[place] ?? 0);
    const here = around[place];
    if (!style || !here) return [];
    const bullet = fact.line.bullet === '' ? 0 : 1;
    return [
      `S${here.section}n${upTo(style.dates, [0, 1, 2, 4])}`,
      `Sb${Math.floor(style.bullets * 3.99)}${bullet}`,
      ...(style.dates >= 2 ? [`Sa${Math.floor(style.alone * 2.99)}${bases[place]?.date}`] : []),
      ...(style.dates >= 2 && style.agree > 0.6
        ? [
            `Sm${style.lead}${Math.min(here.toDate, 5)}${fact.line.blankBefore ? 1 : 0}`,
            `Sf${style.lead}${Math.min(here.fromDate, 5)}`,
          ]
        : []),
    ];
  });
}

interface SectionStyle {
  dates: number;
  bullets: number;
  /** Share of the date lines that hold nothing else. */
  alone: number;
  /** How many lines of an entry stand above its date line, mostly. */
  lead: number;
  agree: number;
}

function styleOf(
  facts: readonly LineFacts[],
  bases: readonly Base[],
  ids: readonly number[],
  id: number,
): SectionStyle {
  const places = ids.flatMap((one, place) => (one === id && bases[place]?.section === '' ? [place] : []));
  const dated = places.filter((place) => bases[place]?.isDateLine);
  const leads = dated.map((place) => {
    let first = place;
    while (
      first > (places[0] ?? 0) &&
      place - first < 4 &&
      !facts[first]?.line.blankBefore &&
      facts[first - 1]?.line.bullet === ''
    )
      first -= 1;
    return place - first;
  });
  const counts = [0, 1, 2, 3, 4].map((lead) => leads.filter((one) => one === lead).length);
  const most = Math.max(...counts);
  return {
    dates: dated.length,
    bullets: places.filter((place) => facts[place]?.line.bullet !== '').length / Math.max(1, places.length),
    alone: dated.filter((place) => bases[place]?.date.startsWith('RW')).length / Math.max(1, dated.length),
    lead: counts.indexOf(most),
    agree: dated.length === 0 ? 0 : most / dated.length,
  };
}
