/** `--short`: every bench from end to end in a few rounds, to see that it still runs. Its figures mean nothing. */
export const isShort = process.argv.includes('--short');

export const inFull = (full: number, short: number): number => (isShort ? short : full);
