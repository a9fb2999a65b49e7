import { type Clause, clausesOf } from './clauses.ts';
import { isMonthName } from './dates-of.ts';
import type { Evidence } from './evidence.ts';
import { isExplained } from './explained.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';

/** Languages with spaces between words, whose forms a shared beginning tells. */
const comparedLanguages: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'de', 'pt', 'pl']);

/** Results and duties that nothing in the resume tells: clauses whose own words the source does not have. */
export function checkWording(passage: Passage, evidence: Evidence): Flag[] {
  const flags = checkClauses(passage, evidence);
  return flags.length > 0 ? flags : checkStrangers(passage, evidence);
}

function checkClauses(passage: Passage, evidence: Evidence): Flag[] {
  if (!passage.sameLanguage || passage.courtesy || !comparedLanguages.has(evidence.language)) return [];
  return clausesOf(passage).flatMap((clause) => {
    const judged = clause.words.filter(
      (word) => isJudged(word, evidence) && !inQuantity(word, passage) && !isExplained(word, passage),
    );
    if (!isThin(judged, clause, passage, evidence.language)) return [];
    const novel = judged.filter((word) => strangeness(word, passage) > 0);
    const start = novel[0]?.start ?? clause.start;
    const end = novel.at(-1)?.end ?? clause.end;
    const claim = passage.text.slice(start, end);
    return [
      makeFlag(
        passage,
        { start: Math.min(start, clause.start), end },
        'wording',
        'soft',
        `Nothing in your resume tells of "${claim}". Is it true?`,
      ),
    ];
  });
}

/** Two words that the whole resume does not know in any form: true restatements hardly ever need as many. */
function checkStrangers(passage: Passage, evidence: Evidence): Flag[] {
  if (!passage.sameLanguage || passage.courtesy || evidence.language !== 'en') return [];
  const strangers = passage.words.filter(
    (word) =>
      word.support === 'none' &&
      isJudged(word, evidence) &&
      !evidence.wishStems.has(word.stem) &&
      !inQuantity(word, passage) &&
      !isExplained(word, passage),
  );
  const [first] = strangers;
  const last = strangers.at(-1);
  const judged = passage.words.filter((word) => isJudged(word, evidence) && !inQuantity(word, passage));
  if (!first || !last || strangers.length < 2 || strangers.length / judged.length < 0.3) return [];
  const claim = strangers.map(({ text }) => text).join(', ');
  return [
    makeFlag(
      passage,
      { start: first.start, end: last.end },
      'wording',
      'soft',
      `Your resume does not speak of ${claim}. Is it true?`,
    ),
  ];
}

const isJudged = (word: TextWord, evidence: Evidence) =>
  word.content &&
  !isMonthName(word.key) &&
  !evidence.forms.isFrame(word.key) &&
  !evidence.forms.isSoft(word.key);

const inQuantity = (word: TextWord, { quantities }: Passage) =>
  quantities.some(({ start, end }) => word.start >= start && word.end <= end);

/** 1 for a word the source does not have, less for one it has elsewhere, 0 where the aligned lines have it. */
function strangeness(word: TextWord, passage: Passage): number {
  if (word.support === 'none') return 1;
  const near = word.lines.some((line) => passage.alignment.near.has(line));
  if (word.support === 'synonym') return near && hasFreeWord(word, passage) ? 0 : 0.8;
  if (near) return 0;
  return word.support === 'same' || word.support === 'listed' ? 0.5 : 0.8;
}

/** A word of the source that the text already repeats cannot also stand behind another word of the text. */
const hasFreeWord = (word: TextWord, passage: Passage) =>
  word.via.some(
    ({ stem, lines }) =>
      lines.some((line) => passage.alignment.near.has(line)) &&
      !passage.words.some((other) => other !== word && other.stem === stem),
  );

/** What follows "which", "resulting in" or a comma and a participle is told as a result: it must stand there too. */
const result = /^(?:which|that|resulting|leading|enabling|allowing|thereby|so|ensuring|and)\b|^\p{L}+ing\b/iu;

const effect =
  /^(?:improv|increas|reduc|boost|cut|sav|enhanc|accelerat|streamlin|strengthen|eliminat|prevent|avoid|rais|lower|doubl|tripl|halv|minimi|maximi|generat|achiev|earn|win|won|deliver|driv|drove|secur|transform|rescu|attract|gain|yield|shorten|speed|lift|unlock|expand|grow|grew|creat|freeing|turn|bring|mak|help)/u;

/** A verb of effect that the aligned lines do not have, on things they do not have. */
function isNewResult(judged: readonly TextWord[], passage: Passage): boolean {
  const [verb, ...objects] = judged;
  if (!verb || !effect.test(verb.key) || objects.length === 0) return false;
  const strange = objects.filter((word) => strangeness(word, passage) > 0).length;
  return strangeness(verb, passage) > 0 ? strange / objects.length >= 0.5 : strange === objects.length;
}

/** "… and managed payroll": a verb and its first object, neither of them in the aligned lines. */
function isNewDuty(judged: readonly TextWord[], passage: Passage): boolean {
  const [verb, object, ...others] = judged;
  if (
    !verb ||
    !object ||
    !/(?:ed|ing)$|^(?:led|ran|built|wrote|taught|held|kept|won|sold|drew|set|gave)$/.test(verb.key)
  )
    return false;
  const rest = others.filter((word) => strangeness(word, passage) > 0).length;
  return strangeness(verb, passage) > 0 && strangeness(object, passage) >= 0.8 && rest >= others.length / 2;
}

function isThin(judged: readonly TextWord[], clause: Clause, passage: Passage, language: string): boolean {
  const sum = judged.reduce((total, word) => total + strangeness(word, passage), 0);
  if (language !== 'en')
    return (
      sum >= 2.5 &&
      sum / judged.length >= 0.75 &&
      judged.filter(({ support }) => support === 'none').length >= 2
    );
  if (sum >= 1.6 && sum / judged.length >= 0.6) return true;
  const trailing =
    clause.start > 0 &&
    result.test(passage.text.slice(clause.start).trimStart()) &&
    /^(?:bullet|linkedin|letter|summary)$/.test(passage.kind);
  if (trailing && (isNewResult(judged, passage) || isNewDuty(judged, passage))) return true;
  return (
    trailing &&
    sum >= 1.3 &&
    judged.filter((word) => strangeness(word, passage) > 0).length / judged.length >= 0.75
  );
}
