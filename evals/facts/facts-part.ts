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
        .filter(({ isFalse, judgment: { verdict } }) => (isFalse ? verdict === 'apply' : verdict !== 'apply'))
        .map(described),
    };
  },
};

function factFigures(judged: readonly JudgedClaim[]): FigureTree {
  const figure = (claims: readonly JudgedClaim[], test: (verdict: string) => boolean) => ({
    value:
      claims.length === 0
        ? 0
        : claims.filter(({ judgment: { verdict } }) => test(verdict)).length / claims.length,
    n: claims.length,
  });
  const fabricated = judged.filter(({ isFalse }) => isFalse);
  const hard = fabricated.filter(({ class: name }) => hardClasses.has(name));
  const faithful = judged.filter(({ isFalse }) => !isFalse);
  const isRed = (verdict: string) => verdict === 'reject';
  const isCaught = (verdict: string) => verdict !== 'apply';
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
    honest_green: figure(faithful, (verdict) => verdict === 'apply'),
    by_class: Object.fromEntries(
      classes.map((name) => [
        name,
        figure(
          judged.filter((claim) => claim.class === name),
          isCaught,
        ),
      ]),
    ),
  };
}
