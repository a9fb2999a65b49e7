import { deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: Buffer | string;
  /** Says another length than the part has. */
  claims?: number;
  /** Shares the packed bytes of the part before. */
  overlaps?: boolean;
  encrypted?: boolean;
  /** Tells the lengths in the field for files beyond 4 GB. */
  far?: boolean;
}

/** A zip as a test needs it, lies included. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let last = { offset: 0, packed: 0 };
  for (const part of parts) {
    const content = Buffer.from(part.content as string);
    const packed = deflateRawSync(content, { level: 9 });
    if (!part.overlaps) {
      const local = Buffer.concat([localHeader(part), packed]);
      locals.push(local);
      last = { offset, packed: packed.length };
      offset += local.length;
    }
    directory.push(directoryHeader(part, last.packed, part.claims ?? content.length, last.offset));
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}

function localHeader({ name }: ZipPart): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([header, Buffer.from(name)]);
}

function directoryHeader(
  { name, encrypted, far }: ZipPart,
  packed: number,
  size: number,
  offset: number,
): Buffer {
  const extra = Buffer.alloc(far ? 28 : 0);
  if (far) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    extra.writeBigUInt64LE(BigInt(size), 4);
    extra.writeBigUInt64LE(BigInt(packed), 12);
    extra.writeBigUInt64LE(BigInt(offset), 20);
  }
  const header = Buffer.alloc(46);
  header.write('PK\x01\x02', 'latin1');
  header.writeUInt16LE(encrypted ? 1 : 0, 8);
  header.writeUInt16LE(8, 10);
  header.writeUInt32LE(far ? 0xffffffff : packed, 20);
  header.writeUInt32LE(far ? 0xffffffff : size, 24);
  header.writeUInt16LE(Buffer.byteLength(name), 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(far ? 0xffffffff : offset, 42);
  return Buffer.concat([header, Buffer.from(name), extra]);
}

const namespaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word file with the given body, and parts beside it. */
export function makeDocx(body: string, more: readonly ZipPart[] = []): Buffer {
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    { name: 'word/document.xml', content: wordXml('document', `<w:body>${body}</w:body>`) },
    ...more,
  ]);
}

export const wordXml = (root: string, content: string) => `<w:${root} ${namespaces}>${content}</w:${root}>`;
export const wordParagraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
