const bulletMark = /^\s*(?:[•◦▪‣·*–—-]\s+)?/u;

/**
 * One line became several: by Enter, which splits it where the cursor was, or by pasting a list, whose marks and empty
 * lines are left out.
 */
export function splitBullet(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.length <= 2) return lines.map((line) => line.trim());
  const written = lines.map((line) => line.replace(bulletMark, '').trim()).filter(Boolean);
  return written.length > 0 ? written : [''];
}

/** A list written one item a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const linesText = (lines: readonly string[]) => lines.join('\n');

/**
 * Skills with commas between, or one a line; a comma inside brackets belongs to its skill. Where the skills so far have
 * commas of their own, a comma divides nothing.
 */
export function skillsOf(text: string, soFar: readonly string[] = []): string[] {
  return canBeDivided(soFar) ? divided(text) : linesOf(text);
}

export const skillsText = (skills: readonly string[]) => skills.join(canBeDivided(skills) ? ', ' : '\n');

/** At each comma that is not inside brackets, and at each line. */
export const divided = (text: string) => linesOf(text.replace(/,(?![^(\n]*\))/g, '\n'));
const canBeDivided = (skills: readonly string[]) => isSame(divided(skills.join(', ')), skills);

export const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);
