import { readConfig } from './config.ts';
import { RefusedStart } from './refused-start.ts';
import { startProcess } from './start-process.ts';

/** `npm start`: one process of the product, as the setting PROCESS says (web, worker, or both). */
try {
  const config = readConfig();
  const running = await startProcess(config, { warm: true });
  if (running.app) {
    running.parts.printer.warm();
    running.parts.words.warm();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  // What whoever runs it can mend is told in words; anything else with its trace.
  console.error(error instanceof RefusedStart ? error.message : error);
  process.exit(1);
}
