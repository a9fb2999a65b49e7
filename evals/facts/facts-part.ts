import type { FigureTree, Part } from '../part.ts';
import { factFigures, isFlagged, type Judged, measureFacts } from './measure-facts.ts';

/** Written texts held against resumes: fabrications caught, faithful texts wrongly flagged. */
export const factsPart: Part = {
  name: 'facts',
  measure: (folder, split) => {
    const { judged, msPerResume, msPerText } = measureFacts(folder, split);
    const besides = {
      ms_per_resume: { value: msPerResume, n: judged.length },
      ms_per_text: { value: msPerText, n: judged.length },
    };
    return { figures: { ...figuresOf(judged), ...besides }, findings: judged.filter(isWrong).map(described) };
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

function isWrong(of: Judged): boolean {
  return of.fact.label === 'faithful' ? isFlagged(of) : !of.atClaim;
}

function described({ fact, flags }: Judged): string {
  const lines = flags.map(({ kind, severity, claim, why }) => `    ${severity} ${kind} [${claim}] ${why}`);
  return [
    `${fact.id} ${fact.resume} ${fact.kind} ${fact.label} ${fact.class}`,
    `  ${fact.text}`,
    `  claim: ${fact.claim ?? ''}`,
    ...lines,
  ].join('\n');
}
