import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { AccountExport, Session } from '#contract/account.ts';
import type { Subscription } from '#contract/billing.ts';
import { paidSubscription } from '#tests/support/paid-subscription.ts';
import { type PlayedCall, playApi, refusal } from '#tests/support/played-api.ts';
import { control, eventually, fill, press, render } from '#tests/support/render.tsx';
import { type AuthCall, createSignIn, sessionOf } from '#tests/support/sign-in.tsx';
import { RoutePaths } from '../../layout/route-paths.tsx';
import { writeDraft } from '../../native/drafts.ts';
import { ServerData } from '../../server-data.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { AccountPage } from './account-page.tsx';

const active = paidSubscription;
const canceling: Subscription = {
  ...active,
  state: 'canceling',
  nextChargeAt: null,
  endsAt: '2026-12-15T12:00:00.000Z',
};
const free: Subscription = {
  ...active,
  plan: 'free',
  state: 'none',
  nextChargeAt: null,
  premiumUntil: null,
  card: null,
  hasPortal: false,
};
const windows =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const device: Session = {
  id: 's1',
  userAgent: windows,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastActiveAt: new Date().toISOString(),
  isCurrent: true,
};
const made: AccountExport = {
  id: 'e1',
  state: 'done',
  createdAt: '2026-11-16T10:00:00.000Z',
  expiresAt: '2026-11-17T10:00:00.000Z',
  sizeBytes: 2_400_000,
};

const megabyte = 1024 * 1024;

let user = { email: '', id: '', metadata: {} };
let page: Awaited<ReturnType<typeof render>> | undefined;
let played: ReturnType<typeof playApi>;

