import { wordsOf } from '../../language/words.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import type { Finding } from '../score.ts';

const fewest = 60;
const enough = 160;
const most = 900;
const tooMany = 1800;

/** Only lines that tell something make a resume longer: one to two pages of them. */
export function lengthCheck({ passages, data, text }: ReadResume): Finding<'length'> {
  const isSpaceless =
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) > 100;
  const total = passages.reduce((sum, { words }) => sum + words.length, 0) + wordsOf(data.summary).length;
  const count = Math.round(total / (isSpaceless ? 1.7 : 1));
  const share =
    count < enough
      ? (count - fewest) / (enough - fewest)
      : count > most
        ? (tooMany - count) / (tooMany - most)
        : 1;
  return {
    id: 'length',
    share: Math.min(1, Math.max(0, share)),
    notes: share < 1 ? [{ code: 'length', words: count, enough, most }] : [],
  };
}
