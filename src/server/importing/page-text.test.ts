import { describe, expect, it } from 'vitest';
import { pagesText } from './page-text.ts';

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
const read = (...painted: ReturnType<typeof at>[]) => pagesText([{ painted, toPage: fromBelow }]);

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
    expect(pagesText([{ painted: [down('One', -1), down('Two', -2)], toPage: turned }]).text).toBe(
      'One\nTwo',
    );
  });

  it('put words that run up the side after all others', () => {
    const side = { ...at(10, 300, 'Curriculum'), transform: [0, 10, -10, 0, 10, -300] };
    expect(read(side, at(50, 100, 'Anna')).text).toBe('Anna\n\nCurriculum');
  });

  it('part the name from the ways to reach the person beside it', () => {
    const contact = ['anna@example.com', '(614) 555-0142', 'Columbus, OH', 'example.com/anna'];
    const { text, hasColumns } = read(
      at(50, 100, 'Anna Example', 24),
      at(50, 118, 'Builder of bridges', 12),
      ...contact.map((line, n) => at(560 - line.length * 5, 94 + n * 12, line)),
      at(50, 180, 'Summary', 12),
      at(50, 196, 'Builds bridges that stand, and has done so for many years in many places and more'),
    );
    expect(text).toBe(
      `Anna Example\nBuilder of bridges\n\n${contact.join('\n')}\n\nSummary\nBuilds bridges that stand, and has done so for many years in many places and more`,
    );
    expect(hasColumns).toBe(false);
  });

  it('join a name in large letters that takes two', () => {
    const story = Array.from({ length: 6 }, (_, n) => at(50, 200 + n * 12, `Line ${n}`));
    expect(
      read(at(50, 100, 'Anna Maria', 24), at(50, 126, 'Example-', 24), at(50, 152, 'Marsh', 24), ...story)
        .text,
    ).toMatch(/^Anna Maria Example-Marsh\n\nLine 0/);
  });

  it('give headings in the margin a line of their own, and leave dates there with their line', () => {
    const story = (from: number) =>
      Array.from({ length: 5 }, (_, n) => at(180, from + n * 12, `Words of it ${from + n}`));
    const { text } = read(
      at(50, 100, 'SELECTED'),
      ...story(100),
      at(50, 112, 'PROJECTS'),
      at(50, 180, 'Work'),
      ...story(180),
      at(50, 260, 'May 2019 –'),
      ...story(260),
      at(50, 272, 'present'),
    );
    expect(text.split('\n').filter((line) => !/^Words/.test(line) && line !== '')).toEqual([
      'SELECTED PROJECTS',
      'Work',
      'May 2019 – present\tWords of it 260',
    ]);
    expect(text).toContain('SELECTED PROJECTS\nWords of it 100');
  });

  it('find the points that are drawn, not written', () => {
    const points = [
      { x: 55, y: 97, size: 3.5 },
      { x: 55, y: 121, size: 3.5 },
      // The dot of a timeline is larger, and far from words.
      { x: 20, y: 97, size: 8 },
    ];
    const painted = [at(62, 100, 'Did this and'), at(62, 112, 'that'), at(62, 124, 'Did more')];
    expect(pagesText([{ painted, toPage: fromBelow, points }]).text).toBe('• Did this and\nthat\n• Did more');
  });

  it('go on with a column over the page before the one beside it', () => {
    const main = (from: number) =>
      Array.from({ length: 12 }, (_, n) => at(200, 100 + n * 12, `Main ${from + n} of the story`));
    const side = Array.from({ length: 9 }, (_, n) => at(50, 100 + n * 13, `Side ${n}`));
    const { text } = pagesText([
      { painted: [...main(1), ...side], toPage: fromBelow },
      { painted: main(13), toPage: fromBelow },
    ]);
    expect(
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(0, 4)),
    ).toEqual([...Array.from({ length: 24 }, () => 'Main'), ...Array.from({ length: 9 }, () => 'Side')]);
  });

  it('do not part a sentence that goes on over the page', () => {
    expect(
      pagesText([
        { painted: [at(50, 700, 'Cut costs by')], toPage: fromBelow },
        { painted: [at(50, 50, 'half.'), at(50, 62, 'Led')], toPage: fromBelow },
        { painted: [at(50, 50, 'Next')], toPage: fromBelow },
      ]).text,
    ).toBe('Cut costs by\nhalf.\nLed\n\nNext');
  });
});