beforeEach(() => {
  history.replaceState(null, '', '/account');
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  played = playApi({
    'GET /api/subscription': active,
    'GET /api/sessions': [device],
    'GET /api/exports': [],
    'GET /api/account/storage': { usedBytes: 39 * megabyte, maxBytes: 50 * megabyte },
  });
});
afterEach(async () => {
  await page?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Shown {
  /** How the account says that it can be signed in to. */
  metadata?: object;
  reply?: (call: AuthCall) => { status: number; body: unknown } | undefined;
}

async function show({ metadata = {}, reply }: Shown = {}) {
  user = { email: 'anna@example.com', id: crypto.randomUUID(), metadata };
  const signIn = createSignIn(user, reply);
  page = await render(
    <signIn.SignedIn>
      <RoutePaths value={new Set(['/', '/account', '/subscribe'])}>
        <UpgradeProvider>
          <ServerData>
            <Route path="/account">
              <AccountPage />
            </Route>
          </ServerData>
          <Toaster />
        </UpgradeProvider>
      </RoutePaths>
    </signIn.SignedIn>,
  );
  return signIn;
}

const said = () => document.body.textContent ?? '';
const buttons = () =>
  [...document.querySelectorAll('button, a')].map((each) => each.textContent?.trim()).filter(Boolean);
/** Inside the dialog, whose buttons may be called like those behind it. */
const pressThere = (name: string) =>
  act(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
    all.find(({ textContent }) => textContent === name)?.click();
  });
const plan = async (subscription: Subscription) => {
  played.plays['GET /api/subscription'] = subscription;
  await show();
  await eventually(() => expect(said()).not.toContain('Loading...'));
};

describe('the plan', () => {
  test('active: price, next charge, card, and what can be done', async () => {
    await plan(active);
    for (const text of ['Premium', '$14.99 per month', 'December 15, 2026', 'Visa ending in 4242'])
      expect(said()).toContain(text);
    expect(buttons()).toEqual(expect.arrayContaining(['Card and invoices', 'Cancel subscription']));
    expect(said()).not.toContain('Withdraw');
  });

  test.each<[string, Partial<Subscription>, string[], string[]]>([
    ['free', free, ['Free'], ['Upgrade to Premium']],
    ['begun', { ...free, state: 'incomplete', hasPortal: true }, ['Free'], ['Finish your upgrade']],
    [
      'ended',
      { ...free, state: 'ended', hasPortal: true },
      ['has ended'],
      ['Upgrade to Premium', 'Card and invoices'],
    ],
    [
      'canceling',
      canceling,
      ['until December 15, 2026', 'You won’t be charged again.'],
      ['Resume subscription'],
    ],
    [
      'past due',
      { ...active, state: 'past_due' },
      ['didn’t go through', 'by December 22, 2026'],
      ['Card and invoices'],
    ],
    [
      'from elsewhere',
      { ...active, state: 'none', hasPortal: false },
      ['Premium', 'until December 22, 2026'],
      [],
    ],
  ])('%s says so', async (_, subscription, texts, actions) => {
    await plan({ ...active, ...subscription });
    for (const text of texts) expect(said()).toContain(text);
    expect(buttons()).toEqual(expect.arrayContaining(actions));
    expect(buttons().includes('Cancel subscription')).toBe(subscription.state === 'past_due');
  });

  test('cancel takes two clicks, and resume one', async () => {
    played.plays['POST /api/subscription/cancel'] = canceling;
    played.plays['POST /api/subscription/resume'] = active;
    await plan(active);
    await press('Cancel subscription');
    expect(said()).toContain('You keep Premium until December 15, 2026, and won’t be charged again.');
    expect(document.activeElement?.textContent).toBe('Cancel Premium?');
    await press('Cancel subscription');
    await eventually(() => expect(said()).toContain('Your subscription is canceled.'));
    await press('Resume subscription');
    await eventually(() => expect(said()).toContain('Next charge'));
  });

  test('a cancel that failed says why and can be tried again; keeping goes back', async () => {
    played.plays['POST /api/subscription/cancel'] = refusal(503, 'billing_unavailable', 'Not now.');
    await plan(active);
    await press('Cancel subscription');
    await press('Cancel subscription');
    await eventually(() => expect(said()).toContain('Not now.'));
    await press('Keep Premium');
    await eventually(() => expect(document.activeElement?.textContent).toBe('Cancel subscription'));
  });

  test('a withdrawal takes two steps, and says what comes back', async () => {
    const withdrawalId = crypto.randomUUID();
    played.plays['POST /api/subscription/withdrawal'] = {
      withdrawalId,
      refundCents: 1499,
      currency: 'usd',
      canWithdrawUntil: '2026-11-30T12:00:00.000Z',
    };
    played.plays['POST /api/subscription/withdrawal/confirm'] = { ...free, state: 'ended' };
    await plan({ ...active, canWithdrawUntil: '2026-11-30T12:00:00.000Z' });
    expect(said()).toContain('Until November 30, 2026 you can get your money back.');
    await press('Withdraw from this purchase');
    await eventually(() => expect(said()).toContain('we’ll refund $14.99'));
    await press('Confirm withdrawal');
    await eventually(() => expect(said()).toContain('Withdrawal Received'));
    expect(played.named('POST /api/subscription/withdrawal/confirm')[0]?.body).toEqual({ withdrawalId });
    expect(said()).toContain('Your subscription has ended.');
  });

  test('in the app from a store there’s no way to a card form', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    await plan({ ...free, state: 'ended', hasPortal: true });
    expect(buttons()).not.toContain('Upgrade to Premium');
    expect(buttons()).not.toContain('Card and invoices');
  });

  test('that can’t be read leaves the rest of the page usable', async () => {
    played.plays['GET /api/subscription'] = refusal(503, 'billing_unavailable', 'Not now.');
    await show();
    await eventually(() => expect(said()).toContain('Not now.'));
    expect(buttons()).toContain('Export data');
    played.plays['GET /api/subscription'] = active;
    await press('Retry');
    await eventually(() => expect(said()).toContain('$14.99 per month'));
  });
});

describe('devices', () => {
  const phone = { ...device, id: 's2', userAgent: null, isCurrent: false };

  test('are named, and one is signed out', async () => {
    const dayBefore = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    played.plays['GET /api/sessions'] = [device, { ...phone, lastActiveAt: dayBefore }];
    played.plays['DELETE /api/sessions/s2'] = () => {
      played.plays['GET /api/sessions'] = [device];
      return new Response(null, { status: 204 });
    };
    await show();
    await eventually(() => expect(said()).toContain('Chrome on Windows'));
    expect(said()).toContain('Last active yesterday');
    await press('Sign out Unknown device');
    await eventually(() => expect(said()).not.toContain('Unknown device'));
  });

  test('are all signed out, drafts included, after a warning', async () => {
    const { calls } = await show();
    writeDraft('resume_draft_new', user.id, { text: 'x' });
    await press('Sign out everywhere');
    await eventually(() => expect(said()).toContain('including this one'));
    expect(said()).toContain('Signing out deletes it.');
    await pressThere('Sign out everywhere');
    await eventually(() => expect(calls.map(({ path }) => path)).toContain('/logout?scope=global'));
    await eventually(() => expect(localStorage.getItem('resume_draft_new')).toBeNull());
    expect(location.pathname).toBe('/');
  });
});

