import { expect, test } from 'vitest';
import { readCsv, readTabs, withColumns } from './tables.ts';

test('quoted fields hold commas, line breaks and quotes', () => {
  const text = '\uFEFFlabel,alt,note\r\n"mill, operate","one\ntwo","say ""mill"""\r\nplain,,end\r\n';
  expect(readCsv(text)).toEqual([
    { label: 'mill, operate', alt: 'one\ntwo', note: 'say "mill"' },
    { label: 'plain', alt: '', note: 'end' },
  ]);
});

test('the last line may have no end, and may end with an empty field', () => {
  expect(readCsv('a,b\n1,2')).toEqual([{ a: '1', b: '2' }]);
  expect(readCsv('a,b\n1,')).toEqual([{ a: '1', b: '' }]);
  expect(readCsv('a,b\n\n"",x\n')).toEqual([{ a: '', b: 'x' }]);
});

test('an open quote or text behind a quote is told, not guessed at', () => {
  expect(() => readCsv('a,b\n"open,2\n')).toThrow('A quote is out of place near ""open,2');
  expect(() => readCsv('a,b\n"one"two,2\n')).toThrow('A quote is out of place');
});

test('tabs need no quotes, and keep them', () => {
  expect(readTabs('Code\tTitle\r\n11\t"Big" Boss, Acting\r\n')).toEqual([
    { Code: '11', Title: '"Big" Boss, Acting' },
  ]);
});

test('a renamed column is told with its file', () => {
  const rows = readTabs('Code\tName\n11\tx\n');
  expect(() => withColumns(rows, ['Code', 'Title'], 'Jobs.txt')).toThrow('Jobs.txt has no column "Title"');
  expect(withColumns([], ['Title'], 'Jobs.txt')).toEqual([]);
});
