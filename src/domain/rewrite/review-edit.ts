import type { ResumeChange } from '../resume-changes.ts';
import { cleanText } from '../text/readable-text.ts';
import { wordsOf } from '../text/words.ts';
import { isAskable, isSettled, type Question, questionAbout } from './ask-questions.ts';
import { type EditReason, editReasons } from './edit-reasons.ts';
import type { PersonsWords } from './persons-words.ts';
import type { RevertKind } from './revert-kinds.ts';
import { type ChangedLine, changedLine } from './review/changed-line.ts';
import { checkWholeResume } from './review/check-guard.ts';
import { checks } from './review/checks.ts';

interface ProposedEdit {
  path: string;
  text: string;
  reason: EditReason;
}

type ReviewedEdit =
  | { outcome: 'change'; change: ResumeChange }
  | { outcome: 'reverted'; line: { path: string; before: string; kinds: RevertKind[] } }
  | { outcome: 'question'; question: Question }
  | { outcome: 'same' };

/** Decides on one proposed edit: the person's words stay unless they support every word of the new ones. */
export function reviewEdit(
  { path, text, reason }: ProposedEdit,
  words: PersonsWords,
  { posting, settled = [] }: { posting?: string | undefined; settled?: readonly string[] } = {},
): ReviewedEdit {
  const before = words.lines.find((line) => line.path === path)?.text;
  if (before === undefined) return { outcome: 'reverted', line: { path: '', before: '', kinds: ['field'] } };
  const revert = (kinds: RevertKind[]): ReviewedEdit => ({
    outcome: 'reverted',
    line: { path, before, kinds: [...new Set(kinds)] },
  });
  const change = (after: string, support: ResumeChange['support']): ReviewedEdit => ({
    outcome: 'change',
    change: { id: path, path, before, after, reason: editReasons[reason], state: 'open', support },
  });
  if (path === 'skills') {
    const after = text.split('\n').map(cleanText).filter(Boolean).join('\n');
    if (after === before) return { outcome: 'same' };
    return isPermutation(before, after) ? change(after, []) : revert(['list']);
  }
  const after = cleanText(text);
  if (after === before) return { outcome: 'same' };
  if (after === '') return revert(['lost']);
  const line = changedLine({ path, before, after }, words, posting);
  const kinds = faultsOf(line);
  if (kinds.length > 0) {
    const name = newSkill(line, kinds, settled);
    return name === undefined
      ? revert(kinds)
      : { outcome: 'question', question: questionAbout(name, null, path) };
  }
  const { sentences } = line.guarded();
  return change(after, words.pastedPlaces(sentences.flatMap(({ support }) => support)));
}

/** What is wrong with it: what the first check found, and what the guard says, which knows best what a claim is about. */
function faultsOf(line: ChangedLine): RevertKind[] {
  for (const check of checks) {
    const kinds = check(line);
    if (kinds.length === 0) continue;
    const all = new Set([...checkWholeResume(line), ...kinds]);
    if (all.size > 1) all.delete('wording');
    return [...all];
  }
  return [];
}

/**
 * A skill of our lists that the rewriting names and the resume does not, where nothing else is wrong: it may be true,
 * so the person is asked. The question holds its name alone and nothing that was proposed. Certificates and licences
 * are not fished for: who has one has written so.
 */
function newSkill(
  { after, words }: ChangedLine,
  kinds: readonly RevertKind[],
  settled: readonly string[],
): string | undefined {
  const { known, lexicon } = words.evidence;
  if (!kinds.every((kind) => kind === 'skill' || kind === 'wording')) return undefined;
  const isName = (start: number) => start > 0 && /\p{Lu}/u.test(after[start] ?? '');
  return lexicon.skills
    .find(wordsOf(after))
    .filter(({ value, start }) => isAskable(value, isName(start)) && value.type !== 'credential')
    .map(({ value }) => value.name)
    .find((name) => !known.has(`skill:${name}`) && !isSettled(name, settled));
}

const isPermutation = (before: string, after: string) =>
  [...before.split('\n')].sort().join('\n') === [...after.split('\n')].sort().join('\n');
