import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { wordsOf } from '../language/words.ts';
import {
  called,
  employerLabel,
  headLines,
  hiring,
  introduced,
  isEmployer,
  isTitle,
  linesOf,
  separator,
  titleLabel,
} from './head-lines.ts';
import { readContact } from './read-contact.ts';

/** Who offers which job, as far as that is sure. */
export interface NamedJob {
  employer: string | null;
  title: string | null;
  contact: string | null;
}

/** The job, who offers it and who takes applications, as the posting names them. What isn't sure is null: never a guess. */
export function readPostingHead(pasted: string, lexicon: Lexicon): NamedJob {
  const lines = linesOf(pasted);
  const text = lines.join('\n');
  const head = lines.slice(0, headLines);
  const title = titleIn(head, lexicon);
  return {
    title,
    employer: employerIn(head, text, lexicon, title !== null && jobIn(head[0] ?? '', lexicon) === title),
    contact: readContact(text, lexicon),
  };
}

function titleIn(lines: readonly string[], lexicon: Lexicon): string | null {
  const labeled = lines.flatMap((line) => titleLabel.exec(line)?.[1] ?? []);
  const first = lines.slice(0, 3).map((line) => line.replace(hiring, ''));
  const told = [...first.slice(0, 1), ...labeled, ...first.slice(1)].flatMap(
    (line) => jobIn(line, lexicon) ?? [],
  );
  return told[0] ?? soughtIn(lines, lexicon);
}

/** A line that is a job and nothing else, as a letter would call it: without grade, hours and department behind it. */
function jobIn(line: string, lexicon: Lexicon): string | null {
  const [whole = ''] = line.split(separator);
  const [named = ''] = whole.split(/ (?:at|@) (?=\p{Lu})/u);
  const bare = named.replace(/\s*\(.*$/u, '').split(/\. |;|\s\/\s/u)[0] ?? '';
  const [before = '', ...rest] = bare.split(/,\s/u);
  const isShort =
    !before.includes(' ') &&
    titleWordOf(before, lexicon) &&
    /^(?:, [\p{Lu}&][^,]*)$/u.test(bare.slice(before.length));
  // "Manager, Capital Projects": one word alone says too little.
  if (isShort) return isTitle(bare) && !isStrange(bare) ? calm(bare.trim(), lexicon) : null;
  const name = (rest.length > 0 && isJob(before, lexicon) ? before : bare).trim().replace(/[,:.]+$/u, '');
  return isTitle(name) && isJob(name, lexicon) && !isStrange(name) ? calm(name, lexicon) : null;
}

const titleWordOf = (word: string, { titleWords }: Lexicon): boolean =>
  titleWords.whole(word.toLowerCase())?.role === 'head';

/** It ends with a word for work, or a title of our lists ends it; what follows "of", "in", "to" and numbers says which. */
function isJob(text: string, { titles, titleWords }: Lexicon): boolean {
  const words = wordsOf(text.split(/ (?:of|in|to|for) /u)[0]?.replace(/ (?:\d+|I{1,3}|IV)$/u, '') ?? '');
  const last = words.at(-1);
  if (!last || words.length > 7) return false;
  return (
    titleWords.whole(last.text)?.role === 'head' || titles.find(words).some(({ end }) => end === last.end)
  );
}

const sought = phrasePattern.gu`\b(?:${'read-posting-head/sought'})(?: to hire)? (?:an?|our(?: next)?|one|the)? ?(?:\p{Ll}[\p{L}-]*,? ){0,4}((?:\p{Lu}[\p{L}/&-]*)(?: (?:\p{Lu}[\p{L}/&-]*|\d))*)`;

/** "…is seeking a Healthcare Data Analyst": in a sentence only what is written as a name. */
function soughtIn(lines: readonly string[], lexicon: Lexicon): string | null {
  const found = lines.flatMap((line) => [...line.matchAll(sought)].map(([, name = '']) => name));
  return found.find((name) => name.includes(' ') && isJob(name, lexicon) && !isStrange(name)) ?? null;
}

/** A word with figures and signs in it is no part of a name. */
const isStrange = (text: string) => /\p{L}+[-_]?\d{2,}|\d+[-_]\p{L}|[@:<>{}[\]|\\]|https?/iu.test(text);

const shouted = (text: string) => text.length > 5 && text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);

