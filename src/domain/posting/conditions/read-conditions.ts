import { phrasePattern } from '../../language/phrase-pattern.ts';
import { bareTerms, type Topic, topicPatterns } from './condition-topics.ts';
import { frequencyIn, shareIn } from './how-often.ts';
import { quoteOf, type Sentence } from './posting-sentences.ts';

/** What a posting says about one topic. */
export interface Condition {
  topic: Topic;
  /** 0.3 now and then, 0.6 part of the job, 1 always; of travel the share that is told. */
  degree: number;
  /** Whether the degree is a share that the posting states. */
  isMeasured: boolean;
  /** "No nights". */
  isDenied: boolean;
  /** "Part-time possible": may be had, isn't demanded. */
  isOption: boolean;
  quote: string;
}

const denialBefore = phrasePattern.u`\b(?:nobody|no one|no longer|stopped|ended|scrapped|abolished)\b[^;.:()]{0,48}$|\b(?:${'read-conditions/denial-before'})\b(?:(?! but )[^,;.:()]){0,26}$`;
const denialAfter =
  /^[^,;.]{0,16}?(?:\b(?:is|are|will be) (?:not|never)\b|\b(?:isn't|aren't|not) (?:required|needed|expected|involved|offered|possible|part|necessary|planned)|\bnot (?:required|needed)\b|\bnever\b|\bexcluded\b|\bunlikely\b)|^[- ]free\b|^ (?:and \w+ )?(?:off|free|none)\b/u;
const optionNear = phrasePattern.u`^[^,;.]{0,14}?\b(?:${'read-conditions/option-near'})\b`;
const optionBefore = phrasePattern.u`\b(?:${'read-conditions/option-before'})\s+(?:[\w-]+ ){0,2}$`;

/** What the sentences of a posting say about when, where and on what terms one works. */
export function readConditions(sentences: readonly Sentence[]): Condition[] {
  return sentences.flatMap((sentence, place) =>
    topicPatterns.flatMap(([topic, pattern]) => {
      // A title tells the terms in a word; elsewhere the same word may be about the business.
      const found =
        pattern.exec(sentence.lower) ?? (place === 0 ? bareTerms.title[topic]?.exec(sentence.lower) : null);
      return found ? [conditionOf(topic, sentence, found.index, found.index + found[0].length)] : [];
    }),
  );
}

function conditionOf(topic: Topic, sentence: Sentence, start: number, end: number): Condition {
  const before = sentence.lower.slice(Math.max(0, start - 60), start);
  const after = sentence.lower.slice(end, end + 60);
  const named = sentence.lower.slice(start, end);
  // A denial may be part of what the topic is told by: "no remote" means on site.
  const ownDenial = /^(?:no|not|cannot|can't|without)\b/u.test(named);
  return {
    topic,
    ...degreeOf(topic, before, named, after),
    isDenied: !ownDenial && (denialBefore.test(before) || denialAfter.test(after)),
    isOption: optionNear.test(after) || optionBefore.test(before),
    quote: quoteOf(sentence, start, end),
  };
}

function degreeOf(
  topic: Topic,
  before: string,
  named: string,
  after: string,
): Pick<Condition, 'degree' | 'isMeasured'> {
  const share = topic === 'travel' ? shareIn(`${before.slice(-36)}${named}${after.slice(0, 36)}`) : undefined;
  if (share !== undefined) return { degree: share, isMeasured: true };
  const around = `${before.slice(-28)}${named}${after.slice(0, 24)}`;
  // "Two days a week in the office" is every week.
  if (topic === 'hybrid') {
    const isRare =
      /\b(?:a|per|every|each) (?:month|quarter|year)|\b(?:occasional|quarterly|annual|optional)/u.test(
        around,
      );
    return { degree: isRare ? 0.3 : 0.6, isMeasured: false };
  }
  return { degree: frequencyIn(around), isMeasured: false };
}
