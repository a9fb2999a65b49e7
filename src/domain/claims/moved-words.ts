import type { Passage } from './ledger.ts';
import type { Token } from './tokens.ts';
import { wordSupport } from './word-support.ts';

const farthest = 3;
/** Every word is looked for among them. */
const maxWords = 400;

/**
 * How many neighbors of a text stand far apart in the line it comes from, or the other way around, and what share of
 * its words that line has. One that moved may be style; several mix things up.
 */
export function movedWords(
  { text, tokens }: Passage,
  line: readonly Token[],
): { count: number; share: number } {
  const content = tokens.filter(({ isContent }) => isContent);
  const said = line.slice(0, maxWords);
  let last = -1;
  const places = content.map((token) => {
    const place = placeIn(said, token, last + 1);
    if (place >= 0) last = place;
    return place;
  });
  const count = content.reduce((sum, token, at) => {
    const [here = -1, there = -1] = [places[at], places[at + 1]];
    const next = content[at + 1];
    if (here < 0 || there < 0 || next?.clause !== token.clause) return sum;
    // "By counting stock weekly, cut …": a part put first is still the same part.
    if (/[,;]/u.test(text.slice(token.end, next.start))) return sum;
    return sum + Number(Math.abs(there - here) > farthest) + Number(there < here);
  }, 0);
  return { count, share: places.filter((place) => place >= 0).length / content.length };
}

/** Where a line has a word: the same word before a related one, and of several the one that comes next. */
function placeIn(said: readonly Token[], token: Token, next: number): number {
  let best = { place: -1, support: 0.9 };
  for (const [place, source] of said.entries()) {
    const support = wordSupport(token, source);
    const isNearer = support === best.support && Math.abs(place - next) < Math.abs(best.place - next);
    if (support > best.support || (support >= 0.9 && (best.place < 0 || isNearer))) best = { place, support };
  }
  return best.place;
}
