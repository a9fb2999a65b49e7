import type { ResumeData } from '../../resume/resume.ts';

/** Phone and place in the usual style, each on its line; nothing where both are so already. */
export function tidyContact({ personalInfo: { phone, location } }: ResumeData): string | undefined {
  const after = `${tidyPhone(phone, location)}\n${tidyPlace(location)}`;
  return after === `${phone}\n${location}` ? undefined : after;
}

/** Whether the same number is called, and the place is what is left without the street, the number and the code. */
export function isSameContact(before: string, after: string): boolean {
  const [phone = '', place = ''] = before.split('\n');
  return (
    after === `${tidyPhone(phone, place)}\n${tidyPlace(place)}` &&
    digitsOf(phone) === digitsOf(after.split('\n')[0])
  );
}

const digitsOf = (text = '') => text.replace(/\D/gu, '');

const usualPhone = /^(?:\+1[ -])?(?:\(\d{3}\) \d{3}-\d{4}|\d{3}-\d{3}-\d{4}|\d{3} \d{3} \d{4})$/u;

/** Ten digits that can be a North American number, however they are parted. Others are as good as they were written. */
function tidyPhone(phone: string, location: string): string {
  const text = phone.trim();
  if (usualPhone.test(text) || !/^\+?[\d\s().–-]+$/u.test(text)) return phone;
  const digits = digitsOf(text);
  const isAbroad = text.startsWith('+') && !digits.startsWith('1');
  const [, country = '', area, office, line] = /^(1?)([2-9]\d\d)([2-9]\d\d)(\d{4})$/u.exec(digits) ?? [];
  // Ten digits in one piece are a number of many countries.
  const isParted = /\d{3}\D+\d{3}\D+\d{4}$/u.test(text) || country !== '';
  if (isAbroad || line === undefined || !(isParted || inAmerica.test(location))) return phone;
  return `${country === '' ? '' : '+1 '}(${area}) ${office}-${line}`;
}

const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const inAmerica = new RegExp(
  `,?\\s(?:${states}|AB|BC|MB|NB|NL|NS|ON|PE|QC|SK)\\b|\\b(?:USA|United States|Canada)\\b`,
  'u',
);
const cityAndState = new RegExp(
  `^(?<street>\\d+[^,]*,\\s*(?:(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te|[Ff]loor|#)[^,]*,\\s*)?)?(?<city>\\p{Lu}[\\p{L}.' -]+?),?\\s+(?<state>${states})(?<code>[\\s,]+\\d{5}(?:-\\d{4})?)?(?<country>,?\\s+(?:USA|U\\.S\\.A\\.|United States))?$`,
  'u',
);
/** "1842 Maple Ridge Dr, Grand Rapids, MI 49505" → "Grand Rapids, MI". Without a street a place stays as it is: a comma or a code is no gain. */
function tidyPlace(location: string): string {
  const { street, city, state } = cityAndState.exec(location.trim())?.groups ?? {};
  return street === undefined || city === undefined ? location : `${city}, ${state}`;
}
