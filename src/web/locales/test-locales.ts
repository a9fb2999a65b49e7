import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { en } from './en.ts';

/** Locales that show, before any translation exists, which text is not translated and which layout breaks. */
export const testLocales = [
  { name: 'en-XA', dir: 'ltr', messages: () => translated(accented) },
  { name: 'ar-XB', dir: 'rtl', messages: () => translated(mirrored) },
] as const;

function translated(turn: (text: string) => string): Record<string, CompiledMessage> {
  return Object.fromEntries(en.map((text) => [text, compileMessage(outsidePlaceholders(text, turn))]));
}

/** Placeholders and tags must reach the compiler as they are. */
function outsidePlaceholders(text: string, turn: (part: string) => string): string {
  return text
    .split(/(\{[^}]*\}|<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : turn(part)))
    .join('');
}

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
};

/** Accented and a third longer, as German or Finnish would be. */
function accented(part: string): string {
  const padding = '~'.repeat(Math.ceil(part.trim().length / 3));
  return part.replace(/[a-z]/g, (letter) => accents[letter] ?? letter) + padding;
}

/** Letters of an Arabic text, shape for shape, so that the browser really lays it out from right to left. */
function mirrored(part: string): string {
  return part.replace(/[a-z]/gi, (letter) =>
    String.fromCharCode(0x0628 + (letter.toLowerCase().charCodeAt(0) % 18)),
  );
}