/** "CARE ASSISTANT" is "Care Assistant"; what is no word stays as it is. */
function calm(text: string, { words }: Lexicon): string {
  if (!shouted(text)) return text;
  return text
    .replace(/\p{Lu}{2,}/gu, (word) =>
      words.isWord(word.toLowerCase()) && !/^[IVX]+$/u.test(word)
        ? word.slice(0, 1) + word.slice(1).toLowerCase()
        : word,
    )
    .replace(/(?<= )(?:Of|And|The|For|In|To)(?= )/gu, (word) => word.toLowerCase());
}

function employerIn(
  lines: readonly string[],
  text: string,
  lexicon: Lexicon,
  hasTitleFirst: boolean,
): string | null {
  const labeled = lines.flatMap((line) => employerLabel.exec(line)?.[1] ?? [])[0];
  const under = hasTitleFirst ? underTitle(lines, text, lexicon) : undefined;
  const beside = besideTitle(lines[0] ?? '', hasTitleFirst);
  const named =
    labeled?.split(separator)[0] ?? under ?? beside ?? introducedIn(lines, text, lexicon) ?? fairIn(text);
  const bare = called(named ?? '');
  if (bare === '' || bare.length > 60 || isStrange(bare) || lexicon.skills.whole(bare)) return null;
  return inItsCapitals(bare, text, lexicon);
}

/** "Cook at Blue Door", "Cook – Blue Door – Austin, TX". */
function besideTitle(line: string, hasTitleFirst: boolean): string | undefined {
  const [, at] = / (?:at|@) (\p{Lu}.*)$/u.exec(line.split(separator)[0] ?? '') ?? [];
  return hasTitleFirst && at !== undefined && isEmployer(at) ? at : undefined;
}

/** The line below the title, where it returns in the text, or goes on with a place, or a place stands below it. */
function underTitle(lines: readonly string[], text: string, lexicon: Lexicon): string | undefined {
  const [, second = '', third = ''] = lines;
  const [head = '', beside = ''] = second.split(separator);
  const whole = head.replace(/\s*\([^)]*\)$/u, '').replace(/,? (?:Inc|LLC|Ltd|LLP)\.?$/u, '');
  const [start = ''] = whole.split(/,\s/u);
  // "County of Kettle Lakes, Public Works & Land Records": the department goes, where a place below proves the rest.
  const isPart =
    !isEmployer(whole) && !isPlace(second, lexicon) && start.includes(' ') && isPlace(third, lexicon);
  const name = isPart ? start : whole;
  if (!isEmployer(name) || jobIn(name, lexicon) !== null || isPlace(name, lexicon)) return undefined;
  const opening = name.split(' ').slice(0, 2).join(' ');
  const returns = text.toLowerCase().split(opening.toLowerCase()).length > 2;
  return returns || isPlace(beside, lexicon) || isPlace(third.split(separator)[0] ?? '', lexicon)
    ? name
    : undefined;
}

const isPlace = (text: string, { places }: Lexicon): boolean => {
  const [town = '', region = ''] = text.replace(/\(.*$/u, '').trim().split(/,\s*/u);
  return (
    /^(?:remote|hybrid|on-?site)\b/iu.test(town) ||
    places.whole(text.trim()) !== undefined ||
    (/^\p{Lu}/u.test(town) &&
      town.split(' ').length <= 4 &&
      (/^\p{Lu}{2}$/u.test(region) || places.whole(region) !== undefined))
  );
};

const fairInWords = phrasePattern.mu`(?<=^|[.!?]\s|\n)((?!${'read-posting-head/fair-in'})\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\d'’&.-]*)){0,5}) is an equal[- ]opportunity`;

/** "Palo Alto Gardens is an equal opportunity employer": nobody else would say so. */
const fairIn = (text: string): string | undefined => fairInWords.exec(text)?.[1];

/** "Harborline is a …": it opens a paragraph near the top, and it's called so again. */
function introducedIn(lines: readonly string[], text: string, lexicon: Lexicon): string | undefined {
  return lines
    .flatMap((line) => introduced.exec(line)?.[1] ?? [])
    .find(
      (name) =>
        isEmployer(name) &&
        !isJob(name, lexicon) &&
        !/\b\p{Lu}{2}$/u.test(name) &&
        lexicon.certifications.find(wordsOf(name)).length === 0 &&
        (name.includes(' ') || text.split(name).length > 2),
    );
}

/** "BLUE DOOR FOODS" is "Blue Door Foods", as the text has it elsewhere. */
function inItsCapitals(name: string, text: string, lexicon: Lexicon): string {
  if (!shouted(name)) return name;
  const at = [...text.matchAll(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'), 'giu'))];
  return at.map(([found]) => found).find((found) => !shouted(found)) ?? calm(name, lexicon);
}
