export type Row = Readonly<Record<string, string>>;

/** Tab-separated values with a header line, as the O*NET database and our own lists have them: no quotes. */
export function readTabs(text: string): Row[] {
  const lines = withoutMark(text).split(/\r?\n/);
  return rowsOf(lines.filter((line) => line.trim() !== '').map((line) => line.split('\t')));
}

/** Comma-separated values after RFC 4180: quoted fields may hold commas, line breaks and doubled quotes. */
export function readCsv(text: string): Row[] {
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y;
  const source = withoutMark(text);
  const records: string[][] = [];
  let record: string[] = [];
  while (field.lastIndex < source.length) {
    const start = field.lastIndex;
    const [, value = '', end] = field.exec(source) ?? [];
    if (end === undefined)
      throw new Error(`A quote is out of place near "${source.slice(start, start + 40)}"`);
    record.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  // A comma as the very last character is followed by one more field, an empty one.
  if (record.length > 0) records.push([...record, '']);
  return rowsOf(records.filter((fields) => fields.length > 1 || fields[0] !== ''));
}

/** The rows, once it is sure that they have the columns: a release may have renamed them. */
export function withColumns(rows: Row[], columns: readonly string[], file: string): Row[] {
  const [first] = rows;
  const missing = columns.filter((column) => first && !(column in first));
  if (missing.length > 0) throw new Error(`${file} has no column "${missing.join('", "')}"`);
  return rows;
}

/** Spreadsheets begin their files with a byte-order mark. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

function rowsOf([header = [], ...records]: string[][]): Row[] {
  return records.map((values) =>
    Object.fromEntries(header.map((name, place) => [name.trim(), (values[place] ?? '').trim()])),
  );
}
