import { phrasePattern } from '../../language/phrase-pattern.ts';
import {
  mustHeadings,
  mustHeadingsEast,
  niceHeadings,
  niceHeadingsEast,
  plainMustHeadings,
} from './ask-headings.ts';
import {
  aboutHeadings,
  aboutHeadingsEast,
  applyHeadings,
  applyHeadingsEast,
  detailHeadings,
  detailHeadingsEast,
  dutyHeadings,
  dutyHeadingsEast,
  legalHeadings,
  perkHeadings,
  perkHeadingsEast,
  roleHeadings,
} from './other-headings.ts';

/** What stands under a heading of a posting. `details` are place, hours and conditions. */
export type SectionKind =
  | 'must'
  | 'nice'
  | 'duty'
  | 'perk'
  | 'about'
  | 'apply'
  | 'legal'
  | 'details'
  | 'none';

/**
 * The words of headings, in the order in which they decide: "preferred qualifications" are nice before they
 * are qualifications, "essential duties" are duties before they are essential.
 */
const headings: readonly (readonly [SectionKind, RegExp])[] = [
  ['nice', niceHeadings],
  ['nice', niceHeadingsEast],
  ['duty', dutyHeadings],
  ['duty', dutyHeadingsEast],
  ['must', plainMustHeadings],
  ['perk', perkHeadings],
  ['perk', perkHeadingsEast],
  ['legal', legalHeadings],
  ['apply', applyHeadings],
  ['apply', applyHeadingsEast],
  ['details', detailHeadings],
  ['details', detailHeadingsEast],
  ['must', mustHeadings],
  ['must', mustHeadingsEast],
  ['duty', roleHeadings],
  ['about', aboutHeadings],
  ['about', aboutHeadingsEast],
];

/** "Requirements & preferences": each item says which it is. */
const asksAndWishes = phrasePattern.u`^(?:requirements|qualifications|must[- ]haves?|essentials?|required)(?: and | ?[&/+] ?)(?:[\p{L}]+ ){0,2}(?:${'section-kind/asks-and-wishes'})`;

/** What a heading announces, by its words. `none`: it does not say. */
export function sectionKindOf(heading: string): SectionKind {
  const words = heading.toLowerCase().replace(/[’‘]/g, "'").trim();
  if (/^no /.test(words)) return 'none';
  if (asksAndWishes.test(words)) return 'must';
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? 'none';
}
