import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { wordsOf } from '../language/words.ts';
import { headLines, hiring, isTitle, linesOf, separator, titleLabel } from './head-lines.ts';
import { readContact } from './read-contact.ts';
import { readEmployer } from './read-employer.ts';

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
    employer: employerIn(head, text, lexicon),
    contact: readContact(text, lexicon),
  };
}

function titleIn(lines: readonly string[], lexicon: Lexicon): string | null {
  const labeled = lines.flatMap((line) => titleLabel.exec(line)?.[1] ?? []);
  const first = lines.slice(0, 3).map((line) => line.replace(hiring, ''));
  const jobs = [...first.slice(0, 1), ...labeled, ...first.slice(1)].flatMap(
    (line) => jobIn(line, lexicon) ?? [],
  );
  return jobs[0] ?? soughtIn(lines, lexicon);
}

const hours = /^(?:(?:full|part)[- ]time|now hiring|seasonal|temporary):? |,? (?:wanted|needed)!*$/giu;

/** A line that is a job and nothing else, as a letter would call it: without grade, hours and department behind it. */
function jobIn(line: string, lexicon: Lexicon): string | null {
  const [whole = ''] = line.split(separator);
  const [named = ''] = whole.replace(hours, '').split(/ (?:at|@) (?=\p{Lu})/u);
  const [both = ''] = named
    .replace(/\s*\(.*$/u, '')
    .replace(/!+$/u, '')
    .split(/\. |;/u);
  // "Cook / Baker" is a cook; "Master / Lead Technician" is one job.
  const [ahead = ''] = both.split(/\s\/\s/u);
  const bare = isJob(ahead, lexicon) ? ahead : both;
  const [before = '', ...rest] = bare.split(/,\s/u);
  const isShort =
    !before.includes(' ') &&
    titleWordOf(before, lexicon) &&
    /^(?:, [\p{Lu}&][^,]*)$/u.test(bare.slice(before.length));
  // "Manager, Capital Projects": one word alone says too little.
  if (isShort) return isTitle(bare) && !isStrange(bare) ? normalizeCaps(bare.trim(), lexicon) : null;
  const name = (rest.length > 0 && isJob(before, lexicon) ? before : bare).trim().replace(/[,:.]+$/u, '');
  return isTitle(name) && isJob(name, lexicon) && !isStrange(name) ? normalizeCaps(name, lexicon) : null;
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
  const job = found.find((name) => name.includes(' ') && isJob(name, lexicon) && !isStrange(name));
  return job === undefined ? null : normalizeCaps(job, lexicon);
}

/** A word with figures and signs in it is no part of a name. */
const isStrange = (text: string) => /\p{L}+[-_]?\d{2,}|\d+[-_]\p{L}|[@:<>{}[\]|\\]|https?/iu.test(text);

const shouted = (text: string) => text.length > 5 && text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);

/** "CARE ASSISTANT" is "Care Assistant"; what is no word stays as it is. */
function normalizeCaps(text: string, { words }: Lexicon): string {
  if (!shouted(text)) return text;
  return text
    .replace(/\p{Lu}{2,}/gu, (word) =>
      (word.length > 4 || words.isWord(word.toLowerCase())) && !/^[IVX]+$/u.test(word)
        ? word.slice(0, 1) + word.slice(1).toLowerCase()
        : word,
    )
    .replace(/(?<= )(?:OF|AND|THE|FOR|IN|TO|Of|And|The|For|In|To)(?= )/gu, (word) => word.toLowerCase());
}

/** "Hale & Tansey P.C.": how a firm is owned isn't what it's called. */
const legalForm = /(?<=\p{Lu}[\p{L}'’-]{1,40}),? (?:\p{Lu}\.){2,4}(?=[\s,;)]|$)(?! \p{Lu})/gu;

function employerIn(lines: readonly string[], whole: string, lexicon: Lexicon): string | null {
  const text = whole.replace(legalForm, '');
  const bare = lines.map((line) => line.replace(legalForm, ''));
  const named = readEmployer(bare, text, lexicon, (name) => jobIn(name, lexicon) !== null) ?? '';
  if (named === '' || isStrange(named)) return null;
  return inItsCapitals(named, text, lexicon);
}

/** "BLUE DOOR FOODS" is "Blue Door Foods", as the text has it elsewhere. */
function inItsCapitals(name: string, text: string, lexicon: Lexicon): string {
  if (!shouted(name)) return name;
  const at = [...text.matchAll(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'), 'giu'))];
  return at.map(([found]) => found).find((found) => !shouted(found)) ?? normalizeCaps(name, lexicon);
}
