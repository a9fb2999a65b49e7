import type { I18n, MessageId } from '@lingui/core';

/** What the server says by a code and its values. */
type Coded = Readonly<Record<string, unknown>> & { readonly code: string };

/** A sentence takes the values by their names; where one needs words of its own for them, it is put together here. */
type Sentence<T extends Coded> = MessageId | ((coded: T, i18n: I18n) => string);

/** One sentence for each code, so that a code without one does not compile. */
export type Sentences<T extends Coded> = {
  readonly [Code in T['code']]: Sentence<Extract<T, { code: Code }>>;
};

/** Empty for a code that only a newer server knows. */
export function sentenceOf<T extends Coded>(sentences: Sentences<T>, coded: T, i18n: I18n): string {
  const known: Readonly<Record<string, Sentence<T> | undefined>> = sentences as Record<string, Sentence<T>>;
  const sentence = known[coded.code];
  if (sentence === undefined) return '';
  return typeof sentence === 'function' ? sentence(coded, i18n) : i18n._(sentence, { ...coded });
}
