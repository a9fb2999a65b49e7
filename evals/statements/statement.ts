import type { MessageId } from '@lingui/core';

/** How sure the wording sounds: as a fact, or as something to ask. `not`: nothing is said, though the code exists. */
export type Said = 'plainly' | 'as a question' | 'not';

interface Row {
  said: Said;
  /** Texts of the catalog, or of the domain where it words its own. */
  wording: readonly string[];
}

/** Statements that are said in one place and judged by one measure. */
export interface Family<Code extends string = string> {
  where: string;
  /** What somebody who knows the texts and nothing of us looks at: when it's right. */
  check: string;
  rows: Readonly<Record<Code, Row>>;
}

/** The codes come from the union itself, so one without a row doesn't compile. */
export const family = <Code extends string>(
  where: string,
  check: string,
  rows: Readonly<Record<Code, Row>>,
): Family<Code> => ({ where, check, rows });

export const plainly = (...wording: readonly MessageId[]): Row => ({ said: 'plainly', wording });
export const asked = (...wording: readonly MessageId[]): Row => ({ said: 'as a question', wording });
export const unsaid: Row = { said: 'not', wording: [] };

/** A sentence that the domain itself words. */
export const inDomain = (text: string): Row => ({ said: 'plainly', wording: [text] });

/** One row for each text; a code without one says nothing. */
export const rowsOf = <Code extends string>(
  codes: readonly Code[],
  texts: Readonly<Partial<Record<Code, MessageId>>>,
  row: (text: MessageId) => Row = plainly,
): Record<Code, Row> => {
  const rows = codes.map((code) => {
    const text = texts[code];
    return [code, text === undefined ? unsaid : row(text)];
  });
  return Object.fromEntries(rows) as Record<Code, Row>;
};
