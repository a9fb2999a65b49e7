import type { ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';

const fewest = 100;
const enough = 250;
const most = 1100;
const tooMany = 2000;

/** One to two pages. Bare lists of skills make no resume longer. */
export function lengthCheck({ words, listed, text }: ResumeView): Finding<'length'> {
  const perWord =
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) > 100 ? 1.7 : 1;
  const inLists = listed.reduce((sum, { text: item }) => sum + item.split(/\s+/).length, 0);
  const count = Math.round(words.length / perWord) - inLists;
  const share =
    count < enough
      ? (count - fewest) / (enough - fewest)
      : count > most
        ? (tooMany - count) / (tooMany - most)
        : 1;
  return {
    id: 'length',
    share: Math.min(1, Math.max(0, share)),
    evidence: [],
    note: `${count} words outside of lists; ${enough} to ${most} read best.`,
  };
}
