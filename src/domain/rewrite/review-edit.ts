import { guardText } from '../guard/guard-text.ts';
import type { ResumeChange } from '../resume-changes.ts';
import { type EditReason, editReasons } from './edit-reasons.ts';
import type { PersonsWords } from './persons-words.ts';

interface ProposedEdit {
  path: string;
  text: string;
  reason: EditReason;
}

type ReviewedEdit =
  | { outcome: 'change'; change: ResumeChange }
  | { outcome: 'reverted'; line: { path: string; before: string; kinds: string[] } }
  | { outcome: 'same' };

/** Decides on one proposed edit: the person's words stay unless they support every word of the new ones. */
export function reviewEdit(
  { path, text, reason }: ProposedEdit,
  words: PersonsWords,
  posting?: string,
): ReviewedEdit {
  const before = words.lines.find((line) => line.path === path)?.text;
  if (before === undefined) return { outcome: 'reverted', line: { path: '', before: '', kinds: ['place'] } };
  const after = path === 'skills' ? text.trim() : text.replace(/\s+/g, ' ').trim();
  if (after === before) return { outcome: 'same' };
  if (path === 'skills' && !isPermutation(before, after))
    return { outcome: 'reverted', line: { path, before, kinds: ['skill'] } };
  const guarded = guardText(words.evidence, {
    text: after,
    kind: path === 'summary' ? 'summary' : path === 'skills' ? 'skill' : 'bullet',
    posting,
  });
  if (guarded.flags.length > 0 && path !== 'skills')
    return {
      outcome: 'reverted',
      line: { path, before, kinds: [...new Set(guarded.flags.map(({ kind }) => kind))] },
    };
  const support = words.pastedPlaces(guarded.sentences.flatMap((sentence) => sentence.support));
  return {
    outcome: 'change',
    change: { id: path, path, before, after, reason: editReasons[reason], state: 'open', support },
  };
}

const isPermutation = (before: string, after: string) =>
  [...before.split('\n')].sort().join('\n') === [...after.split('\n')].sort().join('\n');
