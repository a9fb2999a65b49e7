import { phraseList } from '../../language/phrase-pattern.ts';

/** The named ones that postings are written with; any other name stays as it is, for it does nothing as text. */
const named: Readonly<Record<string, string>> = Object.fromEntries(
  phraseList('text-entities/named').map((pair) => pair.split(/=(.*)/su)),
);

/** Browsers take those without a semicolon, too, where the name is an old one. */
const entity =
  /&(?:#(\d{1,7})(?:;|(?!\d))|#[xX]([0-9a-fA-F]{1,6})(?:;|(?![0-9a-fA-F]))|([A-Za-z][A-Za-z0-9]{1,8});|(amp|lt|gt|quot|nbsp)(?![A-Za-z0-9=]))/gi;

/** Entities taken for what they stand for, once: what was encoded twice still is afterward. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string, old?: string) => {
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    return named[name ?? ''] ?? named[(name ?? old ?? '').toLowerCase()] ?? whole;
  });
}

function characterOf(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  return String.fromCodePoint(code);
}
