import { inflateRawSync } from 'node:zlib';
import mammoth from 'mammoth';
import { describe, expect, test, vi } from 'vitest';
import type { ResumeData } from '#domain/resume/resume.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { composeResume } from './compose-resume.ts';
import { compareReadBack } from './read-back.ts';
import { resumeDocx } from './resume-docx.ts';
import type { ResumeLook } from './resume-page.tsx';
import { sampleResume } from './sample-resume.ts';

const look: ResumeLook = { template: 'classic', colorScheme: 'plum', pageSize: 'letter', fit: 0 };

const arabic: ResumeData = {
  language: 'ar',
  personalInfo: { name: 'ليلى حداد', email: 'layla@example.com', phone: '+971 50 123 4567', location: 'دبي' },
  summary: 'مهندسة برمجيات مع خبرة في React و TypeScript منذ 2015.',
  experience: [
    {
      title: 'مهندسة أولى',
      company: 'شركة النور',
      startDate: '2019',
      endDate: 'الآن',
      responsibilities: ['قدت فريقًا من 6 أشخاص (Agile).'],
    },
  ],
  education: [],
};

const japanese: ResumeData = {
  ...arabic,
  language: 'ja',
  personalInfo: { name: '山田 花子', email: 'hanako@example.com', phone: '', location: '東京' },
  summary: '金融システムの開発に10年従事。',
};

async function wordOf(data: ResumeData, change: Partial<ResumeLook> = {}) {
  const resume = composeResume(data, change.template ?? look.template);
  const bytes = await resumeDocx(resume, { ...look, ...change });
  return { resume, bytes, buffer: Buffer.from(bytes) };
}

/** The markup inside a Word file: its zip entry is found by its name and unpacked. */
function partOf(zip: Buffer, path: string): string {
  const name = zip.indexOf(path);
  const [size, extra] = [zip.readUInt32LE(name - 12), zip.readUInt16LE(name - 2)];
  const start = name + path.length + extra;
  return inflateRawSync(zip.subarray(start, start + size)).toString('utf8');
}

describe('what a machine reads', () => {
  test.each(templateIds)('everything, in order: %s', async (template) => {
    for (const data of [sampleResume, arabic, japanese]) {
      const { resume, buffer } = await wordOf(data, { template });
      const { value } = await mammoth.extractRawText({ buffer });
      expect(compareReadBack(resume, value)).toMatchObject({ ok: true });
    }
  });

  test('real headings and lists', async () => {
    const { buffer } = await wordOf(sampleResume);
    const { value } = await mammoth.convertToHtml({ buffer });
    expect(value).toContain('<h1>Experience</h1><h2>Senior Project Manager\tApr 2021 – Present</h2>');
    expect(value).toContain('<ul><li>Delivered six community solar sites');
    expect(value).not.toContain('<table');
  });
});

describe('the file', () => {
  test('has the same bytes for the same words, whatever the time', async () => {
    vi.useFakeTimers({ now: new Date('2020-01-01'), toFake: ['Date'] });
    const first = await wordOf(sampleResume);
    vi.setSystemTime(new Date('2031-12-31T23:59:58'));
    const second = await wordOf(sampleResume);
    vi.useRealTimers();
    expect(first.buffer.equals(second.buffer)).toBe(true);
    const other = await wordOf({ ...sampleResume, summary: 'Another.' });
    expect(first.buffer.equals(other.buffer)).toBe(false);
  });

  test('says whose it is and in which language', async () => {
    const { buffer } = await wordOf({
      ...sampleResume,
      language: 'de',
      personalInfo: { ...sampleResume.personalInfo, name: 'Ada <Example> & Sons' },
    });
    const core = partOf(buffer, 'docProps/core.xml');
    expect(core).toContain('<dc:title>Ada &lt;Example&gt; &amp; Sons – Resume</dc:title>');
    expect(core).toContain('<dc:creator>Ada &lt;Example&gt; &amp; Sons</dc:creator>');
    expect(partOf(buffer, 'word/styles.xml')).toContain('<w:lang w:val="de"/>');
  });

  test('has the sheet, the right tab and the colors that were chosen', async () => {
    const { buffer } = await wordOf(sampleResume, { pageSize: 'a4' });
    const body = partOf(buffer, 'word/document.xml');
    expect(body).toContain('w:w="11906" w:h="16838"');
    expect(body).toContain(`<w:tab w:val="right" w:pos="${11906 - 2 * 1123}"/>`);
    expect(partOf(buffer, 'word/styles.xml')).toContain('4B0082');
  });

  test('runs from the right where the language does, and not for addresses', async () => {
    const body = partOf((await wordOf(arabic)).buffer, 'word/document.xml');
    expect(body.match(/<w:bidi\/>/g)).toHaveLength(body.match(/<w:p>/g)?.length ?? 0);
    expect(body).toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>ليلى حداد</);
    expect(body).not.toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>[^<]*(layla|50 123)/);
    expect(partOf((await wordOf(sampleResume)).buffer, 'word/document.xml')).not.toContain('w:bidi');
  });

  test('is drawn together by the fit, never below nine points', async () => {
    const sizes = async (fit: number) => {
      const styles = partOf((await wordOf(sampleResume, { fit })).buffer, 'word/styles.xml');
      return Number(/<w:docDefaults>.*?<w:sz w:val="(\d+)"/.exec(styles)?.[1]);
    };
    expect([await sizes(0), await sizes(2), await sizes(8)]).toEqual([21, 20, 18]);
  });
});
