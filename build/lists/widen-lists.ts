import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEsco } from './esco.ts';
import { type Found, formKey } from './found.ts';
import { type Merged, mergeSkills } from './merge-skills.ts';
import { mergeTitles } from './merge-titles.ts';
import { readOnet } from './onet.ts';
import { createOrdinaryWords } from './ordinary-words.ts';
import { createSeniority } from './seniority.ts';
import { readTabs } from './tables.ts';

export interface ListFolders {
  /** Our own lists. */
  own: string;
  /** The text files of the O*NET database. */
  onet?: string | undefined;
  /** The CSV files of the ESCO classification. */
  esco?: string | undefined;
}

export interface WidenedLists {
  skills: Merged;
  titles: Merged;
  sources: { name: string; found: Found }[];
}

/** What the official downloads have beyond our own lists. */
export function widenLists(folders: ListFolders): WidenedLists {
  const sources: WidenedLists['sources'] = [];
  if (folders.onet !== undefined) sources.push({ name: 'O*NET', found: onetIn(folders.onet) });
  if (folders.esco !== undefined) sources.push({ name: 'ESCO', found: escoIn(folders.esco) });
  for (const { name, found } of sources)
    if (found.skills.length + found.titles.length === 0)
      throw new Error(`No ${name} file was found; looked for ${found.missing.join(', ')}`);
  const list = (name: string) => readTabs(readFileSync(join(folders.own, `${name}.tsv`), 'utf8'));
  const skills = list('skills');
  const titles = list('titles');
  const isOrdinary = createOrdinaryWords({
    actionVerbs: list('action-verbs'),
    softWords: list('soft-words'),
    synonyms: list('synonyms'),
  });
  const skillForms = new Set(
    skills.flatMap(({ name = '', aliases = '' }) => [name, ...aliases.split('|')]).map(formKey),
  );
  return {
    sources,
    skills: mergeSkills(
      skills,
      sources.flatMap(({ found }) => found.skills),
      isOrdinary,
    ),
    titles: mergeTitles(
      titles,
      sources.flatMap(({ found }) => found.titles),
      {
        seniorityOf: createSeniority(titles, list('title-words')),
        isOrdinary,
        isSkill: (form) => skillForms.has(formKey(form)),
      },
    ),
  };
}

function onetIn(folder: string): Found {
  const files = readdirSync(folder);
  return readOnet((name) => (files.includes(name) ? readFileSync(join(folder, name), 'utf8') : undefined));
}

function escoIn(folder: string): Found {
  return readEsco(readdirSync(folder), (name) => readFileSync(join(folder, name), 'utf8'));
}
