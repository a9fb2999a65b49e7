import { describedOnly } from '../evidence/described-only.ts';
import { keywordsOf } from '../evidence/keywords.ts';
import { weighEvidence } from '../evidence/weigh-evidence.ts';
import type { AskingPosting } from '../posting/posting.ts';
import { postingWordsOf } from '../posting/posting-words.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import { withoutCopied } from './copied-text.ts';
import { gatesOf } from './gates.ts';
import { lackingOf, matchFindings } from './match-findings.ts';
import { bulletChecks } from './readability/bullet-checks.ts';
import { contactCheck } from './readability/contact-check.ts';
import { datesCheck } from './readability/dates-check.ts';
import { hygieneCheck } from './readability/hygiene-check.ts';
import { lengthCheck } from './readability/length-check.ts';
import { sectionsCheck } from './readability/sections-check.ts';
import { skillEvidenceCheck } from './readability/skill-evidence-check.ts';
import { type Check, type CheckId, type Finding, type Gate, rubricVersion, type Score } from './score.ts';
import { readabilityWeight } from './score-limits.ts';

/** Shares of 100. What does not apply is shared out among the rest. */
const points: Readonly<Record<CheckId, number>> = {
  ...{ contact: 15, sections: 20, dates: 10 },
  ...{ 'bullet-verbs': 10, 'bullet-numbers': 10, 'bullet-length': 6, 'bullet-duties': 6 },
  ...{ length: 5, hygiene: 10, 'skill-evidence': 8 },
  // What is asked weighs by itself, a must 1 and a wish .3.
  ...{ skills: 1, years: 1, credentials: 1, education: 1, place: 1 },
};

/** A score before fixes, with what they are made from. The same input has the same score; `now` ends running jobs. */
export interface Rating extends Score {
  /** What was scored: the text without what does not count. */
  view: ReadResume;
}

interface Against {
  posting: AskingPosting | undefined;
  now: Date;
  /** How many words were pasted, where that's known: some may have found no place in a field. */
  pastedWords?: number | undefined;
}

/** Lines copied from the posting don't count; of licenses and permits they're seen all the same, so that nobody is told that they lack one. */
export function rateResume(whole: ReadResume, { posting, now, pastedWords = 0 }: Against): Rating {
  const words = posting && postingWordsOf(posting, whole.reader.lexicon);
  const { view, copied } = words ? withoutCopied(whole, words) : { view: whole, copied: [] };
  const seen = posting ? weighEvidence(whole, posting, now) : [];
  const described = posting && !posting.judged ? describedOnly(view) : view;
  const counted = posting ? weighEvidence(described, posting, now) : [];
  const readability = checksOf([
    contactCheck(view),
    sectionsCheck(view, words),
    datesCheck(view),
    ...bulletChecks(view),
    lengthCheck(view),
    hygieneCheck(view),
    skillEvidenceCheck(view, words),
  ]);
  const match = words && checksOf(matchFindings(counted));
  const written = Math.max(whole.words.length, pastedWords) - (whole.words.length - view.words.length);
  // No cap without its row in the table of keywords.
  const gates = [...gatesOf(view, written), ...lackingOf(keywordsOf(seen, whole))];
  const r = sumOf(readability);
  const m = match && sumOf(match);
  return {
    version: rubricVersion,
    total: totalOf(r, m, gates),
    readability: r,
    ...(m === undefined ? {} : { match: m }),
    gates,
    checks: [...readability, ...(match ?? [])],
    ignored: copied,
    view,
  };
}

function totalOf(readability: number, match: number | undefined, gates: readonly Gate[]): number {
  const earned =
    match === undefined ? readability : readabilityWeight * readability + (1 - readabilityWeight) * match;
  // A hair's breadth, so that sums that are equal but for the last bit round alike.
  const rounded = Math.round(earned + 1e-9);
  return Math.max(0, Math.min(100, rounded, ...gates.map(({ cap }) => cap)));
}

const sumOf = (checks: readonly Check[]) => checks.reduce((sum, { got }) => sum + got, 0);

function checksOf(findings: readonly Finding[]): Check[] {
  const applying = findings.filter(({ share }) => share !== undefined);
  const all = applying.reduce((sum, { id, weight = 1 }) => sum + points[id] * weight, 0);
  return findings.map(({ id, share, weight = 1, notes }) => {
    const max = share === undefined || all === 0 ? 0 : (points[id] * weight * 100) / all;
    return { id, got: max * (share ?? 0), max, notes, fixes: [] };
  });
}
