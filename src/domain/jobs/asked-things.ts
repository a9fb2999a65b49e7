import { type Answer, answersTo } from '../evidence/answers.ts';
import { credentialShown, heldShare } from '../evidence/credential-shown.ts';
import { languageShown } from '../score/match/languages-old.ts';
import {
  alternativeShown,
  isEither,
  nameOfSkill,
  type Shown,
  skillShown,
  wordsShown,
} from '../evidence/shown.ts';
import { sortOf } from '../evidence/sort-ask.ts';
import { isFunctionWord } from '../language/function-words.ts';
import type { TextReader } from '../language/text-reader.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { Passage, ResumeView } from '../resume/resume-view.ts';

/** One thing that a posting asks for and a resume can show. "Kafka and NetSuite" are two. */
export interface AskedThing {
  name: string;
  isMust: boolean;
  isSkill: boolean;
  /** 1 where a job shows it, less where it's told elsewhere or only listed. */
  share: number;
  /** The resume's own words for all of it; undefined where it isn't in the resume. */
  quote: string | undefined;
}

type Proof = Pick<AskedThing, 'share' | 'quote'>;

const elsewhereShare = 0.85;
/** A skill that is only listed counts, but for less than one that a job shows. */
const listedShare = 0.7;

const none: Proof = { share: 0, quote: undefined };

/** What a resume shows or lacks, each once. Where nobody can tell, as with a whole sentence in other words, it's left out. */
export function askedThings(requirements: readonly Requirement[], view: ResumeView, now: Date): AskedThing[] {
  const asked = requirements.flatMap((requirement) => withoutYears(requirement, view) ?? []);
  const things = answersTo({ title: '', description: '', requirements: asked }, view, now).flatMap((answer) =>
    thingsIn(answer, view),
  );
  // What is demanded and also wished for is demanded.
  const byName = Map.groupBy(things, ({ name }) => name.toLowerCase());
  return [...byName.values()].flatMap((same) => same.find(({ isMust }) => isMust) ?? same[0] ?? []);
}

/** Years are counted with the experience; "two years with SQL" also asks for SQL. */
function withoutYears(requirement: Requirement, { reader }: ResumeView): Requirement | undefined {
  if (sortOf(requirement, reader) !== 'years') return requirement;
  const { years: _, ...rest } = requirement;
  const typeOf = (skill: string) => reader.lexicon.skills.whole(skill)?.type ?? 'soft';
  const skills = (rest.skills ?? []).filter((skill) => !/^(?:soft|credential)$/u.test(typeOf(skill)));
  return skills.length === 0 ? undefined : { ...rest, kind: 'skill', skills };
}

function thingsIn(answer: Answer, view: ResumeView): AskedThing[] {
  const { requirement, sort } = answer;
  if (sort === 'credential') return credentialsIn(answer, view);
  if (sort === 'degree') return degreesIn(answer);
  const parts = partsOf(requirement, view);
  if (parts.length === 0) return wordedIn(answer, view);
  if (!isEither(requirement.quote, view.reader))
    return parts.map((part) => thingOf(answer, part, partProof(part, requirement, view)));
  const proofs = [...parts.map((part) => partProof(part, requirement, view)), wholeProof(answer, view)];
  return [thingOf(answer, askName(requirement), best(proofs))];
}

/** More words than these can be said in other words. */
const mostWords = 3;

function wordedIn(answer: Answer, view: ResumeView): AskedThing[] {
  const { requirement, share } = answer;
  const { quote, name } = requirement;
  const proof = wholeProof(answer, view);
  const isCut = view.reader.words(quote).some(({ key }) => key.length < 3 && !isFunctionWord(key));
  const isUnclear = share >= 0.5 || isCut || view.reader.telling(name).length > mostWords;
  return proof.quote === undefined && isUnclear ? [] : [thingOf(answer, askName(requirement), proof)];
}

const thingOf = ({ requirement, sort }: Answer, name: string, proof: Proof): AskedThing => ({
  ...proof,
  name,
  isMust: requirement.level === 'must',
  isSkill: sort === 'skill',
});

const best = (proofs: readonly Proof[]): Proof => proofs.reduce((a, b) => (b.share > a.share ? b : a), none);

/** Names of our list that say most of an ask; where they say little of it, its words have to be shown. */
function partsOf({ skills = [], quote }: Requirement, { reader, isEnglish }: ResumeView): string[] {
  const typeOf = (skill: string) => reader.lexicon.skills.whole(skill)?.type;
  const named = reader.lexicon.skills.find(reader.words(quote));
  const all = reader.telling(quote);
  const said = new Set(reader.telling(named.map(({ start, end }) => quote.slice(start, end)).join(' ')));
  const isMost = all.filter((stem) => said.has(stem)).length * 2 >= all.length;
  if (!isMost || named.some(({ start }) => isCompound(quote, start, reader))) return [];
  return skills.filter((skill) => typeOf(skill) !== 'soft' && !(isEnglish && skill === 'English'));
}

