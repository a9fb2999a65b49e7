import { sourceFiles } from '#tests/support/source-files.ts';

export const breach = sourceFiles('.');
