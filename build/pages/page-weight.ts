import { gzipSync } from 'node:zlib';
import type { StaticPage } from './page-list.tsx';

interface PageWeight {
  readonly name: string;
  /** HTML and CSS are one file. */
  readonly pageBytes: number;
  readonly budgetBytes: number;
  readonly scriptBytes: number;
}

/** Before compression: it holds everything up. */
export const scriptBudgetBytes = 2_000;
/** The front page shows live pieces of the product; all others are text. */
export const frontBudgetBytes = 25_000;
export const textBudgetBytes = 15_000;

const gzipBytes = (text: string) => gzipSync(text).length;

export function weigh({ name }: StaticPage, html: string, script: string): PageWeight {
  return {
    name,
    pageBytes: gzipBytes(html),
    budgetBytes: name === 'home' ? frontBudgetBytes : textBudgetBytes,
    scriptBytes: Buffer.byteLength(script),
  };
}

export const weightText = ({ name, pageBytes, budgetBytes, scriptBytes }: PageWeight) =>
  `${name}: HTML and CSS ${pageBytes} of ${budgetBytes} B gz, script ${scriptBytes} of ${scriptBudgetBytes} B`;

export function overBudget({ name, pageBytes, budgetBytes, scriptBytes }: PageWeight): string[] {
  return [
    ...(pageBytes > budgetBytes ? [`${name} is ${pageBytes - budgetBytes} B too heavy`] : []),
    ...(scriptBytes > scriptBudgetBytes
      ? [`the script is ${scriptBytes - scriptBudgetBytes} B too heavy`]
      : []),
  ];
}
