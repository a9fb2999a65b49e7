import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { findViolations } from '#tests/support/find-violations.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { otherTag, tagOf } from './endpoint-tags.ts';
import { fieldsHtml, typeText } from './schema-text.ts';

describe('the page of the API', async () => {
  const app = await startTestApp();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const open = async (width: number, colorScheme: 'light' | 'dark' = 'light') => {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await page.goto(`${app.address}/api`);
    return { page, refused };
  };

  it('lists every endpoint of the contract once, under a topic, with who may call it', async () => {
    const html = await (await app.call('GET', '/api')).text();
    for (const { method, path, caller, checksToken } of Object.values<Endpoint>(contract)) {
      const listed = `<b>${method}</b> <code>${path.replace(/:(\w+)/g, '{$1}')}</code></h3> <span class="who">`;
      const [, after, ...more] = html.split(listed);
      expect(more, listed).toEqual([]);
      const who = { public: 'Anyone', user: 'Signed in', 'signed-webhook': 'Stripe, signed' }[
        checksToken ? 'user' : caller
      ];
      expect(after?.startsWith(`${who}<`), listed).toBe(true);
    }
    expect(Object.values(contract).filter((endpoint) => tagOf(endpoint) === otherTag)).toEqual([]);
  });

  it('says what goes in and what comes out', async () => {
    const html = await (await app.call('GET', '/api')).text();
    const [, endpoint = ''] = html.split('id="get-api-resumes-id-download"');
    const [text = ''] = endpoint.split('</details>');
    expect(text).toContain('<code>id</code> uuid <i>in the path</i>');
    expect(text).toMatch(/<code>format<\/code> [^<]*&quot;docx&quot;[^<]*<i>in the query/);
    expect(text).toContain('<h4>Answer 200: File</h4>');
    expect(text).toContain('<code>code</code>');
  });

  it('is fast, packed, and may load nothing but its own styles', async () => {
    await app.call('GET', '/api');
    const answer = await fetch(`${app.address}/api`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(await answer.text()).not.toMatch(/<script|<img|<link|style="/);
  });

  it.each(['light', 'dark'] as const)('can be read by everybody, opened up, in %s', async (scheme) => {
    const { page, refused } = await open(1440, scheme);
    await page.evaluate(() => {
      for (const [index, part] of document.querySelectorAll('details').entries()) part.open = index < 12;
    });
    // Its own styles apply, or the contrast of a bare page would be measured.
    expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px');
    const violations = await findViolations(page);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(refused).toEqual([]);
    await page.close();
  });

  it('never runs wider than 320 pixels, however much is open', async () => {
    const { page } = await open(320);
    const width = await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true;
      return document.documentElement.scrollWidth;
    });
    expect(width).toBe(320);
    await page.close();
  });
});

describe('a schema in words', () => {
  it.each([
    [{ type: 'string', minLength: 1, maxLength: 48000 }, 'text, 1 to 48,000 characters'],
    [{ type: 'string', format: 'uuid', maxLength: 36 }, 'uuid'],
    [{ enum: ['pdf', 'docx'] }, '"pdf" or "docx"'],
    [{ anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] }, 'integer or null'],
    [{ type: 'array', items: { type: 'object' }, maxItems: 5 }, 'list of object, at most 5 items'],
    [{ type: ['string', 'null'] }, 'text or null'],
    [{ const: true }, 'true'],
    [{}, 'anything'],
  ])('%j', (schema, words) => {
    expect(typeText(schema)).toBe(words);
  });

  it('shows fields within fields, and no markup of theirs', () => {
    const inner = { properties: { '<b>': { type: 'string' } }, required: ['<b>'] };
    expect(fieldsHtml({ properties: { list: { type: 'array', items: inner } } })).toBe(
      '<ul><li><code>list</code> list of object <i>optional</i><ul><li><code>&lt;b&gt;</code> text</li></ul></li></ul>',
    );
  });
});
