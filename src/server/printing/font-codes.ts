import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Fonts may draw several code points with one glyph, such as ’ and ʼ. A PDF then names the lowest of them,
 * whatever the text said. So the code points that a text does not use are taken out of its font.
 */
export interface FontCodes {
  /** Code points that share a glyph, lowest first. */
  shared: number[][];
  /** The same font file without these code points. */
  without(codes: ReadonlySet<number>): Buffer;
}

const headerSize = 48;

/** Reads the character map of a WOFF2 file; a file that is built otherwise is left as it is. */
export function readFontCodes(woff2: Buffer): FontCodes {
  const { start, stream } = readTables(woff2);
  if (start < 0) return { shared: [], without: () => woff2 };
  const font = brotliDecompressSync(stream);
  const glyphs = new Map<number, number[]>();
  for (const { code, glyph } of segmentsOf(font, start)) {
    const codes = glyphs.get(glyph) ?? [];
    if (!codes.includes(code))
      glyphs.set(
        glyph,
        [...codes, code].sort((one, other) => one - other),
      );
  }
  return {
    shared: [...glyphs].filter(([glyph, codes]) => glyph !== 0 && codes.length > 1).map(([, codes]) => codes),
    without: (codes) => rebuilt(woff2, stream, withoutCodes(font, start, codes)),
  };
}

/** Where the character map begins in the unpacked tables, and the packed tables. */
function readTables(woff2: Buffer): { start: number; stream: Buffer } {
  let at = headerSize;
  let offset = 0;
  let start = -1;
  const number = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = woff2.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  for (let left = woff2.readUInt16BE(12); left > 0; left -= 1) {
    const flags = woff2.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const isOutline = tag === 10 || tag === 11;
    const length = number();
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (tag === 0) start = offset;
    offset += isTransformed ? number() : length;
  }
  return { start, stream: woff2.subarray(at, at + woff2.readUInt32BE(20)) };
}

interface Place {
  code: number;
  glyph: number;
  /** Makes the code point unknown to the font. */
  drop(font: Buffer): void;
}

function segmentsOf(font: Buffer, cmap: number): Place[] {
  const tables = new Set<number>();
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    tables.add(cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4));
  }
  return [...tables].flatMap((table) => {
    const format = font.readUInt16BE(table);
    if (format === 4) return placesOfFormat4(font, table);
    return format === 12 ? placesOfFormat12(font, table) : [];
  });
}

/** Ranges of two-byte code points with a common step, or with a list of glyphs. */
function placesOfFormat4(font: Buffer, table: number): Place[] {
  const size = font.readUInt16BE(table + 6);
  const places: Place[] = [];
  for (let segment = 0; segment < size; segment += 2) {
    const [endAt, startAt] = [table + 14 + segment, table + 16 + size + segment];
    const [deltaAt, rangeAt] = [startAt + size, startAt + 2 * size];
    const [start, delta, range] = [startAt, deltaAt, rangeAt].map((at) => font.readUInt16BE(at)) as Triple;
    for (let code = start; code <= font.readUInt16BE(endAt) && code < 0xffff; code += 1) {
      const listAt = rangeAt + range + 2 * (code - start);
      if (range === 0) {
        const drop = (to: Buffer) => dropFromRange(to, code, { startAt, endAt, deltaAt });
        places.push({ code, glyph: (code + delta) & 0xffff, drop });
      } else {
        const listed = font.readUInt16BE(listAt);
        const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
        places.push({ code, glyph, drop: (to) => to.writeUInt16BE(0, listAt) });
      }
    }
  }
  return places;
}

type Triple = [number, number, number];

/** Only the ends of a range can be cut off in place; a code point in its middle stays. */
function dropFromRange(
  font: Buffer,
  code: number,
  { startAt, endAt, deltaAt }: { startAt: number; endAt: number; deltaAt: number },
): void {
  const [start, end] = [font.readUInt16BE(startAt), font.readUInt16BE(endAt)];
  if (start === end) font.writeUInt16BE((0x10000 - code) & 0xffff, deltaAt);
  else if (code === end) font.writeUInt16BE(end - 1, endAt);
  else if (code === start) font.writeUInt16BE(start + 1, startAt);
}

/** Groups of four-byte code points: first, last, glyph of the first. */
function placesOfFormat12(font: Buffer, table: number): Place[] {
  const places: Place[] = [];
  for (let index = 0; index < font.readUInt32BE(table + 12); index += 1) {
    const at = table + 16 + index * 12;
    const [start, end, glyph] = [at, at + 4, at + 8].map((each) => font.readUInt32BE(each)) as Triple;
    for (let code = start; code <= end; code += 1) {
      const drop = (to: Buffer) => {
        if (to.readUInt32BE(at) === to.readUInt32BE(at + 4)) to.writeUInt32BE(0, at + 8);
        else if (code === to.readUInt32BE(at + 4)) to.writeUInt32BE(code - 1, at + 4);
        else if (code === to.readUInt32BE(at)) {
          to.writeUInt32BE(code + 1, at);
          to.writeUInt32BE(to.readUInt32BE(at + 8) + 1, at + 8);
        }
      };
      places.push({ code, glyph: glyph + code - start, drop });
    }
  }
  return places;
}

function withoutCodes(font: Buffer, cmap: number, codes: ReadonlySet<number>): Buffer {
  const changed = Buffer.from(font);
  for (const { code, drop } of segmentsOf(font, cmap)) if (codes.has(code)) drop(changed);
  return changed;
}

/** Packs the tables again; everything before them keeps its place. */
function rebuilt(woff2: Buffer, stream: Buffer, font: Buffer): Buffer {
  const packed = brotliCompressSync(font, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const header = Buffer.from(woff2.subarray(0, stream.byteOffset - woff2.byteOffset));
  const padding = Buffer.alloc((4 - ((header.length + packed.length) % 4)) % 4);
  const file = Buffer.concat([header, packed, padding]);
  file.writeUInt32BE(file.length, 8);
  file.writeUInt32BE(packed.length, 20);
  // Descriptions and private data of a file stand after its tables and are not needed.
  file.fill(0, 28, headerSize);
  return file;
}
