import { isMonthName } from '../../guard/dates-of.ts';
import { type TextWord, textWordsOf } from '../../guard/text-words.ts';
import { dutyOpening } from '../../score/duty-wording.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';
import { lostAmounts } from './check-amounts.ts';
import { partsOf } from './parts.ts';

/** A summary may be told anew from the rest of the resume. */
const mostLost = { bullet: 0.6, summary: 0.85 } as const;
const mostKept = 1 / 3;

/**
 * Leaving out is no lie, but a person's numbers and names are what their line is worth. They may go only together with
 * the part of the sentence that they stand in: what stays says as much as before.
 */
export function checkLoss(line: ChangedLine): RevertKind[] {
  const told = tellingWords(line);
  const lost = told.filter(({ support }) => support === 'none');
  if (lost.length > told.length * mostLost[line.kind]) return ['lost'];
  const facts = [...lostAmounts(line), ...lost.filter((word) => isName(word, line))];
  const parts = partsOf(line.before);
  const isMissed = facts.some(({ start, end }) => {
    const part = parts.find((of) => start >= of.start && end <= of.end);
    const about = told.filter((word) => !part || (word.start >= part.start && word.end <= part.end));
    return about.filter(({ support }) => support !== 'none').length > about.length * mostKept;
  });
  return isMissed ? ['lost'] : [];
}

/** Without praise, worn phrases, and openings such as "responsible for". */
function tellingWords(line: ChangedLine): TextWord[] {
  const { before } = line;
  const proposed = line.proposed();
  const words = textWordsOf(before, proposed);
  const worn = proposed.lexicon.cliches.find(words);
  const opening = dutyOpening.exec(before)?.[0].length ?? 0;
  const { forms } = proposed;
  return words.filter(
    ({ content, key, start, end }) =>
      content &&
      start >= opening &&
      !forms.isSoft(key) &&
      !forms.isFrame(key) &&
      !isMonthName(key) &&
      !worn.some((phrase) => start >= phrase.start && end <= phrase.end),
  );
}

/** A product, a place, a method: written as a name inside the line, or known to the lists as a skill. */
function isName(word: TextWord, { before, own }: ChangedLine): boolean {
  const isAllCapitals = before === before.toUpperCase();
  const atStart = /(?:^|[.!?:]\s+)\P{L}*$/u.test(before.slice(0, word.start));
  if (word.capital && !atStart && !isAllCapitals) return true;
  return own.lexicon.skills
    .find([word])
    .some(({ value }) => !value.ambiguous && (value.type === 'tool' || value.type === 'technology'));
}
