import { setPriority } from 'node:os';
import { answerCalls } from '../process/answer-calls.ts';
import { tellWithoutWords } from '../process/error-place.ts';
import { loadLexicon } from '../process/load-lexicon.ts';
import type { Engine, LocalEngine } from './engine.ts';
import { createLocalEngine } from './local-engine.ts';

export type EngineMethod = keyof LocalEngine;

export interface EngineCall {
  method: EngineMethod;
  args: Parameters<Engine[EngineMethod]>;
}

export type EngineAnswer = { result: unknown } | { error: string };

// On Linux priorities belong to threads: answering calls and signing in come before long work of this kind.
if (process.platform === 'linux') setPriority(5);

const engine = createLocalEngine(loadLexicon());

/** What is made of the word lists at its first use is made now: the first person should not wait for it. */
function practice(): void {
  const content = `Sam Doe\nsam@mail.example\n\nExperience\nClerk, Office\n2019 – 2021\n- Responsible for managing 2 shops\n\nSkills\nExcel, SQL`;
  const source = { content, posting: 'Clerk\n\nRequirements\n- Excel', confirmed: [], settled: [] };
  const { data } = engine.read(source);
  engine.questions(source);
  engine.scoreText(source, source.posting);
  engine.explain({ content, data, posting: source.posting, ...engine.rewrite(source) });
}

practice();

function answer({ method, args }: EngineCall): EngineAnswer {
  try {
    const run = engine[method] as (...args: unknown[]) => unknown;
    return { result: run(...args) };
  } catch (error) {
    return { error: tellWithoutWords(error) };
  }
}

answerCalls(answer);
