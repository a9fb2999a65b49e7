import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import type { Requirement } from '../requirements/extract-requirements.ts';

/** 0 intern, 1 junior, 2 mid, 3 senior, 4 lead, 5 manager, 6 director, 7 vice president, 8 chief. */
export interface PostingLevel {
  /** By the title's words; null where it says nothing. */
  rank: number | null;
  /** The least years that are demanded. */
  years: number | null;
}

const seniorities: Readonly<Record<string, number>> = {
  ...{ intern: 0, entry: 1, mid: 2, senior: 3, lead: 4, manager: 5, director: 6, vp: 7, executive: 8 },
};

const gradeNumbers: readonly (readonly [RegExp, number])[] = [
  [/\b(?:i|1)(?=\s*(?:$|[(,/-]))/iu, 1],
  [/\b(?:ii|2)(?=\s*(?:$|[(,/-]))/iu, 2],
  [/\b(?:iii|iv|3|4)(?=\s*(?:$|[(,/-]))/iu, 3],
];

const ownWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:intern|internship|werkstudent\w*|working student|praktik\w+|trainee|apprentice)\b/iu, 0],
  [
    /\b(?:junior|jr\.?|entry[- ]level|graduate|grad|newly qualified|early[- ]career|starter|berufseinsteiger\w*)(?!\w)/iu,
    1,
  ],
  [/\bjunior(?:\s*(?:to|-|–|\/)\s*)mid\b|\b(?:mid[- ]?level|mid|intermediate)\b/iu, 2],
  [/\b(?:senior|sr\.?|snr|experienced)(?!\w)/iu, 3],
];

/** Older people, not a level: "Senior Living Activities Coordinator". */
const olderPeople = phrasePattern.giu`\bseniors?['’]?[- ](?:${'posting-level/older-people'})\b`;

/** The level that words of a title say, by our lists and by usual short forms; null where none does. */
export function rankIn(written: string, lexicon: Lexicon): number | null {
  const text = written.replace(olderPeople, (found) => ' '.repeat(found.length));
  const words = wordsOf(text.replace(/\([^)]*\)/gu, ' '));
  const named = lexicon.titleWords.find(words);
  const statedRanks = ownWords.flatMap(([pattern, rank]) => (pattern.test(text) ? [rank] : []));
  const high = named
    .filter(({ value, start, end }) => (value.rank ?? 0) > 3 && !isPartnerOf(text, start, end))
    .toSorted((a, b) => (b.value.rank ?? 0) - (a.value.rank ?? 0))[0];
  const listed = high ? (listedRank(text, high.start, lexicon) ?? high.value.rank ?? 4) : 0;
  if (listed > 3 && !statedRanks.includes(0)) return listed;
  if (statedRanks.length > 0) return statedRanks.includes(0) ? 0 : Math.max(...statedRanks);
  const grade = gradeNumbers.find(([pattern]) => pattern.test(text));
  if (grade) return grade[1];
  // "Accounting Assistant" is a junior post, "Assistant Controller" none.
  const isHelper = ({ value, end }: (typeof named)[number]) =>
    /^(?:assistant|associate)$/u.test(value.word) && text.slice(end).trim() !== '';
  const ranks = named
    .filter((one) => !isHelper(one))
    .flatMap(({ value }) => (value.rank !== undefined && value.rank <= 3 ? [value.rank] : []));
  return ranks.length > 0 ? Math.max(...ranks) : null;
}

/** A partner owns a firm; a "client partner" or a "partner success manager" doesn't. */
const isPartnerOf = (text: string, start: number, end: number): boolean =>
  /^partners?$/iu.test(text.slice(start, end)) &&
  (/^\s+\w/u.test(text.slice(end)) ||
    /(?<!managing|equity|senior|law|founding|general)\s$/iu.test(text.slice(0, start)));

/** "Account Manager" looks after accounts, not after people: our list of titles knows. */
function listedRank(text: string, at: number, lexicon: Lexicon): number | null {
  const known = lexicon.titles
    .find(wordsOf(text))
    .filter(({ value, start, end }) => value.family !== 'general' && start <= at && at < end);
  return known[0] ? (seniorities[known[0].value.seniority] ?? null) : null;
}

/** What a title says, and the years that are demanded anywhere. */
export function readLevel(
  title: string,
  requirements: readonly Requirement[],
  lexicon: Lexicon,
): PostingLevel {
  const years = requirements.flatMap(({ level, years = 0 }) => (level === 'must' ? years : 0));
  return { rank: rankIn(title, lexicon), years: Math.max(0, ...years) || null };
}
