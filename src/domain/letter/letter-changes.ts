import type { ProseOffer, ProseSentence } from '../claims/prose/prose.ts';

interface Letter {
  content: string;
  sentences: ProseSentence[];
}

export type LetterAnswer = Pick<ProseOffer, 'answer' | 'words' | 'answeredAt'>;

/**
 * The letter after an answer, and the offer as it was answered. What an earlier yes put in goes first. A yes takes the
 * place of the sentence that stood in for it, else it ends its paragraph: what the person wrote by hand stays.
 * The sentence that stood in is kept among the sentences, for when the yes is taken back.
 */
export function withLetterAnswer(
  letter: Letter,
  asked: ProseOffer,
  { answer, words, answeredAt }: LetterAnswer,
): Letter & { offer: ProseOffer } {
  const { content, sentences } = withoutYes(letter, asked);
  const isYes = answer === 'yes';
  const offer = { ...asked, answer, words: isYes ? words : '', answeredAt: answer && answeredAt };
  if (!isYes) return { content, sentences, offer };
  const said = confirmedSentence(offer);
  return {
    content: isIn(content, asked.instead)
      ? exchanged(content, asked.instead, said.text)
      : withAtEnd(content, sentences, said),
    sentences: [...sentences, said],
    offer,
  };
}

function confirmedSentence(offer: ProseOffer): ProseSentence {
  const text = textOf(offer);
  const { paragraph, sources } = offer;
  const confirmed = { from: 'confirmed', quote: text, place: placeOf(offer) } as const;
  return { text, kind: 'you', paragraph, sources: [confirmed, ...sources] };
}

const textOf = ({ words, text }: ProseOffer) => words || text;

/** The one employer that the sentence speaks of; '' where it's none, or several. */
export function placeOf({ sources }: Pick<ProseOffer, 'sources'>): string {
  const places = new Set(sources.map(({ place }) => place));
  const [place = ''] = places;
  return places.size === 1 ? place : '';
}

function withoutYes({ content, sentences }: Letter, asked: ProseOffer): Letter {
  if (asked.answer !== 'yes') return { content, sentences };
  const text = textOf(asked);
  return {
    content: isIn(content, text) ? exchanged(content, text, asked.instead) : content,
    sentences: sentences.filter(
      (sentence) => sentence.text !== text || sentence.sources[0]?.from !== 'confirmed',
    ),
  };
}

const isIn = (content: string, sentence: string) => sentence !== '' && content.includes(sentence);

/** By place and not by `replace`, to which a dollar sign in a sentence is an order. */
function exchanged(content: string, before: string, after: string): string {
  const start = content.indexOf(before);
  const rest = content.slice(start + before.length);
  const head = content.slice(0, start);
  if (after !== '') return head + after + rest;
  const isAlone = /(?:^|\n)$/.test(head);
  return isAlone ? head + rest.trimStart() : head.trimEnd() + rest;
}

function withAtEnd(content: string, sentences: readonly ProseSentence[], said: ProseSentence): string {
  const end = endOfParagraph(content, sentences, said.paragraph);
  return `${content.slice(0, end)} ${said.text}${content.slice(end)}`;
}

/** A paragraph shorter than this is a greeting, a date or a closing. */
const shortestParagraph = 80;

/** Where the paragraph ends that holds the sentences of this number, or else of the nearest one that is still there. */
function endOfParagraph(content: string, sentences: readonly ProseSentence[], paragraph: number): number {
  const [nearest] = sentences
    .filter(({ text }) => isIn(content, text))
    .sort((a, b) => Math.abs(a.paragraph - paragraph) - Math.abs(b.paragraph - paragraph));
  const blocks = blocksOf(content);
  const held = nearest && content.indexOf(nearest.text);
  const block =
    blocks.find(({ start, end }) => held !== undefined && start <= held && held < end) ??
    blocks.findLast(({ start, end }) => end - start >= shortestParagraph) ??
    blocks.at(-1);
  return block?.end ?? content.length;
}

const blocksOf = (content: string) =>
  [...content.matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)].map((block) => ({
    start: block.index,
    end: block.index + block[0].trimEnd().length,
  }));
