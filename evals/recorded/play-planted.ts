import type { Resume } from '#contract/resume.ts';
import { startTestPostgres } from '#tests/support/test-database.ts';
import type { FigureTree } from '../part.ts';
import { type ProductStage, startProductStage } from '../product/product-stage.ts';
import { type Planted, type PlantedCase, plantedCases } from './planted-cases.ts';

type Fate = 'in-file' | 'asked' | 'refused';

/** What became of one false operation. */
export interface PlantedFate {
  resume: string;
  judge: 'without' | 'with';
  sort: Planted['sort'];
  fate: Fate;
  wrong: string;
  texts: string[];
}

/** Plays false operations among a model's own, and says where each ends up. */
export async function playPlanted(): Promise<{ figures: FigureTree; findings: PlantedFate[] }> {
  const cases = plantedCases();
  const judged = cases.filter(({ judge }) => judge.state === 'answered');
  const postgres = await startTestPostgres();
  const stage = await startProductStage({ adminUrl: postgres.adminUrl, withModel: true });
  try {
    const fates: PlantedFate[] = [];
    for (const one of cases) fates.push(...(await play(stage, one, 'without')));
    for (const one of judged) fates.push(...(await play(stage, one, 'with')));
    const sharesOf = (judge: PlantedFate['judge']) => {
      const own = fates.filter((one) => one.judge === judge);
      const share = (fate: Fate) => ({
        value: own.length === 0 ? 0 : own.filter((one) => one.fate === fate).length / own.length,
        n: own.length,
      });
      return { in_file: share('in-file'), asked: share('asked'), refused: share('refused') };
    };
    return {
      figures: { planted: { without_judge: sharesOf('without'), with_judge: sharesOf('with') } },
      findings: fates,
    };
  } finally {
    await stage.close();
    await postgres.stop();
  }
}

async function play(
  stage: ProductStage,
  { each, planted, answer, judge }: PlantedCase,
  kind: PlantedFate['judge'],
): Promise<PlantedFate[]> {
  const { content, posting, reading } = each.source;
  const { resume, file, errors } = await stage.optimize({
    ...{ content, posting, reading },
    answer: () => answer,
    ...(kind === 'with' && judge.state === 'answered' ? { judge: () => judge.answer } : {}),
  });
  if (resume.writer?.kind !== 'model') throw new Error(`${each.number} wasn't taken: ${errors.join()}`);
  return planted.map(({ sort, wrong, operation, lines }) => ({
    ...{ resume: each.number, judge: kind, sort, wrong, texts: [...operation.texts] },
    fate: fateOf(lines, resume, file),
  }));
}

/** In the file where all it wrote of a field stands there; asked about where an offer holds it. */
function fateOf(lines: Planted['lines'], resume: Resume, file: string): Fate {
  const partsOf = (text: string) => text.split('\n').filter((part) => part.trim() !== '');
  const texts = lines.flatMap(({ text }) => partsOf(text));
  const printed = plain(file);
  const isPrinted = ({ text }: { text: string }) =>
    partsOf(text).some((part) => !isOwn(part, resume)) &&
    partsOf(text).every((part) => printed.includes(plain(part)));
  if (lines.some(isPrinted)) return 'in-file';
  const offered = plain(JSON.stringify(resume.offers));
  return texts.some((text) => offered.includes(plain(JSON.stringify(text).slice(1, -1))))
    ? 'asked'
    : 'refused';
}

const isOwn = (text: string, { originalContent }: Resume): boolean =>
  plain(originalContent).includes(plain(text));

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();
