import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLocationReader } from '#domain/posting/source/read-location.ts';
import { readConfig } from '../process/config.ts';
import { loadGazetteer } from '../process/load-lexicon.ts';
import { fakeAdzunaKeys, startFakeAdzuna } from './adzuna.fake.ts';
import { createAdzuna } from './adzuna.ts';
import { startFakeGreenhouse } from './greenhouse.fake.ts';
import { createGreenhouse } from './greenhouse.ts';
import type { CrawledPage, SourceQuery } from './job-source.ts';
import { fakeJSearchKey, startFakeJSearch } from './jsearch.fake.ts';
import { createJSearch } from './jsearch.ts';
import { startFakeLever } from './lever.fake.ts';
import { createLever } from './lever.ts';
import { createSourceClient } from './source-client.ts';
import type { SourceBehavior } from './source-server.fake.ts';

const environment = 'test';
const boards = { acme: 230, bakery: 3 };
const servers = {
  jsearch: await startFakeJSearch({ environment }),
  adzuna: await startFakeAdzuna({ environment, limits: [] }),
  greenhouse: await startFakeGreenhouse({ environment, boards }),
  lever: await startFakeLever({ environment, boards }),
};
type Name = keyof typeof servers;
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop();
});

const settings = readConfig({
  JSEARCH_KEY: fakeJSearchKey,
  JSEARCH_URL: servers.jsearch.url,
  JSEARCH_PAGES: '3',
  ADZUNA_APP_ID: fakeAdzunaKeys.id,
  ADZUNA_APP_KEY: fakeAdzunaKeys.key,
  ADZUNA_URL: servers.adzuna.url,
  ADZUNA_PAGES: '3',
  GREENHOUSE_URL: servers.greenhouse.url,
  GREENHOUSE_BOARDS: 'acme,bakery:The Bakery',
  LEVER_URL: servers.lever.url,
  LEVER_BOARDS: 'acme,bakery:The Bakery',
});

/** What the source was said to have done, in place of the database. */
let noted: string[] = [];
const optionsFor = (hasBoards: boolean) => ({
  settings,
  locations: createLocationReader(loadGazetteer()),
  now: () => new Date(),
  client: createSourceClient({
    hasBoards,
    gate: {
      enter: async () => 'go',
      answered: async () => void noted.push('answered'),
      failed: async ({ message, retryAfterSeconds }) =>
        void noted.push(retryAfterSeconds ? `${message}, ${retryAfterSeconds} s` : message),
    },
    timeoutMs: 2_000,
    maxBytes: 5_000_000,
  }),
});
const options = optionsFor(false);
const ofBoards = optionsFor(true);
const live = { jsearch: createJSearch(options), adzuna: createAdzuna(options) };
const crawled = { greenhouse: createGreenhouse(ofBoards), lever: createLever(ofBoards) };

const query: SourceQuery = {
  jobTitle: 'Baker',
  jobType: [],
  location: 'Leeds',
  country: 'GB',
  isRemote: false,
};
const never = new AbortController().signal;
const crawl = async (name: keyof typeof crawled, readAt: ReadonlyMap<string, Date> = new Map()) => {
  const pages: CrawledPage[] = [];
  for await (const page of crawled[name].crawl(never, readAt)) pages.push(page);
  return pages;
};

beforeEach(() => {
  noted = [];
  for (const server of Object.values(servers)) {
    server.always('well');
    server.next();
    server.calls.length = 0;
  }
});

/** What each way of failing is called, wherever it happens. */
const failures: [SourceBehavior, string][] = [
  ['malformed', 'malformed'],
  ['wrong shape', 'malformed'],
  ['html', 'malformed'],
  ['wrong key', 'unauthorized (401)'],
  ['forbidden', 'forbidden (403)'],
  ['bad request', 'refused (400)'],
  ['rate limit', 'rate_limited (429), 30 s'],
  ['server error', 'unavailable (500)'],
  ['unavailable', 'unavailable (503)'],
  ['slow', 'timeout'],
  ['cut', 'cut'],
];

describe.each(['jsearch', 'adzuna'] as const)('%s, asked live', (name) => {
  test('is read page by page to its end', async () => {
    const found = await live[name].search(query, never);
    expect(found.length).toBe({ jsearch: 25, adzuna: 70 }[name]);
    expect(servers[name].calls.length).toBe({ jsearch: 3, adzuna: 2 }[name]);
    expect(new Set(found.map(({ sourceId }) => sourceId)).size).toBe(found.length);
    for (const posting of found) {
      expect(posting).toMatchObject({ source: name, country: 'GB', language: 'en' });
      expect(posting.title).toContain('Baker');
      expect(posting.description).not.toMatch(/<|&amp;/);
    }
  });

  test('may have nothing', async () => {
    servers[name].always('empty');
    expect(await live[name].search(query, never)).toEqual([]);
    expect(noted).not.toContain('malformed');
  });

  test.each(failures)('%s is told as %s', async (behavior, reported) => {
    servers[name].always(behavior);
    await expect(live[name].search(query, never)).rejects.toMatchObject({ name: 'Error' });
    expect(new Set(noted)).toEqual(new Set([reported]));
  });

  test('an address that is gone is a failure like any other', async () => {
    servers[name].always('gone');
    await expect(live[name].search(query, never)).rejects.toMatchObject({ kind: 'gone' });
    expect(new Set(noted)).toEqual(new Set(['gone (404)']));
  });

  test('what the first page gave stands when another fails', async () => {
    servers[name].next('well', 'server error');
    const found = await live[name].search(query, never);
    expect(found.length).toBeGreaterThanOrEqual(10);
  });

  test('somebody who stops waiting says nothing of the source', async () => {
    servers[name].always('slow');
    const stop = new AbortController();
    const searching = live[name].search(query, stop.signal);
    stop.abort(new Error('cancelled'));
    await expect(searching).rejects.toThrow('cancelled');
    expect(noted).toEqual([]);
  });
});

