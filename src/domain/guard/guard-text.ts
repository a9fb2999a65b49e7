import { foldQuotes } from '../text/fold.ts';
import { checkCredentials } from './check-credentials.ts';
import { checkDates } from './check-dates.ts';
import { checkForeign } from './check-foreign.ts';
import { checkLanguages } from './check-languages.ts';
import { checkLevels } from './check-levels.ts';
import { checkMixedJobs } from './check-mixed-jobs.ts';
import { checkNames } from './check-names.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkRecords } from './check-records.ts';
import { checkRole } from './check-role.ts';
import { checkScope } from './check-scope.ts';
import { checkSkills } from './check-skills.ts';
import { checkTitles } from './check-titles.ts';
import { checkWording } from './check-wording.ts';
import type { Evidence } from './evidence.ts';
import type { Flag, Guarded, GuardedSentence, GuardInput } from './guard-types.ts';
import { languageOfText, type Passage, passageOf, passagesOf } from './passages.ts';
import { withoutReadersWords } from './reader-words.ts';
import { wish } from './source-lines.ts';

const checks: readonly ((passage: Passage, evidence: Evidence) => Flag[])[] = [
  checkNumbers,
  checkDates,
  checkNames,
  checkTitles,
  checkCredentials,
  checkLanguages,
  checkLevels,
  checkSkills,
  checkRole,
  checkScope,
  checkMixedJobs,
  checkForeign,
  checkWording,
];

/** Holds a text against the person's own words: what supports each sentence, and what nothing supports. */
export function guardText(evidence: Evidence, input: GuardInput): Guarded {
  const language = languageOfText(input.text, evidence);
  const passages = passagesOf(input.text, input.kind).map((part) =>
    passageOf(part, input.kind, evidence, input.posting ?? '', language),
  );
  const sentences = passages.map((passage) => guardSentence(passage, evidence));
  return {
    sentences,
    flags: sentences.flatMap(({ flags }) => flags),
    wordsCompared: passages.every(({ sameLanguage }) => sameLanguage),
  };
}

function guardSentence(passage: Passage, evidence: Evidence): GuardedSentence {
  const verbatim =
    evidence.plain.includes(foldQuotes(passage.text)) &&
    passage.words.every((word) => !word.content || word.support === 'same');
  // Copied words may still leave out how far a thing has got.
  const flags = verbatim
    ? checkRecords(passage, evidence)
    : withoutReadersWords(
        checks.flatMap((check) => check(passage, evidence)),
        passage,
      ).filter((flag) => !repeatsWish(flag, passage, evidence));
  return {
    text: passage.text,
    start: passage.start,
    end: passage.start + passage.text.length,
    support: passage.alignment.lines.map((line) => ({
      start: evidence.lines[line]?.start ?? 0,
      end: evidence.lines[line]?.end ?? 0,
    })),
    flags,
  };
}

/** "looking for a head of department post", repeated as a wish, claims nothing. */
function repeatsWish(flag: Flag, passage: Passage, evidence: Evidence): boolean {
  const found = wish.exec(passage.text);
  return (
    found !== null &&
    flag.start - passage.start >= found.index &&
    evidence.plain.includes(foldQuotes(flag.claim))
  );
}
