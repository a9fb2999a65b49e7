import { isMonthName } from '../../guard/dates-of.ts';
import { type TextWord, textWordsOf } from '../../guard/text-words.ts';
import { dutyOpening } from '../../score/duty-wording.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';
import { losesAmount } from './check-amounts.ts';

const mostLost = 1 / 3;

/** Nothing that a person gave is lost: no number, no name, and no more than a third of what a line tells. */
export function checkLoss(line: ChangedLine): RevertKind[] {
  const told = tellingWords(line);
  const lost = told.filter(({ support }) => support === 'none');
  if (lost.length > told.length * mostLost || lost.some((word) => isName(word, line))) return ['lost'];
  return losesAmount(line) ? ['lost'] : [];
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
