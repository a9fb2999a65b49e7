import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import type { Figure, Part } from '../part.ts';
import { type Helped, helpAll } from './help-all.ts';

/**
 * What the built-in engine does for people with weak resumes: how much it changes, and what the score makes of it. A
 * change of capitals alone is none. `changed_lines` counts a paragraph that became lines by those that read otherwise. `unhelped` are resumes of more than 50 words and fewer than 90 points that nothing
 * was changed in, `fell` those that score less than before.
 */
export const helpPart: Part = {
  name: 'help',
  measure: async (folder) => {
    const helped = await helpAll(folder);
    const median = (values: readonly number[]): Figure => ({
      value: middleOf(values),
      n: values.length,
    });
    const count = (isSo: (one: Helped) => boolean): Figure => ({
      value: helped.filter(isSo).length,
      n: helped.length,
    });
    const gain = ({ score, scoreBefore }: Helped) => score - scoreBefore;
    return {
      figures: {
        changes: median(helped.map(({ changes }) => changes.length)),
        changed_lines: median(
          helped.map(({ changes }) => changes.reduce((sum, one) => sum + linesOf(one), 0)),
        ),
        offers: median(helped.map(({ offers }) => offers)),
        questions: median(helped.map(({ questions }) => questions)),
        unhelped: count(isUnhelped),
        gain: median(helped.map(gain)),
        fell: count((one) => gain(one) < 0),
        before: median(helped.map(({ scoreBefore }) => scoreBefore)),
        after: median(helped.map(({ score }) => score)),
        ms: median(helped.map(({ ms }) => ms)),
        slowest_ms: { value: Math.max(...helped.map(({ ms }) => ms)), n: helped.length },
      },
      findings: helped.map(
        (one) =>
          `${one.name}: ${one.changes.length} changes, ${one.offers} offers, ${one.questions} questions, ${one.scoreBefore} → ${one.score}${isUnhelped(one) ? ', unhelped' : ''}`,
      ),
    };
  },
};

/** A paragraph that became lines counts by its lines that read otherwise now; a list counts once. */
function linesOf({ path, before, after }: ResumeChange): number {
  if (!/^experience\.\d+\.responsibilities\.\d+$/u.test(path)) return 1;
  return Math.max(1, after.split('\n').filter((line) => !before.includes(line)).length);
}

const isUnhelped = ({ changes, words, score }: Helped) => changes.length === 0 && words > 50 && score < 90;

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
