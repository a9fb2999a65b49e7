import { describe, expect, it } from 'vitest';
import { testPosting } from '#tests/support/test-posting.ts';
import { AppError } from '../app-error.ts';
import { inTimeSlices, joinInTimeSlices } from './in-time-slices.ts';

const { signal } = new AbortController();

describe('what is asked for in moments', () => {
  const run = async (items: readonly number[], ask: (slice: readonly number[]) => number[]) => {
    const asked: number[] = [];
    const lost: number[] = [];
    const made = await inTimeSlices(items, {
      sliceLength: 4,
      signal,
      ask: async (slice) => {
        asked.push(slice.length);
        return ask(slice);
      },
      onLost: (item) => lost.push(item),
    });
    return { made, asked, lost };
  };
  const ten = Array.from({ length: 10 }, (_, place) => place);
  const times = (slice: readonly number[]) => slice.map((item) => item * 10);

  it('is answered for slice by slice, as far as each answer goes', async () => {
    const { made, asked } = await run(ten, (slice) => times(slice.slice(0, 3)));
    expect(made).toEqual(times(ten));
    expect(asked).toEqual([4, 4, 4, 1]);
  });

  it('loses nothing but the one that the engine fails at', async () => {
    const { made, asked, lost } = await run(ten, (slice) => {
      if (slice.includes(5)) throw new Error('five');
      return times(slice);
    });
    expect(made).toEqual(ten.map((item) => (item === 5 ? null : item * 10)));
    expect(lost).toEqual([5]);
    expect(asked).toEqual([4, 4, 1, 1, 1, 1, 2]);
  });

  it('ends though the engine never comes to an end with one', async () => {
    const { made, lost } = await run([1, 2, 3], (slice) => (slice[0] === 2 ? [] : times(slice.slice(0, 1))));
    expect(made).toEqual([10, null, 30]);
    expect(lost).toEqual([2]);
  });

  it('gives up on running out of time after a slice, the one in it, and one more', async () => {
    const slow = (slow: readonly number[]) => (slice: readonly number[]) => {
      if (slice.some((item) => slow.includes(item))) throw new AppError('text_too_complex');
      return times(slice);
    };
    expect((await run(ten, slow([5]))).lost).toEqual([5]);
    const asked: number[] = [];
    const hopeless = run(ten, (slice) => {
      asked.push(slice.length);
      return slow([0, 1, 2, 3, 4, 5])(slice);
    });
    await expect(hopeless).rejects.toMatchObject({ code: 'text_too_complex' });
    expect(asked).toEqual([4, 1, 1]);
  });

  it('fails where all of it fails, or nobody wants it anymore', async () => {
    const fail = () => {
      throw new Error('no thread');
    };
    await expect(run(ten, fail)).rejects.toThrow('no thread');
    const stop = new AbortController();
    const asking = inTimeSlices(ten, {
      sliceLength: 4,
      signal: stop.signal,
      ask: async () => {
        stop.abort(new Error('canceled'));
        throw new Error('no thread');
      },
      onLost: () => {},
    });
    await expect(asking).rejects.toThrow('canceled');
  });
});

describe('vacancies that are joined in moments', () => {
  const postings = [testPosting({ sourceId: '1' }), testPosting({ sourceId: '2' })];
  const join = async (joinVacancies: () => Promise<number[][] | null>) => {
    const lost: unknown[] = [];
    const groups = await joinInTimeSlices({ joinVacancies }, postings, {
      signal,
      onLost: (error) => lost.push(error),
    });
    return { groups, lost };
  };

  it('are asked for until they are there', async () => {
    let calls = 0;
    const { groups, lost } = await join(async () => (++calls < 4 ? null : [[1, 0]]));
    expect(groups).toEqual([[1, 0]]);
    expect(lost).toEqual([]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('broken'))],
    ['never ends', async () => null],
  ])('stand each for itself where the engine %s', async (_, joinVacancies) => {
    const { groups, lost } = await join(joinVacancies);
    expect(groups).toEqual([[0], [1]]);
    expect(lost).toHaveLength(1);
  });
});
