import { afterEach, beforeEach, expect, test } from 'vitest';
import { playApi } from '#tests/support/played-api.ts';
import { control, eventually, fill, press, render } from '#tests/support/render.tsx';
import { ServerData } from '../../server-data.tsx';
import { OwnKeySection } from './own-key-section.tsx';

const path = '/api/account/model-key';
let page: Awaited<ReturnType<typeof render>> | undefined;
let played: ReturnType<typeof playApi>;
const show = async () => {
  page = await render(
    <ServerData>
      <OwnKeySection />
    </ServerData>,
  );
};

beforeEach(() => {
  played = playApi({ [`GET ${path}`]: { isOffered: true, key: null } });
});
afterEach(() => page?.unmount());

test('is hidden where keys aren’t offered', async () => {
  played.plays[`GET ${path}`] = { isOffered: false, key: null };
  await show();
  await eventually(() => expect(played.named(`GET ${path}`)).toHaveLength(1));
  expect(document.body.textContent).not.toContain('Your AI key');
});

test('keeps a key, and then shows no more than its end', async () => {
  played.plays[`PUT ${path}`] = () => {
    played.plays[`GET ${path}`] = {
      isOffered: true,
      key: { provider: 'openai', model: 'gpt-5-mini', lastFour: 'wxyz' },
    };
    return new Response(null, { status: 204 });
  };
  await show();
  await eventually(() => control('API key'));
  await fill(control('API key'), 'sk-0123456789-wxyz');
  await press('Save key');
  await eventually(() => expect(document.body.textContent).toContain('ending in wxyz'));
  expect(played.named(`PUT ${path}`)[0]?.body).toEqual({
    provider: 'openai',
    model: 'gpt-5-mini',
    key: 'sk-0123456789-wxyz',
  });
  expect(document.body.textContent).not.toContain('0123456789');
});
