import type { LedgerLine } from '../../claims/ledger.ts';
import type { ResumeEvidence } from '../../claims/resume-evidence.ts';
import type { Skill } from '../../language/lexicon-entries.ts';
import type { Mention } from '../../language/phrase-index.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Span } from '../../language/span.ts';
import { wordsOf } from '../../language/words.ts';
import type { Requirement } from '../../posting/requirements/extract-requirements.ts';
import { isCalled, isNearlyCalled } from '../write/called-skill.ts';
import { capital } from '../write/rewritten-line.ts';

interface Proof {
  /** What our lists call it. */
  skill: string;
  type: string;
  /** Written with a capital: "Excel", not "spreadsheets". */
  isName: boolean;
  support: Span[];
}

const most = 6;
/** Fewer are no list. */
const fewestInNewList = 3;
/** What a line surely shows by naming it. */
const named = new Set(['tool', 'technology']);

/** Tools that the posting asks for, a line of a job shows, and the list forgets. */
export function forgottenSkills(words: ResumeEvidence, requirements: readonly Requirement[]): string[] {
  const asked = new Set(requirements.flatMap(({ skills = [] }) => skills));
  const found = [...provenSkills(words)]
    .filter(([, { skill, type, isName }]) => isName && named.has(type) && asked.has(skill))
    .map(([name]) => name)
    .slice(0, most);
  const isNewList = (words.data.skills ?? []).length === 0;
  return isNewList && found.length < fewestInNewList ? [] : found;
}

/** Every skill of our lists that a line of the person's names and their list doesn't. */
export function provenSkills(words: ResumeEvidence): ReadonlyMap<string, Proof> {
  const { lexicon } = words.knowledge;
  const { skills = [], certifications = [] } = words.data;
  const known = new Set(
    [...skills, ...certifications].flatMap((text) =>
      lexicon.skills.find(wordsOf(text)).map(({ value }) => value.name),
    ),
  );
  const proven = new Map<string, Proof>();
  for (const line of words.ledger().lines) {
    if (line.kind !== 'job' || line.spans.length === 0) continue;
    for (const { value, start, end } of skillsOf(line, words)) {
      const text = line.text.slice(start, end);
      const name = isCalled(value.name, text) ? value.name : capital(text);
      if (known.has(value.name) || proven.has(name)) continue;
      known.add(value.name);
      const isName = /\p{Lu}/u.test(text);
      const support = words.pastedPlaces(line.spans);
      proven.set(name, { skill: value.name, type: value.type, isName, support });
    }
  }
  return proven;
}

/** "Moved off Jenkins", "no Excel", "learning SAP": named, and yet not theirs. */
const notTheirs = phrasePattern.iu`\b(?:${'proven-skills/not-theirs'})\b[^.;]{0,30}$`;
/** "Assisted the dentist with root canals": somebody else's work. */
const another = /\b(?:assist|help|support)\w*\b[^.;]*$/iu;
/** "Migrated from Confluence to Notion": what was left behind. */
const left = /\bfrom\b[^.;]{0,20}$/iu;
const changedFor = /^[^.;,]{0,12}\b(?:with|to|by|into)\b/iu;
const moves = /\b(?:migrat|mov|switch|convert|transition|replac)\w*\b/iu;

function skillsOf(
  { text, tokens, wishFrom }: LedgerLine,
  { knowledge: { lexicon } }: ResumeEvidence,
): Mention<Skill>[] {
  return lexicon.skills.find(tokens.slice(0, wishFrom)).filter(({ value, start, end }) => {
    const isLeft = moves.test(text) && (left.test(text.slice(0, start)) || changedFor.test(text.slice(end)));
    return (
      !value.ambiguous &&
      (isCalled(value.name, text.slice(start, end)) || isNearlyCalled(value.name, text.slice(start, end))) &&
      !notTheirs.test(text.slice(0, start)) &&
      (named.has(value.type) || !another.test(text.slice(0, start))) &&
      !isLeft
    );
  });
}
