import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Span } from '../../language/span.ts';
import { levelSaid } from './level-wording.ts';
import { conjunctionPlaces, splitAt, topLevel } from './split-places.ts';

/**
 * The clauses of a sentence that speak for themselves: "you have a van, you live near", "A is required and B a
 * plus". Each is judged alone and keeps its own level.
 */
export const clausesOf = (lower: string, sentence: Span): Span[] =>
  splitAt(lower, sentence, topLevel(lower, sentence, ';；'))
    .filter(({ start, end }, place) => place === 0 || !isRemark(lower.slice(start, end)))
    .flatMap((part) => partsOf(lower, part));

/** A part that only remarks on the ask before it. */
const isRemark = (words: string) => remark.test(words) && !wishes.test(words);
const remark = phrasePattern.u`^(?:(?:${'split-asks/remark'})[ ,]+)*(?:${'split-asks/remark-2'})(?= )`;
const wishes = phrasePattern.plain`\b(?:${'split-asks/wishes'})\b`;

function partsOf(lower: string, sentence: Span): Span[] {
  if (opening.test(lower.slice(sentence.start, sentence.start + 30))) return [sentence];
  const breaks = [
    ...topLevel(lower, sentence, ','),
    ...conjunctionPlaces(lower, sentence),
    ...buts(lower, sentence),
  ];
  let from = sentence.start;
  const places = [...new Set(breaks)]
    .sort((a, b) => a - b)
    .filter((place) => {
      const before = lower.slice(from, place);
      const after = lower
        .slice(place + 1, sentence.end)
        .trimStart()
        .replace(/^but /, '')
        .replace(joiner, '');
      const parts = before.length > 6 && (finite.test(after) || likeBefore.test(after) || hasOwnLevel(after));
      if (parts) from = place + 1;
      return parts;
    });
  return splitAt(lower, sentence, places);
}

const joiner = phrasePattern.u`^(?:${'split-places/joiner'}) `;

/** Begins with something that belongs to what follows. */
const opening = phrasePattern.u`^(?:${'split-clauses/opening'}) `;

const buts = (lower: string, { start, end }: Span) =>
  [...lower.slice(start, end).matchAll(/(?<!,) but /gu)].map((found) => start + found.index);

/** "…, as is a clean license", "so would a van": asked like what stands before. */
const likeBefore = /^(?:so|as) (?:is|are|would|will|does|do)(?: be)? /u;

const finite =
  /^(?:(?:ideally|also) )?(?:(?:you|who)(?:'re|'ve)|you(?: also| already| do| really)? (?:must|need|should|will (?:also )?(?:have|need|hold)|have|are|can|know|like|love|enjoy|live|speak|understand|think|want|care|take|keep|hold|own|write|read|work|turn|don't mind)|who (?:must|has|have|can|is|are|knows|likes|enjoys|wants)|(?:candidates|applicants) (?:must|should|need))(?![\p{L}])/u;

/** What follows the break says how firmly it's asked, and what is asked. */
function hasOwnLevel(after: string): boolean {
  const [right = ''] = after.split(/,| and | but /u, 1);
  return !predicate.test(right) && right.split(' ').length > 1 && levelSaid(right) !== undefined;
}

const predicate = phrasePattern.u`^(?:${'split-clauses/predicate'})(?![\p{L}])`;
