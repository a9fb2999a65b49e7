import { productFeatures } from '#server/app.ts';
import { readConfig } from '#server/process/config.ts';
import { startProcess } from '#server/process/start-process.ts';
import { notesFeature } from './notes/notes-feature.ts';

/** A process of the product with the notes feature, for tests that end one. Settings come as JSON. */
const { settings, ...options } = JSON.parse(process.argv[2] ?? '{}') as {
  settings: Record<string, string>;
  drainMs?: number;
};
const running = await startProcess(readConfig(settings), {
  features: [...productFeatures, notesFeature],
  ...options,
});
process.send?.({ address: running.address });
process.once('SIGTERM', () => {
  running.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
