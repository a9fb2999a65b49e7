import type { SentenceKind } from '#domain/claims/prose/prose.ts';
import type { Lie } from '../lies/lie.ts';
import { inFirstPerson } from './first-person.ts';
import { likestLine, type NumberedLine } from './prompt-lines.ts';

/** A sentence as a model answers it. */
export interface ModelSentence {
  text: string;
  about: SentenceKind;
  rests: number[];
  paragraph: number;
}

const [fewestLines, enoughLines] = [2, 5];
/** Fewer are a note. */
const fewestWords = 5;

/** What a model that keeps to the facts would write: the person's own lines, told in the first person where that can be. */
export function goodSentences(lines: readonly NumberedLine[]): ModelSentence[] {
  const spoken = lines.filter(({ text, section }) => section === 'bullet' && inFirstPerson(text) !== text);
  const others = lines.filter(
    (line) =>
      /^(?:bullet|other|summary)$/.test(line.section) &&
      !spoken.includes(line) &&
      line.text.split(' ').length >= fewestWords,
  );
  return [...spoken, ...(spoken.length < fewestLines ? others.slice(0, fewestLines) : [])]
    .slice(0, enoughLines)
    .map(({ line, text }, at) => ({
      text: inFirstPerson(text).replace(/\.?\s*$/, '.'),
      about: 'you',
      rests: [line],
      paragraph: 1 + Math.floor(at / 2),
    }));
}

/** A planted text as a sentence of the letter, with the line that a liar would name for it. */
export function plantedSentence(lie: Lie, lines: readonly NumberedLine[], paragraph: number): ModelSentence {
  const line = likestLine(`${lie.source ?? ''} ${lie.text}`, lines);
  return { text: lie.text, about: 'you', rests: line ? [line.line] : [], paragraph };
}
