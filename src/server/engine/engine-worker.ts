import { parentPort } from 'node:worker_threads';
import { loadLexicon } from '../load-lexicon.ts';
import type { Engine } from './engine.ts';
import { createLocalEngine, type LocalEngine } from './local-engine.ts';

export type EngineMethod = keyof LocalEngine;

export interface EngineCall {
  method: EngineMethod;
  args: Parameters<Engine[EngineMethod]>;
}

export type EngineAnswer = { result: unknown } | { error: string };

const engine = createLocalEngine(loadLexicon());

function answer({ method, args }: EngineCall): EngineAnswer {
  try {
    const run = engine[method] as (...args: unknown[]) => unknown;
    return { result: run(...args) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (call: EngineCall) => parentPort?.postMessage(answer(call)));
