import type { Lexicon } from '../language/lexicon.ts';
import { phraseList, phrasePattern } from '../language/phrase-pattern.ts';
import { keyOf, stemOf, wordsOf } from '../language/words.ts';
import { rankIn } from '../posting/conditions/posting-level.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import type { Reason } from './must-have-reasons.ts';
import type { Wish } from './read-wishes.ts';

/** The levels and titles that somebody wants and doesn't want. */
export interface WantedLevel {
  wanted: readonly number[];
  avoided: ReadonlySet<number>;
  /** Titles by their stems, in their order. */
  avoidedTitles: readonly (readonly string[])[];
  avoidsManaging: boolean;
  /** Where a manager's post is wanted, its title alone doesn't tell that one manages people. */
  wantsManagerTitle: boolean;
  /** From this post of command upward. */
  highest: number;
}

const levelWords = phrasePattern.u`\b(?:${'hold-level/level-words'})\b`;
/** Words that say a level and no work. */
const pureLevel = phrasePattern.iu`^(?:${'hold-level/pure-level'})$`;
const filler = new Set(phraseList('hold-level/filler'));

export const speaksOfLevel = (name: string, { lower }: Wish): boolean =>
  /^(?:seniority|level|title|role|position|rank|career)/iu.test(name) &&
  (levelWords.test(lower) || /^(?:seniority|level)/iu.test(name));

export function readWantedLevel(wishes: readonly Wish[], lexicon: Lexicon): WantedLevel | undefined {
  if (wishes.length === 0) return undefined;
  const wanted = wishes
    .filter(({ kind }) => kind !== 'avoid')
    .flatMap(({ text }) => alternativesOf(text).flatMap((part) => rankOf(part, lexicon)));
  const denied = wishes.filter(({ kind }) => kind === 'avoid');
  const parts = denied.flatMap(({ text }) => alternativesOf(text));
  const ranks = parts
    .filter((part) => contentOf(part).length === 0)
    .flatMap((part) => rankOf(part, lexicon))
    .filter((rank) => rank <= 3);
  const command = parts
    .flatMap((part) => rankOf(part, lexicon))
    .filter((rank) => rank >= 5 && rank > Math.max(0, ...wanted));
  return {
    wanted,
    highest: Math.min(9, ...command),
    avoided: new Set(ranks.filter((rank) => !wanted.includes(rank))),
    // A post of command is told by its name: somebody's assistant stands as high and isn't it.
    avoidedTitles: parts
      .filter((part) => contentOf(part).length > 0 || (rankIn(part, lexicon) ?? 9) > 3)
      .map((part) => titleStems(part)),
    wantsManagerTitle: wishes.some(({ kind, lower }) => kind !== 'avoid' && /\bmanager\b/u.test(lower)),
    avoidsManaging: denied.some(
      ({ topics, lower }) =>
        topics.includes('management') ||
        /\bmanager of\b|\bpeople manage|\bmanag\w+ (?:a |of a )?team/u.test(lower),
    ),
  };
}

const alternativesOf = (text: string) =>
  text.split(/\s*[/,()]\s*|\s+or\s+|\s+and\s+|\s+to\s+|\s*–\s*/u).filter((part) => part.trim() !== '');

const rankOf = (part: string, lexicon: Lexicon): number[] => {
  const rank = rankIn(part, lexicon);
  return rank === null ? [] : [rank];
};

/** What names work and not only a level. */
const contentOf = (part: string) =>
  wordsOf(part).filter(({ key, text }) => !filler.has(key) && key.length > 2 && !pureLevel.test(text));

const titleStems = (part: string) =>
  wordsOf(part)
    .filter(({ key }) => !filler.has(key))
    .map(({ key }) => stemOf(key));

const helpers = /^(?:assistant|associate|deputy|vice|asst)$/u;

export function brokenLevel(
  level: WantedLevel,
  posting: JobPosting,
  facts: PostingFacts,
): Reason | undefined {
  const { rank, years, mostYears, quote } = facts.level;
  const title = posting.title.replace(/\(ref[^)]*\)/iu, '').trim();
  const broken: Reason = { code: 'level', title, quote: '' };
  if (level.avoidedTitles.some((stems) => isTitled(title, stems))) return broken;
  if (level.avoidsManaging && managesPeople(title, facts, level.wantsManagerTitle)) return broken;
  if (rank !== null && level.avoided.has(rank) && !level.wanted.includes(rank)) return broken;
  if (rank !== null && rank >= level.highest && !/\b(?:assistant|deputy|associate)\b/iu.test(title))
    return broken;
  const [low, high] = [Math.min(...level.wanted), Math.max(...level.wanted)];
  if (rank !== null && level.wanted.length > 0 && (rank <= low - 2 || rank >= high + 3)) return broken;
  // Years tell the level too: who wants no senior job isn't asked for five years.
  if (years !== null && years >= 5 && level.avoided.has(3))
    return { code: 'years', years, isMost: false, quote };
  if (mostYears !== null && mostYears <= 4 && level.avoided.has(2) && (rank ?? 2) <= 2)
    return { code: 'years', years: mostYears, isMost: true, quote };
  return undefined;
}

/** The words stand in the title one after another, and nobody's assistant is meant. */
function isTitled(title: string, stems: readonly string[]): boolean {
  const words = wordsOf(title.split(/\s[-–—]\s|\(/u)[0] ?? title);
  const own = words.map(({ key }) => stemOf(keyOf(key)));
  const matches = (wanted: readonly string[]) =>
    own.some(
      (_, place) =>
        wanted.every((stem, step) => own[place + step] === stem) &&
        !helpers.test(words[place - 1]?.key ?? ''),
    );
  return stems.length > 0 && matches(stems);
}

function managesPeople(title: string, { level, conditions }: PostingFacts, isTitleWanted: boolean): boolean {
  const lower = title.toLowerCase();
  if (/\b(?:assistant|deputy|individual contributor)\b/u.test(lower)) return false;
  if (
    /\b(?:team|group|squad|section) (?:lead|leader|manager)\b|\bsupervisor\b|\bhead of\b|\bdirector\b/u.test(
      lower,
    )
  )
    return true;
  const isManager = !isTitleWanted && level.rank !== null && level.rank >= 5;
  const said = conditions.filter(({ topic }) => topic === 'management');
  if (isManager) return !said.some(({ isDenied }) => isDenied) || said.some(({ isDenied }) => !isDenied);
  return said.some(
    ({ isDenied, degree, quote }) =>
      !isDenied &&
      (degree === 1 ||
        /\b(?:you(?:'ll| will| would)?|to) (?:line )?manage (?:a team|\w+ (?:people|engineers|staff))\b/iu.test(
          quote,
        )),
  );
}
