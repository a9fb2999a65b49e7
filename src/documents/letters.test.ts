import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import { templateIds } from '#domain/resume/templates.ts';
import { openZip } from '#server/importing/unzip.ts';
import { composeLetter, letterStyle } from './compose-letter.ts';
import { letterDocx } from './letter-docx.ts';
import { letterHtml } from './letter-html.tsx';
import { letterText } from './letter-text.ts';
import { compareLetter } from './read-back.ts';

const content = '\r\n\r\nDear Sam,\r\n\r\n  Indented, with\ttab.  \r\n\r\nYours,\r\nAda <b>&</b>\r\n\r\n';

describe('composing', () => {
  test('keeps the lines as they were written', () => {
    expect(composeLetter(content).lines).toEqual([
      'Dear Sam,',
      '',
      '  Indented, with\ttab.',
      '',
      'Yours,',
      'Ada <b>&</b>',
    ]);
  });

  test('leaves out what no reader knows', () => {
    expect(composeLetter('of\u00ADﬁce \uF0B7 \u0007work').lines).toEqual(['office  work']);
  });

  test('takes the direction from the first letter', () => {
    expect(composeLetter('2024 – שלום Sam').direction).toBe('rtl');
    expect(composeLetter('Dear שלום').direction).toBe('ltr');
    expect(composeLetter('').direction).toBe('ltr');
  });
});

test('text is the letter with an end of line', () => {
  expect(letterText(composeLetter('Dear Sam,\n\nYours'))).toBe('Dear Sam,\n\nYours\n');
});

test('the page for the printer holds the text, not markup, and loads nothing', () => {
  const html = letterHtml(composeLetter(content, { name: 'Ada', language: 'de' }), '@font-face{}');
  expect(html).toContain('<title>Ada – Cover Letter</title>');
  expect(html).toContain('<html lang="de" dir="ltr">');
  expect(html).toContain('Ada &lt;b&gt;&amp;&lt;/b&gt;</article>');
  expect(html).toContain('default-src &#x27;none&#x27;; style-src &#x27;unsafe-inline&#x27;; font-src data:');
  expect(html).toContain('padding: 1in;');
  expect(html).toContain('11pt / 1.5 Arial,');
});

test.each([
  ['en', content],
  ['ar', 'السيد سامي،\n\nأعمل في Google منذ 2019.\n'],
  ['ja', '採用ご担当者様\n\n応募いたしました。'],
])('Word holds every line: %s', async (language, text) => {
  const letter = composeLetter(text, { name: 'Ada', language });
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await letterDocx(letter)) });
  expect(compareLetter(letter, value)).toMatchObject({ ok: true });
  expect(value.split('\n\n')).toEqual([...letter.lines, '']);
});

describe('dressed like the resume', () => {
  const head = {
    name: 'Ada <b>',
    email: 'ada@example.com',
    phone: '+1 415 555 0134',
    location: 'Oakland, CA',
    linkedin: '',
    language: 'de',
    templateId: 'bold',
    colorScheme: 'plum',
  } as const;

  test('stands under the head of its template, in its styles', () => {
    const letter = composeLetter(content, head, 'resume');
    const html = letterHtml(letter, '');
    expect(html).toContain('data-template="bold"');
    expect(html).toContain('>Ada &lt;b&gt;</h1>');
    expect(html).toContain('ada@example.com');
    expect(html).toContain('[data-template="bold"] .r-head');
    expect(letterStyle(letter)).toBe('bold');
    expect(letterText(letter)).toBe(letterText(composeLetter(content)));
  });

  test('is plain unless that is asked for, and then as it always was', () => {
    const plain = composeLetter(content, head);
    expect(plain.dress).toBeNull();
    expect(letterStyle(plain)).toBe('letter');
    expect(letterHtml(plain, '')).not.toContain('ada@example.com');
  });

  test.each(templateIds)('has its words and its owner in Word: %s', async (templateId) => {
    const letter = composeLetter(content, { ...head, templateId }, 'resume');
    const bytes = Buffer.from(await letterDocx(letter));
    const { value } = await mammoth.extractRawText({ buffer: bytes });
    expect(compareLetter(letter, value)).toMatchObject({ ok: true });
    expect(value.startsWith('Ada <b>\n\nada@example.com · +1 415 555 0134 · Oakland, CA\n\n')).toBe(true);
    expect(compareLetter(letter, value.replace('ada@example.com', ''))).toMatchObject({ ok: false });
  });
});

test('Word says whose letter it is, and in which language', async () => {
  const letter = composeLetter(content, { name: 'Ada & Co', language: 'de' });
  const core = openZip(Buffer.from(await letterDocx(letter)))
    .unzip('docProps/core.xml')
    ?.toString();
  expect(core).toContain(
    '<dc:title>Ada &amp; Co – Cover Letter</dc:title><dc:creator>Ada &amp; Co</dc:creator>',
  );
  expect(core).toContain('<dc:language>de</dc:language>');
});
