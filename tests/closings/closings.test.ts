import { describe, expect, it } from 'vitest';
import { closeWhileTyping } from '../support/closings.ts';
import { startStage } from '../support/stage.ts';

describe('a page that ends while somebody types', async () => {
  const stage = await startStage();

  it('loses nothing that is older than two seconds, in 200 closings at random moments', async () => {
    const worst = await closeWhileTyping(stage, { devices: 4, closingsEach: 50 });
    console.info(
      `the oldest text lost, in ms: ${worst.map(({ name, lostMs }) => `${name} ${lostMs}`).join(', ')}`,
    );
    expect(worst.filter(({ lostMs }) => lostMs > 2000)).toEqual([]);
  });
});
