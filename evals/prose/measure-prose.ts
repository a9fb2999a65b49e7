import type { Figure, FigureTree, Measured } from '../part.ts';
import type { Extent, ProseTexts } from './prose-lies.ts';
import {
  answersUsed,
  fateFigures,
  isHard,
  joined,
  missesOf,
  type ProseTool,
  reachedOf,
  stoppedOf,
  tellProse,
  truthsLost,
} from './tell-prose.ts';

/** What a tool wrote honestly, with its own figures and what is wrong with it. */
interface Honest<Written> {
  own: readonly Written[];
  recorded: { written: readonly Written[]; answered: Figure };
  figuresOf(written: readonly Written[]): FigureTree;
  faultsOf(written: readonly Written[], engine: string): string[];
}

/** A tool that writes about a person: what a lying model gets into it, and what it writes with both engines. */
export async function measureProse<Written>(
  tool: ProseTool,
  texts: ProseTexts,
  honest: Honest<Written>,
  { name, extent }: { name: string; extent: Extent },
): Promise<Measured> {
  const planted = await tellProse(tool, texts.planted);
  const generated = await tellProse(tool, texts.generated);
  const truths = await tellProse(tool, texts.truths);
  const { own, recorded, figuresOf, faultsOf } = honest;
  const written = [...own, ...recorded.written];
  return {
    figures: {
      n: { value: written.length, n: written.length },
      stopped_hard: stoppedOf(joined(planted, generated), isHard),
      truths_passed: reachedOf(truths),
      ...figuresOf(written),
      built_in: figuresOf(own),
      recorded_model: { answered: recorded.answered, ...figuresOf(recorded.written) },
      seed: { value: extent.seed, n: 1 },
      answers_used: answersUsed(joined(planted, generated, truths)),
      planted: fateFigures(planted),
      generated: fateFigures(generated),
    },
    // Of what is held out the texts are not read, and so not shown.
    warnings:
      extent.split === 'held'
        ? []
        : [
            ...missesOf(planted, 'planted'),
            ...missesOf(generated, 'generated'),
            ...truthsLost(truths, name),
            ...faultsOf(own, 'built-in'),
            ...faultsOf(recorded.written, 'model'),
          ],
    findings: [],
  };
}
