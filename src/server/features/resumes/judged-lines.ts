import { cleanText } from '#domain/language/readable-text.ts';
import type { ProposedEdit, ResumeReading } from '../../engine/engine.ts';
import type { JudgedLine } from '../../judging/judge-lines.ts';

/** What was proposed, whichever way it's judged. The order of skills claims nothing. */
export function judgedLines(
  { data, lines }: Pick<ResumeReading, 'data' | 'lines'>,
  edits: readonly ProposedEdit[],
): JudgedLine[] {
  return lines.flatMap(({ path, text: before }): JudgedLine[] => {
    const edit = path === 'skills' ? undefined : edits.find((one) => one.path === path);
    const text = cleanText(edit?.text ?? '');
    if (text === '' || text === before) return [];
    const [, index] = /^experience\.(\d+)\./.exec(path) ?? [];
    if (index === undefined) return [{ path, kind: 'summary', job: null, employer: '', text }];
    const job = Number(index);
    return [{ path, kind: 'bullet', job, employer: data.experience[job]?.company ?? '', text }];
  });
}
