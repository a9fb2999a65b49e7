import { Registry } from 'prom-client';
import { extractText } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeHtml } from '#documents/resume-html.tsx';
import type { ResumeData } from '#domain/resume/resume.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { readConfig } from '../process/config.ts';
import { fontCssFor } from './font-css.ts';
import { createPdfPrinter } from './pdf-printer.ts';

/** The same text in every field that a person can fill. */
const everywhere = (text: string, language = 'en'): ResumeData => ({
  personalInfo: { name: text, email: text, phone: text, location: text, linkedin: text },
  summary: text,
  experience: [
    {
      title: text,
      company: text,
      location: text,
      startDate: text,
      endDate: text,
      responsibilities: [text, text],
    },
  ],
  education: [{ degree: text, institution: text, location: text, graduationDate: text }],
  skills: [text, text],
  certifications: [text],
  additional: [{ heading: text, lines: [text] }],
  language,
});

const empty: ResumeData = {
  personalInfo: { name: '', email: '', phone: '', location: '' },
  summary: '',
  experience: [],
  education: [],
};

const longWord = 'incomprehensibility'.repeat(10_800);

const cases: Record<string, { data: ResumeData; reads?: string }> = {
  HTML: {
    data: everywhere('<b>bold</b></h1></style><h2>&amp;</h2>'),
    reads: '<b>bold</b></h1></style><h2>&amp;</h2>',
  },
  script: {
    data: everywhere('</title><script>document.body.textContent = "gone"</script>'),
    reads: '</title><script>document.body.textContent = "gone"</script>',
  },
  CSS: {
    data: everywhere('</style><style>*{display:none}</style> body{color:red} expression(1)'),
    reads: '</style><style>*{display:none}</style> body{color:red} expression(1)',
  },
  'an address': {
    data: everywhere('javascript:alert(1) https://example.com/?a=1&b=<2>'),
    reads: 'javascript:alert(1) https://example.com/?a=1&b=<2>',
  },
  'a comment': {
    data: everywhere('<!-- {{y}} ]]> -->'),
    reads: '<!-- {{y}} ]]> -->',
  },
  'right to left': { data: everywhere('مهندس برمجيات', 'ar') },
  'overrides of direction': { data: everywhere('\u202Egnirts\u202C and \u2066isolated\u2069') },
  emoji: { data: everywhere('👩‍👩‍👧‍👦 🇩🇪 ✨ 🧑🏽‍💻') },
  'control characters': { data: everywhere('a\u0000b\u0007c\uFFFEd\uD800e'), reads: 'abcde' },
  nothing: { data: empty },
};

const words = (text: string) => text.replace(/\s+/g, '');

describe('a resume whose text is', () => {
  const settings = { NODE_ENV: 'test', PDF_TIMEOUT_SECONDS: '30', PDF_QUEUE: '100' };
  const printer = createPdfPrinter(readConfig(settings), { warn: () => {} }, new Registry());
  afterAll(() => printer.close());

  const print = async (data: ResumeData, template: (typeof templateIds)[number]) => {
    const resume = composeResume(data, template);
    const { css } = fontCssFor(template, JSON.stringify(resume), resume.language);
    const look = { template, colorScheme: 'teal', pageSize: 'letter', fit: 0 } as const;
    return await printer.print(resumeHtml(resume, look, css));
  };

  it.each(Object.entries(cases))('%s prints safely in every template', async (_, { data, reads }) => {
    for (const template of templateIds) {
      const pdf = await print(data, template);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.includes('/JavaScript')).toBe(false);
      if (!reads) continue;
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
      expect(words(text).split(words(reads)).length - 1, template).toBeGreaterThanOrEqual(4);
    }
  });

  it('200 kB of one word prints in every template', async () => {
    const data = { ...everywhere('plain'), summary: longWord };
    expect(longWord.length).toBeGreaterThan(200_000);
    const files = await Promise.all(templateIds.map((template) => print(data, template)));
    expect(files.every((pdf) => pdf.length > 50_000)).toBe(true);
    // Reading takes longer than printing, so one stands for all.
    const { text } = await extractText(new Uint8Array(files[1] ?? []), { mergePages: true });
    expect(words(text).includes(longWord.slice(0, 19 * 20))).toBe(true);
    expect(words(text).length).toBeGreaterThanOrEqual(longWord.length);
  }, 90_000);
});
