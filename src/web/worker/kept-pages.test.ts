import { expect, test } from 'vitest';
import { answerPage, keepPage, type PageStore, standIn } from './kept-pages.ts';

function createStore(ask: PageStore['ask'] = async () => Promise.reject(new TypeError('Failed to fetch'))) {
  const kept = new Map<string, Response>();
  const store: PageStore = {
    marks: ['/assets/index-1.js'],
    open: async () => ({
      match: async (name) => kept.get(String(name))?.clone(),
      put: async (name, answer) => void kept.set(String(name), answer),
    }),
    ask,
  };
  return { store, kept };
}

const page = (words: string) => new Response(`<script src="/assets/index-1.js"></script>${words}`);
const request = new Request('https://candor.test/documents');
const answer = async (name: string | undefined, store: PageStore) =>
  (await answerPage(name, request, store, () => {})).text();

test('keeps a page as it was sent, but none of another build, and no error', async () => {
  const { store, kept } = createStore();
  expect(await keepPage('documents', page('mine'), store)).toBe(true);
  expect(await keepPage('documents', new Response('/assets/index-2.js'), store)).toBe(false);
  const broken = new Response('<script src="/assets/index-1.js"></script>', { status: 404 });
  expect(await keepPage('documents', broken, store)).toBe(false);
  expect(await kept.get('/kept-page/documents')?.text()).toContain('mine');
});

test('shows the last page where nothing answers, and another one of the app where there is none', async () => {
  const { store } = createStore();
  await expect(answer('documents', store)).rejects.toThrow('Failed to fetch');
  await keepPage(standIn, page('stand-in'), store);
  expect(await answer('documents', store)).toContain('stand-in');
  expect(await answer(undefined, store)).toContain('stand-in');
  await keepPage('documents', page('mine'), store);
  expect(await answer('documents', store)).toContain('mine');
});

test('a server that answers comes first, one in trouble or too slow does not', async () => {
  let answered = () => Promise.resolve(page('fresh'));
  const { store } = createStore(() => answered());
  await keepPage('documents', page('kept'), store);
  expect(await answer('documents', store)).toContain('fresh');
  await keepPage('documents', page('kept'), store);
  answered = async () => new Response('Bad gateway', { status: 502 });
  expect(await answer('documents', store)).toContain('kept');
  answered = () => new Promise((resolve) => setTimeout(() => resolve(page('late')), 1_000));
  expect(await answer('documents', store)).toContain('kept');
});
