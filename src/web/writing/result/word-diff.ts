import { diffArrays } from 'diff/lib/diff/array.js';

export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Shared runs of fewer words than this are folded into the change around them, or a rewrite reads as confetti. */
const fewestSharedWords = 3;

/** These scripts put no space between words, so they are compared letter by letter. */
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
/** A word with the space before it and its punctuation: a comma alone would be a mark that nobody sees. */
const token = new RegExp(`\\s+(?=[${unspaced}])|[${unspaced}]|\\s*(?:(?![${unspaced}])\\S)+|\\s+$`, 'gu');
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * What was removed and what was added, as an editor would mark it: whole runs of words, the removed before the added.
 * Joined, the same and the removed parts are `before`; the same and the added parts are `after`.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : [];
  // With a space before each, the first word of a text can be found again in the middle of the other.
  return withoutFirstSpace(folded(` ${before}`, ` ${after}`)).filter(({ text }) => text !== '');
}

function folded(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    const shared = parts.length > 0 ? sharedStart(removed, added) : '';
    if (shared) parts.push({ kind: 'same', text: `${parts.pop()?.text}${shared}` });
    removed = removed.slice(shared.length);
    added = added.slice(shared.length);
    if (removed) parts.push({ kind: 'removed', text: removed });
    if (added) parts.push({ kind: 'added', text: added });
    removed = added = '';
  };
  for (const run of diffArrays(before.match(token) ?? [], after.match(token) ?? [])) {
    const text = run.value.join('');
    const isShared = !run.added && !run.removed;
    if (isShared && run.value.filter(isWord).length >= fewestSharedWords) {
      flush();
      parts.push({ kind: 'same', text });
      continue;
    }
    if (!run.added) removed += text;
    if (!run.removed) added += text;
  }
  flush();
  return parts;
}

/** The words that both begin with, where only the punctuation behind them differs: "far." and "far". */
function sharedStart(removed: string, added: string): string {
  let end = 0;
  while (end < removed.length && removed[end] === added[end]) end += 1;
  const isCut = isWord(removed[end] ?? '') || isWord(added[end] ?? '');
  const shared = removed.slice(0, end);
  return isCut ? shared.replace(/\s*\S*$/u, '') : shared.trimEnd();
}

/** Takes the space off again. Where only one side begins with a change, that change gives its space to its end. */
function withoutFirstSpace(parts: readonly DiffPart[]): DiffPart[] {
  const untilSame = parts.findIndex(({ kind }) => kind === 'same');
  const opening = untilSame < 0 ? parts.length : untilSame;
  return parts.map(({ kind, text }, index) => {
    if (index < opening) return { kind, text: text.slice(1) + (opening === 1 && untilSame === 1 ? ' ' : '') };
    return { kind, text: index === untilSame && opening < 2 ? text.slice(1) : text };
  });
}
