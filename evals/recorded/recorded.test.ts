import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pastedResume } from '#tests/support/pasted-resume.ts';
import { exportLabeled, judgeRecorded } from './labeled.ts';
import { ask, readRecorded, writePrompts } from './recordings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'recorded-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a recorded answer', () => {
  const prompts = path.join(folder, 'prompts');
  const about = (text: string) =>
    ask('001-writer', {
      promptVersion: 'test-1',
      instructions: 'Say it.',
      data: [{ label: 'resume', text }],
      prompt: 'Say it in one word.',
      schema: z.object({ word: z.string() }),
      maxOutputTokens: 100,
    });
  const asked = about('Mail me at nadia@mail.example');

  it('is to a prompt that reads the same each time, without contact details', () => {
    expect(about('Mail me at nadia@mail.example').text).toBe(asked.text);
    expect(asked.text).not.toContain('nadia@mail.example');
    expect(writePrompts(prompts, [asked])).toEqual([path.join(prompts, '001-writer.txt')]);
    expect(readFileSync(path.join(prompts, '001-writer.txt'), 'utf8')).toBe(asked.text);
    expect(readRecorded(prompts, asked)).toEqual({ state: 'open' });
  });

  it('counts for that prompt only, and keeps it from being written anew', () => {
    const [mark] = /\[email-[\w-]+\](?= *\n)/.exec(asked.text) ?? [];
    writeFileSync(path.join(prompts, '001-writer.json'), JSON.stringify({ word: mark }));
    expect(readRecorded(prompts, asked)).toEqual({
      state: 'answered',
      answer: { word: 'nadia@mail.example' },
    });
    const other = about('Another resume');
    expect(readRecorded(prompts, other)).toEqual({ state: 'stale' });
    expect(writePrompts(prompts, [other])).toEqual([]);
    expect(readFileSync(path.join(prompts, '001-writer.txt'), 'utf8')).toBe(asked.text);
  });
});

describe('the recorded judge of a labeled set', () => {
  const set = path.join(folder, 'set');
  const answers = path.join(folder, 'answers');
  const proposed = 'Lead a team of 12 people on two floors';
  for (const name of ['resumes', 'rewrites']) mkdirSync(path.join(set, name), { recursive: true });
  writeFileSync(path.join(set, 'resumes', '001-manager.txt'), pastedResume);
  const common = {
    resume: '001',
    kind: 'bullet',
    source: [],
    label: 'faithful',
    class: 'other',
    why: 'because',
  };
  const rewritings = [
    { ...common, id: 'w1', job: 'Alder & Finch Outfitters', proposed },
    { ...common, id: 'w2', job: 'Cascade Trail Supply', proposed },
  ];
  writeFileSync(
    path.join(set, 'rewrites', 'rewrites.jsonl'),
    rewritings.map((one) => `${JSON.stringify(one)}\n`).join(''),
  );
  const amber = { verdict: 'ask' as const, faults: [] };

  it('is asked about each line under its job, and never sees a label', () => {
    const [file = ''] = exportLabeled(set, answers);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('"job":1,"employer":"Alder & Finch Outfitters"');
    expect(text).toContain('"job":2,"employer":"Cascade Trail Supply"');
    expect(text).not.toMatch(/faithful|because|w1/);
    expect(judgeRecorded(set, answers).judge('w1', amber)).toEqual(amber);
  });

  it('proves a line only in its own job', () => {
    const text = readFileSync(path.join(answers, '001-judge-judging-2.txt'), 'utf8');
    const line = Number(
      /"line":(\d+),"section":"bullet","job":1,"text":"Responsible for managing a team/.exec(text)?.[1],
    );
    const answer = { lines: [1, 2].map((id) => ({ id, ok: true, lines: [line], bad: [] })) };
    writeFileSync(path.join(answers, '001-judge-judging-2.json'), JSON.stringify(answer));
    const { answered, stale, judge } = judgeRecorded(set, answers);
    expect({ answered, stale }).toEqual({ answered: 1, stale: 0 });
    expect(judge('w1', amber).verdict).toBe('apply');
    expect(judge('w2', amber).verdict).toBe('ask');
    expect(judge('unknown', amber)).toEqual(amber);
  });
});
