import type { FactKind } from '../facts/read-facts.ts';

/** A text that says of a person what their resume does not, and the parts of it that are not true. */
export interface Lie {
  id: string;
  /** The number of the resume it is told of. */
  resume: string;
  class: string;
  kind: FactKind;
  text: string;
  claims: readonly string[];
  posting?: string | undefined;
  /** The words of the resume it was made from. */
  source?: string | undefined;
  /** The line it was made from. Where there is none it goes where it fits best. */
  path?: string | undefined;
}