/** "Sugar sculpture" is more than sculpture; "advanced Excel" is Excel. */
function isCompound(quote: string, start: number, { words, telling, isPraise }: TextReader): boolean {
  const before = words(quote).findLast(({ end }) => end === start - 1);
  return (
    before !== undefined &&
    /^\p{Ll}/u.test(quote.slice(start)) &&
    telling(before.text).length > 0 &&
    !isPraise(before.text)
  );
}

function partProof(part: string, requirement: Requirement, view: ResumeView): Proof {
  const only = { ...requirement, quote: part, name: part, skills: [part] };
  if (view.reader.lexicon.skills.whole(part)?.type === 'human-language')
    return spokenProof(languageShown({ ...only, kind: 'language' }, view), part, view);
  const listed = nameOfSkill(part, view);
  return best([
    toldProof(skillShown(part, view)),
    toldProof(wordsShown(part, view)),
    listed ? { share: listedShare, quote: listed.text } : none,
  ]);
}

/** Languages are said in a section of their own, in the summary or among the skills. */
function spokenProof({ share, by }: Shown, part: string, view: ResumeView): Proof {
  if (by && share > 0) return { share: 1, quote: by.text };
  const said = nameOfSkill(part, view);
  return said ? { share: 1, quote: said.text } : none;
}

/** By all of its words, or by all words of one of the things of which one is enough. */
function wholeProof({ requirement, listed, sort, share, by }: Answer, view: ResumeView): Proof {
  const { quote, name, kind } = requirement;
  if (kind === 'language' && sort === 'skill' && by && share > 0) return { share: 1, quote: by.text };
  const stems = view.reader.telling(name);
  const worded = view.names.find(
    ({ affirmed }) => stems.length > 0 && stems.every((stem) => view.reader.stems(affirmed).has(stem)),
  );
  const named = worded ?? listed;
  return best([
    ...[wordsShown(name, view), wordsShown(quote, view), alternativeShown(quote, view)].map(toldProof),
    named ? { share: listedShare, quote: named.text } : none,
  ]);
}

/** One passage that tells all of it; half of its words prove nothing. */
function toldProof({ share, by }: Shown<Passage>): Proof {
  if (!by || share < (by.isExperience ? 1 : 0.5)) return none;
  return { share: by.isExperience ? 1 : elsewhereShare, quote: by.text };
}

const isPaper = /licen[cs]|certif|regist|accredit|qualifi|diploma/iu;

const namesPaper = (quote: string, { credentials, lexicon, words }: TextReader): boolean =>
  credentials(quote).size > 0 || lexicon.degrees.find(words(quote)).length > 0;

/** Held, or by the title that nobody has without it. */
const leastHeld = 0.75;

function credentialsIn(answer: Answer, view: ResumeView): AskedThing[] {
  const { requirement } = answer;
  const names = [...view.reader.certifications(requirement.quote)];
  if (names.length < 2 || isEither(requirement.quote, view.reader)) {
    const proof = heldProof(answer, requirement);
    // "A subsidised transit ticket" sounds like one and is none.
    const isOne = isPaper.test(requirement.quote) || namesPaper(requirement.quote, view.reader);
    return proof.quote === undefined && !isOne ? [] : [thingOf(answer, askName(requirement), proof)];
  }
  return names.map((name) =>
    thingOf(
      answer,
      name,
      heldProof(credentialShown({ ...requirement, quote: name, name }, view), requirement),
    ),
  );
}

/** What is still to come counts only where the posting says that it's enough: "CPA candidate". */
function heldProof({ share, by, listed }: Shown, { quote }: Requirement): Proof {
  const isPendingEnough = heldShare(quote) < 1;
  if (by && (share >= leastHeld || isPendingEnough)) return { share: 1, quote: by.text };
  const isListed = listed !== undefined && (heldShare(listed.text) === 1 || isPendingEnough);
  return share === 0 && isListed ? { share: listedShare, quote: listed.text } : none;
}

/** Where experience may stand for it, or a field that is near, nobody can tell that it's missing. */
const orExperience = /\b(?:equivalent|comparable|or (?:\p{L}+ ){0,3}experience)\b/iu;

function degreesIn(answer: Answer): AskedThing[] {
  const { share, by, requirement } = answer;
  const name = askName(requirement);
  if (by && share >= 1) return [thingOf(answer, name, { share, quote: by.text })];
  return share >= 0.5 || orExperience.test(requirement.quote) ? [] : [thingOf(answer, name, none)];
}

/** Longer names of asks are sentences. */
const longestName = 48;

/** Its own wording where that's short, else the names of our list. */
function askName({ skills = [], name, quote }: Requirement): string {
  const bare = name.replace(
    /^(?:(?:hands-on|prior|previous|relevant) )*(?:experience|background) (?:with|in|of) /iu,
    '',
  );
  if (bare.length > longestName && skills.length > 0)
    return skills.slice(0, 3).join(/\bor\b/iu.test(quote) ? ' or ' : ', ');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}
