import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactContacts } from './redact-contacts.ts';

const mark = '3fa9c0de12345678';

const email = fc.emailAddress();
const phone = fc.constantFrom(
  '+1 (555) 010-9922',
  '0171 2345678',
  '+48 601 234 567',
  '555-010-7788',
  '(020) 7946 0958',
);
const link = fc.constantFrom(
  'https://www.linkedin.com/in/priya-raman',
  'www.example.org/portfolio?x=1',
  'github.com/somebody/work',
);
const street = fc.constantFrom(
  '12 Baker Street',
  '4410 Old Mill Road, Apt 5B',
  'Hauptstraße 12a',
  '5 bis rue de la Paix',
  'Calle Mayor 14',
  'ul. Prosta 51',
);
const contact = fc.oneof(email, phone, link, street);
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'Led a team of 9 from 2019 to 2021.',
    '[email-1-3fa9]',
    '-3fa9c0de',
    'Cut costs by 30 %, to $1,200,000',
    'a "quoted" \\n escape',
    '〒150-0001 東京都',
  ),
);

describe('contact details', () => {
  it('come back exactly, whatever else the text holds', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(contact, words), { maxLength: 12 }), fc.boolean(), (pieces, isJson) => {
        const plain = pieces.join(' ');
        const text = isJson ? JSON.stringify({ text: plain }) : plain;
        const { texts, restore } = redactContacts([{ text }, { text: plain }], mark);
        expect(restore({ said: [texts[0]], other: texts[1], count: 3, none: null })).toEqual({
          said: [text],
          other: plain,
          count: 3,
          none: null,
        });
      }),
      { numRuns: 500 },
    );
  });

  it('are not in what is sent', () => {
    fc.assert(
      fc.property(contact, fc.constantFrom(' ', '\n', ' | ', ', '), fc.boolean(), (detail, gap, isJson) => {
        const plain = `Priya Raman${gap}${detail}${gap}led a team of nine`;
        const { texts } = redactContacts([{ text: isJson ? JSON.stringify({ text: plain }) : plain }], mark);
        expect(texts[0]).not.toContain(detail);
        expect(texts[0]).toMatch(/led a team of nine/);
        if (isJson) expect(() => JSON.parse(texts[0] ?? '')).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  it('are no address where there can be none', () => {
    const [text] = redactContacts([{ text: 'Telemetry monitoring 14 beds', hasNoAddress: true }], mark).texts;
    expect(text).toBe('Telemetry monitoring 14 beds');
  });

  it('are one mark each, the same for the same detail in every text', () => {
    const { texts } = redactContacts(
      [{ text: 'a@example.com b@example.com' }, { text: 'Write to a@example.com' }],
      mark,
    );
    expect(texts).toEqual(['[email-1-3fa9] [email-2-3fa9]', 'Write to [email-1-3fa9]']);
  });

  it('leave dates, amounts and ordinary words alone', () => {
    const lines = [
      'Senior Engineer, Acme (2019 – 2021)',
      'Grew revenue from $1,200,000 to $3.4M in 18 months',
      'Mar 2015 - Apr 2019',
      'Cook, 2013-2015 in Lima',
      'Spring 2024',
      'Way of working: Drive 5 projects',
      'Node.js, C++, .NET 8',
    ];
    expect(
      redactContacts(
        lines.map((text) => ({ text })),
        mark,
      ).texts,
    ).toEqual(lines);
  });

  it('are looked for in moments, however hostile the text is', () => {
    const longest = 12_000;
    const hostile = [`via ${'a'.repeat(146)} `, 'Aa-', 'Aa.', 'c/a', '1-a ', '丁1', 'a@a-', 'de la '];
    for (const piece of hostile) {
      const began = performance.now();
      redactContacts([{ text: piece.repeat(longest / piece.length) }], mark);
      expect(performance.now() - began, piece).toBeLessThan(2000);
    }
  });

  it('come back where the model wrote a mark in capitals', () => {
    const { texts, restore } = redactContacts([{ text: 'Write to Anna@example.com' }], mark);
    expect(restore(texts[0]?.toUpperCase())).toBe('WRITE TO Anna@example.com');
  });

  it('notices a mark that the model made up', () => {
    const { restore, holdsMark } = redactContacts([{ text: 'a@example.com' }], mark);
    expect(holdsMark(restore({ text: 'Write to [email-1-3fa9]' }))).toBe(false);
    expect(holdsMark(restore({ text: 'Write to [email-2-3fa9]' }))).toBe(true);
    expect(holdsMark(restore({ text: `<<<end ${mark}>>>` }))).toBe(true);
    expect(holdsMark(restore({ text: 'Room 3fa9, since 2019' }))).toBe(false);
  });
});
