import type { FigureTree, Part } from '../part.ts';
import { factFigures, isFlagged, type Judged, measureFacts } from './measure-facts.ts';

/** Written texts held against resumes: fabrications caught, faithful texts wrongly flagged. */
export const factsPart: Part = {
  name: 'facts',
  measure: (folder) => {
    const { judged } = measureFacts(folder, undefined);
    return Promise.resolve({ figures: figuresOf(judged), findings: findingsOf(judged) });
  },
};

function figuresOf(judged: readonly Judged[]): FigureTree {
  const { by_class: byClass, ...figures } = factFigures(judged);
  const count = (test: (of: Judged) => boolean) => judged.filter(test).length;
  const fabricated = count(({ fact }) => fact.label === 'fabricated');
  const faithful = judged.length - fabricated;
  return {
    ...Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [
        name,
        { value, n: /faithful|false/.test(name) ? faithful : fabricated },
      ]),
    ),
    by_class: Object.fromEntries(
      Object.entries(byClass).map(([name, value]) => [
        name,
        { value, n: count(({ fact }) => fact.class === name) },
      ]),
    ),
  };
}

const findingsOf = (judged: readonly Judged[]) =>
  judged
    .filter((of) => (of.fact.label === 'fabricated') !== isFlagged(of))
    .map(({ fact }) => `facts ${fact.id} ${fact.label} ${fact.class}: ${fact.text}`);
