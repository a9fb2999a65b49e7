import { Document, type IPropertiesOptions, Packer } from 'docx';

/** What a file says about itself. */
export interface WordFacts {
  title: string;
  author: string;
  language: string;
}

/**
 * A Word file that depends on nothing but its content: the same words give the same bytes, so files can be
 * known by their hash. The library writes the time of day into the properties and into every zip entry.
 */
export async function wordFile(
  facts: WordFacts,
  content: Omit<IPropertiesOptions, 'title' | 'creator'>,
): Promise<Uint8Array> {
  const properties = { path: 'docProps/core.xml', data: coreProperties(facts) };
  const bytes = await Packer.pack(new Document(content), 'uint8array', false, [properties]);
  return withoutTimes(bytes);
}

const namespaces = [
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

function coreProperties({ title, author, language }: WordFacts): string {
  const fields = [
    ['dc:title', title],
    ['dc:creator', author],
    ['cp:lastModifiedBy', author],
    ['dc:language', language],
  ].map(([name, value = '']) => `<${name}>${escapeXml(value)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties ${namespaces}>${fields.join('')}</cp:coreProperties>`;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const endOfDirectory = 0x06054b50;
/** The first day a zip can tell: 1 January 1980, midnight. */
const firstDay = 0x0021 << 16;

/** Sets the time of every zip entry, in the directory and before the entry itself, to the first day. */
function withoutTimes(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end > 0 && view.getUint32(end, true) !== endOfDirectory) end -= 1;
  const entries = view.getUint16(end + 10, true);
  let entry = view.getUint32(end + 16, true);
  for (let index = 0; index < entries; index += 1) {
    view.setUint32(entry + 12, firstDay, true);
    view.setUint32(view.getUint32(entry + 42, true) + 10, firstDay, true);
    const lengths = [28, 30, 32].map((at) => view.getUint16(entry + at, true));
    entry += lengths.reduce((sum, length) => sum + length, 46);
  }
  return bytes;
}
