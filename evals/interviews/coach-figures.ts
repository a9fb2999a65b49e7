import type { Lexicon } from '#domain/language/lexicon.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import type { FigureTree, Measured } from '../part.ts';
import type { ProductStage } from '../product/product-stage.ts';
import { answersUsed, fateFigures, isHard, missesOf, tellProse } from '../prose/tell-prose.ts';
import type { Split } from '../split.ts';
import { askImproperly } from './improper-coach.ts';
import { coachLies, coachTool } from './lying-coach.ts';
import { readGoldTitles } from './read-gold.ts';

interface MeasuredCoach extends Measured {
  figures: { improper_by_model: { value: number; n: number }; lies: FigureTree };
}

/** The coach as it runs, with a model in it that lies and asks what nobody may ask. */
export async function measureCoach(
  stage: ProductStage,
  folder: string,
  { split, seed, lexicon }: { split: Split | undefined; seed: number; lexicon: Lexicon },
): Promise<MeasuredCoach> {
  const texts = readResumeTexts(folder);
  const tally = await tellProse(coachTool(stage, texts), coachLies(texts, lexicon, { split, seed }));
  const shipped = [...tally.fates].filter(([lie, fate]) => isHard(lie) && fate === 'shipped');
  const { reached, n } = await askImproperly(stage, readGoldTitles(folder, split));
  return {
    figures: {
      improper_by_model: { value: reached.length, n },
      lies: {
        hard_reached: { value: shipped.length, n: [...tally.fates.keys()].filter(isHard).length },
        answers_used: answersUsed(tally),
        seed: { value: seed, n: 1 },
        ...fateFigures(tally),
      },
    },
    findings: [
      ...missesOf(tally, 'better version'),
      ...reached.map((one) => `improper, asked by a model: ${one}`),
    ],
  };
}
