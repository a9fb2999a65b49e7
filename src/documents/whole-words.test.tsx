import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wholeWords } from './whole-words.ts';

const html = (text: string) => renderToStaticMarkup(wholeWords(text));
const whole = (word: string) => `<span class="r-whole">${word}</span>`;

describe('wholeWords', () => {
  it.each([
    ['Built in-house tools', `Built ${whole('in-house')} tools`],
    ['2018–2023 and/or later.', `${whole('2018–2023')} ${whole('and/or')} later.`],
    ['plain words – and a dash', 'plain words – and a dash'],
    ['负责A/B测试', '负责A/B测试'],
    [`a${'-very-long-address'.repeat(4)} b`, `a${'-very-long-address'.repeat(4)} b`],
  ])('%s', (text, expected) => {
    expect(html(text)).toBe(expected);
  });
});
