import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { readByMammoth, readByUnpdf } from '#evals/documents/read-files.ts';
import { expectToast, takePicture } from '../support/browser.ts';
import { openBuilder, optimize, pasteResume, resumeIdOf } from '../support/builder-steps.ts';
import { goodEdits, pastedResume, untrueEdits } from '../support/pasted-resume.ts';
import { playEdits } from '../support/played-edits.ts';
import { startStage } from '../support/stage.ts';

describe('a resume from paste to file', async () => {
  const stage = await startStage({ withModel: true });
  stage.model.answerWith(playEdits(({ text }) => goodEdits[text] ?? untrueEdits[text]));

  const changes = (page: Page) => page.getByRole('article', { name: /^Change \d/ });
  const change = (page: Page, words: string) => changes(page).filter({ hasText: words });

  async function download(page: Page, format: string) {
    const arriving = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: format, exact: true }).click();
    const file = await arriving;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }

  it('is pasted, optimized, reviewed, edited, dressed, downloaded and read back', async () => {
    const { page, device, person } = await openBuilder(stage);
    await takePicture(page, 'builder-1-empty');
    await pasteResume(page);
    await page.getByText(/^Draft saved on this device/).waitFor();
    await takePicture(page, 'builder-2-pasted');
    await optimize(page);
    await page.getByText('1/1 used').waitFor();
    await takePicture(page, 'builder-3-optimized');

    // Every change has a reason and a source, and is kept or rejected by itself.
    // The model's three, and the built-in engine's on a line that the model was refused.
    expect(await changes(page).count()).toBe(Object.keys(goodEdits).length + 1);
    const kept = change(page, 'on two floors');
    await kept.getByRole('button', { name: 'Show source' }).click();
    await kept.getByText('Responsible for managing a team of 12 people on two floors').waitFor();
    await kept.getByRole('button', { name: /^Keep/ }).click();
    await kept.getByText('Kept', { exact: true }).waitFor();
    const rejected = change(page, 'seasonal stock');
    await rejected.getByRole('button', { name: /^Reject/ }).click();
    await rejected.getByText('Rejected', { exact: true }).waitFor();
    await takePicture(page, 'builder-4-reviewed');
    // What the model made up is nowhere to be seen, apart from its figures; why it was not let through is.
    const words = await page.locator('body').innerText();
    for (const lie of ['five shops', 'Founders', 'full-time']) expect(words).not.toContain(lie);
    await page.getByRole('heading', { name: 'Left unchanged' }).scrollIntoViewIfNeeded();
    await takePicture(page, 'builder-5-left-unchanged');

    await page.getByRole('tab', { name: 'Fields' }).click();
    await page.getByLabel('Phone').fill('+1 503 555 0199');
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('radio', { name: 'Modern Clean contemporary' }).click();
    await page.getByRole('radio', { name: 'Classic Navy' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await takePicture(page, 'builder-6-edited-and-dressed');

    await page.getByRole('button', { name: 'Download' }).click();
    await takePicture(page, 'builder-7-download-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    const files = [await download(page, 'PDF'), await download(page, 'Word'), await download(page, 'Text')];
    await expectToast(page, 'Downloaded', 'Your resume has been downloaded successfully.');
    expect(files.map(({ name }) => name)).toEqual(['resume.pdf', 'resume.docx', 'resume.txt']);
    const [pdf, docx, txt] = files;
    const texts = [
      await readByUnpdf(pdf?.bytes ?? new Uint8Array()),
      await readByMammoth(docx?.bytes ?? new Uint8Array()),
      String(txt?.bytes),
    ].map((text) => text.replace(/\s+/g, ' '));
    for (const text of texts) {
      for (const said of [
        'Nadia Ferreira',
        '+1 503 555 0199',
        'Managed a team of 12 people on two floors',
        'Was responsible for ordering of seasonal stock worth $380,000 a year',
        'Helped with the opening of the second shop in 2017',
        'Deschutes State College',
      ])
        expect(text).toContain(said);
      expect(text).not.toContain('Founders');
    }
    const answer = await person.call('GET', `/api/resumes/${resumeIdOf(page)}`);
    const resume = (await answer.json()) as Resume;
    expect(resume).toMatchObject({ templateId: 'modern', colorScheme: 'navy' });
    expect(resume.changes.map(({ state }) => state).sort()).toEqual(['kept', 'open', 'open', 'rejected']);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('begins with a PDF file as well', async () => {
    const { person, page, device } = await openBuilder(stage);
    const id = await stage.app.createResume(person);
    const printed = await person.call('GET', `/api/resumes/${id}/download?format=pdf`);
    const buffer = Buffer.from(await printed.arrayBuffer());
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'my resume.pdf', mimeType: 'application/pdf', buffer });
    await page.getByText('Read from my resume.pdf.').waitFor({ timeout: 30_000 });
    const content = await page.getByLabel('Resume content').inputValue();
    expect(content).toMatch(/experience[\s\S]*Harbour & Vale[\s\S]*education/i);
    await takePicture(page, 'builder-imported');
    await page.getByRole('button', { name: 'Optimize Resume' }).click();
    // The model has nothing to say about this one: no success is told, and no use is spent.
    await page
      .getByText(
        "We change only what we're sure of, and changed nothing this time. This didn't count as a use.",
      )
      .waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('begins with a file that another app shares with the installed one, and takes it once', async () => {
    const { page, device } = await openBuilder(stage, { serviceWorkers: 'allow' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(shareAsFile, { name: 'My résumé.txt', content: pastedResume });
    await page.getByText('Read from My résumé.txt.').waitFor();
    expect(await page.getByLabel('Resume content').inputValue()).toContain('Nadia Ferreira');
    expect(await page.evaluate(waitingFiles)).toEqual([]);
    await page.reload();
    await page.getByText(/^Draft saved on this device/).waitFor();
    expect(await page.getByText('Read from').count()).toBe(0);
    // Pages of other sites can send a file this way, too: a draft is replaced by none of them unasked.
    await page.evaluate(shareAsFile, { name: 'theirs.txt', content: 'Somebody else\nElsewhere' });
    await page.getByText('theirs.txt was shared with Candor. Replace your text with it?').waitFor();
    expect(await page.getByLabel('Resume content').inputValue()).toContain('Nadia Ferreira');
    await page.getByRole('button', { name: 'Keep my text' }).click();
    await page.reload();
    await page.getByText(/^Draft saved on this device/).waitFor();
    expect(await page.getByLabel('Resume content').inputValue()).toContain('Nadia Ferreira');
    // What nobody came for in a day is thrown away unread.
    await page.evaluate(async () => {
      const cache = await caches.open('candor-shared-file');
      await cache.put(
        '/shared-file',
        new Response('old', { headers: { 'x-shared-at': '2020-01-01T00:00:00Z' } }),
      );
    });
    await page.goto(`${stage.site}/resume-builder?shared=1`);
    await expect.poll(() => page.evaluate(waitingFiles)).toEqual([]);
    expect(await page.getByLabel('Resume content').inputValue()).toContain('Nadia Ferreira');
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});

/** What was shared and not taken yet; runs in the page. */
async function waitingFiles(): Promise<string[]> {
  const cache = await caches.open('candor-shared-file');
  return (await cache.keys()).map(({ url }) => url);
}

/** What a browser does for an app that shares a file with the installed one; runs in the page. */
function shareAsFile({ name, content }: { name: string; content: string }): void {
  const files = new DataTransfer();
  files.items.add(new File([content], name, { type: 'text/plain' }));
  const field = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
  field.files = files.files;
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    enctype: 'multipart/form-data',
    action: '/share-target',
  });
  form.append(field);
  document.body.append(form);
  form.submit();
}
