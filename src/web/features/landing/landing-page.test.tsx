import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playApi } from '#tests/support/played-api.ts';
import { control, eventually, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { ServerData } from '../../server-data.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { type Account, LandingContent } from './landing-content.tsx';
import { LandingPage } from './landing-page.tsx';
import { sample } from './sample.ts';

let page: Awaited<ReturnType<typeof render>> | undefined;

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(async () => {
  await page?.remove();
  vi.unstubAllGlobals();
});

async function show(account: Account, hidesPrices = false) {
  page = await render(<LandingContent account={account} hidesPrices={hidesPrices} />);
  return page.container;
}

/** The section with this heading, as it's read. */
function section(heading: string): string {
  const found = [...document.querySelectorAll('section')].find(
    (each) => each.querySelector('h1, h2')?.textContent === heading,
  );
  if (!found) throw new Error(`There is no section "${heading}".`);
  return found.textContent ?? '';
}

const headings = (level: string) =>
  [...document.querySelectorAll(level)].map((heading) => heading.textContent);
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('for a visitor', () => {
  beforeEach(() => show('visitor'));

  test('spec 1: hero, four tools, how it works, testimonials, pricing and a call to action', () => {
    expect(headings('h1')).toEqual(['Your resume, edited line by line. Nothing made up.']);
    expect(headings('h2')).toEqual([
      'Four tools, all based on what you’ve actually done.',
      'How it works',
      'What we never do',
      'Plans and pricing',
      'What people say',
      'Start with the resume you have.',
    ]);
  });

  test('spec 1: the hero says what it costs to begin, and the sample needs no account', () => {
    const hero = section('Your resume, edited line by line. Nothing made up.');
    for (const text of ['Free to start', 'No credit card required', 'Cancel anytime'])
      expect(hero).toContain(text);
    expect(control('Try a sample resume').getAttribute('href')).toBe('/resume-builder?sample=1');
    expect(control('Edit my resume').getAttribute('href')).toBe('/auth?tab=sign-up&next=%2Fresume-builder');
  });

  test('spec 1: the four tools', () => {
    const names = [...document.querySelectorAll('article h3')].map((name) => name.textContent);
    expect(names.toSorted()).toEqual([
      'AI Job Search',
      'Cover Letter Generator',
      'Interview Coach',
      'Resume Builder',
    ]);
  });

  test('spec 1: the four steps, in order', () => {
    const steps = [...document.querySelectorAll('ol h3')].map((step) => step.textContent);
    expect(steps).toEqual(['Upload', 'AI analyzes', 'Get optimized', 'Download']);
  });

  test('spec 1: what is free, and what Premium costs and brings', () => {
    const plans = section('Plans and pricing');
    for (const text of [
      'Free$0',
      '1 resume rewrite',
      '1 cover letter',
      'Basic templates',
      'ATS score check',
      'Community support',
      'Premium',
      'Most Popular',
      '$14.99 per month',
      'Unlimited resume rewrites',
      'Unlimited cover letters',
      'Advanced interview coaching',
      'Premium templates',
      'Priority support',
      'LinkedIn optimization',
    ])
      expect(plans).toContain(text);
    expect(control('Get Started').getAttribute('href')).toBe('/auth?tab=sign-up');
  });

  test('spec 1: four testimonials, which the page says are samples', () => {
    const quotes = section('What people say');
    expect(quotes).toContain('Sample content');
    expect(quotes).toContain('They aren’t from real customers.');
    expect(document.querySelectorAll('section[aria-labelledby="quotes"] blockquote')).toHaveLength(4);
  });

  test('what we never do comes with a way to check each promise', () => {
    const never = section('What we never do');
    for (const { claim } of sample.refused) expect(never).toContain(claim);
    for (const path of ['/resume-builder?sample=1', '/privacy-policy', '/account'])
      expect(hrefs()).toContain(path);
  });

  test('the line of the hero can be kept or rejected without any script', () => {
    const choices = [...document.querySelectorAll<HTMLInputElement>('figure input[type="radio"]')];
    expect(choices.map(({ value, name }) => `${name} ${value}`)).toEqual([
      'sample-line kept',
      'sample-line rejected',
    ]);
    const [change] = sample.changes;
    const struck = change?.parts.filter(({ kind }) => kind === 'removed').map(({ text }) => text.trim());
    for (const words of struck ?? [])
      expect([...document.querySelectorAll('figure del')].map((mark) => mark.textContent)).toContainEqual(
        expect.stringContaining(words),
      );
  });
});

test('every figure on the page is the engine’s, the price, or of the specification', async () => {
  const walker = document.createTreeWalker(await show('visitor'), NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  const known = JSON.stringify(sample);
  const allowed = ['0', '100', '14.99', '1', '2', '3', '4', '20', '40', '60', '80'];
  const figures = texts.flatMap((text) => text.match(/\d+(?:\.\d+)?/g) ?? []);
  expect(figures.length).toBeGreaterThan(20);
  expect(figures.filter((figure) => !allowed.includes(figure) && !known.includes(figure))).toEqual([]);
});

test('somebody with the free plan starts with their tools, and is offered Premium alone', async () => {
  const text = (await show('free')).textContent ?? '';
  expect(headings('h1')).toEqual(['What would you like to work on?']);
  expect(hrefs().slice(0, 6)).toEqual([
    '/resume-builder',
    '/cover-letter',
    '/interview-coach',
    '/linkedin-optimizer',
    '/job-search',
    '/documents',
  ]);
  expect(text).not.toContain('Get Started');
  expect(text).toContain('This is your plan.');
  expect(control('Upgrade to Premium').getAttribute('href')).toBe('/subscribe');
});

test('whoever has Premium isn’t sold it', async () => {
  const text = (await show('premium')).textContent ?? '';
  expect(headings('h1')).toEqual(['What would you like to work on?']);
  for (const offer of ['Get Started', 'Upgrade to Premium', '$14.99']) expect(text).not.toContain(offer);
});

test('an app from a store shows no price', async () => {
  expect((await show('visitor', true)).textContent).not.toContain('$14.99');
});

describe('inside the app', () => {
  async function open(user?: { email: string }, isPremium = false) {
    playApi({ 'GET /api/user/status': { isPremium, resumeCount: 0, coverLetterCount: 0 } });
    const { SignedIn } = createSignIn(user && { ...user, id: crypto.randomUUID() });
    page = await render(
      <SignedIn>
        <UpgradeProvider>
          <ServerData>
            <LandingPage />
          </ServerData>
        </UpgradeProvider>
      </SignedIn>,
    );
    return page.container;
  }

  test('knows a visitor', async () => {
    const container = await open();
    await eventually(() => expect(container.textContent).toContain('Nothing made up.'));
  });

  test('offers Premium once it knows that somebody doesn’t have it', async () => {
    const container = await open({ email: 'maya@example.com' });
    await eventually(() => expect(container.textContent).toContain('This is your plan.'));
  });

  test('knows Premium', async () => {
    const container = await open({ email: 'maya@example.com' }, true);
    await eventually(() => expect(container.textContent).toContain('What would you like to work on?'));
    expect(container.textContent).not.toContain('Upgrade to Premium');
  });
});
