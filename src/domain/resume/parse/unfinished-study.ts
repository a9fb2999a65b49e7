import { phrasePattern } from '../../language/phrase-pattern.ts';
import { joinAll, type Piece, slicePiece, trimPunctuation } from '../../language/piece.ts';
import type { Entry } from './assemble-entries.ts';
import { certain } from './confidence.ts';
import type { LabeledLine } from './labeled.ts';
import type { Read } from './parsed-resume.ts';

/** "Completed 24 credits toward" a degree: without these words it would be one. */
const partBefore = phrasePattern.iu`(?:^|[\s(,;–—-])((?:completed?|earned|took|some|\d+)?\s*(?:\d+\s*)?(?:${'unfinished-study/part'})\b[^,;]{0,40}\b(?:towards?|for|in)\s*(?:an?|the|my)?\s*)$`;

/** "did not finish": what takes it back behind it. */
const takenBack = phrasePattern.iu`(?:^|[\s(,;–—-])((?:${'unfinished-study/taken-back'})[^(),;]*)`;

/** A degree that wasn't finished stays one that wasn't: what says so on its line goes with it. */
export function withWhatIsMissing(study: Entry, lines: readonly LabeledLine[]): Entry {
  const degree = study.first;
  const [begin = -1] = degree?.piece.at ?? [];
  const line = study.places
    .map((place) => lines[place])
    .find((each) => each?.fact.line.piece.at.includes(begin));
  if (!degree || !line) return study;
  const { piece } = line.fact.line;
  const start = piece.at.indexOf(begin);
  const before = partBefore.exec(piece.text.slice(0, start))?.[1];
  const after = takenBack.exec(piece.text.slice(start))?.[1];
  const whole = before
    ? joinAll([slicePiece(piece, start - before.length, start), degree.piece])
    : degree.piece;
  return {
    ...study,
    first: { ...degree, piece: whole },
    lines: after ? [...study.lines, readFrom(piece, after)] : study.lines,
  };
}

const readFrom = (piece: Piece, words: string): Read => {
  const start = piece.text.lastIndexOf(words);
  return { piece: trimPunctuation(slicePiece(piece, start, start + words.length)), signs: certain };
};
