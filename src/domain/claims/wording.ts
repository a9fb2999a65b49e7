import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { Token } from './tokens.ts';

/** Ordinary words that nothing in scope says; and those that only another job, or only a wish, says. */
export const compareWording: Comparator = (comparison) =>
  [...comparison.alignment.supports].flatMap(([token, { best, elsewhere, isWish }]): Finding[] => {
    if (isFree(token, comparison)) return [];
    const found: Finding[] = [];
    if (isWish) found.push(finding(comparison, token, 'wish', { strength: 0.6 }));
    if (elsewhere >= 0.95 && best < 0.7 && isTelling(token, comparison))
      found.push(finding(comparison, token, 'other-job', { strength: 0.5 * (1 - best) }));
    if (best < enough)
      found.push(
        finding(comparison, token, 'wording', {
          strength: ((enough - best) / enough) * weightOf(token, comparison),
        }),
      );
    return found;
  });

const enough = 0.7;

/** Verbs are the acts' business; numbers the amounts'; praise and courtesy claim nothing. */
function isFree(
  { key, part, kinds, start, end }: Token,
  { knowledge: { forms }, amounts }: Comparison,
): boolean {
  if (
    /\d/u.test(key) ||
    part === 'NUM' ||
    amounts.some((amount) => start >= amount.start && end <= amount.end)
  )
    return true;
  if (forms.isSoft(key) || forms.isFrame(key) || forms.isSoft(forms.stem(key)) || forms.isCourtesy(key))
    return true;
  return part === 'VERB' && kinds.has('light');
}

/** Common words stand in every job. */
const common = 2_000;
const isTelling = ({ lemma, part }: Token, { knowledge: { words } }: Comparison) =>
  part !== 'VERB' && part !== 'ADV' && words.rankOf(lemma) > common;

const weightOf = ({ part, lemma }: Token, { knowledge: { words } }: Comparison) =>
  (part === 'ADV' ? 0.6 : part === 'VERB' ? 0.7 : 1) *
  (part === '' ? 0.5 : words.rankOf(lemma) < common ? 0.6 : 1);
