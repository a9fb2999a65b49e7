/** A text's unit by its place in the text, so that a shape may count. */
export type Shape = (n: number) => string;

const years = (n: number) => `Jan ${1980 + (n % 40)} - Feb ${1981 + (n % 40)}`;

/** Each took seconds when time grew with the square of its lines, words, numbers or letters of a word. */
export const knownShapes: Record<string, Shape> = {
  'lines of one word': (n) => `w${n}\n`,
  'lines of one letter': () => 'a\n',
  headings: () => 'EXPERIENCE\n',
  'ranges of dates': (n) => `${years(n)}\n`,
  'jobs in a table': (n) => `Engineer | Acme | ${years(n)}\n`,
  jobs: (n) => `Engineer ${n}, Company ${n}, ${years(n)}\n- did ${n}\n`,
  'numbers in one line': (n) => `${n % 90}-${(n % 90) + 5}% `,
  'ranges of numbers in one line': (n) => `${n}–${n + 1} people `,
  'addresses in one line': (n) => `a${n}@b.co https://x${n}.com/a/b `,
  'towns in one line': () => 'Portland, OR, ',
  'single letters in one line': () => 'a ',
  'lines in Japanese': (n) => `${n}年経験\n`,
  'labelled lines': (n) => `Label ${n}: value ${n}\n`,
  'bullets ever deeper': (n) => `${' '.repeat(n % 60)}- deep ${n}\n`,
  'a/': () => 'a/',
  'http://': () => 'http://',
  'one word without end': () => 'a',
  'one word in Chinese': () => '経験',
  'e-mails without end': () => 'a@',
  'bullets in one line': () => '• ',
  'bullets without words': () => '- \n',
  'brackets that open': () => '(',
  'brackets in brackets': () => '([{',
  'sentences of one word': (n) => `Led${n}. `,
  'jobs told in sentences': (n) => `Managed ${n} people and reduced costs by ${n}% at Acme. `,
  'duties in lines': (n) => `- Responsible for managing ${n} shops and Excel\n`,
};

const heads = ['a', 'A', '1', 'é', '語', 'ab', 'www', 'Led', '10'];
const joints = [
  '@',
  '.',
  '-',
  '/',
  "'",
  '’',
  '_',
  '&',
  '#',
  ':',
  ',',
  '+',
  '%',
  '$',
  '~',
  '|',
  '"',
  '(',
  ')',
  '–',
  '://',
  '\t',
];

/** Runs of what words, addresses, numbers and marks are made of; the same at every run. */
export function generatedShapes(count: number, seed: number): Record<string, Shape> {
  const pick = picker(seed);
  const shapes: Record<string, Shape> = {};
  for (let tries = 0; Object.keys(shapes).length < count && tries < count * 100; tries += 1) {
    const parts = Array.from({ length: 1 + pick(3) }, (_, place) =>
      place % 2 === 0 && pick(4) > 0 ? heads[pick(heads.length)] : joints[pick(joints.length)],
    );
    // Of some each is a word or a line of its own.
    const unit = `${parts.join('')}${['', '', '', '', '', ' ', '\n'][pick(7)]}`;
    shapes[JSON.stringify(unit)] = () => unit;
  }
  return shapes;
}

/** Numerical Recipes' linear congruential generator. */
function picker(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function fill(shape: Shape, size: number): string {
  const parts: string[] = [];
  for (let n = 0, length = 0; length < size; n += 1) {
    parts.push(shape(n));
    length += parts.at(-1)?.length ?? 0;
  }
  return parts.join('').slice(0, size);
}
