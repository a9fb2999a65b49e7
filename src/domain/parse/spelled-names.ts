import { keyOf } from '../text/words.ts';
import type { LineFacts } from './line-facts.ts';

/** Names that e-mail addresses and profiles of the text spell: letters without anything between them. */
export function spelledNames(facts: readonly LineFacts[]): string[] {
  const names: string[] = [];
  for (const fact of facts.filter(({ email, link }) => email || link).slice(0, mostNames))
    for (const { shape, text } of fact.pieces) {
      if (shape === 'email') names.push(text.split('@')[0] ?? '');
      if (shape === 'link') names.push(text.replace(/\/+$/, '').split('/').at(-1) ?? '');
    }
  return names.map((name) => keyOf(name).replace(/[^a-z]/g, '')).filter((letters) => letters.length >= 4);
}

const mostNames = 40;

/** How many words of a text the addresses spell. */
export function spelledWords(text: string, names: readonly string[]): number {
  if (names.length === 0 || text.length > 60) return 0;
  const words = keyOf(text).match(/[a-z]{2,}/g) ?? [];
  return Math.max(0, ...names.map((name) => words.filter((word) => name.includes(word)).length));
}
