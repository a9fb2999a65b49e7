import { describe, expect, it } from 'vitest';
import { expectToast, takePicture } from '../support/browser.ts';
import { openBuilder, optimize, pasteResume, pressOptimize } from '../support/builder-steps.ts';
import { pastedResume } from '../support/pasted-resume.ts';
import { startStage } from '../support/stage.ts';

describe('what a plan allows in the builder', async () => {
  const stage = await startStage();

  it('spec 4 and 6: a second optimization opens the upgrade dialog, and nothing is lost', async () => {
    const { page, device } = await openBuilder(stage);
    await optimize(page);
    await page.getByText('1/1 used').waitFor();
    await page.getByRole('link', { name: 'New resume' }).click();
    await page.getByText('Your optimized resume will appear here').waitFor();
    await pasteResume(page);
    await pressOptimize(page);
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
    await dialog.getByText("You've used your free resume optimization!").waitFor();
    await dialog.getByText('Unlock unlimited access for just $14.99/month.').waitFor();
    await takePicture(page, 'builder-free-limit');
    await dialog.getByRole('button', { name: 'Maybe Later' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Resume content').inputValue()).toBe(pastedResume);
    expect(await page.getByRole('button', { name: 'Optimize Resume' }).isEnabled()).toBe(true);
    await page.reload();
    await expect.poll(() => page.getByLabel('Resume content').inputValue()).toBe(pastedResume);
    await page.goBack();
    await page.getByText(/^ATS Score: \d+\/100$/).waitFor();
    await device.close();
  });

  it('spec 4: a Premium template opens the dialog and leaves the choice as it was', async () => {
    const { page, device } = await openBuilder(stage);
    await page.getByRole('tab', { name: 'Design' }).click();
    const templates = page.getByRole('radiogroup', { name: 'Template' });
    const executive = templates.getByRole('radio', { name: /Executive/ });
    await executive.click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
    await dialog.getByText('Premium templates are a Premium feature!').waitFor();
    await takePicture(page, 'builder-premium-template');
    await dialog.getByRole('button', { name: 'Maybe Later' }).click();
    expect(await executive.getAttribute('aria-checked')).toBe('false');
    expect(await templates.getByRole('radio', { name: /^Classic/ }).getAttribute('aria-checked')).toBe(
      'true',
    );
    await device.close();

    const premium = await openBuilder(stage, { premium: true });
    await premium.page.getByText('Premium', { exact: true }).waitFor();
    await premium.page.getByRole('tab', { name: 'Design' }).click();
    await premium.page
      .getByRole('radiogroup', { name: 'Template' })
      .getByRole('radio', { name: /^Executive/ })
      .click();
    await premium.page.getByRole('tab', { name: 'Content' }).click();
    await optimize(premium.page);
    await takePicture(premium.page, 'builder-premium-template-used');
    await premium.device.close();
  });

  it('spec 4 and 8: whoever is signed out is sent to sign in, and told why', async () => {
    const device = await stage.newDevice();
    const page = await device.newPage();
    await page.goto(`${stage.site}/resume-builder`);
    await page.waitForURL(`${stage.site}/auth**`);
    await expectToast(page, 'Authentication Required', 'Please sign in to access the resume builder');
    await takePicture(page, 'builder-signed-out');
    await device.close();
  });
});
