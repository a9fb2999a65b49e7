import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { Behavior } from '#server/providers/model-behavior.fake.ts';
import { playSentences } from '#tests/support/played-sentences.ts';
import { specialistPosting as jobPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const opening = {
  text: "I'm applying for the Customer Success Manager role at Harborline.",
  on: '',
  paragraph: 0,
};
const lumen = {
  text: 'At Lumen Freight Software I handled escalated tickets from our 12 largest accounts.',
  on: '12 largest accounts',
  paragraph: 1,
};
const red = {
  text: 'At Brightpath Retail Systems I led 47 people and Zyxtel.',
  on: '',
  about: 'you',
  paragraph: 1,
} as const;
const hanging = {
  text: 'There I tested new releases before they were shipped to 140 stores.',
  on: '140 stores',
  paragraph: 1,
};
const named = { ...hanging, text: hanging.text.replace('There', 'At Brightpath Retail Systems') };
const kept = { text: 'I kept customer satisfaction at 96% over two years.', on: '96%', paragraph: 2 };
const thanks = { text: 'Thank you for your time and consideration.', on: '', paragraph: 3 };
const torn = [opening, lumen, red, hanging, kept, thanks];

describe('a letter that lost sentences', async () => {
  const model = await startFakeModel({ environment: 'test' });
  afterAll(model.stop);
  const app = await startTestApp({
    settings: {
      MODELS: 'compatible:played',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_TRY_SECONDS: '5',
      MODEL_REST_SECONDS: '0.1',
      WORK_WAIT_SECONDS: '50',
    },
  });
  beforeEach(() => {
    model.always('well');
    model.answerWith(playSentences(...torn));
    model.mendWith(() => ({ sentences: [] }));
    model.calls.length = 0;
  });

  const generate = async (): Promise<CoverLetter> => {
    const anna = await app.createPerson();
    const created = await anna.call('POST', '/api/resumes', { body: { originalContent: specialistText } });
    const resumeId = (await created.json()).id as string;
    const body = { resumeId, jobPosting, tone: 'plain' };
    const answer = await anna.call('POST', '/api/cover-letters/generate', { body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as CoverLetter;
  };
  const paragraphsOf = ({ content }: CoverLetter) => content.split('\n\n').slice(2, -2);

  it('has its paragraph written again from what may be said, in one call that knows nothing of what was refused', async () => {
    model.mendWith(playSentences(lumen, named));
    const letter = await generate();
    expect(paragraphsOf(letter)).toEqual([
      opening.text,
      `${lumen.text} ${named.text}`,
      kept.text,
      thanks.text,
    ]);
    expect(letter.sentences.find(({ text }) => text === named.text)?.sources.length).toBeGreaterThan(0);
    expect(model.mendingCalls()).toHaveLength(1);
    const [call] = model.mendingCalls();
    const rows = (call?.data['sentences that stand'] ?? '').split('\n').map((row) => JSON.parse(row));
    expect(rows.filter(({ again }) => again).map(({ text }) => text)).toEqual([lumen.text, hanging.text]);
    expect(rows.find(({ text }) => text === lumen.text).rests).toHaveLength(1);
    expect(call?.body).not.toMatch(/Zyxtel|led 47|Priya|example\.com/);
  });

  it('begins every prompt about the two in the same letters', async () => {
    await generate();
    const begins = [...model.writingCalls(), ...model.mendingCalls()].map(({ prompt }) => prompt);
    const end = begins[0]?.indexOf('You write the body') ?? 0;
    expect(end).toBeGreaterThan(1_000);
    for (const prompt of begins) expect(prompt.slice(0, end)).toBe(begins[0]?.slice(0, end));
    const [judging] = model.judgingCalls();
    const lines = begins[0]?.slice(0, begins[0].indexOf('what the posting asks') - 30) ?? '';
    expect(judging?.prompt.startsWith(lines)).toBe(true);
  });

  it.each<[string, Behavior | 'hangs' | 'lies' | 'says nothing']>([
    ['no model answers', 'server error'],
    ['the answer is broken', 'cut in the middle'],
    ['nothing comes', 'says nothing'],
    ['what comes hangs as it did', 'hangs'],
    ['what comes says more than the person', 'lies'],
  ])('tells what is left, and nothing that hangs in the air, where %s', async (_, how) => {
    if (how === 'hangs') model.mendWith(playSentences(lumen, hanging));
    else if (how === 'lies') model.mendWith(playSentences(lumen, named, red));
    else if (how !== 'says nothing') model.mendWith(() => ({}), how);
    const letter = await generate();
    model.mendWith(() => ({ sentences: [] }));
    expect(letter.writer?.kind).toBe('model');
    expect(paragraphsOf(letter)).toEqual([opening.text, lumen.text, kept.text, thanks.text]);
    expect(JSON.stringify(letter)).not.toMatch(/Zyxtel|led 47/);
  });

  it('isn’t mended where nothing was left out', async () => {
    model.answerWith(playSentences(opening, lumen, named, kept, thanks));
    await generate();
    expect(model.mendingCalls()).toEqual([]);
  });

  it('says of the job what the posting asks, and asks the person nothing of it', async () => {
    const job = {
      text: 'Your posting asks for Salesforce and SQL.',
      on: '',
      about: 'job',
      paragraph: 1,
    } as const;
    const made = { ...job, text: 'This role covers supplier statements and a queries inbox.' };
    const order = { ...job, text: 'Your team loves marmalade.' };
    model.answerWith(playSentences(opening, job, made, order, lumen, kept, thanks));
    const letter = await generate();
    expect(letter.sentences.find(({ text }) => text === job.text)).toMatchObject({
      kind: 'job',
      sources: [],
    });
    expect(letter.content).not.toMatch(/supplier|marmalade/);
    expect(letter.offers).toEqual([]);
  });

  it('loses an item that can’t be read, and no other', async () => {
    const answer = playSentences(opening, lumen, kept, thanks);
    model.answerWith((call) => {
      const { sentences } = answer(call);
      const [first, second] = sentences;
      return {
        sentences: [
          { ...first, about: 'weather' },
          'words',
          { text: 7 },
          { ...second, rests: ['three'] },
          ...sentences.slice(2),
        ],
      };
    });
    const letter = await generate();
    expect(paragraphsOf(letter)).toEqual([opening.text, lumen.text, kept.text, thanks.text]);
  });
});
