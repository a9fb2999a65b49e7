import { productFeatures } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { startProcess } from '#server/process.ts';
import { notesFeature } from './notes/notes-feature.ts';

/** A process of the product with the notes feature, for tests that kill one. Settings come as JSON. */
const settings = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const running = await startProcess(readConfig(settings), {
  features: [...productFeatures, notesFeature],
  drainMs: 0,
});
process.send?.({ address: running.address });
process.once('SIGTERM', () => {
  running.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
