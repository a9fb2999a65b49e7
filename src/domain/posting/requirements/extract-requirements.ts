import type { Lexicon } from '../../language/lexicon.ts';
import { describeAsk, type RequirementKind } from './describe-ask.ts';
import { partAsk } from './part-asks.ts';
import { asksIn, kindMembers, type RequirementSpan, readCandidates } from './read-asks.ts';
import { wholeAsk } from './whole-ask.ts';

/** One thing a posting asks for that can be checked alone. */
export interface Requirement {
  /** Exactly what the posting says: `description.slice(start, end)`. */
  quote: string;
  /** The sentence or item that it was cut out of, where it's less than that. */
  whole?: string;
  start: number;
  end: number;
  name: string;
  kind: RequirementKind;
  level: 'must' | 'nice';
  /** The least number of years asked. */
  years?: number;
  /** The skills of the product's list that the quote names. */
  skills?: string[];
}

/** What a posting asks of an applicant, in its own words and order. */
export function extractRequirements(description: string, lexicon: Lexicon): Requirement[] {
  const posting = readCandidates(description, lexicon);
  const spans = withoutRepeats(asksIn(posting, lexicon)).flatMap((ask) =>
    partAsk(posting.finder, ask, lexicon.requirements),
  );
  const kinds = lexicon.requirements.kinds.tag(kindMembers(posting, spans)).labels;
  return spans.map((ask, place) => {
    const { start, end } = posting.text.originalOf(ask.start, ask.end);
    const named = posting.skills.filter((skill) => skill.start >= ask.start && skill.end <= ask.end);
    const names = [...new Set(named.map(({ value }) => value.name))];
    const whole = wholeAsk(description, posting.text, ask);
    return {
      quote: description.slice(start, end),
      ...(whole === undefined ? {} : { whole }),
      start,
      end,
      level: ask.level,
      kind: kinds[place] as RequirementKind,
      ...describeAsk(posting.text.text.slice(ask.start, ask.end)),
      ...(names.length > 0 ? { skills: names } : {}),
    };
  });
}

/** No place of the text is quoted twice. */
function withoutRepeats(spans: readonly RequirementSpan[]): RequirementSpan[] {
  let reached = -1;
  return spans.filter(({ start, end }) => {
    if (start < reached || end <= start) return false;
    reached = end;
    return true;
  });
}
