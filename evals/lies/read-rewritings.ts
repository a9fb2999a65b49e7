import { readFileSync } from 'node:fs';

/** Another wording of one line, as a model would write it. False ones are made of the line's own words. */
interface Rewriting {
  isTrue: boolean;
  resume: string;
  path: string;
  text: string;
}

const file = new URL('rewritings.tsv', import.meta.url);

/** Rewritings of the resumes in `own-corpus`, written by hand. */
export const readRewritings = (): Rewriting[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [is, resume = '', path = '', text = ''] = row.split('\t');
      return { isTrue: is === 'true', resume, path, text };
    });
