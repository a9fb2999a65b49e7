import fc from 'fast-check';
import mammoth from 'mammoth';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { templateIds } from '#domain/resume/templates.ts';
import { arbitraryResume } from '#tests/support/arbitrary-resume.ts';
import { composeResume } from './compose-resume.ts';
import { resumeDocx } from './resume-docx.ts';
import { type ResumeLook, ResumePage } from './resume-page.tsx';
import { resumeText } from './resume-text.ts';
import { sampleResume } from './sample-resume.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Words in order, without what stands between fields: each face sets its own separators. */
const wordsOf = (text: string) => text.replace(/[·,•]|^- /gm, ' ').match(/\S+/g) ?? [];

const wordsOfHtml = (html: string) =>
  wordsOf(
    html
      .replace(/<\/?(?:p|h\d|li|div|section|header|article|ul)\b[^>]*>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity),
  );

test.each(templateIds)('page, Word and text hold the same words in the same order: %s', async (template) => {
  const look: ResumeLook = { template, colorScheme: 'teal', pageSize: 'letter', fit: 0 };
  const some = fc.sample(arbitraryResume, { numRuns: 5, seed: templateIds.indexOf(template) });
  for (const data of [sampleResume, ...some]) {
    const resume = composeResume(data, template);
    const text = wordsOf(resumeText(resume));
    const word = await mammoth.extractRawText({ buffer: Buffer.from(await resumeDocx(resume, look)) });
    expect(wordsOf(word.value)).toEqual(text);
    expect(wordsOfHtml(renderToStaticMarkup(<ResumePage resume={resume} look={look} />))).toEqual(text);
    expect(text.length).toBeGreaterThan(5);
  }
});
