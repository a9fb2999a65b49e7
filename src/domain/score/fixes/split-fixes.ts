import { wordsOf } from '../../language/words.ts';
import type { Passage, ReadResume } from '../../resume/read-resume.ts';
import { longestBullet, shortestBullet } from '../readability/bullet-checks.ts';
import type { Edit } from '../score.ts';
import { type Candidate, type FixContext, markBefore } from './candidate.ts';

/** A long line that holds two sentences becomes two lines. */
export function splitFixes({ view }: FixContext): Candidate[] {
  const edits = view.bullets
    .filter(({ words }) => words.length > longestBullet)
    .flatMap((bullet) => splitting(bullet, view) ?? []);
  if (edits.length === 0) return [];
  return [
    {
      check: 'bullet-length',
      id: 'split-lines',
      advice: { code: 'split-lines', lines: edits.length },
      edits,
      asks: [],
      hope: (6 * edits.length) / view.bullets.length,
    },
  ];
}

function splitting({ span }: Passage, { text }: ReadResume): Edit | undefined {
  if (!span) return undefined;
  const mark = markBefore(text, span.start);
  const line = text.slice(span.start, span.end);
  if (mark.trim() === '') return undefined;
  const places = [...line.matchAll(/[.;]\s+(?=\p{L})/gu)]
    .map((found) => ({ at: found.index, length: found[0].length }))
    .filter(({ at, length }) => isEnough(line.slice(0, at)) && isEnough(line.slice(at + length)))
    .sort((a, b) => Math.abs(a.at - line.length / 2) - Math.abs(b.at - line.length / 2));
  const [place] = places;
  if (!place) return undefined;
  const next = line.charAt(place.at + place.length);
  const start = span.start + place.at;
  return { start, end: start + place.length + 1, text: `.\n${mark}${next.toUpperCase()}` };
}

const isEnough = (part: string) => {
  const count = wordsOf(part).length;
  return count >= shortestBullet && count <= longestBullet;
};
