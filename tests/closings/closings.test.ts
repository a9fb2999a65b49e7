import { describe, expect, it } from 'vitest';
import { closePagesWhileTyping } from '../support/closings.ts';
import { startStage } from '../support/stage.ts';

describe('a page that is closed while somebody types', async () => {
  const stage = await startStage();

  it('loses nothing that is older than two seconds, in 200 closings at random moments', async () => {
    expect(await closePagesWhileTyping(stage, { closings: 200, seed: 2 })).toEqual([]);
  });
});
