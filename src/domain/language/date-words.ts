import { phraseList, phraseTable } from './phrase-pattern.ts';

/** The words of eight languages that dates in resumes are made of. Folded: lower case, no accents. */

/** The month, 1 to 12, of a folded word. */
export const monthOfWord: ReadonlyMap<string, number> = new Map(
  phraseList('date-words/months').flatMap((words, place) =>
    words.split(' ').map((word): [string, number] => [word, place + 1]),
  ),
);

/** Accents may be written or not, so each letter that can carry one matches both. */
const accents = phraseTable('date-words/accents');

const accented = (word: string) => word.replace(/[aceinosuz]/g, (letter) => `[${accents[letter] ?? letter}]`);

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length);

export const monthPattern = longestFirst(monthOfWord.keys()).map(accented).join('|');

/** Parts of a year that stand before it: seasons, terms, quarters. */
export const seasonPattern = phraseList('date-words/season-pattern')
  .map((words) => (/[[(]/.test(words) ? words : accented(words)))
  .join('|');

/** What is written for the end of something that goes on. */
export const presentPattern = phraseList('date-words/present-pattern').join('|');

export const presentCjkPattern = '至今|迄今|现在|現在|現職|今日|在职|在職|今';

/** Ends of this kind that begin with a word which elsewhere joins the ends of a range. */
export const toPresentPattern = '(?:to|till) date(?! of)|[aà] ce jour|[aà] la fecha|at[eé] [aà] data';

export const sincePattern =
  'since|seit|ab|depuis|desde|od|start|starting|from|a partir de|depuis le|desde el';

/** Words between the ends of a range. */
export const toPattern =
  "to|until|untill|till|til|through|thru|bis(?: zum)?|[aà]|au|jusqu[’']?(?:[aà]|en)?|hasta|al|at[eé]|do";
