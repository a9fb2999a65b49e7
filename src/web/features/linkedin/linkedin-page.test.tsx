import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LinkedinForm, LinkedinProfile } from '#contract/linkedin.ts';
import { playApi, playedEvents, refusal } from '#tests/support/played-api.ts';
import { control, eventually, fill, press, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { RoutePaths } from '../../layout/route-paths.tsx';
import { ServerData } from '../../server-data.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { LinkedinPage } from './linkedin-page.tsx';

const form: LinkedinForm = {
  jobTitle: 'Retail Store Manager',
  industry: 'Retail',
  experience: 'I lead a fulfillment team of 20 at Target and rolled out drive-up returns.',
  skills: 'Scheduling, coaching, Excel',
  targetRole: 'Project Coordinator',
};
const sentence = (text: string, quote: string): LinkedinProfile['aboutSentences'][number] => ({
  text,
  kind: 'you',
  paragraph: 0,
  sources: [{ from: 'resume', quote, place: 'Target' }],
});
const profile: LinkedinProfile = {
  headline: 'Team Lead | Leads 18 people',
  about: 'I lead a team of 18 at Target. I make the weekly schedules.',
  skills: ['Scheduling', 'Microsoft Excel'],
  addIfTrue: [],
  contradictions: [
    { id: 'title', field: 'title', form: 'Retail Store Manager', resume: 'Team Lead', choice: null },
  ],
  headlineParts: [sentence('Leads 18 people', 'In charge of a team of 18 people')],
  aboutSentences: [
    sentence('I lead a team of 18 at Target.', 'In charge of a team of 18 people'),
    sentence('I make the weekly schedules.', 'I make the weekly schedules'),
  ],
  offers: [
    {
      id: 'o1',
      section: 'about',
      text: 'I speak Spanish with customers.',
      faults: [{ code: 'language', claimed: 'Spanish', source: '', start: 8, end: 15 }],
      paragraph: 0,
      instead: '',
      sources: [],
      answer: null,
      words: '',
      answeredAt: null,
    },
  ],
  writer: { kind: 'built-in', name: 'Candor', isFallback: false },
  notices: [],
  createdAt: '2026-11-16T10:00:00.000Z',
};
const nothing = { form: null, profile: null, workId: null };
const free = { isPremium: false, resumeCount: 0, coverLetterCount: 0 };

let page: Awaited<ReturnType<typeof render>> | undefined;
let played: ReturnType<typeof playApi>;
let copied: string[] = [];

beforeEach(() => {
  history.replaceState(null, '', '/linkedin-optimizer');
  localStorage.clear();
  copied = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  played = playApi({
    'GET /api/linkedin': nothing,
    'GET /api/resumes': [],
    'GET /api/user/status': { ...free, isPremium: true },
  });
});
afterEach(async () => {
  await page?.remove();
  page = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(userId: string | undefined = crypto.randomUUID()) {
  const signIn = createSignIn(userId === '' ? undefined : { email: 'anna@example.com', id: userId });
  page = await render(
    <signIn.SignedIn>
      <RoutePaths value={new Set(['/', '/subscribe', '/linkedin-optimizer'])}>
        <UpgradeProvider>
          <ServerData>
            <LinkedinPage />
          </ServerData>
          <Toaster />
        </UpgradeProvider>
      </RoutePaths>
    </signIn.SignedIn>,
  );
  await eventually(() => expect(said()).toContain('Profile Information'));
}

const said = () => document.body.textContent ?? '';
const fillForm = async () => {
  await fill('Job title *', form.jobTitle);
  await fill('Industry *', form.industry);
  await fill('Experience *', form.experience);
  await fill('Skills *', form.skills);
  await fill('Target role', form.targetRole ?? '');
};
const picker = () => document.querySelector('select');
const pick = (value: string) =>
  act(async () => {
    const found = picker();
    if (!found) throw new Error('There is no list of resumes.');
    found.value = value;
    found.dispatchEvent(new Event('change', { bubbles: true }));
  });
const sent = () => played.named('POST /api/linkedin/optimize').map(({ body }) => body);
const openTab = (name: string) =>
  act(async () => {
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    tabs.find(({ textContent }) => textContent === name)?.click();
  });

describe('the form', () => {
  test('spec 5: says what is missing, each in its own words, and sends nothing', async () => {
    await show();
    await press('Optimize Profile');
    for (const text of [
      'Job title is required',
      'Industry is required',
      'Please provide at least 50 characters about your experience',
      'Please list some of your key skills',
    ])
      await eventually(() => expect(said()).toContain(text));
    expect(played.named('POST /api/linkedin/optimize')).toEqual([]);
  });

  test('spec 5: a visitor sees it and is told at submit; what was typed is there after the sign-in', async () => {
    await show('');
    await fillForm();
    await press('Optimize Profile');
    await eventually(() => expect(said()).toContain('Please sign in to use LinkedIn optimization'));
    expect(said()).toContain('Authentication Required');
    expect(played.calls).toEqual([]);
    await page?.remove();
    await show();
    const field = document.querySelector<HTMLInputElement>('input[name=jobTitle]');
    expect(field?.value).toBe(form.jobTitle);
  });

  test('spec 6: a free person is told before, and 403 opens the upgrade dialog', async () => {
    played.plays['GET /api/user/status'] = free;
    played.plays['POST /api/linkedin/optimize'] = refusal(
      403,
      'premium_required',
      'LinkedIn optimization is a Premium feature!',
      'linkedin',
    );
    await show();
    await eventually(() => expect(said()).toContain('LinkedIn optimization is part of Premium.'));
    await fillForm();
    await press('Optimize Profile');
    await eventually(() => expect(said()).toContain('Upgrade to Premium'));
    expect(said()).toContain('LinkedIn optimization is a Premium feature!');
    expect(said()).not.toContain('Optimization Failed');
  });

  test('spec 8: so does every other 403, whatever its code', async () => {
    played.plays['POST /api/linkedin/optimize'] = () => Response.json({ error: 'No.' }, { status: 403 });
    await show();
    await fillForm();
    await press('Optimize Profile');
    await eventually(() => expect(said()).toContain('Upgrade to Premium'));
    expect(said()).toContain('LinkedIn optimization is a Premium feature!');
    expect(said()).not.toContain('Optimization Failed');
  });

  test('sends the resume that was picked and that one is open to work, and neither unless asked', async () => {
    const [newest, older] = [crypto.randomUUID(), crypto.randomUUID()];
    played.plays['GET /api/resumes'] = [
      { id: newest, title: 'Store Manager', createdAt: '2026-11-12T10:00:00.000Z' },
      { id: older, title: '', createdAt: '2026-10-12T10:00:00.000Z' },
    ];
    played.plays['POST /api/linkedin/optimize'] = profile;
    await show();
    await eventually(() => expect(picker()?.value).toBe(newest));
    await fillForm();
    await press('Optimize Profile');
    await eventually(() => expect(sent()).toEqual([form]));
    await pick(older);
    await act(async () => document.querySelector<HTMLElement>('input[type=checkbox]')?.click());
    await press('Optimize Profile');
    await eventually(() => expect(sent()[1]).toEqual({ ...form, resumeId: older, openToWork: true }));
    await pick('');
    await press('Optimize Profile');
    await eventually(() => expect(sent()[2]).toMatchObject({ resumeId: null }));
  });

  test('an archive fills it, and Undo takes that back', async () => {
    played.plays['POST /api/linkedin/import'] = {
      currentHeadline: 'Team Lead at Target',
      currentAbout: '',
      jobTitle: 'Team Lead',
      industry: 'Retail',
      experience: 'Team Lead, Target, Mar 2019 – Present',
      skills: 'Excel, Asana',
    };
    await show();
    await fill('Target role', 'Coordinator');
    const file = document.querySelector<HTMLInputElement>('input[type=file]');
    const archive = new File(['PK'], 'Basic_LinkedInDataExport.zip');
    await act(async () => {
      Object.defineProperty(file, 'files', { value: [archive] });
      file?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await eventually(() => expect(said()).toContain('Read from Basic_LinkedInDataExport.zip.'));
    const typedIn = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
    expect([typedIn('jobTitle'), typedIn('targetRole')]).toEqual(['Team Lead', 'Coordinator']);
    await press('Undo');
    expect([typedIn('jobTitle'), typedIn('targetRole')]).toEqual(['', 'Coordinator']);
  });
});

describe('optimizing', () => {
  const workId = '0b5ff3f6-6f1f-4a5e-9a51-000000000001';
  const work = { id: workId, kind: 'optimize-linkedin', createdAt: profile.createdAt };

  test('spec 4: busy with true progress, then the result and its message', async () => {
    const events = playedEvents();
    played.plays['POST /api/linkedin/optimize'] = { workId };
    played.plays[`GET /api/work/${workId}/events`] = events.open;
    await show();
    await fillForm();
    await press('Optimize Profile');
    await eventually(() => expect(control('Optimizing...').getAttribute('aria-busy')).toBe('true'));
    events.send({ ...work, state: 'running', progress: { step: 'checking' } });
    await eventually(() => expect(said()).toContain('Checking facts'));
    played.plays['GET /api/linkedin'] = { form, profile, workId: null };
    events.send({ ...work, state: 'done' });
    await eventually(() => expect(said()).toContain('LinkedIn Profile Optimized!'));
    expect(said()).toContain('Your LinkedIn content has been optimized for maximum impact');
    await eventually(() => expect(said()).toContain(profile.headline));
    const [call] = played.named('POST /api/linkedin/optimize');
    expect(call?.body).toEqual(form);
  });

  test('spec 8: what the server says of a failure stays beside the button, with Retry', async () => {
    played.plays['POST /api/linkedin/optimize'] = refusal(
      500,
      'work_failed',
      'It broke. Nothing was charged.',
    );
    await show();
    await fillForm();
    await press('Optimize Profile');
    await eventually(() => expect(said()).toContain('Optimization Failed'));
    expect(said()).toContain('It broke. Nothing was charged.');
    expect(control('Retry')).toBeTruthy();
  });

  test('spec 4: the result from before is cleared by a new run, and a failed one offers to bring it back', async () => {
    played.plays['GET /api/linkedin'] = { form, profile, workId: null };
    played.plays['POST /api/linkedin/optimize'] = refusal(500, 'work_failed', 'It broke.');
    await show();
    await eventually(() => expect(said()).toContain(profile.headline));
    await press('Optimize Profile');
    await eventually(() => expect(said()).toContain('It broke.'));
    expect(said()).not.toContain(profile.headline);
    expect(said()).toContain('Ready to Optimize');
    await press('Show previous result');
    await eventually(() => expect(said()).toContain(profile.headline));
  });

  test('spec 8: an answer that is not ours has a sentence of its own', async () => {
    played.plays['POST /api/linkedin/optimize'] = () => new Response('<html>', { status: 502 });
    await show();
    await fillForm();
    await press('Optimize Profile');
    await eventually(() => expect(said()).toContain('Failed to generate LinkedIn optimization'));
  });
});

describe('the result', () => {
  const answered: unknown[] = [];
  beforeEach(() => {
    answered.length = 0;
    played.plays['GET /api/linkedin'] = { form, profile, workId: null };
    played.plays['POST /api/linkedin/answers'] = ({ body }) => {
      answered.push(body);
      return profile;
    };
  });

  test('spec 2: is there after a reload, in three tabs, each with its copy', async () => {
    await show();
    await press('Copy Headline');
    await eventually(() => expect(said()).toContain('Headline copied to clipboard'));
    await openTab('About');
    await press('Copy About Section');
    await eventually(() => expect(said()).toContain('About Section copied to clipboard'));
    await openTab('Skills');
    await press('Copy All Skills');
    await eventually(() => expect(said()).toContain('Skills copied to clipboard'));
    expect(copied).toEqual([profile.headline, profile.about, 'Scheduling, Microsoft Excel']);
    expect(said()).toContain('Copied!');
  });

  test('shows both quotes of a contradiction, and sends the choice', async () => {
    await show();
    expect(said()).toContain('Your form and your resume don’t match');
    const radios = [...document.querySelectorAll<HTMLElement>('[role=radio]')];
    expect(radios.map((each) => [each.textContent, each.getAttribute('aria-checked')])).toEqual([
      ['FormRetail Store Manager', 'false'],
      ['ResumeTeam Lead', 'true'],
    ]);
    await act(async () => radios[0]?.click());
    await eventually(() =>
      expect(answered).toEqual([{ about: 'contradiction', id: 'title', choice: 'form' }]),
    );
  });

  test('asks about what is perhaps true, and shows where a sentence comes from', async () => {
    await show();
    await openTab('About');
    const found = [...document.querySelectorAll<HTMLElement>('[role=button]')];
    await act(async () => found.find((each) => each.textContent === 'I make the weekly schedules.')?.click());
    await eventually(() =>
      expect(document.querySelector('mark')?.textContent).toBe('I make the weekly schedules'),
    );
    expect(said()).toContain('Is this true?');
    await press('No');
    await eventually(() =>
      expect(answered).toEqual([{ about: 'offer', offerId: 'o1', answer: 'no', words: '' }]),
    );
  });
});
