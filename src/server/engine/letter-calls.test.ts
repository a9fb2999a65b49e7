import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../process/load-lexicon.ts';
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
    const personal = letter.sentences.filter(({ kind }) => kind === 'you');
    expect(personal.length).toBeGreaterThanOrEqual(3);
    for (const { sources } of personal) {
      expect(sources.length).toBeGreaterThan(0);
      for (const { quote } of sources) expect(content).toContain(quote);
    }
  });

  test('is planned on what the posting asks, with the lines that show it', () => {
    const { pair, posting: named } = engine.planLetter(taskOf());
    expect(named).toEqual({
      title: 'Project Coordinator',
      employer: 'Peachtree Facilities Group',
      contact: 'Dana Reyes',
    });
    expect(pair.asks.filter(({ lines }) => lines.length > 0).length).toBeGreaterThanOrEqual(2);
    for (const { quote } of pair.asks) expect(posting).toContain(quote);
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
  const propose = (texts: readonly string[], isStopped = false) => {
    const proposed = texts.map((text, paragraph) => ({ text, lines: [], paragraph }));
    const reviewed = engine.reviewSentences(taskOf(), 'letter', proposed);
    return sure(engine.finishLetter(taskOf(), reviewed, isStopped));
  };
  const cut = 'At Harbor Goods, I cut order pickup time from 14 to 8 minutes with the team.';
  const thanks = 'Thank you for your time and consideration.';

  test('keeps what passes, and nothing else', () => {
    const { content: text, offers } = propose([
      "I'm applying for the Project Coordinator role at Peachtree Facilities Group.",
      cut,
      'I track a budget of $900,000 in Excel.',
      'At Harbor Goods, I scheduled 40 vendor visits a month.',
      thanks,
    ]);
    expect(text).toContain(cut);
    expect(text).toContain('40 vendor visits');
    expect(text).not.toContain('900,000');
    expect(offers).toEqual([]);
  });

  test('offers what is perhaps true', () => {
    const asked = 'I wrote the opening checklist that three stores still use to greet tourists.';
    const sentence = 'At Harbor Goods, I scheduled 40 vendor visits a month.';
    const { content: text, offers } = propose([cut, sentence, asked]);
    expect(text).not.toContain('tourists');
    expect(offers).toMatchObject([{ text: asked, instead: '' }]);
  });

  test.each([
    ['nothing passes', ['I hold a PMP and led 400 people at Google.']],
    ['too little does', [cut, 'I hold a PMP and led 400 people at Google.', thanks]],
  ])('is the built-in one where %s', (_, texts) => {
    expect(propose(texts).content).toBe(sure(engine.writeLetter(taskOf())).content);
  });

  test('keeps beside the built-in one what could be asked', () => {
    const asked = 'I wrote the opening checklist that three stores still use to greet tourists.';
    expect(propose([asked]).offers).toMatchObject([{ text: asked }]);
  });

  test('is as short as it was when the person stopped it', () => {
    expect(propose([cut], true).sentences.map(({ text }) => text)).toEqual([cut]);
  });
});
