import type { HeadingKind } from '../heading-words.ts';
import { step, upTo } from './feature-steps.ts';
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
