import type { Requirement } from '#domain/posting/requirements/extract-requirements.ts';
import type { GoldPosting } from './read-postings.ts';

type Gold = GoldPosting['requirements'][number];

export interface Matches {
  pairs: { gold: Gold; found: Requirement }[];
  missed: Gold[];
  /** Found, though nobody asked. */
  surplus: Requirement[];
  exact: number;
}

/** Pairs what was found with the gold, one to one: two quotes meet when they share half of the shorter. */
export function matchRequirements(posting: GoldPosting, found: readonly Requirement[]): Matches {
  const candidates = posting.requirements
    .flatMap((gold) =>
      found.map((requirement) => ({ gold, requirement, share: shareOf(posting, gold, requirement) })),
    )
    .filter(({ share }) => share.ofShorter >= 0.5)
    .sort((a, b) => b.share.ofLonger - a.share.ofLonger);
  const taken = new Set<object>();
  const pairs: Matches['pairs'] = [];
  for (const { gold, requirement } of candidates) {
    if (taken.has(gold) || taken.has(requirement)) continue;
    taken.add(gold).add(requirement);
    pairs.push({ gold, found: requirement });
  }
  return {
    pairs,
    missed: posting.requirements.filter((gold) => !taken.has(gold)),
    surplus: found.filter((requirement) => !taken.has(requirement)),
    exact: found.filter(({ quote, start, end }) => posting.description.slice(start, end) === quote).length,
  };
}

/** The gold has no places: any place where its quote stands will do. */
function shareOf({ description }: GoldPosting, gold: Gold, found: Requirement) {
  let best = { ofShorter: 0, ofLonger: 0 };
  for (let at = description.indexOf(gold.quote); at >= 0; at = description.indexOf(gold.quote, at + 1)) {
    const common = Math.min(at + gold.quote.length, found.end) - Math.max(at, found.start);
    const lengths = [gold.quote.length, found.end - found.start];
    const ofShorter = common / Math.min(...lengths);
    if (ofShorter > best.ofShorter) best = { ofShorter, ofLonger: common / Math.max(...lengths) };
  }
  return best;
}
