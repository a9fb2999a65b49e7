import type { MessageId } from '@lingui/core';
import type { PolicyCase } from '#contract/policy-facts.ts';

/** A sentence or two. `{mailHost}` and `{signInHost}` in it are filled in. */
export interface PolicyText {
  readonly text: MessageId;
  /** What it is about, in front of it. */
  readonly name?: MessageId;
  /** Only where the settings make it true. */
  readonly when?: PolicyCase;
  readonly link?: { readonly path: string; readonly name: MessageId };
}

export interface PolicyRow {
  readonly name: MessageId;
  readonly text: MessageId;
}

export interface PolicySection {
  readonly id: string;
  readonly title: MessageId;
  readonly paragraphs?: readonly PolicyText[];
  readonly list?: readonly PolicyText[];
  readonly rows?: { readonly name: MessageId; readonly text: MessageId; readonly rows: readonly PolicyRow[] };
  /** What is left to say below the list. */
  readonly after?: readonly PolicyText[];
  /** Ends with the address for questions. */
  readonly hasContact?: boolean;
}
