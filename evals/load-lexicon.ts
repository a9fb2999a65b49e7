import { readFileSync } from 'node:fs';
import { createLexicon, type Lexicon } from '#domain/lexicon.ts';

const read = (name: string) => readFileSync(new URL(`../public-data/${name}.tsv`, import.meta.url), 'utf8');

/** The product's own word lists. */
export function loadLexicon(): Lexicon {
  return createLexicon({
    skills: read('skills'),
    titles: read('titles'),
    titleWords: read('title-words'),
    organisationWords: read('organisation-words'),
    degrees: read('degrees'),
    places: read('places'),
    certifications: read('certifications'),
    actionVerbs: read('action-verbs'),
    cliches: read('cliches'),
    synonyms: read('synonyms'),
    softWords: read('soft-words'),
  });
}
