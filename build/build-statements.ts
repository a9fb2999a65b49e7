import { writeFileSync } from 'node:fs';
import { readFigures } from '#evals/statements/kept-figures.ts';
import { statementsDocument } from '#evals/statements/statements-document.ts';

/** `npm run build -- statements`: the table of everything we say, with how often it was right. A test says when it's old. */
writeFileSync('docs/statements.md', statementsDocument(readFigures()));
