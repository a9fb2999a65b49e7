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

/** Skills with commas between, or one a line. A comma inside brackets belongs to its skill. */
export const skillsOf = (text: string): string[] =>
  text
    .split(/\n|,(?![^(\n]*\))/)
    .map((skill) => skill.trim())
    .filter(Boolean);

/** With commas, unless a skill has one of its own: then one a line. */
export function skillsText(skills: readonly string[]): string {
  const joined = skills.join(', ');
  return isSame(skillsOf(joined), skills) ? joined : skills.join('\n');
}

export const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);
