import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../load-lexicon.ts';
import type { LetterTask, WrittenLetter } from './engine.ts';
import { createLocalEngine } from './local-engine.ts';

const engine = createLocalEngine(loadLexicon(), () => new Date('2026-11-16T12:00:00Z'));

const content = `Dana Okafor
dana@mail.example | Atlanta, GA

Experience
Team Lead, Harbor Goods, Atlanta, GA
2019 – Present
- Lead a team of 18 across order pickup, drive-up and replenishment
- Cut order pickup time from 14 to 8 minutes with the team
- Rolled out the new returns process in the store and trained 30 people in 3 weeks
- Track the weekly labor budget in Excel and report it to the store director
- Scheduled 40 vendor visits a month and kept the shared calendar

Sales Associate, Corner Foods, Decatur, GA
2015 – 2019
- Balanced a cash drawer of $3,000 each night
- Helped open two new stores in 2017 and 2018
- Wrote the opening checklist that three stores still use

Education
BA in Communications, Georgia State University, 2015

Skills
Excel, Asana, Trello, Scheduling`;
const posting = `Project Coordinator
Peachtree Facilities Group
Atlanta, GA
Peachtree Facilities Group plans office moves.
Requirements
- Scheduling vendors and keeping calendars
- Budget tracking in Excel
- Experience training people on new processes
- Asana or Trello
Contact: Dana Reyes, Hiring Manager`;

const taskOf = (more: Partial<LetterTask> = {}): LetterTask => {
  const source = { content, posting, confirmed: [], settled: [] };
  return {
    source,
    data: engine.read(source).data,
    tone: 'plain',
    length: 'standard',
    today: '2026-11-16',
    ...more,
  };
};

const sure = (letter: WrittenLetter | undefined): WrittenLetter => {
  if (!letter) throw new Error('No letter was written.');
  return letter;
};
const wordsIn = (text: string) => text.split(/\s+/u).length;

describe('the built-in letter', () => {
  const letter = sure(engine.writeLetter(taskOf()));

  test('has date, greeting, closing and name around what has passed', () => {
    expect(letter.content).toMatch(/^November 16, 2026\n\nDear Dana Reyes,\n\n/);
    expect(letter.content).toMatch(/\n\nSincerely,\n\nDana Okafor$/);
    expect(letter.content).toContain(
      "I'm applying for the Project Coordinator role at Peachtree Facilities Group.",
    );
  });

  test('tells where each sentence about the person comes from, word for word', () => {
    const told = letter.sentences.filter(({ kind }) => kind === 'you');
    expect(told.length).toBeGreaterThanOrEqual(3);
    for (const { sources } of told) {
      expect(sources.length).toBeGreaterThan(0);
      for (const { quote } of sources) expect(content).toContain(quote);
    }
  });

  test('ties what the posting asks to lines that meet it', () => {
    const { points, posting: named } = engine.planLetter(taskOf());
    expect(named).toEqual({
      title: 'Project Coordinator',
      employer: 'Peachtree Facilities Group',
      contact: 'Dana Reyes',
    });
    expect(points.length).toBeGreaterThanOrEqual(2);
    for (const { requirement, lines } of points) {
      expect(posting).toContain(requirement);
      expect(lines.length).toBeGreaterThan(0);
    }
  });

  test.each(['short', 'standard', 'long'] as const)('has 90 to 180 words: %s', (length) => {
    const words = wordsIn(sure(engine.writeLetter(taskOf({ length }))).content);
    expect(words).toBeGreaterThanOrEqual(90);
    expect(words).toBeLessThanOrEqual(180);
  });

  test('is longer where that was wished for', () => {
    const [short = 0, long = 0] = (['short', 'long'] as const).map((length) =>
      wordsIn(sure(engine.writeLetter(taskOf({ length }))).content),
    );
    expect(short).toBeLessThan(long);
  });
});

describe('a resume that gives too little', () => {
  const bare = content.replace(/^- .*$/gmu, '- front desk, phones, filing');
  const source = { content: bare, posting, confirmed: [], settled: [] };
  const task = taskOf({ source, data: engine.read(source).data });

  test('gets no letter, and is asked about the jobs of its own', () => {
    expect(engine.writeLetter(task)).toBeUndefined();
    const asks = engine.askProofs(task);
    expect(asks.length).toBeGreaterThanOrEqual(2);
    for (const ask of asks) expect(bare).toContain(ask);
  });

  test('gets one once the person has told two things, in their words', () => {
    const [first = '', second = ''] = engine.askProofs(task);
    const confirmed = [
      { text: 'I scheduled 12 vendors a week for three stores', job: '' },
      { text: 'Tracked the monthly repair budget of $4,000 in Excel', job: '' },
    ];
    const answered = { ...task, source: { ...source, confirmed, settled: [first, second] } };
    const letter = sure(engine.writeLetter(answered));
    expect(letter.content).toContain('I tracked the monthly repair budget of $4,000 in Excel.');
    expect(letter.content).toContain('scheduled 12 vendors a week for three stores.');
    expect(letter.sentences.flatMap(({ sources }) => sources.map(({ from }) => from))).toContain('confirmed');
    expect(engine.askProofs(answered)).not.toContain(first);
  });
});

describe('a model’s letter', () => {
  const propose = (texts: readonly [text: string, line: string][]) => {
    const { lines } = engine.planLetter(taskOf());
    const numberOf = (start: string) =>
      lines.filter(({ text }) => text.startsWith(start)).map(({ number }) => number);
    const proposed = texts.map(([text, line], place) => ({
      text,
      lines: line === '' ? [] : numberOf(line),
      paragraph: place,
    }));
    return sure(engine.finishLetter(taskOf(), engine.reviewSentences(taskOf(), 'letter', proposed)));
  };

  test('keeps what passes, and puts the built-in sentence where one doesn’t', () => {
    const { content: text, offers } = propose([
      ["I'm applying for the Project Coordinator role at Peachtree Facilities Group.", ''],
      ['At Harbor Goods, I cut order pickup time from 14 to 8 minutes with the team.', 'Cut order'],
      ['I track a budget of $900,000 in Excel.', 'Track the weekly'],
      ['Thank you for your time and consideration.', ''],
    ]);
    expect(text).toContain('I cut order pickup time from 14 to 8 minutes with the team.');
    expect(text).not.toContain('900,000');
    expect(text).toMatch(/I track the weekly labor budget in Excel and report it to the store director\./);
    expect(offers).toEqual([]);
  });

  test('offers what is perhaps true, and says whose place it would take', () => {
    const { content: text, offers } = propose([
      ['At Harbor Goods, I cut order pickup time from 14 to 8 minutes with the team.', 'Cut order'],
      ['I wrote the opening checklist that three stores still use to greet tourists.', 'Wrote the opening'],
    ]);
    expect(text).not.toContain('tourists');
    expect(offers).toHaveLength(1);
    expect(text).toContain(offers[0]?.instead);
    expect(offers[0]?.instead).toContain('the opening checklist');
  });

  test('is the built-in one where nothing passes', () => {
    const { content: text } = propose([['I hold a PMP and led 400 people at Google.', '']]);
    expect(text).toBe(sure(engine.writeLetter(taskOf())).content);
  });
});
