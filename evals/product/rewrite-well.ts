import type { ModelOperation, PromptLine } from './read-prompt.ts';

/** Other words that claim neither more nor less. */
const sameWords: readonly (readonly [RegExp, string])[] = [
  [/^I (?:have )?/, ''],
  [/^Responsible for (\w+)ing\b/i, '$1ed'],
  [/\bin order to\b/gi, 'to'],
  [/\butili[sz]ed\b/gi, 'used'],
  [/\bapproximately\b/gi, 'about'],
  [/^Built\b/, 'Developed'],
  [/^Cut\b/, 'Reduced'],
  [/^Wrote\b/, 'Authored'],
  [/^Rewrote\b/, 'Revised'],
  [/^Organi[sz]ed\b/, 'Arranged'],
  [/^Taught\b/, 'Instructed'],
  [/^Brought\b(.*) down\b/, 'Reduced$1'],
  [/\bevery year\b|\beach year\b/, 'a year'],
  [/ and /, ' & '],
  [/(\d)\s?%/, '$1 percent'],
  [/[,;] [^,;]+$/, '.'],
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a model that keeps to the facts would answer: one small true rewriting a line, where there is one. */
export function rewriteWell(lines: readonly PromptLine[]): ModelOperation[] {
  return lines.flatMap(({ number, section, text }) => {
    if (section !== 'bullet' && section !== 'summary') return [];
    const said = sameWords
      .map(([pattern, words]) => capital(text.replace(pattern, words)))
      .find((now) => now !== text);
    return said === undefined
      ? []
      : [
          {
            ...{ op: 'rewrite', lines: [number], texts: [said], rests: [number], meets: null },
            // A reason that no rule of ours gives for a line.
            why: 'even',
          },
        ];
  });
}
