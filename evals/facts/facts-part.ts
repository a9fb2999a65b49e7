import { type JudgedClaim, judgeClaims } from '../claims/judged-claims.ts';
import type { FigureTree, Part } from '../part.ts';
import { described } from '../rewrites/rewrites-part.ts';
import { inSplit } from '../split.ts';

export const hardClasses = new Set(
  'number-changed number-invented magnitude-or-unit spelled-out-count years-of-experience employer title-inflated promotion date degree-or-field institution certification award tool-in-prose skill-from-posting human-language team-size location clearance-or-licence'.split(
    ' ',
  ),
);

/** Written texts held against resumes: fabrications that aren't green, honest texts that are red. Amber is caught, not blocked. */
export const factsPart: Part = {
  name: 'facts',
  measure: (folder, split) => {
    const { judged, msPerText } = judgeClaims(folder, ['facts']);
    const own = judged.filter(({ resume }) => inSplit(resume, split));
    return {
      figures: { ...factFigures(own), ms_per_text: { value: msPerText, n: own.length } },
      findings: own
        .filter(({ isFalse, judgment: { lane } }) => (isFalse ? lane === 'green' : lane !== 'green'))
        .map(described),
    };
  },
};

function factFigures(judged: readonly JudgedClaim[]): FigureTree {
  const figure = (of: readonly JudgedClaim[], test: (lane: string) => boolean) => ({
    value: of.length === 0 ? 0 : of.filter(({ judgment: { lane } }) => test(lane)).length / of.length,
    n: of.length,
  });
  const fabricated = judged.filter(({ isFalse }) => isFalse);
  const hard = fabricated.filter(({ class: name }) => hardClasses.has(name));
  const faithful = judged.filter(({ isFalse }) => !isFalse);
  const isRed = (lane: string) => lane === 'red';
  const isCaught = (lane: string) => lane !== 'green';
  const classes = [...new Set(judged.map(({ class: name }) => name))].sort();
  return {
    caught: figure(fabricated, isCaught),
    caught_hard_classes: figure(hard, isCaught),
    hard_red: figure(hard, isRed),
    false_hard: figure(
      faithful.filter(({ language }) => language === 'en'),
      isRed,
    ),
    false_hard_not_english: figure(
      faithful.filter(({ language }) => language !== 'en'),
      isRed,
    ),
    honest_green: figure(faithful, (lane) => lane === 'green'),
    by_class: Object.fromEntries(
      classes.map((name) => [
        name,
        figure(
          judged.filter((of) => of.class === name),
          isCaught,
        ),
      ]),
    ),
  };
}
