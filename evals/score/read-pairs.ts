import { z } from 'zod';
import type { Lexicon } from '#domain/language/lexicon.ts';
import type { AskingPosting } from '#domain/posting/posting.ts';
import { extractRequirements } from '#domain/posting/requirements/extract-requirements.ts';
import { openSet } from '../set-files.ts';
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

const namesIn = (folder: string, of: string, ending: string, split: Split | undefined) =>
  openSet(folder)
    .list(of)
    .filter((name) => name.endsWith(ending) && /^\d/.test(name) && inSplit(name, split));

const gold = z.object({ meta: z.object({ industry: z.optional(z.string()) }) });

export function readResumes(folder: string, split: Split | undefined): NamedResume[] {
  const set = openSet(folder);
  return namesIn(folder, 'resumes', '.txt', split).map((name) => {
    const { meta } = gold.parse(JSON.parse(set.read(`resumes/${name.replace(/txt$/, 'json')}`)));
    return {
      id: name.slice(0, -4),
      text: set.read(`resumes/${name}`),
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
  const set = openSet(folder);
  return namesIn(folder, 'postings', '.json', split).map((name) => {
    const parsed = posting.parse(JSON.parse(set.read(`postings/${name}`)));
    return { ...parsed, requirements: extractRequirements(parsed.description, lexicon) };
  });
}