describe('a new password', () => {
  const answers = (status: number, body: object) => ({
    reply: ({ path }: AuthCall) => (path === '/user' ? { status, body } : undefined),
  });
  const enter = async (current: string, password = 'correct horse', confirmation = password) => {
    await fill('Current Password', current);
    await fill('New Password', password);
    await fill('Confirm Password', confirmation);
    await press('Save password');
  };
  const openForm = async (shown: Shown) => {
    const signIn = await show(shown);
    await press('Change password');
    await eventually(() => expect(said()).toContain('Confirm Password'));
    return signIn;
  };

  test('needs the current one, must be the same twice, and is set', async () => {
    const { calls } = await openForm(answers(200, { id: 'u' }));
    await enter('');
    await eventually(() => expect(said()).toContain('Please enter your current password.'));
    await enter('old one', 'correct horse', 'correct house');
    await eventually(() => expect(said()).toContain('Please make sure both passwords are the same.'));
    expect(calls).toEqual([]);
    await enter('old one');
    const body = { password: 'correct horse', current_password: 'old one' };
    await eventually(() => expect(calls).toEqual([{ path: '/user', body: expect.objectContaining(body) }]));
    await eventually(() => expect(said()).toContain('Password Updated!'));
  });

  test('with a wrong current one says so at that field', async () => {
    await openForm(answers(400, { code: 'invalid_credentials', message: 'Invalid login credentials' }));
    await enter('wrong');
    await eventually(() => expect(said()).toContain('That isn’t your password. Please try again.'));
    expect(said()).not.toContain('Invalid login credentials');
  });

  const byGoogle = { providers: ['google'] };

  test('of an account without one asks for Google first', async () => {
    const { calls } = await show({ metadata: byGoogle });
    await press('Change password');
    await eventually(() => expect(said()).toContain('Sign in with Google again to confirm that it’s you.'));
    expect(said()).not.toContain('Current Password');
    expect(said()).not.toContain('Confirm Password');
    expect(calls).toEqual([]);
  });

  test('can be set by whoever is back from Google, and not when that was too long ago', async () => {
    history.replaceState(null, '', '/account?password=1');
    await show({
      metadata: byGoogle,
      ...answers(400, {
        code: 'reauthentication_needed',
        message: 'Password update requires reauthentication',
      }),
    });
    await eventually(() => expect(said()).toContain('Confirm Password'));
    expect(said()).not.toContain('Current Password');
    await fill('New Password', 'correct horse');
    await fill('Confirm Password', 'correct horse');
    await press('Save password');
    await eventually(() => expect(said()).toContain('Sign in with Google again to confirm that it’s you.'));
  });

  test('asks for the current one where the server knows of it and the account’s ways to sign in don’t', async () => {
    history.replaceState(null, '', '/account?password=1');
    const message = 'Please enter your current password.';
    await show({ metadata: byGoogle, ...answers(400, { code: 'current_password_required', message }) });
    await eventually(() => expect(said()).toContain('Confirm Password'));
    await fill('New Password', 'correct horse');
    await fill('Confirm Password', 'correct horse');
    await press('Save password');
    await eventually(() => expect(said()).toContain('Current Password'));
  });
});

