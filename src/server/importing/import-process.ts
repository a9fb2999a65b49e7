import type { FileRefusal } from '#contract/file-refusals.ts';
import { type FileText, readFileText } from './read-file.ts';
import { type LinkedinFields, readLinkedin } from './read-linkedin.ts';
import { refuseNetwork } from './refuse-network.ts';
import { RefusedFile } from './refused-file.ts';

/** What this process says of the one file it was started for. */
export type ImportAnswer = FileText | LinkedinFields | { refusal: FileRefusal };

/** What a file may be read as: this process is told when it's started. */
const readers = { text: readFileText, linkedin: readLinkedin };
export type ImportKind = keyof typeof readers;

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
  const kind: ImportKind = process.argv[2] === 'linkedin' ? 'linkedin' : 'text';
  answer(await readers[kind](Buffer.concat(parts)));
} catch (error) {
  answer({ refusal: error instanceof RefusedFile ? error.refusal : 'damaged' });
}
