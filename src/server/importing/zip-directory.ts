import { RefusedFile } from './refused-file.ts';

/** One file in a zip: where its packed bytes stand, and how long it says it is. */
export interface ZipEntry {
  name: string;
  isPacked: boolean;
  start: number;
  end: number;
  size: number;
}

/** How much a zip may hold. */
export interface ZipBounds {
  entries: number;
  unpackedBytes: number;
}

const documentBounds: ZipBounds = { entries: 500, unpackedBytes: 20 * 1024 * 1024 };
const maxRatio = 200;
/** Short parts of a document may repeat themselves a lot. */
const smallBytes = 256 * 1024;

const endSignature = 0x06054b50;
const farEndSignature = 0x06064b50;
const farLocatorSignature = 0x07064b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

/**
 * The zip's table of contents, before anything is unpacked. A file that would unpack to too much, or whose parts
 * lie over each other, is refused; so is one that ends before what it says it holds.
 */
export function readZipDirectory(bytes: Buffer, bounds: ZipBounds = documentBounds): ZipEntry[] {
  try {
    const { offset, count } = directoryOf(bytes);
    if (count > bounds.entries) throw new RefusedFile('tooMuch');
    const entries = readEntries(bytes, offset, count);
    checkSizes(entries, bytes.length, bounds);
    checkPlaces(entries, offset);
    return entries;
  } catch (error) {
    // Numbers that point outside of the file.
    if (error instanceof RangeError) throw new RefusedFile('damaged');
    throw error;
  }
}

function directoryOf(bytes: Buffer): { offset: number; count: number } {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || bytes.readUInt32LE(end) !== endSignature) throw new RefusedFile('damaged');
  const count = bytes.readUInt16LE(end + 10);
  const offset = bytes.readUInt32LE(end + 16);
  if (count < 0xffff && offset < 0xffffffff) return { offset, count };
  if (bytes.readUInt32LE(end - 20) !== farLocatorSignature) throw new RefusedFile('damaged');
  const far = Number(bytes.readBigUInt64LE(end - 12));
  if (bytes.readUInt32LE(far) !== farEndSignature) throw new RefusedFile('damaged');
  return {
    offset: Number(bytes.readBigUInt64LE(far + 48)),
    count: Number(bytes.readBigUInt64LE(far + 32)),
  };
}

function readEntries(bytes: Buffer, offset: number, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = offset;
  for (let number = 0; number < count; number += 1) {
    if (bytes.readUInt32LE(at) !== entrySignature) throw new RefusedFile('damaged');
    entries.push(readEntry(bytes, at));
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function readEntry(bytes: Buffer, at: number): ZipEntry {
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  if (isEncrypted) throw new RefusedFile('encrypted');
  const method = bytes.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) throw new RefusedFile('damaged');
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const { size, packed, local } = lengthsOf(bytes, at, nameEnd);
  if (bytes.readUInt32LE(local) !== localSignature) throw new RefusedFile('damaged');
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packed > bytes.length) throw new RefusedFile('damaged');
  const name = bytes.toString('utf8', at + 46, nameEnd);
  return { name, isPacked: method === 8, start, end: start + packed, size };
}

/** Lengths beyond 32 bits stand in an extra field, in this order, each only where the usual place is full. */
function lengthsOf(bytes: Buffer, at: number, nameEnd: number) {
  const usual = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
  const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
  let extra = nameEnd;
  while (extra + 4 <= extraEnd && bytes.readUInt16LE(extra) !== 1) extra += 4 + bytes.readUInt16LE(extra + 2);
  let field = extra + 4;
  const [size = 0, packed = 0, local = 0] = usual.map((length) => {
    if (length !== 0xffffffff) return length;
    field += 8;
    return Number(bytes.readBigUInt64LE(field - 8));
  });
  return { size, packed, local };
}

function checkSizes(entries: readonly ZipEntry[], fileBytes: number, bounds: ZipBounds): void {
  let unpacked = 0;
  for (const { size, start, end } of entries) {
    unpacked += size;
    if (size > smallBytes && size > maxRatio * (end - start)) throw new RefusedFile('tooMuch');
  }
  if (unpacked > bounds.unpackedBytes || unpacked > Math.max(smallBytes, maxRatio * fileBytes))
    throw new RefusedFile('tooMuch');
}

/** Many names for the same packed bytes make a small file large. */
function checkPlaces(entries: readonly ZipEntry[], directory: number): void {
  let taken = 0;
  for (const { start, end } of entries.toSorted((one, other) => one.start - other.start)) {
    if (start < taken) throw new RefusedFile('tooMuch');
    taken = end;
  }
  if (taken > directory) throw new RefusedFile('damaged');
}
