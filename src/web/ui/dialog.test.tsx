import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { control, eventually, press, render } from '#tests/support/render.tsx';
import { Dialog } from './dialog.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => page?.remove());

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Elsewhere</button>
      <Dialog open={open} onOpenChange={setOpen} title="Title" description="Description">
        <button type="button">Inside</button>
      </Dialog>
    </>
  );
}

test('the focus goes into a dialog and back to what opened it', async () => {
  page = await render(<Opener />);
  control('Open').focus();
  await press('Open');
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  await press('Close');
  await eventually(() => expect(document.activeElement).toBe(control('Open')));
});
