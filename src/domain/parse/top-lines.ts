import { anchorOf } from './anchors.ts';
import { findEmails, findPhones } from './contact-shapes.ts';
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
  return [...head, ...straysBelow(sections, contact), ...contact];
}

/** A line above the address that reads like a heading must not hide the address. */
function straysBelow(sections: readonly ReadySection[], known: readonly Line[]): Line[] {
  const [top, ...others] = sections;
  const room = Math.max(0, mostTopLines - (top?.lines.length ?? 0));
  const isContact = ({ text }: Line) =>
    text.length < 200 && findEmails(text).length + findPhones(text).length > 0;
  return others
    .flatMap(({ lines }) => lines)
    .slice(0, room)
    .filter((line) => !known.includes(line) && isContact(line));
}

function isJob(line: LogicalLine, place: number, weigh: (text: string) => Evidence): boolean {
  const anchor = anchorOf(line, place, weigh);
  return anchor !== undefined && !anchor.dates.single;
}
