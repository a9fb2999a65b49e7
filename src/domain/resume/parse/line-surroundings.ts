import { step, upTo } from '../../language/chains/features.ts';
import type { HeadingKind } from '../heading-words.ts';
import type { LineFacts } from './line-facts.ts';

/** Sections as the features name them. */
export const sections: Readonly<Record<HeadingKind, string>> = {
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

/** Steps of how many words a line has. */
export const wordSteps = [1, 2, 3, 5, 8, 12, 20, 35];

/** What of a line also tells about its neighbors. */
export interface Base {
  features: string[];
  bullet: 0 | 1;
  isLong: boolean;
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

export function baseOf(fact: LineFacts): Base {
  const { line, heading, words } = fact;
  const bullet = line.bullet === '' ? 0 : 1;
  const date = dateShape(fact);
  const evidence = evidenceKinds.map((kind) => step(fact.evidence[kind]));
  const section = heading ? sections[heading] : '';
  return {
    ...{ bullet, date, evidence, section, isLong: words > 10 },
    isDateLine: date.startsWith('R') && bullet === 0 && fact.text.length < 160,
    features: [
      `d${date}`,
      `b${bullet}`,
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
export interface Surroundings {
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

export function surroundingsOf(facts: readonly LineFacts[], bases: readonly Base[]): Surroundings[] {
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

/** How the entries of the section look as a whole, and how the line agrees with that. */
export function sectionStyles(
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
    return [
      `S${here.section}n${upTo(style.dates, [0, 1, 2, 4])}`,
      `Sb${Math.floor(style.bullets * 3.99)}${bases[place]?.bullet}`,
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
