import type { Resume } from '#contract/resume.ts';
import { startTestPostgres } from '#tests/support/test-database.ts';
import type { FigureTree } from '../part.ts';
import { type ProductStage, startProductStage } from '../product/product-stage.ts';
import { pairSets } from './cases.ts';
import { askAll, type Played } from './export-prompts.ts';

/** A line that was applied or refused, for somebody who reads it again. */
export interface Finding {
  resume: string;
  judge: 'without' | 'with';
  verdict: 'apply' | 'reject';
  employer: string;
  before: string;
  proposed: string;
  /** What of the pasted text an applied line rests on. */
  sources: string[];
  faults: { code: string; claimed: string; source: string }[];
}

interface Tally {
  scores: Scores;
  proposed: number;
  green: number;
  red: number;
  findings: Finding[];
}

/** Plays every recorded answer through the product, and counts where its lines end up. */
export async function playRecorded(only?: string): Promise<{ figures: FigureTree; findings: Finding[] }> {
  const all = askAll();
  const postgres = await startTestPostgres();
  const stage = await startProductStage({ adminUrl: postgres.adminUrl, withModel: true });
  const builtIn = await startProductStage({ adminUrl: postgres.adminUrl, withModel: false });
  try {
    const played = [];
    for (const set of pairSets.filter((each) => only === undefined || each === only)) {
      const cases = all.filter((each) => each.set === set);
      played.push([set, await playSet({ stage, builtIn }, cases)] as const);
    }
    return {
      figures: Object.fromEntries(played.map(([set, { figures }]) => [set, figures])),
      findings: played.flatMap(([, { findings }]) => findings),
    };
  } finally {
    await stage.close();
    await builtIn.close();
    await postgres.stop();
  }
}

async function playSet(
  { stage, builtIn }: { stage: ProductStage; builtIn: ProductStage },
  cases: readonly Played[],
): Promise<{ figures: FigureTree; findings: Finding[] }> {
  const answered = cases.filter(({ writer }) => writer.state === 'answered');
  const judged = answered.filter(({ judge }) => judge.state === 'answered');
  const floors = new Map<Played, number>();
  for (const each of answered) floors.set(each, await scoreOfBuiltIn(builtIn, each));
  const playAll = async (some: readonly Played[], judge: Finding['judge']) => {
    const tallies = new Map<Played, Tally>();
    for (const each of some) tallies.set(each, await play(stage, each, judge));
    return tallies;
  };
  const alone = await playAll(answered, 'without');
  const both = await playAll(judged, 'with');
  const scoresIn = (tallies: ReadonlyMap<Played, Tally>) =>
    gainsOf([...tallies].map(([each, { scores }]) => ({ ...scores, builtIn: floors.get(each) ?? 0 })));
  return {
    figures: {
      writer_answers: { value: answered.length, n: cases.length },
      judge_answers: { value: judged.length, n: answered.length },
      stale: { value: cases.filter(isStale).length, n: cases.length },
      without_judge: { ...sharesOf([...alone.values()]), score: scoresIn(alone) },
      with_judge: { ...sharesOf([...both.values()]), score: scoresIn(both) },
    },
    findings: [...alone.values(), ...both.values()].flatMap(({ findings }) => findings),
  };
}

const isStale = ({ writer, judge }: Played) => writer.state === 'stale' || judge.state === 'stale';

async function play(stage: ProductStage, each: Played, judge: Finding['judge']): Promise<Tally> {
  const { source, writer, judge: judgment } = each;
  if (writer.state !== 'answered') throw new Error(`${each.number} has no answer to play.`);
  const { resume, errors } = await stage.optimize({
    ...{ content: source.content, posting: source.posting, reading: source.reading },
    answer: () => writer.answer,
    ...(judge === 'with' && judgment.state === 'answered' ? { judge: () => judgment.answer } : {}),
  });
  if (resume.writer?.kind !== 'model') throw new Error(`${each.number} wasn't taken: ${errors.join()}`);
  return tallyOf(each, resume, judge);
}

/** Offers are shown twelve at a time; whatever is neither applied nor refused is one. */
function tallyOf({ number, source, proposed, read }: Played, resume: Resume, judge: Finding['judge']): Tally {
  const findings = proposed.flatMap((line): Finding[] => {
    // Of a summary a part may be applied, and the whole asked.
    const change = resume.changes.find(
      ({ path, after }) => path === fieldOf(line) && (path !== 'summary' || after === line.text),
    );
    const reverted = resume.reverted.find(({ path }) => path === fieldOf(line));
    if (!change && !reverted) return [];
    return [
      {
        resume: number,
        judge,
        verdict: change ? 'apply' : 'reject',
        employer: line.employer,
        before: read.lines.find(({ path }) => path === fieldOf(line))?.text ?? '',
        proposed: line.text,
        sources: (change?.support ?? []).map(({ start, end }) => source.content.slice(start, end)),
        faults: (reverted?.faults ?? []).map(({ code, claimed, source: said }) => ({
          code,
          claimed,
          source: said,
        })),
      },
    ];
  });
  const green = findings.filter(({ verdict }) => verdict === 'apply').length;
  return {
    scores: scoresOf(resume),
    proposed: proposed.length,
    green,
    red: findings.length - green,
    findings,
  };
}

interface Scores {
  before: number;
  now: number;
}

const scoresOf = ({ scoreBefore, atsScore }: Resume): Scores => ({
  before: Number(scoreBefore),
  now: Number(atsScore),
});

async function scoreOfBuiltIn(stage: ProductStage, { source }: Played): Promise<number> {
  const { resume } = await stage.optimize({ content: source.content, posting: source.posting });
  return scoresOf(resume).now;
}

function gainsOf(scores: readonly (Scores & { builtIn: number })[]): FigureTree {
  const gains = scores.map(({ before, now }) => now - before).sort((a, b) => a - b);
  const count = (test: (one: Scores & { builtIn: number }) => boolean) => ({
    value: scores.filter(test).length,
    n: scores.length,
  });
  return {
    gain_median: { value: gains[Math.floor(gains.length / 2)] ?? 0, n: gains.length },
    lower_than_pasted: count(({ before, now }) => now < before),
    lower_than_built_in: count(({ builtIn, now }) => now < builtIn),
  };
}

/** The field that one of several texts is for. */
const fieldOf = ({ path }: { path: string }) => path.replace(/\/\d+$/u, '');

function sharesOf(tallies: readonly Tally[]): FigureTree {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((all, tally) => all + count(tally), 0);
  const n = sum(({ proposed }) => proposed);
  const share = (value: number) => ({ value: n === 0 ? 0 : value / n, n });
  const [green, red] = [sum((tally) => tally.green), sum((tally) => tally.red)];
  return { green: share(green), amber: share(n - green - red), red: share(red) };
}
