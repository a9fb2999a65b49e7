import { describe, expect, it } from 'vitest';
import { pageText } from './page-text.ts';

/** Text at a place in points from the top left, six points wide a letter. */
const at = (left: number, y: number, str: string, size = 10) => ({
  str,
  dir: 'ltr',
  width: str.length * size * 0.5,
  height: size,
  transform: [size, 0, 0, size, left, -y],
});
/** Pages are measured from below. */
const fromBelow = [1, 0, 0, -1, 0, 0];
const read = (...painted: ReturnType<typeof at>[]) => pageText(painted, fromBelow);

describe('the lines of a page', () => {
  it('are told by height, in whatever order and however many pieces they are painted', () => {
    expect(
      read(
        at(50, 130, 'Second line'),
        at(50, 100, 'Fi'),
        at(60, 100, 'rst'),
        at(80, 100, 'line'),
        at(50, 142, 'Third'),
      ).text,
    ).toBe('First line\n\nSecond line\nThird');
  });

  it('keep a title and the dates at the end of the page together, whichever is painted first', () => {
    const lines = [0, 1, 2, 3, 4, 5].flatMap((n) => [
      at(50, 100 + n * 60, `Title ${n}`),
      at(60, 112 + n * 60, 'Did this and that for a long while in a large place'),
      at(60, 124 + n * 60, 'Did more of it'),
    ]);
    const dates = [0, 1, 2, 3, 4, 5].map((n) => at(480, 100 + n * 60, `201${n} – 201${n + 1}`));
    const { text, hasColumns } = read(...lines, ...dates);
    expect(hasColumns).toBe(false);
    expect(text).toContain('Title 3\t2013 – 2014\nDid this');
  });

  it('are read column by column where white space runs down between them', () => {
    const left = Array.from({ length: 10 }, (_, n) => at(50, 150 + n * 13, `Skill ${n}`));
    const right = Array.from({ length: 20 }, (_, n) => at(200, 150 + n * 12, `Line ${n} of the long story`));
    const head = at(50, 100, 'Anna Example, who builds bridges over rivers and more', 14);
    const mixed = [...left, ...right].toSorted(
      (one, other) => (other.transform[5] ?? 0) - (one.transform[5] ?? 0),
    );
    for (const painted of [[...left, ...right], mixed]) {
      const { text, hasColumns } = read(head, ...painted);
      expect(hasColumns).toBe(true);
      expect(
        text
          .split('\n')
          .filter(Boolean)
          .map((line) => line[0])
          .join(''),
      ).toBe(`A${'S'.repeat(10)}${'L'.repeat(20)}`);
    }
  });

  it('are read row by row in a table', () => {
    const rows = Array.from({ length: 6 }, (_, n) => [
      at(50, 100 + n * 14, `Tool ${n}`),
      at(200, 100 + n * 14, `since 201${n}`),
    ]);
    expect(read(...rows.flat()).text.split('\n')[2]).toBe('Tool 2\tsince 2012');
  });

  it('keep their points', () => {
    expect(read(at(50, 100, '•'), at(65, 100, 'Did this')).text).toBe('• Did this');
  });

  it('run from the right where the letters do', () => {
    const hebrew = (left: number, str: string) => ({ ...at(left, 100, str), dir: 'rtl' });
    expect(read(hebrew(300, 'שלום'), hebrew(100, '2020')).text).toBe('שלום\t2020');
  });

  it('stand upright on a page that is turned', () => {
    const turned = [0, 1, 1, 0, 0, 0];
    const down = (str: string, line: number) => ({
      ...at(0, 0, str),
      transform: [0, 10, 10, 0, line * -12, 50],
    });
    expect(pageText([down('One', -1), down('Two', -2)], turned).text).toBe('One\nTwo');
  });

  it('put words that run up the side after all others', () => {
    const side = { ...at(10, 300, 'Curriculum'), transform: [0, 10, -10, 0, 10, -300] };
    expect(read(side, at(50, 100, 'Anna')).text).toBe('Anna\n\nCurriculum');
  });
});
