import { describe, expect, it } from 'vitest';
import { expectToast, signInWithGoogle, takePicture } from '../support/browser.ts';
import { openBuilder, optimize, pasteResume, pressOptimize, resumeIdOf } from '../support/builder-steps.ts';
import { closeWhileTyping } from '../support/closings.ts';
import { goodEdits, pastedResume } from '../support/pasted-resume.ts';
import { playEdits } from '../support/played-edits.ts';
import { startStage } from '../support/stage.ts';

describe('work that goes on whatever happens to the page', async () => {
  const stage = await startStage({ withModel: true, tokensPerSecond: 60 });
  stage.model.answerWith(playEdits(({ text }) => goodEdits[text]));

  const count = async (person: { call: (method: string, path: string) => Promise<Response> }) =>
    (await (await person.call('GET', '/api/user/status')).json()) as { resumeCount: number };

  it('an optimize is followed again after a reload, and on another device after signing in there', async () => {
    const { person, page, device } = await openBuilder(stage);
    await pasteResume(page);
    const rest = stage.model.holdHalfway();
    await pressOptimize(page);
    await page.getByText(/^Rewriting line/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Processing...' }).waitFor();
    await page.getByText(/^Rewriting line/).waitFor();
    await takePicture(page, 'builder-reloaded-while-busy');

    const phone = await stage.newDevice({ viewport: { width: 390, height: 844 } });
    const other = await phone.newPage();
    await other.goto(`${stage.site}/auth`);
    await signInWithGoogle(other, person.email);
    await other.waitForURL(`${stage.site}/`);
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Processing...' }).waitFor();
    await other.getByText(/^Rewriting line/).waitFor();
    await takePicture(other, 'builder-busy-on-another-device');
    rest.letGo();
    for (const each of [page, other]) await expectToast(each, 'Resume Optimized');
    await other.getByText(/^ATS Score: \d+\/100$/).waitFor();
    await takePicture(other, 'builder-done-on-another-device');
    expect(await count(person)).toMatchObject({ resumeCount: 1 });
    expect(stage.model.writingCalls()).toHaveLength(1);
    await device.close();
    await phone.close();
  });

  it('who goes offline while typing is told, loses nothing, and goes on when connected again', async () => {
    const { person, page, device } = await openBuilder(stage);
    const field = page.getByLabel('Resume content');
    await field.fill(pastedResume.slice(0, 400));
    await device.setOffline(true);
    await page.getByText('You’re offline. Keep typing; nothing will be lost.').waitFor();
    await field.fill(pastedResume);
    await page.getByText(/^Draft saved on this device/).waitFor();
    await takePicture(page, 'builder-offline');
    await pressOptimize(page);
    await page
      .getByText('You’re offline. Your text is saved on this device. Optimize it when you’re back online.')
      .first()
      .waitFor();
    await takePicture(page, 'builder-offline-refused');
    expect(await count(person)).toMatchObject({ resumeCount: 0 });
    await device.setOffline(false);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(pastedResume);
    await pressOptimize(page);
    await expectToast(page, 'Resume Optimized');
    await device.close();
  });

  it('hand edits made offline are kept and saved later', async () => {
    const { person, page, device } = await openBuilder(stage);
    await optimize(page);
    await page.getByRole('tab', { name: 'Fields' }).click();
    await device.setOffline(true);
    await page.getByLabel('Phone').fill('+1 503 555 0777');
    await page.getByText('Not saved yet. It’s safe on this device, and we’re trying again.').waitFor();
    await takePicture(page, 'builder-edit-waiting');
    await device.setOffline(false);
    await page.getByText('Saved', { exact: true }).waitFor({ timeout: 30_000 });
    const kept = await (await person.call('GET', `/api/resumes/${resumeIdOf(page)}`)).text();
    expect(kept).toContain('+1 503 555 0777');
    await device.close();
  });

  it('closing the page at any moment while typing loses nothing that is older than two seconds', async () => {
    const worst = await closeWhileTyping(stage, { devices: 2, closingsEach: 10 });
    expect(worst.filter(({ lostMs }) => lostMs > 2000)).toEqual([]);
  });
});
