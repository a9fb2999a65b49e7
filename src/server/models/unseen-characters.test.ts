import { describe, expect, it } from 'vitest';
import { withoutUnseen } from './unseen-characters.ts';

describe('what nobody sees', () => {
  it.each([
    ['zero-width space', 'Le\u200Bd', 'Led'],
    ['joiners', 'Le\u200D\u200Cd', 'Led'],
    ['soft hyphen', 'man\u00ADage', 'manage'],
    ['tags', 'hi\u{E0049}\u{E0067}\u{E006E}', 'hi'],
    ['variation selectors', 'a\uFE0F\u{E0121}b', 'ab'],
    ['direction', '\u202Eabc\u2066\u2069', 'abc'],
    ['controls', 'a\u0000\u001B[31mb\u0085', 'a[31mb'],
    ['fillers', 'a\u3164\u2800\u115Fb', 'ab'],
    ['private use', 'a\uE000\u{F0000}b', 'ab'],
    ['half a character', 'a\uD800b', 'ab'],
    ['byte order mark', '\uFEFFab', 'ab'],
  ])('%s goes', (_, text, seen) => {
    expect(withoutUnseen(text)).toBe(seen);
  });

  it('leaves lines, tabs, accents and every script as they are', () => {
    const text = 'Führte\tein Team\nМенеджер\n東京都 営業\nأدار فريقًا\nניהל צוות\n👍 50 %';
    expect(withoutUnseen(text)).toBe(text);
    expect(withoutUnseen('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
  });

  it('leaves the joiners that are part of the spelling', () => {
    for (const word of ['می\u200Cخواهم', 'क्\u200Dष', 'ന്\u200D\u0D2F']) expect(withoutUnseen(word)).toBe(word);
    expect(withoutUnseen('می\u200C\u200C\u200Cخواهم')).not.toContain('\u200C\u200C');
  });
});
