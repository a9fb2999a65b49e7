const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const fullMonths = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december'],
];
const year = '(?:19|20)\\d{2}';
const month = '0[1-9]|1[0-2]';
const iso = new RegExp(`^${year}(-(${month})(-(0[1-9]|[12]\\d|3[01]))?)?$`);
const monthAndYear = new RegExp(`^(${month})/(${year})$`);
const namedMonth = new RegExp(`^(\\p{L}+)\\.? (${year})$`, 'u');

/** A date as YYYY, YYYY-MM or YYYY-MM-DD where the text leaves no doubt, else undefined. */
export function isoDate(text: string): string | undefined {
  const trimmed = text.trim();
  if (iso.test(trimmed)) return trimmed;
  const [, number, ofYear] = monthAndYear.exec(trimmed) ?? [];
  if (number) return `${ofYear}-${number}`;
  const [, name = '', namedYear] = namedMonth.exec(trimmed) ?? [];
  const index = monthIndex(name.toLowerCase());
  return index === -1 ? undefined : `${namedYear}-${String(index + 1).padStart(2, '0')}`;
}

function monthIndex(name: string): number {
  const short = name === 'sept' ? 'sep' : name;
  return Math.max(months.indexOf(short), fullMonths.indexOf(name));
}
