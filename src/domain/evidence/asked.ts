import { isFunctionWord, saysNothingAboutFit } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { onceFor } from '../language/memoize.ts';
import { quantitiesOf } from '../language/quantities.ts';
import type { Quantity } from '../language/quantity.ts';
import type { TextReader } from '../language/text-reader.ts';
import { stemOf } from '../language/words.ts';
import { type ConditionKind, conditionsIn } from '../posting/requirements/condition-wording.ts';
import { lowerOf } from '../posting/requirements/describe-ask.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import { alternativesOf } from './alternatives.ts';
import { englishOf } from './english.ts';

/** A word of what is asked: the rarer, the more it says. */
export interface AskedWord {
  key: string;
  stem: string;
  weight: number;
}

/** What one requirement says, read once however many resumes it is held against. */
export interface Asked {
  requirement: Requirement;
  /** What is asked without its years and without what stands in brackets as an aside. */
  words: readonly AskedWord[];
  /** Each of the things of which one is enough; none where all of it is asked. */
  alternatives: readonly (readonly AskedWord[])[];
  skills: readonly string[];
  languages: readonly string[];
  credentials: readonly string[];
  /** One of the skills is enough. */
  isEither: boolean;
  conditions: readonly ConditionKind[];
  /** How much of it is praise, 0 to 1. */
  praise: number;
  /** An attitude, or a condition such as a shift or a check: no resume can tell. */
  isUncheckable: boolean;
  /** Figures other than years, such as the size of a team or a budget. */
  amounts: readonly Quantity[];
}

const maxWords = 24;
const yearsPart = /^.*?\b(?:years?['’]?|yrs|months['’]?)(?!\w)(?:\s+of\b)?/iu;
const orSimilar = /\bor (?:an? )?(?:closely )?(?:similar|equivalent|related|relevant)\b.*$/iu;
const willing =
  /^(?:must be |you(?:'re| are) )?(?:willing|able|ability|available|availability|comfortable|happy|ready|prepared|flexible|can )|\b(?:willing(?:ness)?|able|ability|availability|comfortable|prepared|happy) (?:to|with|for)\b/iu;

/** "Coordination, operations or a similar role": without its end the rest is a list of which one is enough. */
const partsOf = (quote: string, bare: string): string[] => {
  const parts = bare.split(',').filter((part) => part.trim() !== '');
  return orSimilar.test(quote) && parts.length > 1 ? parts : alternativesOf(bare);
};

export const askedOf = onceFor((requirement: Requirement, reader: TextReader): Asked => {
  const { quote, years, skills = [] } = requirement;
  const bare = (years === undefined ? quote : quote.replace(yearsPart, ' ')).replace(orSimilar, '');
  const { lexicon } = reader;
  const named = skills.filter((skill) => lexicon.skills.whole(skill)?.type !== 'soft');
  const isLanguage = (skill: string) => lexicon.skills.whole(skill)?.type === 'human-language';
  const exact = reader.certifications(quote);
  const words = wordsIn(bare, reader);
  return {
    requirement,
    words: words.length > 0 ? words : wordsIn(quote, reader),
    alternatives: partsOf(quote, bare).map((part) => wordsIn(part, reader)),
    skills: named.filter((skill) => !isLanguage(skill)),
    languages: named.filter(isLanguage),
    credentials: [...(exact.size > 0 ? exact : reader.credentials(quote))],
    isEither: isEither(quote, reader),
    conditions: conditionsIn(lowerOf(quote)),
    praise: praiseOf(quote, reader),
    isUncheckable: isUncheckable(requirement, reader),
    amounts: quantitiesOf(quote).filter(
      ({ kind, unit }) => kind !== 'year' && !(kind === 'time' && /year|month|week|day|hour/u.test(unit)),
    ),
  };
});

function wordsIn(text: string, reader: TextReader): AskedWord[] {
  const seen = new Set<string>();
  return reader
    .words(text)
    .flatMap(({ key }): AskedWord[] => {
      const own = englishOf(key, reader.lexicon);
      const stem = stemOf(own);
      const isSmall = isFunctionWord(key) || (saysNothingAboutFit(key) && !/^[a-z]{1,2}[+#]*$/u.test(key));
      if (isSmall || seen.has(stem)) return [];
      seen.add(stem);
      return [{ key: own, stem, weight: weightOf(own, reader.lexicon) }];
    })
    .slice(0, maxWords);
}

const rarest = 30_000;

/** From .2 for the most common words to 1 for rare and unknown ones. */
const weightOf = (key: string, { words }: Lexicon) =>
  Math.max(0.2, Math.log(Math.min(words.rankOf(key), rarest) + 2) / Math.log(rarest));

const hours = /\b(?:weekends?|evenings?|nights?|holidays?|overtime|shifts?)\b/iu;
const conditionsOfWork: ReadonlySet<ConditionKind> = new Set([
  'schedule',
  'travel',
  'physical',
  'check',
  'sample',
]);

/** Naming a trait shows nothing, and whether somebody would work weekends or lift boxes isn't in any resume. */
function isUncheckable({ quote, kind, skills = [] }: Requirement, reader: TextReader): boolean {
  if (kind === 'language' || kind === 'certification' || kind === 'education') return false;
  const named = reader.lexicon.skills.find(reader.words(quote)).map(({ value }) => value.type);
  const types = [...skills.map((skill) => reader.lexicon.skills.whole(skill)?.type), ...named];
  if (types.some((type) => type !== 'soft')) return false;
  if (types.length > 0 || reader.isPraise(quote) || reader.isMostlyPraise(quote)) return true;
  const conditions = conditionsIn(lowerOf(quote));
  if (conditions.some((one) => one === 'check' || one === 'sample')) return true;
  return willing.test(quote) && (hours.test(quote) || conditions.some((one) => conditionsOfWork.has(one)));
}

function praiseOf(text: string, reader: TextReader): number {
  const telling = reader.words(text).filter(({ key }) => !saysNothingAboutFit(key));
  return telling.length === 0
    ? 0
    : telling.filter((word) => reader.isPraise(word.text)).length / telling.length;
}

/** "Relativity or Everlaw" is met by either; "Git and Markdown" needs both, and so does "CI/CD and Git". */
export function isEither(quote: string, { lexicon, words }: TextReader): boolean {
  const named = lexicon.skills.find(words(quote));
  const joints = [...named, { start: quote.length, end: 0 }].map(({ start }, place) =>
    quote.slice(named[place - 1]?.end ?? 0, start),
  );
  return joints.some((joint) => /\b(?:or|ou|oder|lub|similar|equivalent)\b|\//i.test(joint));
}
