import { findDateRanges } from '../date-ranges.ts';
import type { HeadingKind } from '../heading-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { wordsOf } from '../text/words.ts';
import { anchorOf, isSentence } from './anchors.ts';
import type { Evidence } from './evidence.ts';
import { splitList } from './lists.ts';
import type { LogicalLine } from './logical-lines.ts';
import type { ReadySection } from './top-lines.ts';

type Weigh = (text: string) => Evidence;

/** What stands under a heading of the person's own making is told by what it holds. */
export function classifySections(
  sections: readonly ReadySection[],
  lexicon: Lexicon,
  weigh: Weigh,
): ReadySection[] {
  const has = (kind: HeadingKind) => sections.some(({ kinds }) => kinds.includes(kind));
  const isMissing = { experience: !has('experience'), education: !has('education') };
  return sections.map((section) => {
    if (section.known || section.logical.length === 0) return section;
    const { logical } = section;
    if (isMissing.experience && holdsJobs(logical, weigh)) return { ...section, kinds: ['experience'] };
    if (isMissing.education && holdsStudies(logical, weigh)) return { ...section, kinds: ['education'] };
    if (holdsSkills(logical, lexicon)) return { ...section, kinds: ['skills'] };
    return section;
  });
}

function holdsJobs(lines: readonly LogicalLine[], weigh: Weigh): boolean {
  const isRange = (line: LogicalLine, place: number) => {
    const anchor = anchorOf(line, place, weigh);
    return anchor !== undefined && !anchor.dates.single;
  };
  const isTold = ({ text, bullet }: LogicalLine) => {
    const { title, organisation } = weigh(text);
    return bullet === '' && (title >= 2 || organisation >= 2);
  };
  return lines.some(isRange) && lines.some(isTold) && lines.some(({ bullet }) => bullet !== '');
}

const holdsStudies = (lines: readonly LogicalLine[], weigh: Weigh) => {
  const weighed = lines.map(({ text }) => weigh(text));
  return weighed.some(({ degree }) => degree >= 2.5) && weighed.some(({ institution }) => institution >= 3);
};

/** Short names in a list, and enough of them known as skills. */
function holdsSkills(lines: readonly LogicalLine[], lexicon: Lexicon): boolean {
  if (lines.some(({ text }) => isSentence(text) && splitList({ text, at: [] }).length < 4)) return false;
  const items = lines.flatMap(({ piece }) => splitList(piece)).map(({ text }) => text);
  if (items.length < 4 || items.some((text) => wordsOf(text).length > 6)) return false;
  if (items.some((text) => findDateRanges(text).length > 0)) return false;
  const known = items.filter((text) => lexicon.skills.find(wordsOf(text)).length > 0).length;
  return known >= items.length * 0.3;
}