describe('data', () => {
  test('is exported, waited for, and downloaded', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    let state: AccountExport['state'] = 'running';
    played.plays['POST /api/exports'] = () => {
      played.plays['GET /api/exports'] = () =>
        Response.json([{ ...made, state, ...(state === 'running' && { expiresAt: null }) }]);
      return Response.json({ workId: 'e1' }, { status: 202 });
    };
    played.plays['GET /api/exports/e1/download'] = () =>
      new Response('zip', {
        headers: { 'Content-Disposition': 'attachment; filename="candor-export-2026-11-16.zip"' },
      });
    await show();
    await press('Export data');
    await eventually(() => expect(said()).toContain('Preparing your file…'));
    state = 'done';
    await eventually(() => expect(said()).toContain('Download ZIP (2.3 MB)'));
    await press('Download ZIP (2.3 MB)');
    await eventually(() => expect(saved).toEqual(['candor-export-2026-11-16.zip']));
  });

  test('says how much room it takes once that gets close to all', async () => {
    await show();
    await eventually(() => expect(said()).toContain('Export everything'));
    expect(said()).not.toContain('of 50 MB');
    await page?.remove();
    played.plays['GET /api/account/storage'] = { usedBytes: 41.5 * megabyte, maxBytes: 50 * megabyte };
    await show();
    await eventually(() => expect(said()).toContain('You’ve used 41.5 of 50 MB. To make room, delete'));
  });

  test('whose export failed can be asked for again', async () => {
    played.plays['GET /api/exports'] = [{ ...made, state: 'failed', expiresAt: null, sizeBytes: null }];
    await show();
    await eventually(() => expect(said()).toContain('Your export couldn’t be finished.'));
    expect(buttons()).toContain('Export data');
  });

  const bring = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File(['zip'], 'export.zip');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };

  test('is imported, and says what came in', async () => {
    played.plays['POST /api/account/import'] = { resumes: 2, coverLetters: 1, looksChanged: 1 };
    await show();
    await bring();
    await eventually(() => expect(said()).toContain('Resumes added: 2. Cover letters added: 1.'));
    expect(said()).toContain('now use Classic: 1.');
    played.plays['POST /api/account/import'] = { resumes: 0, coverLetters: 0, looksChanged: 0 };
    await bring();
    await eventually(() => expect(said()).toContain('already in your account'));
  });

  test('that is no export is refused in the server’s words', async () => {
    played.plays['POST /api/account/import'] = refusal(
      415,
      'unsupported_media_type',
      'This isn’t a Candor export.',
    );
    await show();
    await bring();
    await eventually(() => expect(said()).toContain('This isn’t a Candor export.'));
  });
});

