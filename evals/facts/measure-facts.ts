import { createEvidence, type Evidence } from '#domain/guard/evidence.ts';
import { guardText } from '#domain/guard/guard-text.ts';
import type { Flag } from '#domain/guard/guard-types.ts';
import type { Lexicon } from '#domain/lexicon.ts';
import { parseResume } from '#domain/parse/parse-resume.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import type { Split } from '../split.ts';
import { type Fact, readFacts, readResumeTexts } from './read-facts.ts';

export const hardClasses = new Set(
  'number-changed number-invented magnitude-or-unit spelled-out-count years-of-experience employer title-inflated promotion date degree-or-field institution certification award tool-in-prose skill-from-posting human-language team-size location clearance-or-licence'.split(
    ' ',
  ),
);

/** The day the corpus was written, so that figures do not drift with the calendar. */
const corpusNow = new Date('2026-11-01T00:00:00Z');

/** As the product does it: the parse of the pasted text beside the text itself. */
export const evidenceOf = (text: string, lexicon: Lexicon): Evidence =>
  createEvidence(text, lexicon, { now: corpusNow, parsed: parseResume(text, lexicon) });

export interface Judged {
  fact: Fact;
  flags: Flag[];
  atClaim: boolean;
}

export interface FactsMeasure {
  judged: Judged[];
  msPerResume: number;
  msPerText: number;
}

export function measureFacts(folder: string, split: Split | undefined): FactsMeasure {
  const lexicon = loadLexicon();
  const texts = readResumeTexts(folder);
  const evidence = new Map<string, Evidence>();
  let evidenceMs = 0;
  let textMs = 0;
  const judged = readFacts(folder, split).map((fact) => {
    const started = performance.now();
    const known = evidence.get(fact.resume) ?? evidenceOf(texts.get(fact.resume) ?? '', lexicon);
    evidence.set(fact.resume, known);
    const read = performance.now();
    const { flags } = guardText(known, { text: fact.text, kind: fact.kind, posting: fact.posting });
    evidenceMs += read - started;
    textMs += performance.now() - read;
    return { fact, flags, atClaim: flags.some((flag) => overlaps(flag, fact)) };
  });
  return { judged, msPerResume: evidenceMs / evidence.size, msPerText: textMs / judged.length };
}

const overlaps = (flag: Flag, { text, claim, claim2 }: Fact) =>
  [claim, claim2].some((of) => {
    const at = of ? text.indexOf(of) : -1;
    return of !== undefined && at >= 0 && flag.start < at + of.length && flag.end > at;
  });

const share = (judged: readonly Judged[], test: (of: Judged) => boolean) =>
  judged.length === 0 ? 0 : judged.filter(test).length / judged.length;

export const isFlagged = ({ flags }: Judged): boolean => flags.length > 0;
const isFlaggedHard = ({ flags }: Judged): boolean => flags.some(({ severity }) => severity === 'hard');

export function factFigures(judged: readonly Judged[]) {
  const fabricated = judged.filter(({ fact }) => fact.label === 'fabricated');
  const faithful = judged.filter(({ fact }) => fact.label === 'faithful');
  const hard = fabricated.filter(({ fact }) => hardClasses.has(fact.class));
  const classes = [...new Set(judged.map(({ fact }) => fact.class))].sort();
  return {
    n_fabricated: fabricated.length,
    n_faithful: faithful.length,
    caught: share(fabricated, isFlagged),
    caught_hard_classes: share(hard, isFlagged),
    caught_at_claim: share(hard, ({ atClaim }) => atClaim),
    false_hard: share(faithful, isFlaggedHard),
    false_any: share(faithful, isFlagged),
    by_class: Object.fromEntries(
      classes.map((name) => [
        name,
        share(
          judged.filter(({ fact }) => fact.class === name),
          isFlagged,
        ),
      ]),
    ),
  };
}
