import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Judgment } from '#domain/claims/judgment.ts';
import { secondJudgment } from '#domain/claims/second-judgment.ts';
import { resumeLines } from '#domain/evidence/resume-lines.ts';
import { wordsOf } from '#domain/language/words.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { judgePrompt, type ModelJudgments } from '#server/judging/judge-lines.prompt.ts';
import { type JudgedLine, type SecondJudge, saidByPath } from '#server/judging/judge-lines.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { linesIn, openSet } from '../set-files.ts';
import { recordedFolder } from './cases.ts';
import { type Asked, askVersion, readRecorded, writePrompts } from './recordings.ts';

/** A labeled rewriting, without its label: a judge must not see that. */
const rewriting = z.object({
  id: z.string(),
  resume: z.string(),
  kind: z.enum(['bullet', 'summary']),
  job: z.string(),
  proposed: z.string(),
});
type Rewriting = z.output<typeof rewriting>;

type Ours = Pick<Judgment, 'verdict' | 'faults'>;

interface AskedResume {
  /** The path of each is the id of its rewriting. */
  proposed: JudgedLine[];
  lines: SecondJudge['lines'];
  language: string | undefined;
  asked: Asked<ModelJudgments>;
}

const folderOf = (set: string) => path.join(recordedFolder, 'labeled', path.basename(set));

/** Writes a judge's prompt for the labeled rewritings of each resume of a set. */
export const exportLabeled = (set: string, folder = folderOf(set)): string[] =>
  writePrompts(
    folder,
    askLabeled(set).map(({ asked }) => asked),
  );

/**
 * What the recorded judge of a set makes of our judgment of a rewriting, by its id. Ours stands where nothing was
 * recorded; `stale` counts recordings that answer another prompt than today's.
 */
export function judgeRecorded(
  set: string,
  folder = folderOf(set),
): { answered: number; stale: number; judge(id: string, ours: Ours): Ours } {
  const known = askLabeled(set).map((each) => ({ ...each, recorded: readRecorded(folder, each.asked) }));
  const judges = known.flatMap(({ recorded, proposed, lines, language }) =>
    recorded.state === 'answered'
      ? [...saidByPath(proposed, recorded.answer)].map(
          ([id, said]) => [id, { ...said, lines, language }] as const,
        )
      : [],
  );
  const byId = new Map(judges);
  return {
    answered: known.filter(({ recorded }) => recorded.state === 'answered').length,
    stale: known.filter(({ recorded }) => recorded.state === 'stale').length,
    judge: (id, ours) => {
      const said = byId.get(id);
      return said ? secondJudgment({ ...said, ours }) : ours;
    },
  };
}

function askLabeled(folder: string): AskedResume[] {
  const engine = createLocalEngine(loadLexicon());
  const set = openSet(folder);
  const rewritings = readRewritings(folder);
  return set
    .list('resumes')
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => {
      const [resume = ''] = name.split('-');
      const own = rewritings.filter((each) => each.resume === resume);
      if (own.length === 0) return [];
      const content = set.read(`resumes/${name}`);
      const { data } = engine.read({ content, posting: null, confirmed: [], settled: [] });
      const proposed = own.map((each) => lineOf(each, data));
      const lines = resumeLines(data);
      const asked = askVersion(`${resume}-judge`, judgePrompt(lines, proposed));
      return [{ proposed, lines, language: data.language, asked }];
    });
}

/** In an order that says nothing about the labels. */
function readRewritings(folder: string): Rewriting[] {
  const set = openSet(folder);
  return set
    .list('rewrites')
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => linesIn(set.read(`rewrites/${name}`)))
    .map((line) => rewriting.parse(JSON.parse(line)))
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const orderOf = ({ id }: Rewriting) => createHash('sha256').update(id).digest('hex');

const lineOf = ({ id, kind, job, proposed }: Rewriting, data: ResumeData): JudgedLine => ({
  path: id,
  kind,
  job: kind === 'summary' || job === '' ? null : jobNamed(job, data, proposed),
  employer: kind === 'summary' ? '' : job,
  text: proposed,
});

/** The job at that employer, as we read the resume; of several, the one whose lines are nearest to what's proposed. */
function jobNamed(company: string, { experience }: ResumeData, proposed: string): number | null {
  const shared = (one: string, other: string) => {
    const keys = new Set(wordsOf(other).map(({ key }) => key));
    return wordsOf(one).filter(({ key }) => keys.has(key)).length;
  };
  const enough = Math.ceil(wordsOf(company).length / 2);
  const [best] = experience
    .map((job, index) => ({
      index,
      named: shared(company, `${job.company} ${job.title}`),
      near: shared(proposed, job.responsibilities.join(' ')),
    }))
    .filter(({ named }) => named >= enough)
    .sort((a, b) => b.named - a.named || b.near - a.near);
  return best?.index ?? null;
}
