import type { Lexicon, Skill } from '../lexicon.ts';
import type { Mention } from '../phrase-index.ts';
import { wordsOf } from '../text/words.ts';
import { type Ask, type AskFinder, asksOf, createAskFinder, settleLists } from './asks-of-passage.ts';
import { describeAsk, type RequirementKind } from './describe-ask.ts';
import { passagesOf } from './posting-passages.ts';
import { readPosting } from './posting-text.ts';

/** One thing a posting asks for that can be checked alone. */
export interface Requirement {
  /** Exactly what the posting says: `description.slice(start, end)`. */
  quote: string;
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
  const posting = readPosting(description);
  const words = wordsOf(posting.text);
  const skills = lexicon.skills.find(words).filter((skill) => isNamed(posting.text, skill));
  const credentials = [
    ...skills.filter(({ value }) => value.type === 'credential'),
    ...lexicon.certifications.find(words),
  ];
  const finder: AskFinder = createAskFinder(
    posting.lower,
    skills,
    credentials,
    (word) => lexicon.actionVerbs.whole(word) !== undefined,
  );
  const asks = settleLists(finder, passagesOf(posting)).flatMap((passage) => asksOf(finder, passage));
  return withoutRepeats(asks).map((ask) => {
    const { start, end } = posting.originalOf(ask.start, ask.end);
    const named = skills.filter((skill) => skill.start >= ask.start && skill.end <= ask.end);
    const names = [...new Set(named.map(({ value }) => value.name))];
    return {
      quote: description.slice(start, end),
      start,
      end,
      level: ask.level,
      ...describeAsk(
        posting.text.slice(ask.start, ask.end),
        ask.conditions,
        finder.hasCredential(ask.start, ask.end),
      ),
      ...(names.length > 0 ? { skills: names } : {}),
    };
  });
}

/** An ordinary word counts as a skill only where it is written as a name. */
const isNamed = (text: string, { value, start }: Mention<Skill>) =>
  !value.ambiguous || /\p{Lu}/u.test(text[start] ?? '');

/** No place of the text is quoted twice. */
function withoutRepeats(asks: readonly Ask[]): Ask[] {
  let reached = -1;
  return asks.filter(({ start, end }) => {
    if (start < reached || end <= start) return false;
    reached = end;
    return true;
  });
}
