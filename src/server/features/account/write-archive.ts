import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { documentFilesOf } from './document-files.ts';
import type { PersonRow } from './export-store.ts';

const readme = `This file holds everything Candor has saved for you.

documents/  Your resumes as plain text and in the JSON Resume format (jsonresume.org), and your cover letters as text.
rows/       Every record that belongs to you, one file per table, as JSON.
files/      Files we keep for you, such as finished PDF and Word documents. The records in rows/ name them.

To move your documents to another Candor account, sign in there, open Account and choose "Import data".
`;

/**
 * The person's rows as a ZIP, written while they're read: a table is one JSON array, bytes are files of their own, and
 * documents come also in forms that other programs read.
 */
export function writeArchive(rows: AsyncIterable<PersonRow>, signal: AbortSignal): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.outputStream.pipe(out);
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  const fail = (error: unknown) =>
    void out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  addTables(zip, rows, AbortSignal.any([signal, closedSignal(out)])).then(() => zip.end(), fail);
  return out;
}

/** Whoever stops reading must not leave the writer waiting for room. */
function closedSignal(out: PassThrough): AbortSignal {
  const closed = new AbortController();
  out.once('close', () => closed.abort());
  return closed.signal;
}

async function addTables(zip: ZipFile, rows: AsyncIterable<PersonRow>, signal: AbortSignal): Promise<void> {
  let table: { place: string; json: PassThrough; count: number } | undefined;
  const endTable = () => table?.json.end('\n]\n');
  for await (const row of rows) {
    signal.throwIfAborted();
    // The export before this one, which holds nothing that is not in here.
    if (row.place === 'public.export_parts') continue;
    if (table?.place !== row.place) {
      endTable();
      table = { place: row.place, json: new PassThrough(), count: 0 };
      zip.addReadStream(table.json, `rows/${row.place}.json`);
    }
    const text = JSON.stringify(withFilesApart(zip, row, table.count));
    if (!table.json.write(`${table.count === 0 ? '[\n' : ',\n'}${text}`))
      await once(table.json, 'drain', { signal });
    table.count += 1;
    for (const { name, text: content } of documentFilesOf(row))
      zip.addBuffer(Buffer.from(content), `documents/${name}`);
  }
  endTable();
}

/** Bytes go into files, and the row says which. */
function withFilesApart(zip: ZipFile, { place, content, files }: PersonRow, number: number) {
  const row = { ...content };
  for (const column of files) {
    const hex = row[column];
    if (typeof hex !== 'string') continue;
    const name = `files/${place}/${number}-${column}${endingOf(content)}`;
    zip.addBuffer(Buffer.from(hex.slice(2), 'hex'), name);
    row[column] = name;
  }
  return row;
}

const endingOf = ({ format }: Record<string, unknown>) =>
  typeof format === 'string' && /^[a-z]{1,10}$/.test(format) ? `.${format}` : '.bin';
