import { upTo } from './feature-steps.ts';
import type { LineFacts } from './line-facts.ts';
import type { Base, Surroundings } from './line-surroundings.ts';

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
