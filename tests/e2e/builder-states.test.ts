import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { pasteResume, pressOptimize } from '../support/builder-steps.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { goodEdits, pastedPosting, pastedResume, untrueEdits } from '../support/pasted-resume.ts';
import { playEdits } from '../support/played-edits.ts';
import { startStage } from '../support/stage.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** A wide screen shows all three at once. */
async function view(page: Page, name: 'Edit' | 'Preview' | 'Changes'): Promise<void> {
  if (isPhone(page)) await page.getByRole('navigation').getByRole('button', { name }).click();
}

async function tab(page: Page, name: 'Content' | 'Design' | 'Fields'): Promise<void> {
  await view(page, 'Edit');
  await page.getByRole('tab', { name }).click();
}

const pressInPreview = async (page: Page, name: string) => {
  await view(page, 'Preview');
  await page.getByRole('button', { name, exact: true }).click();
};

/** Every state of the builder that a person can reach, with the way there. */
const states: {
  name: string;
  /** Of the address; `kept` is an optimized resume. */
  at: 'new' | 'kept' | 'sample' | 'unknown';
  reach?: (page: Page) => Promise<void>;
}[] = [
  { name: 'empty', at: 'new' },
  {
    name: 'with a text and a draft',
    at: 'new',
    reach: async (page) => {
      await pasteResume(page);
      await page.getByText(/^Draft saved on this device/).waitFor();
    },
  },
  {
    name: 'with another text that waits',
    at: 'new',
    reach: async (page) => {
      await page.evaluate(() => {
        const content = { content: 'Nadia Ferreira, typed before the sign-in', jobPosting: '' };
        const draft = { userId: null, savedAt: new Date().toISOString(), content };
        localStorage.setItem('resume_draft_visitor', JSON.stringify(draft));
      });
      await pasteResume(page);
      await page.getByText(/^Draft saved on this device/).waitFor();
      await page.reload();
      await page.getByText(/^You have another unsaved draft/).waitFor();
    },
  },
  {
    name: 'busy, before the first word',
    at: 'new',
    reach: async (page) => {
      await page.route('**/optimize', () => {});
      await pasteResume(page);
      await pressOptimize(page);
      await page.getByRole('button', { name: 'Processing...' }).waitFor();
    },
  },
  {
    name: 'busy, with lines that arrive',
    at: 'new',
    reach: async (page) => {
      await pasteResume(page);
      await pressOptimize(page);
      await page.getByText(/^Rewriting line/).waitFor();
      await view(page, 'Changes');
      await page.getByText('Checked against your words').first().waitFor();
    },
  },
  {
    name: 'failed',
    at: 'new',
    reach: async (page) => {
      await page.route('**/api/resumes', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 500,
              contentType: 'application/json',
              body: JSON.stringify({ error: 'Something went wrong on our side.', code: 'unexpected' }),
            })
          : route.continue(),
      );
      await pasteResume(page);
      await pressOptimize(page);
      await page.getByRole('button', { name: 'Retry' }).first().waitFor();
    },
  },
  { name: 'a new resume’s design', at: 'new', reach: (page) => tab(page, 'Design') },
  { name: 'a new resume’s fields', at: 'new', reach: (page) => tab(page, 'Fields') },
  {
    name: 'optimized',
    at: 'kept',
    reach: (page) =>
      page
        .getByText(/^ATS Score: \d+/)
        .first()
        .waitFor(),
  },
  {
    name: 'its changes',
    at: 'kept',
    reach: async (page) => {
      await view(page, 'Changes');
      await page.getByRole('article', { name: /^Change 1/ }).waitFor();
      await page.getByRole('button', { name: 'Show source' }).first().click();
    },
  },
  {
    name: 'its score',
    at: 'kept',
    reach: async (page) => {
      await view(page, 'Changes');
      await page.getByText('Top fixes').click();
      await page.getByText('How this score is made').click();
      await page.getByText('Contact details').waitFor();
    },
  },
  {
    name: 'its kept lines',
    at: 'kept',
    reach: async (page) => {
      await view(page, 'Changes');
      await page.getByRole('heading', { name: 'Left unchanged' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'its design', at: 'kept', reach: (page) => tab(page, 'Design') },
  { name: 'its fields', at: 'kept', reach: (page) => tab(page, 'Fields') },
  {
    name: 'template sheet',
    at: 'kept',
    reach: async (page) => {
      await tab(page, 'Design');
      if (isPhone(page)) await page.getByRole('button', { name: /^Template/ }).click();
      await page.getByRole('radiogroup', { name: 'Template' }).waitFor();
    },
  },
  {
    name: 'download menu',
    at: 'kept',
    reach: async (page) => {
      await pressInPreview(page, 'Download');
      await page.getByText('JSON Resume').waitFor();
    },
  },
  {
    name: 'versions',
    at: 'kept',
    reach: async (page) => {
      await pressInPreview(page, 'Versions');
      await page.getByRole('dialog', { name: 'Versions' }).waitFor();
    },
  },
  {
    name: 'what an ATS reads',
    at: 'kept',
    reach: async (page) => {
      await pressInPreview(page, 'What an ATS reads');
      await page.getByRole('dialog', { name: 'What an ATS reads' }).waitFor();
      await page.getByText(/fields were found/).waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'shortcuts',
    at: 'kept',
    reach: async (page) => {
      // The keys are there once the resume is.
      await page.locator('#changes-heading').waitFor({ state: 'attached' });
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'upgrade dialog',
    at: 'new',
    reach: async (page) => {
      await tab(page, 'Design');
      if (isPhone(page)) await page.getByRole('button', { name: /^Template/ }).click();
      await page
        .getByRole('radiogroup', { name: 'Template' })
        .getByRole('radio', { name: /Executive/ })
        .click();
      await page.getByRole('dialog', { name: 'Upgrade to Premium' }).waitFor();
    },
  },
  {
    name: 'offline',
    at: 'new',
    reach: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You’re offline. Keep typing; nothing will be lost.').waitFor();
    },
  },
  {
    name: 'sample',
    at: 'sample',
    reach: (page) => page.getByText('Sample', { exact: true }).waitFor(),
  },
  {
    name: 'sample, asked to sign in',
    at: 'sample',
    reach: async (page) => {
      await view(page, 'Preview');
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('dialog', { name: 'Sign in to use your own resume' }).waitFor();
    },
  },
  {
    name: 'no such resume',
    at: 'unknown',
    reach: (page) => page.getByRole('heading', { name: 'Resume not found' }).waitFor(),
  },
];

const unknownId = '00000000-0000-4000-8000-000000000000';

describe('every state of the builder', async () => {
  const { app, site, model, newDevice } = await startStage({ withModel: true, tokensPerSecond: 20 });
  model.answerWith(playEdits(({ text }) => goodEdits[text] ?? untrueEdits[text]));
  let people = 0;
  const somebody = () => app.createPerson({ email: `maya-${++people}@example.com` });
  const owner = await somebody();
  const body = { originalContent: pastedResume, jobPosting: pastedPosting };
  const { id } = (await (await owner.call('POST', '/api/resumes', { body })).json()) as Resume;
  await owner.call('POST', `/api/resumes/${id}/optimize`);
  const addresses = { new: '', kept: `?id=${id}`, sample: '?sample=1', unknown: `?id=${unknownId}` };

  for (const width of [390, 1440]) {
    it.each(states)(
      `has no axe violation in either theme: $name, ${width} px`,
      async ({ name, at, reach }) => {
        const person = at === 'kept' ? owner : at === 'sample' ? undefined : await somebody();
        const viewport = { width, height: width < 600 ? 844 : 900 };
        const device = await newDevice({ viewport, reducedMotion: 'reduce', person });
        const page = await device.newPage();
        await page.goto(`${site}/resume-builder${addresses[at]}`);
        await page.locator('h1').first().waitFor();
        await reach?.(page);
        expect(await lookInBothThemes(page, `builder-state-${name}`)).toEqual([]);
        // The browser writes a line for every answer that it does not like.
        expect(device.complaints.filter((line) => !/^Failed to load resource/.test(line))).toEqual([]);
        await device.close();
      },
    );
  }
});