describe('deleting', () => {
  const signsIn = ({ path, body }: AuthCall) => {
    if (!path.startsWith('/token')) return undefined;
    return body.password === 'right'
      ? { status: 200, body: sessionOf(user) }
      : { status: 400, body: { code: 'invalid_credentials', message: 'Invalid login credentials' } };
  };

  test('asks for the password, deletes, and leaves nothing on the device', async () => {
    const order: string[] = [];
    played.plays['DELETE /api/account'] = (_: PlayedCall) => {
      order.push('deleted');
      return new Response(null, { status: 204 });
    };
    await show({ reply: signsIn });
    writeDraft('resume_draft_new', user.id, { text: 'x' });
    await press('Delete account');
    await eventually(() => expect(said()).toContain('Your password'));
    await pressThere('Delete account');
    await eventually(() => expect(said()).toContain('Please enter your password.'));
    await fill('Your password', 'wrong');
    await pressThere('Delete account');
    await eventually(() => expect(said()).toContain('That isn’t your password. Please try again.'));
    expect(said()).not.toContain('Invalid login credentials');
    expect(order).toEqual([]);
    await fill('Your password', 'right');
    await pressThere('Delete account');
    await eventually(() => expect(said()).toContain('Account Deleted'));
    expect(order).toEqual(['deleted']);
    expect(localStorage.getItem('resume_draft_new')).toBeNull();
    expect(location.pathname).toBe('/');
  });

  describe('within the refund window', () => {
    const withdrawalId = crypto.randomUUID();
    beforeEach(() => {
      const canWithdrawUntil = '2026-11-30T12:00:00.000Z';
      played.plays['GET /api/subscription'] = { ...active, canWithdrawUntil };
      played.plays['POST /api/subscription/withdrawal'] = {
        ...{ withdrawalId, refundCents: 1499, currency: 'usd', canWithdrawUntil },
      };
      played.plays['POST /api/subscription/withdrawal/confirm'] = { ...free, state: 'ended' };
    });
    const begin = async () => {
      await show({ reply: signsIn });
      await press('Delete account');
      await eventually(() => expect(said()).toContain('You can still get your money back'));
      expect(said()).not.toContain('Your password');
    };

    test('offers the refund first, then deletes', async () => {
      await begin();
      expect(said()).toContain('Until November 30, 2026, we’ll refund what you paid for Premium.');
      await pressThere('Get a refund first');
      await eventually(() => expect(said()).toContain('we’ll refund $14.99'));
      expect(played.named('POST /api/subscription/withdrawal/confirm')).toEqual([]);
      await pressThere('Confirm withdrawal');
      await eventually(() => expect(said()).toContain('Withdrawal Received'));
      expect(played.named('POST /api/subscription/withdrawal/confirm')[0]?.body).toEqual({ withdrawalId });
      await eventually(() => expect(said()).toContain('Your password'));
    });

    test('leaves the choice, and offers it again the next time', async () => {
      await begin();
      await pressThere('Delete without a refund');
      await eventually(() => expect(said()).toContain('Your password'));
      expect(played.named('POST /api/subscription/withdrawal')).toEqual([]);
      await pressThere('Keep account');
      await press('Delete account');
      await eventually(() => expect(said()).toContain('You can still get your money back'));
    });

    test('says why a refund failed, and lets people delete all the same', async () => {
      played.plays['POST /api/subscription/withdrawal/confirm'] = refusal(
        503,
        'billing_unavailable',
        'Not now.',
      );
      await begin();
      await pressThere('Get a refund first');
      await eventually(() => expect(said()).toContain('we’ll refund $14.99'));
      await pressThere('Confirm withdrawal');
      await eventually(() => expect(said()).toContain('Not now.'));
      await pressThere('Delete without a refund');
      await eventually(() => expect(said()).toContain('Your password'));
    });
  });

  test('whoever is back from Google confirms at once, and signs in again when that was too long ago', async () => {
    played.plays['DELETE /api/account'] = refusal(403, 'sign_in_again', 'Please sign in again to continue.');
    history.replaceState(null, '', '/account?delete=1');
    await show();
    await eventually(() => expect(said()).toContain('Delete your account?'));
    expect(said()).not.toContain('Your password');
    await pressThere('Delete account');
    await eventually(() => expect(said()).toContain('Please sign in again to continue.'));
    expect(said()).toContain('Your password');
  });
});

test('help is asked for, and where the answer goes is said', async () => {
  played.plays['POST /api/help'] = () => new Response(null, { status: 204 });
  await show();
  await press('Get help');
  await eventually(() => expect(said()).toContain('We’ll answer by email to anna@example.com.'));
  await press('Send');
  await eventually(() => expect(said()).toContain('Please write a message.'));
  await fill('How can we help?', 'My PDF is blank.');
  await press('Send');
  await eventually(() => expect(said()).toContain('Message Sent'));
  expect(played.named('POST /api/help')[0]?.body).toEqual({ message: 'My PDF is blank.' });
  expect(control('Get help')).toBeTruthy();
});

describe('a key of one’s own', () => {
  const path = '/api/account/model-key';

  test('isn’t spoken of where it isn’t offered', async () => {
    played.plays[`GET ${path}`] = { isOffered: false, key: null };
    await plan(active);
    await eventually(() => expect(played.named(`GET ${path}`)).not.toEqual([]));
    expect(said()).not.toContain('Your AI key');
  });

  test('is sent once, and then no more than its end is shown', async () => {
    played.plays[`GET ${path}`] = { isOffered: true, key: null };
    played.plays[`PUT ${path}`] = () => {
      const key = { provider: 'openai', model: 'gpt-5-mini', lastFour: 'wxyz' };
      played.plays[`GET ${path}`] = { isOffered: true, key };
      return new Response(null, { status: 204 });
    };
    await plan(active);
    await eventually(() => control('Save key'));
    await fill('API key', 'sk-0123456789-wxyz');
    await press('Save key');
    await eventually(() => expect(said()).toContain('ending in wxyz'));
    const body = { provider: 'openai', model: 'gpt-5-mini', key: 'sk-0123456789-wxyz' };
    expect(played.named(`PUT ${path}`)[0]?.body).toEqual(body);
    expect(said()).not.toContain('0123456789');
  });
});
