import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { ResumeReading } from '#contract/resume-reading.ts';
import { shortResume } from '#tests/support/short-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const wellWritten = `Maya Chen
maya@example.com

Experience
Structural Engineer, Harbour & Vale Ltd
2019 - 2024
- Designed four footbridges

Education
BEng in Civil Engineering, University of Leeds, 2019
`;

describe('reading a text before anything is made of it', async () => {
  const app = await startTestApp();
  const anna = await app.createPerson({ premium: true });
  const read = async (originalContent: string) => {
    const answer = await anna.call('POST', '/api/resumes/reading', { body: { originalContent } });
    expect(answer.status).toBe(200);
    return (await answer.json()) as ResumeReading;
  };
  const optimized = async (body: object) => {
    const created = (await (await anna.call('POST', '/api/resumes', { body })).json()) as Resume;
    return (await (await anna.call('POST', `/api/resumes/${created.id}/optimize`)).json()) as Resume;
  };

  it('has no doubts about what reads well', async () => {
    expect(await read(wellWritten)).toMatchObject({ doubts: [], unsure: [], leftOver: [] });
  });

  it('tells jobs, schools and what was left over, and keeps nothing', async () => {
    const { data, doubts, leftOver } = await read(shortResume);
    expect(doubts).toContain('left-over');
    expect(leftOver).toEqual(['I can start any day.']);
    expect(data.experience.map(({ title, company }) => [title, company])).toEqual([
      ['cashier', 'dollar general'],
      ['crew member', ''],
    ]);
    expect(await (await anna.call('GET', '/api/resumes')).json()).toEqual([]);
  });

  it('refuses an empty text', async () => {
    const answer = await anna.call('POST', '/api/resumes/reading', { body: { originalContent: ' ' } });
    expect(answer.status).toBe(400);
  });

  it('is what the person is not asked about again once they have looked at it', async () => {
    const { unsure } = await read(shortResume);
    expect(unsure.length).toBeGreaterThan(0);
    expect((await optimized({ originalContent: shortResume })).unsure).toEqual(unsure);
    const looked = await optimized({ originalContent: shortResume, isReadingChecked: true });
    expect(looked.unsure).toEqual([]);
  });

  it('leaves what found no place out of the words and of every file', async () => {
    const { id, structuredData, optimizedContent } = await optimized({ originalContent: shortResume });
    expect(structuredData).toContain('I can start any day.');
    expect(optimizedContent).not.toContain('start any day');
    for (const format of ['pdf', 'docx', 'txt']) {
      const file = await anna.call('GET', `/api/resumes/${id}/download?format=${format}`);
      const body = new FormData();
      body.append('file', await file.blob(), `resume.${format}`);
      const answer = await anna.call('POST', '/api/resumes/import', { body });
      const { content } = (await answer.json()) as { content: string };
      expect(content).toContain('crew member');
      expect(content).not.toContain('start any day');
    }
  });
});
