import { globSync } from 'node:fs';

const SOURCES = ['{src,tests,evals,bench,build}/**/*.{ts,tsx}', '*.ts'];
const NOT_OURS = ['tests/breaches/**', '**/node_modules/**'];

/** Every TypeScript file that the checks must read, as paths from the root with forward slashes. */
export function sourceFiles(root: string): string[] {
  return globSync(SOURCES, { cwd: root, exclude: NOT_OURS }).sort();
}
