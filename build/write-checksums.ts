import { writeFileSync } from 'node:fs';
import { listName, listOf } from '#server/process/check-data.ts';

/** After any change of public data: a process compares it with these before it starts. */
export function writeChecksums(folder = new URL('../public-data/', import.meta.url)): void {
  writeFileSync(new URL(listName, folder), listOf(folder));
}

if (import.meta.main) writeChecksums();
