import type { Lexicon } from '../language/lexicon.ts';
import type { Skill } from '../language/lexicon-entries.ts';
import { phraseList, phrasePattern } from '../language/phrase-pattern.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { Ledger, LedgerLine } from './ledger.ts';
import type { ResumeEvidence } from './resume-evidence.ts';

/** What a resume tells of, and where. */
export interface StatedSkills {
  /** Named anywhere, or told by its words, or part of a job that was held. */
  isStated(name: string): boolean;
  /** Told by something else than a list. */
  isShown(name: string): boolean;
  /** One line has at least this share of its words. */
  isAnswered(ask: string, share: number): boolean;
}

const cache = new WeakMap<Ledger, StatedSkills>();

/** Not in what is only wished for. */
export function statedSkills({ ledger, knowledge: { lexicon, forms } }: ResumeEvidence): StatedSkills {
  const read = ledger();
  const known = cache.get(read);
  if (known) return known;
  const lines = read.lines.map((line) => readLine(line, lexicon));
  const shown = lines.filter(({ kind }) => kind !== 'skill');
  const held = heldSkills(
    read.jobs.map(({ title }) => title),
    lexicon,
  );
  const isIn = (all: readonly ReadLine[], name: string) => {
    const roots = keyRoots(name, forms.isSmall);
    return all.some(
      (line) => line.skills.has(name) || (roots.length > 0 && roots.every((root) => line.roots.has(root))),
    );
  };
  const stated: StatedSkills = {
    isStated: (name) => isIn(lines, name) || isIn(held, name),
    isShown: (name) => isIn(shown, name) || isIn(held, name),
    isAnswered: (ask, enough) => {
      const roots = keyRoots(ask, forms.isSmall).filter((root) => !frame.has(root));
      const share = ({ roots: own }: ReadLine) => roots.filter((root) => own.has(root)).length / roots.length;
      return roots.length === 0 || lines.some((line) => share(line) >= enough);
    },
  };
  cache.set(read, stated);
  return stated;
}

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

/** What somebody does who has a title: a barista has "Barista skills", and with them all that these are also called. */
function heldSkills(titles: readonly string[], lexicon: Lexicon): ReadLine[] {
  const phrases = phrasesBySkill(lexicon);
  return titles.flatMap((title) => {
    const words = wordsOf(title).map(({ key }) => rootOf(key));
    const skills = words.flatMap((word) => phrases.byRoot.get(word) ?? []);
    return skills
      .filter(({ roots }) => roots.every((root) => words.includes(root)))
      .map(
        ({ name }): ReadLine => ({
          kind: 'header',
          skills: new Set([name]),
          roots: phrases.rootsOf.get(name) ?? new Set(),
        }),
      );
  });
}

interface SkillPhrases {
  /** By the first word of their name. */
  byRoot: ReadonlyMap<string, readonly { name: string; roots: readonly string[] }[]>;
  /** Of all that a skill is called. */
  rootsOf: ReadonlyMap<string, Set<string>>;
}

const made = new WeakMap<Lexicon, SkillPhrases>();
/** Held, not done; a trait; or spoken. */
const undone = new Set<Skill['type']>(['credential', 'soft', 'human-language']);

function phrasesBySkill(lexicon: Lexicon): SkillPhrases {
  const known = made.get(lexicon);
  if (known) return known;
  const byRoot = new Map<string, { name: string; roots: string[] }[]>();
  const rootsOf = new Map<string, Set<string>>();
  for (const { phrase, value } of lexicon.skills.all()) {
    if (undone.has(value.type) || value.ambiguous) continue;
    const roots = keyRoots(phrase, () => false);
    rootsOf.set(value.name, new Set([...(rootsOf.get(value.name) ?? []), ...roots]));
    const [first] = roots;
    if (phrase === value.name && first !== undefined)
      byRoot.set(first, [...(byRoot.get(first) ?? []), { name: phrase, roots }]);
  }
  const phrases = { byRoot, rootsOf };
  made.set(lexicon, phrases);
  return phrases;
}
