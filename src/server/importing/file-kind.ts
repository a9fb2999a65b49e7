import { RefusedFile } from './refused-file.ts';
import { readZipDirectory } from './zip-directory.ts';

export type FileKind = 'pdf' | 'docx' | 'txt';

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, place) => bytes[place] === byte);

/** What a file is, by its own bytes: its name and what the browser calls it prove nothing. */
export function fileKindOf(bytes: Buffer): FileKind {
  if (bytes.length === 0) throw new RefusedFile('empty');
  // Readers of PDF let other bytes stand before its head.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b)) return kindOfZip(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const isProtected = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new RefusedFile(isProtected ? 'encrypted' : 'oldWord');
  }
  if (isPicture(bytes)) throw new RefusedFile('picture');
  if (isText(bytes)) return 'txt';
  throw new RefusedFile('unknownKind');
}

/** A ZIP whose directory is in order, or text; everything else is no archive of LinkedIn's. */
export function checkLinkedin(bytes: Buffer): 'zip' | 'csv' {
  if (bytes.length === 0) throw new RefusedFile('empty');
  if (startsWith(bytes, 0x50, 0x4b)) {
    readZipDirectory(bytes, linkedinBounds);
    return 'zip';
  }
  if (bytes.subarray(0, 1024).includes('%PDF-') || !isText(bytes)) throw new RefusedFile('notLinkedin');
  return 'csv';
}

/** A whole archive has messages and connections too; only three of its tables are ever unpacked. */
export const linkedinBounds = { entries: 2_000, unpackedBytes: 200 * 1024 * 1024 };

function kindOfZip(bytes: Buffer): FileKind {
  const isWord = readZipDirectory(bytes).some(({ name }) => name.startsWith('word/'));
  if (!isWord) throw new RefusedFile('unknownKind');
  return 'docx';
}

const isPicture = (bytes: Buffer) =>
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  bytes.toString('latin1', 0, 4) === 'GIF8' ||
  bytes.toString('latin1', 8, 12) === 'WEBP' ||
  /^ftyp(?:hei|avi|mif)/.test(bytes.toString('latin1', 4, 12));

/** Marked formats that are made of letters, but are not what a person wrote. */
const markup = /^\s*(?:\{\\rtf|<!doctype|<html|<\?xml|<svg)/i;

/** Text has a byte order mark or no zeros, and next to no other controls. */
function isText(bytes: Buffer): boolean {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return true;
  const head = bytes.subarray(0, 64 * 1024);
  if (markup.test(head.toString('latin1', 0, 512))) return false;
  const controls = head.reduce((count, byte) => count + (isControl(byte) ? 1 : 0), 0);
  return !head.includes(0) && controls <= head.length / 100;
}

const isControl = (byte: number) => byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b;
