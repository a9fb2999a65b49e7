import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import type { AnswerSentence } from './answer-clauses.ts';
import type { AnswerReading } from './answer-features.ts';
import type { AnswerFindings } from './answer-findings.ts';
import { isEmpty } from './answer-notes.ts';
import { countOf } from './answer-signals.ts';
import { type PlaceholderCode, placeholderText } from './feedback-words.ts';
import { type BetterPart, type QuestionKind, type StoryPart, storyParts } from './interview.ts';

/**
 * The person's own sentences as situation, task, action and result, with a place for what only they can add. Nothing is
 * reworded: a filler at the beginning may go, and so do sentences that say nothing or that would harm them.
 */
export function betterVersion(
  lexicon: Lexicon,
  answer: string,
  reading: AnswerReading,
  findings: AnswerFindings,
): BetterPart[] {
  const kept = reading.sentences.filter(
    (sentence) =>
      !isEmpty(lexicon, sentence) &&
      !reading.faults.some(
        ({ isSure, start, end }) => isSure && start < sentence.end && end > sentence.start,
      ),
  );
  const byPart = sortIntoParts(
    kept.filter((sentence) => isSafe(sentence, findings)),
    findings.kind,
  );
  const missing = missingParts(findings, byPart);
  // Gaps alone are no better version.
  if (byPart.size === 0) return [];
  return storyParts.flatMap((part): BetterPart[] => {
    const own = byPart.get(part) ?? [];
    const code = missing[part];
    return [
      ...(own.length > 0
        ? [{ part, text: own.map((sentence) => tidied(answer, sentence)).join(' '), isMissing: false }]
        : []),
      ...(code ? [{ part, text: placeholderText[code], isMissing: true }] : []),
    ];
  });
}

/** Where the way itself is the fault, no step of it is handed back as a better version. */
const isSafe = (sentence: AnswerSentence, { kind, faults }: AnswerFindings) =>
  kind === 'behavioral' || !(faults.has('unsafe') || faults.has('dishonest')) || !hasOwnDeed(sentence);

type Parts = ReadonlyMap<StoryPart, AnswerSentence[]>;

function sortIntoParts(sentences: readonly AnswerSentence[], kind: QuestionKind): Parts {
  const firstDeed = sentences.findIndex(hasOwnDeed);
  const lastOpen = sentences.findLastIndex((sentence) => !tellsResult(sentence, kind));
  return Map.groupBy(sentences, (sentence) => {
    const place = sentences.indexOf(sentence);
    // What came of it stands at the end; told earlier, it moves there. Steps stay in their order.
    const isEnd = place > lastOpen && place > firstDeed;
    if (isEnd || (kind === 'behavioral' && place > firstDeed && isPlainResult(sentence))) return 'result';
    if (firstDeed >= 0 && place >= firstDeed) return 'action';
    return task.test(sentence.text) ? 'task' : 'situation';
  });
}

/** Told as a result, and nothing that was done. */
const isPlainResult = (sentence: AnswerSentence) =>
  /^(?:as a result|in the end|since then|the result)\b/iu.test(sentence.text) && !hasOwnDeed(sentence);

const task = phrasePattern.iu`\b(?:${'better-version/task'})\b`;

const hasOwnDeed = ({ clauses }: AnswerSentence) =>
  clauses.some(({ actor, isDeed }) => actor === 'self' && isDeed);

function tellsResult({ text, clauses }: AnswerSentence, kind: QuestionKind): boolean {
  if (countOf('learning', text) > 0) return true;
  if (kind === 'situational' || kind === 'technical') return countOf('check', text) > 0;
  const ownDeeds = clauses.filter(({ actor, isDeed }) => actor === 'self' && isDeed).length;
  return countOf('result', text) > 0 && ownDeeds <= 1;
}

function missingParts(found: AnswerFindings, parts: Parts): Partial<Record<StoryPart, PlaceholderCode>> {
  const has = (part: StoryPart) => (parts.get(part)?.length ?? 0) > 0;
  if (found.kind === 'motivation')
    return found.namesTheJob && found.namesContribution ? {} : { result: linkOf(found) };
  if (found.kind === 'behavioral')
    return {
      ...(has('situation') || has('task') || hasOccasion(parts) ? {} : { situation: 'occasion' }),
      ...(found.isOwnPartUnclear || found.faults.has('blaming') ? { task: 'own-part' } : {}),
      ...(has('action') ? {} : { action: 'own-steps' }),
      ...(found.hasResult ? {} : { result: 'result' }),
    };
  const isHarmful = found.faults.has('unsafe') || found.faults.has('dishonest');
  return {
    ...(isHarmful ? { action: 'safe-way' } : has('action') ? {} : { action: 'first-step' }),
    ...(found.hasCheck ? {} : { result: 'check' }),
  };
}

const linkOf = ({ namesTheJob }: AnswerFindings): PlaceholderCode =>
  namesTheJob ? 'contribution' : 'link-to-job';

/** The first step already says when or where it was. */
const hasOccasion = (parts: Parts) =>
  [...(parts.get('action') ?? [])]
    .slice(0, 1)
    .some(({ text }) => countOf('time', text) + countOf('number', text) > 0);

const filler = phrasePattern.iu`^(?:(?:${'better-version/filler'})(?:,\s+|\s+(?=basically|yeah|yes|actually|honestly))|(?:${'better-version/filler-2'}),?\s+|anyway\.\s+)+`;

function tidied(answer: string, { start, end }: AnswerSentence): string {
  const text = answer.slice(start, end).replace(/\s+/gu, ' ');
  const rest = text.replace(filler, '');
  return rest === text || rest === '' ? text : `${rest[0]?.toUpperCase()}${rest.slice(1)}`;
}
