import { type ResumeQuestion, withAnswer } from '../resume/answer-changes.ts';
import type { ResumeData } from '../resume/resume.ts';
import { exampleLine } from '../score/fixes/skill-asks.ts';

/** The resume with an answer as somebody might give it: only for weighing what one would bring, never shown. */
export function withExampleAnswer(data: ResumeData, question: ResumeQuestion): ResumeData {
  const given = { answer: 'yes', words: exampleOf(question), job: 0, answeredAt: '' } as const;
  return withAnswer({ data, changes: [] }, question, given).data;
}

function exampleOf({ kind, claim }: ResumeQuestion): string {
  if (kind === 'credential' || kind === 'certificates') return '';
  return kind === 'result' || kind === 'detail' ? '12 weekly' : exampleLine(claim, kind === 'tool');
}
