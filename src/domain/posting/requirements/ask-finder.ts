import { longestClause } from '../../language/phrase-pattern.ts';
import type { Span } from '../../language/span.ts';
import { personal, strongAsk, strongAskAbroad, strongAskEast, yearsAsked } from './ask-wording.ts';
import { conditionsIn } from './condition-wording.ts';
import { wishWording } from './level-wording.ts';
import type { TextSense } from './text-sense.ts';

/** What the rules need to know of one posting's text. */
export interface AskFinder extends TextSense {
  asksSomehow(span: Span): boolean;
}

export function createAskFinder(
  lower: string,
  skills: readonly Span[],
  credentials: readonly Span[],
  isVerb: (word: string) => boolean,
): AskFinder {
  const known = new Map<string, boolean>();
  return {
    lower,
    isVerb,
    hasCredential: (start, end) => credentials.some((paper) => paper.start >= start && paper.end <= end),
    hasSkill: (start, end) => skills.some((skill) => skill.start >= start && skill.end <= end),
    asksSomehow: ({ start, end }) => {
      const words = lower.slice(start, end);
      const asks = known.get(words) ?? asksSomehow(words);
      known.set(words, asks);
      return asks;
    },
  };
}

const asking = [strongAsk, strongAskAbroad, strongAskEast, yearsAsked, wishWording, personal];

/** Asks, wishes or sets a condition: enough to tell a list of requirements from other lists. */
function asksSomehow(words: string): boolean {
  const lower = words.slice(0, longestClause);
  return asking.some((pattern) => pattern.test(lower)) || conditionsIn(lower).length > 0;
}
