import { maxAnswerLength, maxJobTitleLength } from '#domain/interview/interview-limits.ts';
import { gradedCriteria } from '#domain/interview/rubric.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { EngineSource, LocalEngine } from '#server/engine/engine.ts';
import type { Entry, Text } from './engine-entry.ts';

/** The coach's calls, with texts as long as they may be. */
export function interviewEntries(
  engine: LocalEngine,
  text: Text,
  { source, data }: { source: EngineSource; data: ResumeData },
): Entry[] {
  const { content, posting, confirmed, settled } = source;
  const task = {
    jobTitle: text(maxJobTitleLength),
    posting,
    resume: { source: { content, confirmed, settled }, data },
  };
  const kind = 'behavioral' as const;
  const asked = [text(320), 'Tell me about a conflict.'];
  const proposed = [320, 200, 50].map((size) => ({
    ...{ text: `${text(size - 1)}?`, kind, topic: text(120), quote: '', good: [text(120)] },
  }));
  const answer = text(maxAnswerLength);
  const grades = gradedCriteria.map((criterion) => ({
    ...{ criterion, grade: 'good' as const, quote: answer.slice(0, 400), why: text(280) },
  }));
  const given = { relevance: 'answers' as const, grades, nextStep: text(280), followUp: `${text(190)}?` };
  const graded = { question: text(320), answer, known: text(maxJobTitleLength), asked };
  return [
    { name: 'planInterview', run: () => void engine.planInterview(task, { asked, count: 5 }) },
    { name: 'readPosting', run: () => void engine.readPosting(posting ?? '') },
    { name: 'admitQuestion', run: () => void engine.admitQuestion(task, asked, proposed) },
    { name: 'checkGrades', run: () => void engine.checkGrades(given, graded) },
  ];
}
