import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import { pastedResume } from './pasted-resume.ts';
import { playedOperation, promptLines } from './played-edits.ts';

/** A resume in which there is something to do for every kind of operation. */
export const resumeForAll = pastedResume
  .replace('Administration', 'Administratoin')
  .replace(
    '- Helped with the opening',
    '- Kept the weekly stock count in Google Sheets\n- Various other tasks around the store\n- Helped with the opening',
  )
  .replace('Shopify POS\n', 'Shopify POS, Hard work\n');

export const played = {
  rewritten: 'Managed a team of 12 people on two floors',
  split: ['Trained six new supervisors', 'Two of the six supervisors now run their own shops'],
  merged: 'Managed the rota for 18 part-time staff and handled returns and complaints at the service desk',
  /** We refuse it; a second judge that names the line makes it a question. */
  asked: 'Opened the second shop in 2017',
  proven: 'Store manager with nine years in outdoor retail, with a team of 12 people on two floors.',
  doubted: 'Took over the rota for 18 part-time staff.',
};

/** One of each kind, and an editor's honest work but for the line that we refuse and the sentence that nothing says. */
export function playAllOperations(call: FakeModelCall) {
  const lineOf = (words: string) => promptLines(call).find(({ text }) => text.includes(words))?.line ?? 0;
  if (call.data['refused operations'] !== undefined) return { ops: [], questions: [] };
  const lines = (...words: string[]) => words.map(lineOf);
  const ops = [
    { op: 'summary', texts: [`${played.proven} ${played.doubted}`] },
    { op: 'rewrite', lines: lines('team of 12'), texts: [played.rewritten], why: 'duty' },
    { op: 'split', lines: lines('Trained six'), texts: played.split },
    { op: 'move', lines: lines('Trained six') },
    { op: 'merge', lines: lines('In charge of the rota', 'Handled returns'), texts: [played.merged] },
    { op: 'drop', lines: lines('Various other tasks') },
    { op: 'rewrite', lines: lines('second shop'), texts: [played.asked] },
    { op: 'add-skill', texts: ['Google Sheets'], rests: lines('Google Sheets') },
    { op: 'drop-skill', texts: ['Hard work'] },
    { op: 'fix-field', lines: lines('Deschutes'), texts: ['Administratoin', 'Administration'] },
  ];
  return { ops: ops.map(playedOperation), questions: [] };
}

interface Row {
  id: number;
  job: number | null;
  text: string;
}

/** A second judge that finds everything in the lines of the same job, but for what nothing says. */
export const judgeAllOperations = (call: FakeModelCall) => ({
  lines: (call.data['proposed lines'] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as Row)
    .map(({ id, job, text }) => {
      if (text.includes('Took over'))
        return { id, ok: false, lines: [], bad: [{ words: 'Took over', why: 'No line says so.' }] };
      const own = promptLines(call).filter((line) => line.job === job);
      return { id, ok: true, lines: own.map(({ line }) => line), bad: [] };
    }),
});
