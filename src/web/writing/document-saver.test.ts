import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { reviewedData, reviewedResume } from '#tests/support/reviewed-resume.ts';
import { ApiError } from '../api-error.ts';
import { mergedEdit, type ResumeEdit, rebasedEdit } from '../features/resumes/builder/resume-edits.ts';
import { DocumentSaver } from './document-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const title = (text: string): ResumeEdit => ({ kind: 'update', change: { title: text } });
const words = (summary: string): ResumeEdit => ({
  kind: 'update',
  change: { structuredData: { ...reviewedData, summary } },
});
const keep: ResumeEdit = { kind: 'decide', changeIds: ['team'], state: 'kept' };
const conflict = () => new ApiError(409, JSON.stringify({ error: 'Changed.', code: 'conflict' }));

/** A saver over a server that answers as `replies` say, one after another; then it keeps everything. */
function createSaver(...replies: (Error | Resume)[]) {
  const elsewhere = { ...reviewedData, summary: 'Theirs', certifications: ['Black Belt'] };
  let kept = reviewedResume({ revision: 1 });
  const sent: { edit: ResumeEdit; revision: number }[] = [];
  const refused: unknown[] = [];
  let overwritten = 0;
  const saver = new DocumentSaver<Resume, ResumeEdit>({
    merge: mergedEdit,
    rebase: rebasedEdit,
    isTyped: ({ kind }) => kind === 'update',
    current: () => kept,
    send: async (edit, revision) => {
      sent.push({ edit, revision });
      const reply = replies.shift();
      if (reply instanceof Error) throw reply;
      return reply ?? { ...kept, revision: kept.revision + 1 };
    },
    reload: async () => {
      kept = { ...kept, revision: kept.revision + 5, structuredData: JSON.stringify(elsewhere) };
      return kept;
    },
    onSaved: (resume) => {
      kept = resume;
    },
    onRefused: (error) => refused.push(error),
    onOverwritten: () => {
      overwritten += 1;
    },
  });
  return { saver, sent, refused, overwritten: () => overwritten };
}

test('letters typed one after another are one call, after a pause', async () => {
  const { saver, sent } = createSaver();
  for (const text of ['M', 'Ma', 'May', 'Maya']) saver.add(title(text));
  saver.add(words('New'));
  expect(saver.state()).toMatchObject({ status: 'saving', edits: [{ kind: 'update' }] });
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([
    {
      edit: {
        kind: 'update',
        change: { title: 'Maya', structuredData: { ...reviewedData, summary: 'New' } },
      },
      revision: 1,
    },
  ]);
  expect(saver.state()).toMatchObject({ status: 'saved', edits: [] });
});

test('edits go out in order, each from the revision that the one before has led to', async () => {
  const { saver, sent } = createSaver();
  saver.add(title('A'));
  saver.add(keep);
  saver.add(title('B'));
  await saver.flush();
  expect(sent.map(({ edit, revision }) => [edit.kind, revision])).toEqual([
    ['update', 1],
    ['decide', 2],
    ['update', 3],
  ]);
});

test('what is typed while a call is on its way is sent after it', async () => {
  const { saver, sent } = createSaver();
  saver.add(title('A'));
  const flushed = saver.flush();
  saver.add(title('AB'));
  saver.add(title('ABC'));
  await flushed;
  expect(sent.map(({ edit }) => edit)).toEqual([title('A'), title('ABC')]);
});

test('a decision does not wait for a pause', async () => {
  const { saver, sent } = createSaver();
  saver.add(keep);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
});

test('unreachable: the edit is kept, tried again ever more slowly, and nothing is lost', async () => {
  const offline = () => new ApiError(0, 'We could not reach the server.');
  const { saver, sent } = createSaver(offline(), offline(), new ApiError(503, ''));
  saver.add(title('A'));
  await saver.flush();
  expect(saver.state().status).toBe('waiting');
  saver.add(title('AB'));
  expect(saver.state()).toMatchObject({ status: 'waiting', edits: [title('AB')] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.map(({ edit }) => edit)).toEqual([title('A'), title('AB'), title('AB'), title('AB')]);
  expect(saver.state()).toMatchObject({ status: 'saved', edits: [] });
});

test('changed elsewhere: the edit is made anew on what is there, and goes over the same place only', async () => {
  const { saver, sent, overwritten, refused } = createSaver(conflict());
  saver.add(words('Mine'));
  await saver.flush();
  expect(sent.map(({ revision }) => revision)).toEqual([1, 6]);
  expect(sent[1]?.edit).toMatchObject({
    change: { structuredData: { summary: 'Mine', certifications: ['Black Belt'] } },
  });
  expect(overwritten()).toBe(1);
  expect(refused).toEqual([]);

  const skills = createSaver(conflict());
  skills.saver.add({ kind: 'update', change: { structuredData: { ...reviewedData, skills: ['SQL'] } } });
  await skills.saver.flush();
  expect(skills.sent[1]?.edit).toMatchObject({
    change: { structuredData: { summary: 'Theirs', skills: ['SQL'] } },
  });
  expect(skills.overwritten()).toBe(0);
});

test('a resume that never stops changing is given up after a few tries', async () => {
  const { saver, sent, refused } = createSaver(conflict(), conflict(), conflict(), conflict());
  saver.add(title('A'));
  await saver.flush();
  expect(sent).toHaveLength(4);
  expect(refused).toHaveLength(1);
});

test('what the server refuses is taken back and told; what follows still goes out', async () => {
  const refused403 = new ApiError(403, JSON.stringify({ error: 'No.', code: 'premium_required' }));
  const { saver, sent, refused } = createSaver(refused403);
  saver.add(title('A'));
  saver.add(keep);
  await saver.flush();
  expect(refused).toEqual([refused403]);
  expect(sent).toHaveLength(2);
  expect(saver.state()).toMatchObject({ status: 'saved', edits: [] });
});
