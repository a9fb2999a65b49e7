import { anchorOf } from './anchors.ts';
import type { Evidence } from './evidence.ts';
import type { LogicalLine } from './logical-lines.ts';
import type { Section } from './sections.ts';
import type { Line } from './source-lines.ts';

/** A section with its wrapped lines joined. */
export interface ReadySection extends Section {
  logical: LogicalLine[];
}

const mostTopLines = 14;

/** The lines where name and contact stand: above the first heading and the first job, and under "Contact". */
export function topOf(sections: readonly ReadySection[], weigh: (text: string) => Evidence): Line[] {
  const [top] = sections;
  const logical = top?.logical ?? [];
  const firstJob = logical.findIndex((line, place) => place > 0 && isJob(line, place, weigh));
  const head = logical
    .slice(0, firstJob < 0 ? mostTopLines : Math.min(firstJob, mostTopLines))
    .flatMap(({ lines }) => lines);
  const contact = sections.filter(({ kinds }) => kinds.includes('contact')).flatMap(({ lines }) => lines);
  return [...head, ...contact];
}

function isJob(line: LogicalLine, place: number, weigh: (text: string) => Evidence): boolean {
  const anchor = anchorOf(line, place, weigh);
  return anchor !== undefined && !anchor.dates.single;
}
