import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { createEngines } from '#server/engine/create-engines.ts';
import type { Engines } from '#server/engine/engine.ts';
import { type Rewritten, rewriteResume } from '#server/features/resumes/rewrite-resume.ts';
import { openSet } from '../set-files.ts';

/** One person's resume after the built-in engine. */
export interface Helped {
  name: string;
  words: number;
  /** Without those that only change capitals. */
  changes: ResumeChange[];
  certifications: string[];
  offers: number;
  questions: number;
  scoreBefore: number;
  score: number;
  ms: number;
}

export interface Pair {
  name: string;
  content: string;
  posting: string | null;
}

/** Resume and posting of a pair begin with the same number. */
export const numberOf = (name: string): string => /^\d+/.exec(name)?.[0] ?? name;

/** All resumes of a folder, each with the posting of the same number, rewritten as the product does it without a model. */
export async function helpAll(folder: string): Promise<Helped[]> {
  const engines = createEngines({ threads: 1 });
  try {
    const helped: Helped[] = [];
    for (const pair of readPairs(folder)) helped.push(await help(engines, pair));
    return helped;
  } finally {
    await engines.close();
  }
}

async function help(engines: Engines, pair: Pair): Promise<Helped> {
  const beganAt = performance.now();
  const { changes, offers, questions, scoreBefore, score, parsed } = await rewriteBuiltIn(engines, pair);
  return {
    name: pair.name,
    words: pair.content.split(/\s+/u).length,
    changes: changes.filter(({ before, after }) => !isSameButForCase(before, after)),
    certifications: parsed.certifications ?? [],
    offers: offers.length,
    questions: questions.length,
    scoreBefore,
    score,
    ms: Math.round(performance.now() - beganAt),
  };
}

export const rewriteBuiltIn = (engines: Engines, { name, content, posting }: Pair): Promise<Rewritten> =>
  rewriteResume(
    { engine: engines.for({ userId: 'evals' }), models: noModels },
    {
      source: { content, posting, confirmed: [], settled: [] },
      userId: 'evals',
      workId: name,
      signal: new AbortController().signal,
      progress: () => Promise.resolve(),
    },
  );

const noModels = { isConfigured: false, write: () => Promise.reject(new Error('no model')) };

const isSameButForCase = (before: string, after: string) => before.toLowerCase() === after.toLowerCase();

export function readPairs(folder: string): Pair[] {
  const set = openSet(folder);
  return set
    .list('resumes')
    .filter((file) => file.endsWith('.txt'))
    .map((file) => {
      const posting = `postings/${numberOf(file)}.txt`;
      return {
        name: file.replace(/\.txt$/, ''),
        content: set.read(`resumes/${file}`),
        posting: set.has(posting) ? set.read(posting) : null,
      };
    });
}
