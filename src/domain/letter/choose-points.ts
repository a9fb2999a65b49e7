import type { ResumeView } from '../resume/resume-view.ts';
import type { AskPhrase } from './ask-phrase.ts';
import type { Deed } from './deeds.ts';
import { fitOf, type Need } from './posting-needs.ts';

/** One thing that the posting asks and that the person's own lines show. */
export interface Point {
  /** The posting's own words. */
  quote: string;
  phrase: AskPhrase | undefined;
  /** What shows it, the best first. */
  deeds: Deed[];
}

const leastFit = 1.1;

/** Two or three things that the posting asks and the person's lines meet: what matters most to it, best shown, first. */
export function choosePoints(
  needs: readonly Need[],
  deeds: readonly Deed[],
  view: ResumeView,
  most: number,
): Point[] {
  const ranked = needs
    .map((need) => ({ need, shown: shownBy(need, deeds, view) }))
    .flatMap(({ need, shown: [best, ...others] }) =>
      best ? [{ need, shown: [best, ...others], worth: worthOf(need, best) }] : [],
    )
    .sort((a, b) => b.worth - a.worth);
  const used = new Set<Deed>();
  const points: Point[] = [];
  for (const { need, shown } of ranked) {
    const own = shown.map(({ deed }) => deed).filter((deed) => !used.has(deed));
    const isOld = points.some(({ phrase, quote }) =>
      overlaps(phrase?.text ?? quote, need.phrase?.text ?? need.quote),
    );
    if (own.length === 0 || points.length >= most || isOld) continue;
    for (const deed of own.slice(0, 2)) used.add(deed);
    points.push({ quote: need.quote, phrase: need.phrase, deeds: own });
  }
  return points;
}

const shownBy = (need: Need, deeds: readonly Deed[], view: ResumeView) =>
  deeds
    .map((deed) => ({ deed, fit: fitOf(deed, need, view) }))
    .filter(({ fit }) => fit >= leastFit)
    .sort((a, b) => b.fit * 1.5 + b.deed.strength - (a.fit * 1.5 + a.deed.strength));

const worthOf = ({ weight, phrase }: Need, { deed, fit }: { deed: Deed; fit: number }): number =>
  weight + fit + deed.strength * 0.4 + (phrase ? 2 : 0);

const overlaps = (a: string, b: string) => {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const [first, second] = [words(a), words(b)];
  return [...first].filter((word) => second.has(word)).length * 2 > Math.min(first.size, second.size);
};
