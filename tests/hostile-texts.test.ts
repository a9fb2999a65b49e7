import { beforeAll, describe, expect, it } from 'vitest';
import { createLocationReader } from '#domain/jobs/read-location.ts';
import { longestPosting, longestResume } from '#domain/resume-limits.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { finishPosting } from '#server/job-sources/finish-posting.ts';
import { loadLexicon, loadPlaceNames } from '#server/load-lexicon.ts';
import { isStorable } from '#server/storable-text.ts';
import { specialistPosting } from '#tests/support/specialist-resume.ts';

/** As much as may be pasted. */
const resumeSize = longestResume * 4;
/** More than is looked at of a posting. */
const postingSize = 120_000;
const years = (n: number) => `Jan ${1980 + (n % 40)} - Feb ${1981 + (n % 40)}`;

/** Each took between one and nine seconds to read when time grew with the square of its lines, words or numbers. */
const shapes: Record<string, (n: number) => string> = {
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
};

/** A source's text is made plain where every other call waits for it. */
const markups: Record<string, (n: number) => string> = {
  'tags left open': () => '<a \n',
  'tags left open in one line': () => '<a ',
  'quotes left open': () => '<a ="> ',
  'quotes left open in lines': () => '<a ="\n',
  'comments left open': () => '<!-- ',
  'active elements left open': (n) => `<svg><math><title>${n}`,
  'elements closed with spaces': () => '<svg></  svg ',
  'tags that are encoded': () => '&lt;p ',
  'tags that are encoded twice': () => '&amp;lt;p&amp;gt;',
  ampersands: () => '&amp;',
  brackets: () => '[',
  'links left open': () => '[a](',
  'pictures left open': () => '![',
  'links in links': () => '[a]((b)',
  'schemes left open': () => 'java script ',
  spaces: () => ' ',
  'lines without words': () => '\n',
  'characters that nobody sees': () => 'a\u200b',
  'amounts of money': (n) => `$${n}k-`,
  'towns and countries': () => 'Portland, OR, remote in ',
};

const fill = (shape: (n: number) => string, size: number): string => {
  const parts: string[] = [];
  for (let n = 0, length = 0; length < size; n += 1) {
    parts.push(shape(n));
    length += parts.at(-1)?.length ?? 0;
  }
  return parts.join('').slice(0, size);
};

const lexicon = loadLexicon();
/** CPU time, because the machine may be busy with something else. A calm one needs a fifth of it. */
const mostMs = 3_000;
const mostPlainMs = 1_500;

/** As the engine's threads do when they start: what is made of the word lists at its first use is none of a text's time. */
function warmUp() {
  const content =
    'Sam Doe\n\nExperience\nClerk, Office\n2019 – 2021\n- Responsible for managing 2 shops\n\nSkills\nExcel';
  const source = { content, posting: specialistPosting, confirmed: [], settled: [] };
  const engine = createLocalEngine(lexicon);
  engine.score(engine.read(source).data, specialistPosting);
  engine.questions(source);
}

describe('the longest text that may be pasted, made of', () => {
  beforeAll(warmUp);

  it.each(Object.entries(shapes))('%s is read, scored and asked about in time', (_, shape) => {
    const engine = createLocalEngine(lexicon);
    const content = fill(shape, resumeSize);
    const source = { content, posting: specialistPosting, confirmed: [], settled: [] };
    const beganAt = process.cpuUsage();
    const read = engine.read(source);
    engine.score(read.data, specialistPosting);
    engine.questions({ ...source, posting: content.slice(0, longestPosting) });
    const { user, system } = process.cpuUsage(beganAt);
    expect((user + system) / 1000).toBeLessThan(mostMs);
    expect(isStorable(read)).toBe(true);
  });
});

describe('the longest text of a posting, made of', () => {
  const reading = { locations: createLocationReader(loadPlaceNames()), now: new Date('2026-11-16') };
  const finish = (text: string) =>
    finishPosting(
      {
        source: 'adzuna',
        sourceId: '1',
        title: `Clerk ${text}`,
        company: text,
        location: text,
        employmentType: null,
        pay: null,
        salary: text,
        description: text,
        applyUrl: text,
        postedAt: text,
      },
      reading,
    );
  beforeAll(() => void finish('Clerk in Leeds'));

  it.each(Object.entries(markups))('%s is made plain in time', (_, shape) => {
    const text = fill(shape, postingSize);
    const beganAt = process.cpuUsage();
    const posting = finish(text);
    const { user, system } = process.cpuUsage(beganAt);
    expect((user + system) / 1000).toBeLessThan(mostPlainMs);
    expect(isStorable(posting)).toBe(true);
  });
});
