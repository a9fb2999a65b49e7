import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import {
  formsOfBase,
  formsOfGerund,
  formsOfPast,
  formsOfThird,
  type Tense,
} from '../../language/verb-forms.ts';

/** How the lines of a job are told. A job that goes on may hold both: what is done, and what was. */
export interface JobTense {
  tense: Tense;
  isCurrent: boolean;
}

/** Deeds of one day: told as past also where the job goes on and the rest is told in the present. */
const once = phrasePattern.plain`^(?:${'job-tense/once'})$`;

/** The tense of a job's lines: what most of them have, else whether the job goes on. "Handling" goes on. */
export function tenseOf(lines: readonly string[], isCurrent: boolean, lexicon: Lexicon): JobTense {
  if (!isCurrent) return { tense: 'past', isCurrent };
  const firsts = lines.map(
    (line) => /^\W*(?:I\s+(?:also\s+)?)?(?:\p{L}+ly\s+)?(\p{L}+)/u.exec(line)?.[1]?.toLowerCase() ?? '',
  );
  const past = firsts.filter(
    (word) => /^(?:was|were|had)$/.test(word) || (formsOfPast(word, lexicon) && !once.test(word)),
  ).length;
  const present = firsts.filter(
    (word) =>
      /^(?:am|have)$/.test(word) ||
      [formsOfBase, formsOfThird, formsOfGerund].some((formsOf) => formsOf(word, lexicon)),
  ).length;
  return { tense: past > present ? 'past' : 'present', isCurrent };
}
