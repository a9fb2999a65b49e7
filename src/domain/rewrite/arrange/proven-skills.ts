import type { LedgerLine } from '../../claims/ledger.ts';
import type { Skill } from '../../lexicon.ts';
import type { Mention } from '../../phrase-index.ts';
import type { Requirement } from '../../requirements/extract-requirements.ts';
import type { Span } from '../../text/span.ts';
import { keyOf, stemOf, wordsOf } from '../../text/words.ts';
import type { PersonsWords } from '../persons-words.ts';

interface Proof {
  type: string;
  /** Written with a capital: "Excel", not "spreadsheets". */
  isName: boolean;
  support: Span[];
}

interface ProvenSkill {
  name: string;
  /** Where the line stands that shows it. */
  support: Span[];
}

const most = 6;
/** Fewer are no list. */
const fewestInNewList = 3;
/** What a list of skills is for: a way of working is shown by the lines themselves. */
const listed = new Set(['tool', 'technology', 'method', 'equipment', 'regulation', 'knowledge']);
/** Without a posting only what is surely a name. */
const named = new Set(['tool', 'technology']);

/** Skills that a line shows and the list forgets, those that the posting asks for first. */
export function forgottenSkills(words: PersonsWords, requirements: readonly Requirement[]): ProvenSkill[] {
  const wanted = new Map<string, number>();
  for (const { skills = [], level } of requirements)
    for (const name of skills) wanted.set(name, Math.max(wanted.get(name) ?? 0, level === 'must' ? 2 : 1));
  const rankOf = (name: string) => wanted.get(name) ?? 0;
  const found = [...provenSkills(words)]
    .filter(([name, { type, isName }]) => (rankOf(name) > 0 ? listed.has(type) : isName && named.has(type)))
    .sort(([one], [other]) => rankOf(other) - rankOf(one))
    .slice(0, most)
    .map(([name, { support }]) => ({ name, support }));
  const isNewList = (words.data.skills ?? []).length === 0;
  return isNewList && found.length < fewestInNewList ? [] : found;
}

/** Every skill of our lists that a line of the person's names and their list doesn't. */
export function provenSkills(words: PersonsWords): ReadonlyMap<string, Proof> {
  const { lexicon } = words.knowledge;
  const { skills = [], certifications = [] } = words.data;
  const known = new Set(
    [...skills, ...certifications].flatMap((text) =>
      lexicon.skills.find(wordsOf(text)).map(({ value }) => value.name),
    ),
  );
  // "Python (pandas)" is Python.
  const texts = new Set(
    skills
      .flatMap((skill) => [skill, skill.replace(/\s*\([^)]*\)?$/u, '')])
      .map((skill) => keyOf(skill.trim())),
  );
  const proven = new Map<string, Proof>();
  for (const line of words.ledger().lines) {
    if (line.kind !== 'job' || line.spans.length === 0) continue;
    for (const { value, start, end } of skillsOf(line, words)) {
      const { name, type } = value;
      if (known.has(name) || texts.has(keyOf(name)) || proven.has(name)) continue;
      const isName = /\p{Lu}/u.test(line.text.slice(start, end));
      proven.set(name, { type, isName, support: words.pastedPlaces(line.spans) });
    }
  }
  return proven;
}

/** "Moved off Jenkins", "no Excel", "learning SAP": named, and yet not theirs. */
const notTheirs =
  /\b(?:no|not|never|without|off|replac\w*|retir\w*|instead|learning|basic|some|exposure|familiar\w*|plan\w*|hop\w*|sold|sell\w*|bought|buy\w*)\b[^.;]{0,30}$/iu;
/** "Migrated from Confluence to Notion": what was left behind. */
const left = /\bfrom\b[^.;]{0,20}$/iu;
const changedFor = /^[^.;,]{0,12}\b(?:with|to|by|into)\b/iu;
const moves = /\b(?:migrat|mov|switch|convert|transition|replac)\w*\b/iu;

/** Only what is called by its own name: "B2B" is not yet sales, nor "PLC" programming. */
const isSaid = (name: string, words: string) => stemsOf(name).every((stem) => stemsOf(words).includes(stem));

const stemsOf = (text: string) => wordsOf(text).map(({ key }) => stemOf(key));

function skillsOf(
  { text, tokens, wishFrom }: LedgerLine,
  { knowledge: { lexicon } }: PersonsWords,
): Mention<Skill>[] {
  return lexicon.skills.find(tokens.slice(0, wishFrom)).filter(({ value, start, end }) => {
    const isLeft = moves.test(text) && (left.test(text.slice(0, start)) || changedFor.test(text.slice(end)));
    return (
      !value.ambiguous &&
      isSaid(value.name, text.slice(start, end)) &&
      !notTheirs.test(text.slice(0, start)) &&
      !isLeft
    );
  });
}
