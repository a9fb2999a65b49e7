import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { languagesIn } from '../posting/conditions/language-demands.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import { brokenHours, readWantedHours } from '../posting/conditions/working-hours.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import { brokenLanguage, readOwnLanguages } from './hold-languages.ts';
import { brokenLevel, readWantedLevel, speaksOfLevel } from './hold-level.ts';
import { brokenPay } from './hold-pay.ts';
import { brokenPlace, readWantedPlaces } from './hold-places.ts';
import { brokenRights, readOwnRights } from './hold-rights.ts';
import { brokenTopic } from './hold-topics.ts';
import { brokenCredential, brokenWords, readAvoidedWords, readLackedCredentials } from './hold-words.ts';
import type { JobSeeker } from './job-match.ts';
import { type Reason, reasonText } from './must-have-reasons.ts';
import type { BrokenMustHave, SalaryFloor } from './must-haves.ts';
import { readWishes, type Wish } from './read-wishes.ts';

type Check = (posting: JobPosting, facts: PostingFacts) => Reason | undefined;

/** Reads what a job must have for somebody, once, into what holds a posting against it. */
export function createMustHaveCheck(
  seeker: JobSeeker,
  lexicon: Lexicon,
): (posting: JobPosting, facts: PostingFacts) => BrokenMustHave[] {
  const checks = Object.entries(seeker.mustHaves).flatMap(([name, told]) => {
    if (told === undefined) return [];
    const check = typeof told === 'string' ? sentenceCheck(name, told, seeker, lexicon) : payCheck(told);
    return [{ name, check }];
  });
  return (posting, facts) =>
    checks.flatMap(({ name, check }) => {
      const reason = check(posting, facts);
      return reason ? [{ name, quote: reason.quote, reason: reasonText(reason) }] : [];
    });
}

const payCheck =
  (floor: SalaryFloor): Check =>
  (posting, facts) =>
    brokenPay(floor, posting, facts);

const rightsNames = /auth|visa|citizen|permit|right|sponsor|clearance/iu;
const languageNames = /language|speak/iu;
const placeNames = phrasePattern.iu`${'hold-must-haves/place-names'}`;
const rightsWords = phrasePattern.u`\b(?:${'hold-must-haves/rights-words'})\b`;
const placeWords = phrasePattern.u`\b(?:${'hold-must-haves/place-words'})\b`;

/** What a sentence speaks of; its name only tells what is likelier meant. */
function subjectOf(
  name: string,
  wishes: readonly Wish[],
  lexicon: Lexicon,
): 'rights' | 'language' | 'place' | undefined {
  if (rightsNames.test(name) || wishes.some(({ lower }) => rightsWords.test(lower))) return 'rights';
  const isLanguage = wishes.some(
    ({ text, lower }) =>
      languagesIn(text, lexicon).length > 0 && /\b(?:speak\w*|language|fluent|[abc][12]\b)/u.test(lower),
  );
  if (languageNames.test(name) || isLanguage) return 'language';
  const isPlace =
    !/licen[cs]e|certif|salary|industry/iu.test(name) && wishes.some(({ lower }) => placeWords.test(lower));
  return placeNames.test(name) || isPlace ? 'place' : undefined;
}

/** A sentence is read for all it may speak of. */
function sentenceCheck(name: string, sentence: string, seeker: JobSeeker, lexicon: Lexicon): Check {
  const wishes = readWishes(sentence, lexicon.gazetteer);
  const subject = subjectOf(name, wishes, lexicon);
  const home = seeker.location ?? seeker.resume?.data.personalInfo.location ?? '';
  const rights = subject === 'rights' ? readOwnRights(wishes, lexicon) : undefined;
  const languages = subject === 'language' ? readOwnLanguages(wishes, lexicon) : undefined;
  const places = subject === 'place' ? readWantedPlaces(wishes, home, lexicon) : undefined;
  const level = readWantedLevel(
    wishes.filter((wish) => speaksOfLevel(name, wish)),
    lexicon,
  );
  const isOther = !rights && !languages;
  const hours = isOther ? readWantedHours(wishes) : undefined;
  const lacked = readLackedCredentials(wishes, lexicon);
  const words =
    isOther && !level ? readAvoidedWords(wishes.filter((wish) => isPlain(wish, lexicon, lacked))) : [];
  const topical = isOther ? wishes.map((wish) => (places ? withoutWorkplace(wish) : wish)) : [];
  const known = knownLanguages(seeker, lexicon);
  return (posting, facts) =>
    (rights && brokenRights(rights, facts)) ??
    (languages && brokenLanguage(languages, known, facts)) ??
    (places && brokenPlace(places, facts)) ??
    brokenTopic(topical, posting, facts) ??
    (hours && brokenHours(hours, facts.hours)) ??
    (level && brokenLevel(level, posting, facts)) ??
    (lacked.size > 0 ? brokenCredential(lacked, facts) : undefined) ??
    brokenWords(words, posting);
}

const knownLanguages = ({ resume }: JobSeeker, lexicon: Lexicon): ReadonlySet<string> =>
  new Set(resume ? languagesIn(languageLines(resume.data), lexicon).map((one) => one.name) : []);

/** "Remote within Canada" is a place with how one works there, not a wish for remote work alone. */
function withoutWorkplace(wish: Wish): Wish {
  if (wish.kind === 'avoid') return wish;
  return {
    ...wish,
    topics: wish.topics.filter((topic) => topic !== 'remote' && topic !== 'hybrid' && topic !== 'onsite'),
  };
}

const isPlain = ({ text }: Wish, lexicon: Lexicon, lacked: ReadonlySet<string>) =>
  lacked.size === 0 && lexicon.gazetteer.find(text).length === 0;

/** Where a resume tells its languages. */
const languageLines = ({
  additional = [],
  skills = [],
  summary,
}: NonNullable<JobSeeker['resume']>['data']): string =>
  [
    ...additional
      .filter(({ heading }) => /language|sprach|langue|idioma/iu.test(heading))
      .flatMap(({ lines }) => lines),
    ...skills,
    summary,
  ].join('\n');
