import { beforeAll, describe, expect, it } from 'vitest';
import { createLocationReader } from '#domain/posting/source/read-location.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { isStorable } from '#server/http/storable-text.ts';
import { finishPosting } from '#server/job-sources/finish-posting.ts';
import { loadGazetteer, loadLexicon } from '#server/process/load-lexicon.ts';
import { engineEntries } from './support/engine-entries.ts';
import { fill, generatedShapes, knownShapes } from './support/hostile-shapes.ts';

/** More than is looked at of a posting. */
const postingSize = 120_000;

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

const lexicon = loadLexicon();
const shapes = { ...knownShapes, ...generatedShapes(20, 28) };
/** CPU time, because the machine may be busy with something else. */
const maxMs = 1_000;
const maxPlainMs = 1_500;

function cpuMs(run: () => void): number {
  const beganAt = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(beganAt);
  return (user + system) / 1000;
}

/** As the engine's threads do when they start: what is made of the word lists at its first use is none of a text's time. */
function warmUp() {
  const ordinary = (n: number) => `Managed ${n} people and cut costs at Acme by ${n}%.\n`;
  const engine = createLocalEngine(lexicon);
  for (const { run } of engineEntries(engine, (size) => fill(ordinary, Math.min(size, 2_000)))) run();
}

/** Every call of the engine, with the largest that it may be given. */
describe('every tool works in time through texts made of', () => {
  beforeAll(warmUp);

  it.each(Object.entries(shapes))('%s', (_, shape) => {
    const measure = () => {
      const entries = engineEntries(createLocalEngine(lexicon), (size) => fill(shape, size));
      return entries.map(({ name, run }) => ({ name, ms: Math.round(cpuMs(run)) }));
    };
    const tooSlow = () => measure().filter(({ ms }) => ms >= maxMs);
    const once = tooSlow();
    if (once.length === 0) return;
    // The memory that the call before has left behind is cleaned in somebody's time: a text is to blame if it's slow again.
    const again = new Set(tooSlow().map(({ name }) => name));
    expect(once.filter(({ name }) => again.has(name))).toEqual([]);
  });

  it('leaves no call of the engine out', () => {
    const engine = createLocalEngine(lexicon);
    const names = engineEntries(engine, (size) => 'a '.repeat(Math.min(size, 100))).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(engine).toSorted());
  });
});

describe('the longest text of a posting, made of', () => {
  const reading = { locations: createLocationReader(loadGazetteer()), now: new Date('2026-11-16') };
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
    let posting: ReturnType<typeof finish> = null;
    const ms = cpuMs(() => {
      posting = finish(text);
    });
    expect(ms).toBeLessThan(maxPlainMs);
    expect(isStorable(posting)).toBe(true);
  });
});
