import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeZip } from '#tests/support/make-zip.ts';
import { RefusedFile } from './refused-file.ts';
import { openZip } from './unzip.ts';
import { readZipDirectory } from './zip-directory.ts';

const refusalOf = (run: () => unknown) => {
  try {
    run();
    return 'read';
  } catch (error) {
    return error instanceof RefusedFile ? error.refusal : error;
  }
};

describe('the directory of a zip', () => {
  it('names every part, and each is unpacked whole', () => {
    const { names, unzip } = openZip(
      makeZip([
        { name: 'a.xml', content: 'one' },
        { name: 'ü/b.xml', content: Buffer.alloc(100_000, 'x') },
        { name: 'empty', content: '' },
      ]),
    );
    expect(names).toEqual(['a.xml', 'ü/b.xml', 'empty']);
    expect(unzip('a.xml')?.toString()).toBe('one');
    expect(unzip('ü/b.xml')?.length).toBe(100_000);
    expect(unzip('empty')?.length).toBe(0);
    expect(unzip('c.xml')).toBeUndefined();
  });

  it('is read where lengths stand in the field for large files', () => {
    const { unzip } = openZip(
      makeZip([
        { name: 'a', content: 'one' },
        { name: 'b', content: 'two', far: true },
      ]),
    );
    expect(unzip('b')?.toString()).toBe('two');
  });

  it.each([
    ['more than 500 parts', Array.from({ length: 501 }, (_, n) => ({ name: `${n}`, content: '' }))],
    [
      'more than 20 MB in all',
      Array.from({ length: 3 }, (_, n) => ({ name: `${n}`, content: noise(8_000_000) })),
    ],
    ['a part that unpacks to 200 times its size', [{ name: 'a', content: Buffer.alloc(1_000_000) }]],
    ['more than 4 GB, as told in the far field', [{ name: 'a', content: 'x', claims: 2 ** 33, far: true }]],
    [
      'parts that lie over each other',
      [
        { name: 'a', content: noise(1000) },
        { name: 'b', content: noise(1000), overlaps: true },
      ],
    ],
  ])('refuses %s before anything is unpacked', (_, parts) => {
    expect(refusalOf(() => readZipDirectory(makeZip(parts)))).toBe('tooMuch');
  });

  it('refuses a part that holds more than it says, while it is unpacked', () => {
    const { unzip } = openZip(makeZip([{ name: 'a', content: Buffer.alloc(50_000_000), claims: 100 }]));
    expect(refusalOf(() => unzip('a'))).toBe('tooMuch');
  });

  it('refuses a part that holds less than it says', () => {
    const { unzip } = openZip(makeZip([{ name: 'a', content: 'x', claims: 100 }]));
    expect(refusalOf(() => unzip('a'))).toBe('damaged');
  });

  it('says so where a part is encrypted', () => {
    expect(refusalOf(() => readZipDirectory(makeZip([{ name: 'a', content: 'x', encrypted: true }])))).toBe(
      'encrypted',
    );
  });

  it('never throws anything but a refusal, whatever the bytes', () => {
    const zip = makeZip([
      { name: 'a', content: 'one' },
      { name: 'b', content: noise(200), far: true },
    ]);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { maxLength: 8 }),
        fc.nat(),
        (changes, cut) => {
          const bytes = Buffer.from(zip);
          for (const [place, byte] of changes) bytes[place] = byte;
          const { length } = bytes;
          const some = cut % 3 === 0 ? bytes.subarray(0, cut % length) : bytes;
          expect(refusalOf(() => openZip(some).names.map(openZip(some).unzip))).toBeTypeOf('string');
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Bytes that do not pack. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 12_345;
  for (let place = 0; place < length; place += 1) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    bytes[place] = state >> 16;
  }
  return bytes;
}
