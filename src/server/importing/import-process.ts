import type { FileRefusal } from '#contract/file-refusals.ts';
import { type FileText, readFileText } from './read-file.ts';
import { refuseNetwork } from './refuse-network.ts';
import { RefusedFile } from './refused-file.ts';

/** What this process says of the one file it was started for. */
export type ImportAnswer = FileText | { refusal: FileRefusal };

let hasAnswered = false;

function answer(said: ImportAnswer): void {
  if (hasAnswered) return;
  hasAnswered = true;
  process.stdout.write(JSON.stringify(said), () => process.exit(0));
}

refuseNetwork();
// A library that throws later than it was asked must not end the process without an answer.
process.on('uncaughtException', () => answer({ refusal: 'damaged' }));
process.on('unhandledRejection', () => answer({ refusal: 'damaged' }));
try {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  answer(await readFileText(Buffer.concat(parts)));
} catch (error) {
  answer({ refusal: error instanceof RefusedFile ? error.refusal : 'damaged' });
}
