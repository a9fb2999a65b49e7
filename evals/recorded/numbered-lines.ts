/** A fenced block of a prompt, by its label. */
export const blockOf = (prompt: string, label: string): string | undefined =>
  new RegExp(`^<<<data (\\w+) ${label}>>>\\n([\\s\\S]*?)\\n<<<end \\1>>>$`, 'm').exec(prompt)?.[2];

const linesIn = (prompt: string): string[] => blockOf(prompt, 'lines of the person')?.split('\n') ?? [];

/** A list of skills may be read anew; a line more or less would move all numbers after it. */
const maxChanged = 0.1;

/**
 * An answer names the person's lines by their numbers. As long as those stand for the same lines it can be played, also where
 * the wording around them has changed since.
 */
export const hasSameLines =
  (asked: string) =>
  (kept: string): boolean => {
    const [now, then] = [linesIn(asked), linesIn(kept)];
    const changed = now.filter((line, at) => line !== then[at]).length;
    return now.length > 0 && now.length === then.length && changed <= now.length * maxChanged;
  };

/** A reading points at the lines of the pasted text: it can be played while they are the same, whatever was asked about them. */
export const hasSameText =
  (asked: string) =>
  (kept: string): boolean =>
    pastedIn(asked) !== '' && pastedIn(asked) === pastedIn(kept);

const pastedIn = (prompt: string): string => prompt.match(/^L\d+: .*$/gmu)?.join('\n') ?? '';