test('JSearch is asked by title, place, country and type, with its key in a header', async () => {
  await live.jsearch.search({ ...query, jobType: ['FULLTIME', 'INTERN'] }, never);
  const [call] = servers.jsearch.calls;
  expect(call?.headers['x-rapidapi-key']).toBe(fakeJSearchKey);
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    query: 'Baker in Leeds',
    country: 'gb',
    employment_types: 'FULLTIME,INTERN',
  });
  await live.jsearch.search({ ...query, isRemote: true }, never);
  expect(Object.fromEntries(servers.jsearch.calls.at(-1)?.query ?? [])).toMatchObject({
    query: 'Baker',
    work_from_home: 'true',
  });
});

test('Adzuna is asked in the country that it is in, and not where it is in none', async () => {
  await live.adzuna.search({ ...query, jobType: ['PARTTIME'] }, never);
  expect(servers.adzuna.calls[0]?.path).toBe('/jobs/gb/search/1');
  expect(Object.fromEntries(servers.adzuna.calls[0]?.query ?? [])).toMatchObject({
    what: 'Baker',
    where: 'Leeds',
    part_time: '1',
    results_per_page: '50',
  });
  servers.adzuna.calls.length = 0;
  expect(await live.adzuna.search({ ...query, country: 'JP' }, never)).toEqual([]);
  expect(servers.adzuna.calls).toEqual([]);
});

describe.each(['greenhouse', 'lever'] as const)('%s, crawled', (name) => {
  test('gives every board to its end', async () => {
    const pages = await crawl(name);
    expect(pages.map(({ board, postings, isComplete }) => [board, postings.length, isComplete])).toEqual(
      {
        greenhouse: [
          ['acme', 230, true],
          ['bakery', 3, true],
        ],
        lever: [
          ['acme', 100, false],
          ['acme', 100, false],
          ['acme', 30, true],
          ['bakery', 3, true],
        ],
      }[name],
    );
    const [first] = pages.at(-1)?.postings ?? [];
    expect(first?.sourceId).toMatch(/^bakery\/./);
    expect(first?.description).toContain('What you bring\n- ');
    expect(first?.description).not.toMatch(/<|&amp;|&lt;/);
  });

  test('begins with the board that was read longest ago', async () => {
    const boardsOf = async (readAt: [string, Date][]) => [
      ...new Set((await crawl(name, new Map(readAt))).map(({ board }) => board)),
    ];
    const [monday, tuesday] = [new Date('2026-11-16'), new Date('2026-11-17')];
    expect(await boardsOf([['acme', monday]])).toEqual(['bakery', 'acme']);
    expect(
      await boardsOf([
        ['acme', monday],
        ['bakery', tuesday],
      ]),
    ).toEqual(['acme', 'bakery']);
  });

  test('an empty board is complete', async () => {
    servers[name].always('empty');
    expect((await crawl(name)).map(({ postings, isComplete }) => [postings.length, isComplete])).toEqual([
      [0, true],
      [0, true],
    ]);
  });

  test('a board that is gone is complete and empty, and the source is not to blame', async () => {
    servers[name].always('gone');
    expect((await crawl(name)).map(({ postings, isComplete }) => [postings.length, isComplete])).toEqual([
      [0, true],
      [0, true],
    ]);
    expect(new Set(noted)).toEqual(new Set(['answered']));
  });

  test.each(failures)('%s (%s) never means that a board is empty', async (behavior, reported) => {
    servers[name].next(behavior);
    const pages = await crawl(name);
    expect(pages[0]).toMatchObject({ board: 'acme', postings: [], isComplete: false });
    expect(pages.at(-1)).toMatchObject({ board: 'bakery', isComplete: true });
    expect(noted[0]).toBe(reported);
  });
});

test('a board whose second page fails is not complete', async () => {
  servers.lever.next('well', 'unavailable');
  const pages = await crawl('lever');
  expect(
    pages
      .filter(({ board }) => board === 'acme')
      .map(({ postings, isComplete }) => [postings.length, isComplete]),
  ).toEqual([
    [100, false],
    [0, false],
  ]);
});

test('an answer without end is cut off', async () => {
  const client = createSourceClient({
    gate: { enter: async () => 'go', answered: async () => {}, failed: async () => {} },
    timeoutMs: 5_000,
    maxBytes: 1_000,
  });
  await expect(createAdzuna({ ...options, client }).search(query, never)).rejects.toMatchObject({
    kind: 'too_large',
  });
});

test.each(Object.keys(servers) as Name[])('the stand-in of %s does not start in production', async (name) => {
  const start = {
    jsearch: startFakeJSearch,
    adzuna: startFakeAdzuna,
    greenhouse: startFakeGreenhouse,
    lever: startFakeLever,
  }[name];
  await expect(start({ environment: 'production', boards })).rejects.toThrow(/production/);
});
