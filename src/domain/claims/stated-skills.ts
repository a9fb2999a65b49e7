import type { Lexicon } from '../language/lexicon.ts';
import { onceFor } from '../language/memoize.ts';
import { phraseList, phrasePattern } from '../language/phrase-pattern.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ledger, LedgerLine } from './ledger.ts';
import type { ResumeEvidence } from './resume-evidence.ts';

/** What a resume tells of, and where. */
export interface StatedSkills {
  /** Named anywhere, or told by its words. */
  isStated(name: string): boolean;
  /** Told by something else than a list. */
  isShown(name: string): boolean;
  /** One line has at least this share of its words. */
  isAnswered(ask: string, share: number): boolean;
}

/** Not in what is only wished for. */
export const statedSkills = ({ ledger, knowledge }: ResumeEvidence): StatedSkills =>
  skillsOf(ledger(), knowledge);

const skillsOf = onceFor((ledger: Ledger, { lexicon, forms }: Knowledge): StatedSkills => {
  const lines = ledger.lines.map((line) => readLine(line, lexicon));
  const shown = lines.filter(({ kind }) => kind !== 'skill');
  const isIn = (all: readonly ReadLine[], name: string) => {
    const roots = keyRoots(name, forms.isSmall);
    return all.some(
      (line) => line.skills.has(name) || (roots.length > 0 && roots.every((root) => line.roots.has(root))),
    );
  };
  return {
    isStated: (name) => isIn(lines, name),
    isShown: (name) => isIn(shown, name),
    isAnswered: (ask, enough) => {
      const roots = keyRoots(ask, forms.isSmall).filter((root) => !frame.has(root));
      const share = ({ roots: own }: ReadLine) => roots.filter((root) => own.has(root)).length / roots.length;
      return roots.length === 0 || lines.some((line) => share(line) >= enough);
    },
  };
});

interface ReadLine {
  kind: LedgerLine['kind'];
  skills: ReadonlySet<string>;
  roots: ReadonlySet<string>;
}

/** A word by itself too: "Manhattan WMS" is a product, and a warehouse management system. */
function readLine({ kind, tokens, wishFrom }: LedgerLine, lexicon: Lexicon): ReadLine {
  const words = tokens.slice(0, wishFrom);
  const inside = words.flatMap((word) => lexicon.skills.find([word]).filter(({ value }) => !value.ambiguous));
  const named = [...lexicon.skills.find(words), ...inside].map(({ value }) => value.name);
  return { kind, skills: new Set(named), roots: new Set(words.map(({ key }) => rootOf(key))) };
}

const rootWords = phrasePattern.plain`(?:${'told-skills/root-of-root'})$`;

/** What was done is one thing with who did it: bookkeeping, bookkeeper; invoices, invoicing. */
function rootOf(key: string): string {
  const stem = stemOf(key);
  const root = stem.replace(rootWords, '').replace(/e$/, '');
  return root.length >= 4 ? root : stem;
}

/** Say nothing of what is meant: an espresso machine is about espresso. */
const generic = new Set(phraseList('told-skills/generic').map(rootOf));
/** How asks are worded. */
const frame = new Set(phraseList('told-skills/frame').map(rootOf));

function keyRoots(text: string, isSmall: (key: string) => boolean): string[] {
  const roots = wordsOf(text)
    .filter(({ key }) => !isSmall(key))
    .map(({ key }) => rootOf(key));
  const telling = roots.filter((root) => !generic.has(root));
  return telling.length > 0 ? telling : roots;
}
