import { askMembers } from '#domain/requirements/ask-features.ts';
import { kindFeatures } from '#domain/requirements/kind-features.ts';
import { type Ask, factsOf, type ReadPosting } from '#domain/requirements/read-asks.ts';
import type { Example } from '../parser/encoded-examples.ts';
import type { GoldPosting } from './read-postings.ts';

interface Place {
  start: number;
  end: number;
  gold: GoldPosting['requirements'][number];
}

/** What a posting teaches: which of its candidates are asked, and the kinds of its asks. */
export function examplesOf(gold: GoldPosting, posting: ReadPosting): { asks: Example; kinds: Example[] } {
  const places = goldPlaces(gold);
  const taken = new Map<Place, number>();
  const labels: string[] = [];
  const asks: (Ask & { kind: string })[] = [];
  for (const [index, first] of posting.candidates.entries()) {
    const original = posting.text.originalOf(first.start, first.end);
    const place = bestPlace(places, original, taken, index);
    const before = place && taken.get(place);
    if (!place || (before !== undefined && before !== index - 1)) {
      labels.push('none');
      continue;
    }
    taken.set(place, index);
    const { level, kind } = place.gold;
    const last = asks.at(-1);
    // Items of a list stay parted, though a person quoted them together.
    const isMore = before !== undefined && first.item === 0;
    labels.push(isMore ? `more ${level}` : level);
    if (isMore && last) last.end = first.end;
    else asks.push({ start: first.start, end: first.end, level, kind, first });
  }
  const kinds = asks.map((ask) => ({
    members: [{ edge: 'only', features: [kindFeatures(factsOf(posting, ask))] }],
    labels: [ask.kind],
  }));
  return { asks: { members: askMembers(posting.finder, posting.candidates), labels }, kinds };
}

function goldPlaces({ description, requirements }: GoldPosting): Place[] {
  return requirements.flatMap((gold) => {
    const places: Place[] = [];
    for (let at = description.indexOf(gold.quote); at >= 0; at = description.indexOf(gold.quote, at + 1))
      places.push({ start: at, end: at + gold.quote.length, gold });
    return places;
  });
}

/** The quote that shares half of the shorter with a candidate, and most of the longer; one not yet taken first. */
function bestPlace(
  places: readonly Place[],
  found: { start: number; end: number },
  taken: ReadonlyMap<Place, number>,
  index: number,
) {
  let best: Place | undefined;
  let most = 0;
  for (const place of places) {
    const common = Math.min(place.end, found.end) - Math.max(place.start, found.start);
    const lengths = [place.end - place.start, found.end - found.start];
    if (common / Math.min(...lengths) < 0.5) continue;
    const last = taken.get(place);
    const share = common / Math.max(...lengths) - (last !== undefined && last !== index - 1 ? 1 : 0);
    if (!best || share > most) {
      best = place;
      most = share;
    }
  }
  return best;
}
