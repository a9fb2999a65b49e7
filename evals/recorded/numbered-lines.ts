const block = /^<<<data (\w+) lines of the person>>>\n([\s\S]*?)\n<<<end \1>>>$/m;
const linesIn = (text: string): string[] => block.exec(text)?.[2]?.split('\n') ?? [];

/** A list of skills may be read anew; a line more or less would move all numbers after it. */
const mostChanged = 0.1;

/**
 * An answer names the person's lines by their numbers. As long as those stand for the same lines it can be played, also where
 * the wording around them has changed since.
 */
export const hasSameLines =
  (asked: string) =>
  (kept: string): boolean => {
    const [now, then] = [linesIn(asked), linesIn(kept)];
    const changed = now.filter((line, at) => line !== then[at]).length;
    return now.length > 0 && now.length === then.length && changed <= now.length * mostChanged;
  };
