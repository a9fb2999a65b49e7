import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Lexicon } from '#domain/language/lexicon.ts';
import type { AskingPosting } from '#domain/posting/posting.ts';
import { extractRequirements } from '#domain/posting/requirements/extract-requirements.ts';
import { inSplit, type Split } from '../split.ts';

export interface NamedResume {
  id: string;
  text: string;
  /** What kind of work it is, in the words of the corpus. */
  industry: string;
}

export interface NamedPosting extends AskingPosting {
  id: string;
}

const filesIn = (folder: string, ending: string, split: Split | undefined) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending) && /^\d/.test(name) && inSplit(name, split))
    .sort();

const gold = z.object({ meta: z.object({ industry: z.optional(z.string()) }) });

export function readResumes(folder: string, split: Split | undefined): NamedResume[] {
  const place = path.join(folder, 'resumes');
  return filesIn(place, '.txt', split).map((name) => {
    const { meta } = gold.parse(
      JSON.parse(readFileSync(path.join(place, name.replace(/txt$/, 'json')), 'utf8')),
    );
    return {
      id: name.slice(0, -4),
      text: readFileSync(path.join(place, name), 'utf8'),
      industry: meta.industry ?? '',
    };
  });
}

const posting = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
});

/** With the requirements that the engine finds, as in the product. */
export function readPostings(folder: string, split: Split | undefined, lexicon: Lexicon): NamedPosting[] {
  const place = path.join(folder, 'postings');
  return filesIn(place, '.json', split).map((name) => {
    const told = posting.parse(JSON.parse(readFileSync(path.join(place, name), 'utf8')));
    return { ...told, requirements: extractRequirements(told.description, lexicon) };
  });
}
