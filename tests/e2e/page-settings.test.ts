import { describe, expect, it } from 'vitest';
import { startStage } from '../support/stage.ts';

/** What an operator has set is what the page says. With the shipped settings it says the specified words. */
describe('settings that people read of', async () => {
  const { app, site, newDevice } = await startStage({
    settings: { PASSWORD_MIN_LENGTH: '10', FREE_RESUMES: '3', FREE_COVER_LETTERS: '0' },
  });

  it('the shortest password', async () => {
    const device = await newDevice();
    const page = await device.newPage();
    await page.goto(`${site}/auth?tab=sign-up`);
    await page.getByText('Must be at least 10 characters').waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill('nine@example.com');
    await page.getByLabel('Password', { exact: true }).fill('nine char');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Password must be at least 10 characters long.').waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('how much the free plan gives', async () => {
    const person = await app.createPerson();
    const device = await newDevice({ person });
    const page = await device.newPage();
    await page.goto(`${site}/resume-builder`);
    await page.getByText('0/3 used').waitFor();
    await page.getByText('Free optimizations left: 3. One doesn’t count if it fails.').waitFor();
    await page.goto(`${site}/cover-letter`);
    await page.getByText('0/0 used').waitFor();
    await page.getByText('You have no free cover letters left.').waitFor();
    await page.goto(`${site}/account`);
    await page.getByText('Resume rewrites: 3. Cover letters: 0.').waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});
