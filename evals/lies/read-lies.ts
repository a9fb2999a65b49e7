import { type Fact, readFacts } from '../facts/read-facts.ts';
import type { Split } from '../split.ts';
import type { Lie } from './lie.ts';

/** The corpus's own fabrications. */
export const readLies = (folder: string, split: Split | undefined): Lie[] =>
  readFacts(folder, split)
    .filter(({ label }) => label === 'fabricated')
    .map((fact) => ({
      ...textOf(fact),
      claims: [fact.claim, fact.claim2].filter((claim) => claim !== undefined),
    }));

/** Texts that say nothing untrue. */
export const readTruths = (folder: string, split: Split | undefined): Lie[] =>
  readFacts(folder, split)
    .filter(({ label }) => label === 'faithful')
    .map((fact) => ({ ...textOf(fact), claims: [] }));

const textOf = ({ id, resume, class: name, kind, text, posting, source }: Fact) => ({
  id,
  resume,
  class: name,
  kind,
  text,
  posting,
  source,
});
