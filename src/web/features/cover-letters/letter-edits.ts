import type { CoverLetter, CoverLetterUpdate } from '#contract/cover-letters.ts';

/** What a person does with a letter that is shown: seen at once, kept by the server a moment later. */
export type LetterEdit =
  | { readonly kind: 'update'; readonly change: Omit<CoverLetterUpdate, 'revision'> }
  | {
      readonly kind: 'offer';
      readonly offerId: string;
      readonly answer: 'yes' | 'no' | null;
      readonly words: string;
    }
  | { readonly kind: 'revert'; readonly number: number };

/** The letter as it will read once the server has kept the edit. Where a sentence goes, the server says. */
export function withLetterEdit(letter: CoverLetter, edit: LetterEdit): CoverLetter {
  if (edit.kind === 'revert') return letter;
  if (edit.kind === 'offer') {
    const { offerId, answer, words } = edit;
    const offers = letter.offers.map((offer) => (offer.id === offerId ? { ...offer, answer, words } : offer));
    return { ...letter, offers };
  }
  const { title, content, look } = edit.change;
  return {
    ...letter,
    ...(title !== undefined && { title }),
    ...(content !== undefined && { content }),
    ...(look !== undefined && { look }),
  };
}

/** One edit that stands for both, where that is possible: of many letters typed, one call is sent. */
export function mergedLetterEdit(first: LetterEdit | undefined, second: LetterEdit): LetterEdit | undefined {
  if (first?.kind !== 'update' || second.kind !== 'update') return undefined;
  return { kind: 'update', change: { ...first.change, ...second.change } };
}

/** The same edit, made knowing that: what it writes over stays a version. */
export const overwriting = (edit: LetterEdit): LetterEdit =>
  edit.kind === 'update' ? { ...edit, change: { ...edit.change, isOverwrite: true } } : edit;

/** Whether the edit would write over words that another device has written meanwhile. */
export function overwrites(edit: LetterEdit, before: CoverLetter, fresh: CoverLetter): boolean {
  const mine = edit.kind === 'update' ? edit.change.content : undefined;
  return mine !== undefined && fresh.content !== before.content && fresh.content !== mine;
}
