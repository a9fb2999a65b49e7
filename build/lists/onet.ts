import { familyOfSoc } from './families.ts';
import { capitalised, type Found, type FoundSkill, type FoundTitle, withoutBrackets } from './found.ts';
import { type Row, readTabs, withColumns } from './tables.ts';

/** The text of a file of the download, or nothing where the release does not have it. */
type ReadFile = (name: string) => string | undefined;

const code = 'O*NET-SOC Code';

/** Newer releases have renamed files and columns; whichever is there is read. */
const sources = {
  occupations: [['Occupation Data.txt', 'Title']],
  titles: [
    ['Alternate Titles.txt', 'Alternate Title'],
    ['Job Titles.txt', 'Job Title'],
    ['Sample of Reported Titles.txt', 'Reported Job Title'],
  ],
  software: [
    ['Technology Skills.txt', 'Example', 'Commodity Title', 'Hot Technology'],
    ['Software Skills.txt', 'Workplace Example', 'Element Name', 'Hot Technology'],
  ],
  tools: [['Tools Used.txt', 'Example']],
  elements: [
    ['Skills.txt', 'Element Name', 'Element ID'],
    ['Essential Skills.txt', 'Element Name', 'Element ID'],
    ['Transferable Skills.txt', 'Element Name', 'Element ID'],
    ['Knowledge.txt', 'Element Name', 'Element ID'],
  ],
} as const;

/** Skills and titles of the O*NET database, in its text files. */
export function readOnet(readFile: ReadFile): Found {
  const found: Found = { skills: [], titles: [], read: [], missing: [] };
  const rowsOf = (kind: keyof typeof sources, take: (row: Row, column: string, more: Row) => void) => {
    const there = sources[kind].filter(([file]) => readFile(file) !== undefined);
    if (there.length === 0) found.missing.push(sources[kind].map(([file]) => file).join(' or '));
    for (const [file, column, group = '', hot = ''] of there) {
      const needed = [code, column, group, hot].filter((name) => name !== '');
      for (const row of withColumns(readTabs(readFile(file) ?? ''), needed, file))
        take(row, column, { group: row[group] ?? '', hot: row[hot] ?? '' });
      found.read.push(file);
    }
  };
  rowsOf('occupations', (row) => found.titles.push(...occupationTitles(row)));
  rowsOf('titles', (row, column) => found.titles.push(...jobTitles(row, column)));
  rowsOf('software', (row, column, more) => found.skills.push(softwareSkill(row, column, more)));
  rowsOf('tools', (row, column) => found.skills.push(toolSkill(row, column)));
  const elements = new Map<string, FoundSkill>();
  rowsOf('elements', (row) => elements.set(row['Element ID'] ?? '', elementSkill(row)));
  found.skills.push(...elements.values());
  return found;
}

const familiesOf = (row: Row) => [familyOfSoc(row[code] ?? '')];

/** Occupations are named in the plural, and many are groups of several ("Tellers and Clerks, All Other"). */
function occupationTitles(row: Row): FoundTitle[] {
  const plural = withoutBrackets(row.Title ?? '');
  if (/,|\/|\b(?:and|or|except|other)\b/i.test(plural)) return [];
  const title = plural
    .replace(/wives$/, 'wife')
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<!s)s$/, '');
  return title === plural ? [] : [{ title, language: 'en', families: familiesOf(row), aliases: [] }];
}

/** Titles of one occupation are neighbors, not names of the same work: each is a title of its own. */
function jobTitles(row: Row, column: string): FoundTitle[] {
  const full = row[column] ?? '';
  const short = row['Short Title'] ?? '';
  const title = withoutBrackets(full);
  if (title === '' || title === 'n/a') return [];
  const bracketed = full.match(/\(([A-Z&]{2,6})\)\s*$/)?.[1];
  const aliases = [short, bracketed ?? ''].filter((alias) => alias !== '' && alias !== 'n/a');
  return [{ title, language: 'en', families: familiesOf(row), aliases: [...new Set(aliases)] }];
}

/**
 * Names of products, as "Structured query language SQL" or "Brand Product software". A plain single word that
 * few employers ask for is more often something else where a resume has it.
 */
function softwareSkill(row: Row, column: string, { group = '', hot }: Row): FoundSkill {
  const example = withoutBrackets(row[column] ?? '');
  // "Email software" is a kind of software; more capitals, or employers who ask for it, make it a product.
  const isProduct = hot === 'Y' || /[A-Z0-9].*[A-Z0-9].* software$/.test(example);
  const [name, ...aliases] = namesOf(isProduct ? example.replace(/(?<=[A-Z0-9]\S*) software$/, '') : example);
  const platform = /development software|data ?base management system|operating system|platform|network/i;
  return {
    name: capitalised(name),
    type: platform.test(group) && !/environment/i.test(group) ? 'technology' : 'tool',
    families: familiesOf(row),
    ambiguous: hot !== 'Y' && /^\p{L}\p{Ll}+$/u.test(name),
    aliases,
  };
}

/** A name and the abbreviation that is written behind it, if its letters are those of the words. */
function namesOf(example: string): [string, ...string[]] {
  const { words = '', short = '' } = example.match(/^(?<words>.+ .+) (?<short>[A-Z]{2,6})$/)?.groups ?? {};
  const initials = words.replace(/\b(?:and|of|for|the|in)\b/gi, '').match(/\b\p{L}/gu) ?? [];
  const fits =
    short !== '' &&
    holdsInOrder(short, initials.join('')) &&
    holdsInOrder(words.replace(/\P{L}/gu, ''), short);
  return fits ? [words, short] : [example];
}

/** Whether the letters stand in the text in their order, the first at its beginning. */
function holdsInOrder(text: string, letters: string): boolean {
  const wanted = letters.toLowerCase();
  let place = 0;
  for (const letter of text.toLowerCase()) if (letter === wanted[place]) place += 1;
  return place === wanted.length && text.slice(0, 1).toLowerCase() === wanted.slice(0, 1);
}

function toolSkill(row: Row, column: string): FoundSkill {
  const name = capitalised(withoutBrackets(row[column] ?? ''));
  // Tools are named for completeness, down to desks and telephones: single words prove nothing.
  return { name, type: 'equipment', families: familiesOf(row), ambiguous: !name.includes(' '), aliases: [] };
}

function elementSkill(row: Row): FoundSkill {
  const id = row['Element ID'] ?? '';
  const type = id.startsWith('2.C') ? 'knowledge' : id.startsWith('2.B.3') ? 'practice' : 'soft';
  const name = withoutBrackets(row['Element Name'] ?? '');
  return { name, type, families: ['general'], ambiguous: !name.includes(' '), aliases: [] };
}
