export type Row = Readonly<Record<string, string>>;

/** Tab-separated values with a header line. */
export function rowsOf(text: string): Row[] {
  const [header = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const names = header.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(names.map((name, place) => [name.trim(), (values[place] ?? '').trim()]));
  });
}
