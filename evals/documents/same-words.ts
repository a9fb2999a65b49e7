import { countWords } from './fold.ts';

const inline = /<\/?(?:span|a|bdi|b|i|em|strong)\b[^>]*>/g;
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  '#x27': "'",
  nbsp: ' ',
};

/** The words that a page of ours shows. */
const textOfHtml = (html: string): string =>
  html
    .slice(html.indexOf('<article'), html.indexOf('</article>'))
    .replace(inline, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x27|\w+);/g, (all, name) => entities[name] ?? all);

/** Whether all faces of a resume hold the same words, each as often. */
export function haveSameWords(html: string, ...texts: readonly string[]): boolean {
  const sorted = (text: string) => JSON.stringify([...countWords(text)].sort());
  const wanted = sorted(textOfHtml(html));
  return texts.every((text) => sorted(text) === wanted);
}
