import { describe, expect, it } from 'vitest';
import { withoutSpans } from './edited-text.ts';
import { unseenSpans } from './unseen-text.ts';

const seen = (text: string) => withoutSpans(text, unseenSpans(text)).text;

describe('unseenSpans', () => {
  it.each([
    ['zero-width characters', 'Py\u200Bth\u2060on', 'Python'],
    ['tag characters', 'Nurse\u{E0053}\u{E0051}', 'Nurse'],
    ['comments', 'Nurse <!-- SQL, Python -->here', 'Nurse here'],
    ['white text', 'Nurse <span style="color: #fff">SQL</span>here', 'Nurse here'],
    ['hidden elements', 'Nurse <div hidden>SQL</div>here', 'Nurse here'],
  ])('finds %s', (_, given, left) => {
    expect(seen(given)).toBe(left);
  });

  it('leaves what is seen', () => {
    const text = 'Zoë <zoe@example.com> • C++ & R&D\n日本語 – naïve <b>bold</b>';
    expect(seen(text)).toBe(text);
  });
});
