const dayMs = 86_400_000;
const daysOf = { hour: 0, day: 1, week: 7, month: 30 } as const;

/** The ISO date of what a source calls the day of posting: a time, seconds or milliseconds since 1970, or "3 days ago". */
export function postedDate(date: unknown, now: Date): string | null {
  const time =
    typeof date === 'number' ? timeOfNumber(date) : typeof date === 'string' ? timeOf(date, now) : NaN;
  if (Number.isNaN(time)) return null;
  // Clocks differ by a little; a posting from next year is none.
  if (time > now.getTime() + 2 * dayMs || time < Date.UTC(2000, 0)) return null;
  return new Date(Math.min(time, now.getTime())).toISOString().slice(0, 10);
}

const timeOfNumber = (value: number): number =>
  Number.isFinite(value) && value > 0 ? (value < 1e11 ? value * 1_000 : value) : NaN;

function timeOf(text: string, now: Date): number {
  const trimmed = text.trim();
  if (/^\d{4}-\d{2}-\d{2}/.test(trimmed)) return Date.parse(trimmed.replace(/^(\S+) (\d)/, '$1T$2'));
  if (/^\d{10,13}$/.test(trimmed)) return timeOfNumber(Number(trimmed));
  const ago = /(\d+)\+?\s*(hour|day|week|month)s?\s*ago/i.exec(trimmed);
  if (ago)
    return (
      now.getTime() - Number(ago[1]) * daysOf[(ago[2] ?? '').toLowerCase() as keyof typeof daysOf] * dayMs
    );
  if (/today|just (?:now|posted)/i.test(trimmed)) return now.getTime();
  return /yesterday/i.test(trimmed) ? now.getTime() - dayMs : NaN;
}

/** How many days old a posting is. */
export const ageInDays = (postedAt: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(postedAt)) / dayMs);
