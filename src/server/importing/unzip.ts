import { inflateRawSync } from 'node:zlib';
import { RefusedFile } from './refused-file.ts';
import { readZipDirectory, type ZipBounds, type ZipEntry } from './zip-directory.ts';

export type Unzip = (name: string) => Buffer | undefined;

/** The parts of a checked zip by name. One that unpacks to more than its directory said is refused on the way. */
export function openZip(
  bytes: Buffer,
  bounds?: ZipBounds,
): { names: string[]; entries: ReadonlyMap<string, ZipEntry>; unzip: Unzip } {
  const entries = new Map(readZipDirectory(bytes, bounds).map((entry) => [entry.name, entry]));
  const unzipped = new Map<string, Buffer>();
  const unzip: Unzip = (name) => {
    const entry = entries.get(name);
    if (!entry || unzipped.has(name)) return unzipped.get(name);
    const packed = bytes.subarray(entry.start, entry.end);
    const part = entry.isPacked ? inflate(packed, entry.size) : packed;
    if (part.length !== entry.size) throw new RefusedFile('damaged');
    unzipped.set(name, part);
    return part;
  };
  return { names: [...entries.keys()], entries, unzip };
}

function inflate(packed: Buffer, size: number): Buffer {
  try {
    // A bound of nothing is not accepted.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    const isTooLong = error instanceof RangeError;
    throw new RefusedFile(isTooLong ? 'tooMuch' : 'damaged');
  }
}
