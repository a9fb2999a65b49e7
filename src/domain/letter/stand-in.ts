import type { ProseOffer, ProseSentence } from '../claims/prose/prose.ts';
import type { ReviewedSentence } from '../claims/prose/review-sentence.ts';
import { createTeller } from '../claims/prose/tell-line.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Review } from './draft.ts';
import { type LetterSource, planLetter } from './plan-letter.ts';

/**
 * A model's letter after the review. Where a sentence didn't pass, the line it was built on stands in, if that can be
 * told and no other sentence tells it; else there's nothing. Undefined where nothing about the person is left.
 */
export function standIn(
  reviewed: readonly ReviewedSentence[],
  source: LetterSource,
  review: Review,
  lexicon: Lexicon,
): { sentences: ProseSentence[]; offers: ProseOffer[] } | undefined {
  const { told } = planLetter(source, lexicon);
  const tell = createTeller(source.data, undefined, lexicon);
  const said = new Set(reviewed.flatMap((each) => (each.outcome === 'passed' ? each.lines : [])));
  const builtOn = (lines: readonly number[], paragraph: number): ProseSentence | undefined => {
    const line = told.find(({ line: { number } }) => lines.includes(number) && !said.has(number));
    if (!line) return undefined;
    const passed = tell(line, [])
      .map((way) => review({ ...way, paragraph }))
      .find((each) => each.outcome === 'passed');
    if (passed?.outcome !== 'passed' || passed.sentence.sources.length === 0) return undefined;
    said.add(line.line.number);
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
  return sentences.some(({ kind }) => kind === 'you') ? { sentences, offers } : undefined;
}
