import { afterEach, expect, test, vi } from 'vitest';
import { control, press, render } from '#tests/support/render.tsx';
import { Button } from './button.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => page?.remove());

test('a busy button takes no press, sends no form, and keeps the focus', async () => {
  const pressed = vi.fn();
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={sent}>
      <Button type="submit" busy={busy} onClick={pressed}>
        Send
      </Button>
    </form>
  );
  page = await render(form(true));
  control('Send').focus();
  await press('Send');
  expect(document.activeElement).toBe(control('Send'));
  expect(control('Send').getAttribute('aria-disabled')).toBe('true');
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0]);
  await page.remove();
  page = await render(form(false));
  await press('Send');
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
});
