import type { Lexicon } from '../language/lexicon.ts';
import type { Skill } from '../language/lexicon-entries.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { wordsOf } from '../language/words.ts';
import type { AskingPosting } from '../posting/posting.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import { isCalled } from './write/called-skill.ts';

/** Something of our lists that an ask names. */
export interface AskedName {
  skill: Skill;
  /** As it reads within a sentence. */
  name: string;
}

/** What an ask names in the sense of our lists: no department to work with, no employer, no short form of something else. */
export function askedNames(requirement: Requirement, posting: AskingPosting, lexicon: Lexicon): AskedName[] {
  const words = wordsOf(requirement.quote);
  const employer = headWords(posting);
  const named = new Set(requirement.skills);
  const found = lexicon.skills.find(words).flatMap(({ value, start, end }): AskedName[] => {
    const mention = requirement.quote.slice(start, end);
    const before = requirement.quote.slice(0, start);
    const skill = lexicon.skills.whole(value.name);
    if (!skill || !named.has(value.name) || !isAskable(skill)) return [];
    if (value.ambiguous && !isWrittenName(value, mention, start, requirement)) return [];
    if (isDepartment(value, before, requirement) || employer.has(mention)) return [];
    if (isPartOfOther(value.name, mention, requirement.quote.slice(end))) return [];
    return [{ skill, name: withinSentence(value.name, mention, start) }];
  });
  return found.filter((one, place) => found.findIndex(({ skill }) => one.skill === skill) === place);
}

/** A trait cannot be asked for, nor what goes without saying. */
const isAskable = ({ type }: Skill): boolean => type !== 'soft' && type !== 'human-language';

/**
 * Also an ordinary word, or short for several things: sure only of a product with a capital of its own, and of a credential
 * that is called by its name ("CVA" may be of veterinary assistants or of volunteer administration).
 */
function isWrittenName(
  { type, name }: Skill,
  mention: string,
  start: number,
  { kind }: Requirement,
): boolean {
  if (!/^\p{Lu}/u.test(mention)) return false;
  return type === 'credential'
    ? kind === 'certification' && isCalled(name, mention)
    : isProduct.test(type) && start > 0 && mention.length > shortForm;
}

const isProduct = /^(?:tool|technology)$/;
const shortForm = 3;

const known = phrasePattern.iu`${'asked-names/known'}`;

/** "Handle discipline together with HR" asks for no work in human resources. */
const isDepartment = ({ type }: Skill, before: string, { quote }: Requirement): boolean =>
  type === 'method' && /\b(?:with|alongside)\s+(?:the\s+|our\s+)?$/iu.test(before) && !known.test(quote);

/** "B2B SaaS" isn't about B2B sales. */
const isPartOfOther = (name: string, mention: string, after: string): boolean =>
  name.toLowerCase().startsWith(`${mention.toLowerCase()} `) && /^\s\p{Lu}/u.test(after);

/** Names above the first ask, outside the title of the job: whoever posts it. */
function headWords({ title, description, requirements }: AskingPosting): ReadonlySet<string> {
  const first = Math.min(...requirements.map(({ start }) => start), description.length);
  const lines = description.slice(0, first).split('\n');
  const names = lines
    .filter((line) => line.trim() !== '')
    .slice(0, headLines)
    .flatMap((line) => wordsOf(line.replace(title, '')))
    .filter(({ text }) => /^\p{Lu}/u.test(text));
  return new Set(names.map(({ text }) => text));
}

const headLines = 3;

/** As small as the posting writes it within a sentence; at the start of one only a name of ours that has no other capital is small. */
function withinSentence(name: string, mention: string, start: number): string {
  const [first = '', ...others] = name.split(' ');
  const isPhrase =
    others.length > 0 && /^\p{Lu}\p{Ll}+$/u.test(first) && others.every((word) => /^\p{Ll}/u.test(word));
  const isSmall =
    isPhrase ||
    (start > 0 && /^\p{Ll}/u.test(mention) && others.length === 0 && /^\p{Lu}\p{Ll}+$/u.test(first));
  return isSmall ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
