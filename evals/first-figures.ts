import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesOf } from './figure-lines.ts';
import type { FigureTree } from './part.ts';
import { openSet } from './set-files.ts';

/**
 * A set that nobody on the rules' side has read counts once: its first figure. The first run writes it down beside the
 * set, with the weights it was measured with, and only then may anybody look at what was wrong.
 */
const isKeptUnread = (folder: string): boolean => path.basename(path.resolve(folder)).startsWith('unread');

const recordOf = (part: string) => `first-figures-${part}.json`;

const isMeasured = (folder: string, part: string): boolean => openSet(folder).has(recordOf(part));

/** Why the findings of a part may not be shown yet, or nothing. */
export function findingsRefused(folder: string, part: string): string | undefined {
  if (!isKeptUnread(folder) || isMeasured(folder, part)) return undefined;
  return `Nobody has measured ${part} on ${folder} yet: run it without --findings first, and its first figure is recorded.`;
}

const learned = ['parser-weights', 'requirement-weights', 'judge-weights', 'evidence-weights'];

function hashOf(name: string): string {
  const weights = readFileSync(new URL(`../public-data/${name}.json`, import.meta.url));
  return createHash('sha256').update(weights).digest('hex').slice(0, 16);
}

export function recordFirstFigures(folder: string, part: string, figures: FigureTree): void {
  if (!isKeptUnread(folder) || isMeasured(folder, part)) return;
  const record = {
    measured: new Date().toISOString().slice(0, 10),
    weights: Object.fromEntries(learned.map((name) => [name, hashOf(name)])),
    figures: linesOf(figures),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, recordOf(part)), `${JSON.stringify(record, null, 2)}\n`);
}
