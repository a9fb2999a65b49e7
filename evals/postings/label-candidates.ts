import { askMembers } from '#domain/posting/requirements/ask-features.ts';
import { pieceMembers } from '#domain/posting/requirements/part-asks.ts';
import {
  kindMembers,
  type ReadPosting,
  type RequirementSpan,
} from '#domain/posting/requirements/read-asks.ts';
import { piecesOf } from '#domain/posting/requirements/split-pieces.ts';
import type { Example } from '../parser/encoded-examples.ts';
import type { GoldPosting } from './read-postings.ts';

interface Place {
  start: number;
  end: number;
  gold: GoldPosting['requirements'][number];
}

/** What a posting teaches: which of its candidates are asked, and the kinds of its asks. */
export function examplesOf(
  gold: GoldPosting,
  posting: ReadPosting,
): { asks: Example; parts: Example[]; kinds: Example } {
  const places = goldPlaces(gold);
  const taken = new Map<Place, number>();
  const labels: string[] = [];
  const asks: KindAsk[] = [];
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
    const isMore = before !== undefined;
    labels.push(isMore ? `more ${level}` : level);
    if (isMore && last) last.end = first.end;
    else asks.push({ start: first.start, end: first.end, level, kind, first });
  }
  const parted = asks.map((ask) => partsOf(posting, ask, places));
  const kindAsks = parted.flatMap(({ asks: parts }) => parts);
  return {
    asks: { members: askMembers(posting.finder, posting.candidates), labels },
    parts: parted.flatMap(({ example }) => example ?? []),
    kinds: { members: kindMembers(posting, kindAsks), labels: kindAsks.map(({ kind }) => kind) },
  };
}

type KindAsk = RequirementSpan & { kind: string };

/** An ask as the quotes part it, and what it teaches of parting if it has more than one piece. */
function partsOf(
  posting: ReadPosting,
  ask: KindAsk,
  places: readonly Place[],
): { example?: Example; asks: KindAsk[] } {
  const pieces = piecesOf(posting.finder.lower, ask);
  if (pieces.length === 1) return { asks: [ask] };
  const asks: KindAsk[] = [];
  let before: Place | undefined;
  const labels = pieces.map(({ start, end }) => {
    const place = bestPlace(places, posting.text.originalOf(start, end), new Map(), 0);
    const last = asks.at(-1);
    const isMore = place !== undefined && place === before && last !== undefined;
    if (isMore) last.end = end;
    else if (place) asks.push({ ...ask, start, end, level: place.gold.level, kind: place.gold.kind });
    before = place;
    return isMore ? 'more' : (place?.gold.level ?? 'none');
  });
  const example = { members: pieceMembers(posting.finder, ask, pieces), labels };
  return { example, asks: asks.length > 1 ? asks : [ask] };
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
