import type { ProseOffer, ProseSentence } from '../claims/prose/prose.ts';
import type { ReviewedSentence } from '../claims/prose/review-sentence.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { deedSentences } from './deed-sentences.ts';
import type { Review } from './draft.ts';
import { wordCount } from './letter-text.ts';
import { type LetterSource, planLetter } from './plan-letter.ts';
import type { BuiltLetter } from './write-letter.ts';

const leastWords = 200;

/**
 * A model's letter after the review. Where a sentence didn't pass, the built-in one on the same line stands in, if no
 * other tells that line already; what is offered says whose place it'd take.
 */
export function standIn(
  reviewed: readonly ReviewedSentence[],
  built: BuiltLetter,
  source: LetterSource,
  review: Review,
  lexicon: Lexicon,
): { sentences: ProseSentence[]; offers: ProseOffer[] } {
  const { deeds } = planLetter(source, lexicon);
  const told = new Set(reviewed.flatMap((each) => (each.outcome === 'passed' ? each.lines : [])));
  const builtOn = (lines: readonly number[], paragraph: number): ProseSentence | undefined => {
    const deed = deeds.find(({ line }) => lines.includes(line.number) && !told.has(line.number));
    if (!deed) return undefined;
    const ways = deedSentences(
      deed,
      source,
      { job: undefined, named: new Set<number>(), openings: [], turn: 0, tone: 'plain' as const },
      lexicon,
    );
    const passed = ways
      .map((way) => review({ ...way, paragraph }))
      .find((each) => each.outcome === 'passed' && each.sentence.sources.length > 0);
    if (passed?.outcome !== 'passed') return undefined;
    told.add(deed.line.number);
    return passed.sentence;
  };
  const sentences: ProseSentence[] = [];
  const offers: ProseOffer[] = [];
  for (const each of reviewed) {
    if (each.outcome === 'passed') {
      sentences.push(each.sentence);
      continue;
    }
    const paragraph = each.outcome === 'offer' ? each.offer.paragraph : each.paragraph;
    const instead = builtOn(each.lines, paragraph);
    if (instead) sentences.push(instead);
    if (each.outcome === 'offer') offers.push({ ...each.offer, instead: instead?.text ?? '' });
  }
  return { sentences: isEnough(sentences) ? sentences : filledUp(sentences, built), offers };
}

const isEnough = (sentences: readonly ProseSentence[]) =>
  sentences.reduce((sum, { text }) => sum + wordCount(text), 0) >= leastWords;

/** Too little has passed: what's left of it opens the built-in letter's paragraphs, or that letter stands alone. */
function filledUp(sentences: readonly ProseSentence[], built: BuiltLetter): ProseSentence[] {
  const own = sentences.filter(({ kind }) => kind === 'you');
  if (own.length === 0) return built.sentences;
  const quoted = new Set(own.flatMap(({ sources }) => sources.map(({ quote }) => quote)));
  const last = Math.max(...sentences.map(({ paragraph }) => paragraph));
  const more = built.sentences.filter(
    ({ kind, sources }) => kind === 'you' && !sources.some(({ quote }) => quoted.has(quote)),
  );
  const before = sentences.filter(({ paragraph }) => paragraph < last);
  const end = sentences.filter(({ paragraph }) => paragraph === last);
  const added: ProseSentence[] = [];
  for (const sentence of more) {
    if (isEnough([...sentences, ...added])) break;
    added.push({ ...sentence, paragraph: last });
  }
  return [...before, ...added, ...end.map((sentence) => ({ ...sentence, paragraph: last + 1 }))];
}
