import type { LetterTone } from './letter-limits.ts';

type Slots = Readonly<Record<string, string | boolean | null | undefined>>;

/** What a letter is worded with: the list is `public-data/letter-phrases.tsv`. */
export interface LetterPhrases {
  /** Every way to say it whose slots can be filled, in the order of the list. */
  say(use: string, tone: LetterTone, slots?: Slots): string[];
}

/** Rows with a use, a tone ('' for what sounds the same in all of them) and a text. */
export function createLetterPhrases(rows: readonly Readonly<Record<string, string>>[]): LetterPhrases {
  const byUse = Map.groupBy(rows, ({ use }) => use);
  return {
    say: (use, tone, slots = {}) =>
      (byUse.get(use) ?? [])
        .filter((row) => row.tone === '' || row.tone === tone)
        .flatMap(({ text = '' }) => filled(text, slots) ?? []),
  };
}

function filled(text: string, slots: Slots): string | undefined {
  let isWhole = true;
  const filled = text.replace(/\{([^}]+)\}/gu, (_, slot: string) => {
    const value = slots[slot];
    isWhole &&= typeof value === 'string' && value !== '';
    return String(value ?? '');
  });
  return isWhole ? filled : undefined;
}
