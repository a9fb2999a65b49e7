import { speaksForPosting } from '#domain/claims/judge-line.ts';
import { knowledgeOf } from '#domain/claims/knowledge.ts';
import { quotable } from '#domain/evidence/quotable.ts';
import type { Evidence } from '#domain/evidence/verdicts.ts';
import { checkGrades } from '#domain/interview/check-grades.ts';
import { type QuestionContext, questionByModel } from '#domain/interview/model-question.ts';
import { planQuestions } from '#domain/interview/plan-questions.ts';
import type { QuestionBank } from '#domain/interview/question-bank.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { inUsualWidth } from '#domain/language/readable-text.ts';
import type { Posting } from '#domain/posting/posting.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { type Against, print } from './create-ratings.ts';
import type { LocalEngine } from './engine.ts';
import type { InterviewEngine, InterviewTask } from './interview-engine.ts';

interface Readers {
  post(against: Against): Posting | undefined;
  weigh(data: ResumeData, posting: Posting): Evidence[];
  now(): Date;
}

/** Interviews: what to ask next. */
export function interviewCalls(
  readers: Readers,
  lexicon: Lexicon,
  loadBank: () => QuestionBank,
): Pick<LocalEngine, keyof InterviewEngine> {
  let bank: QuestionBank | undefined;
  const asksOf = (posting: string | null) =>
    (readers.post({ posting })?.requirements ?? []).flatMap(({ quote }) => quotable(quote, lexicon) ?? []);
  const contextOf = (
    { jobTitle, posting, resume }: InterviewTask,
    asked: readonly string[],
  ): QuestionContext => ({
    asked,
    // Also what nobody can see in it: that is where orders hide.
    posting: inUsualWidth(
      `${readers.post({ posting })?.shown ?? ''}\n${(posting ?? '').replace(/\p{Cf}/gu, '')}`,
    ).trim(),
    asks: asksOf(posting),
    resume: resume ? print(resume.data).text : '',
    known: [jobTitle, ...asked].join('\n'),
    knowledge: knowledgeOf(lexicon),
  });
  return {
    planInterview: (task, { asked, count }) => {
      // Read with the first question: a process that only writes resumes doesn't need it.
      bank ??= loadBank();
      return planQuestions(
        { bank, lexicon },
        { jobTitle: task.jobTitle, count, asked, ...askedBy(task, readers) },
      );
    },
    readPosting: (posting) => ({ asks: asksOf(posting), shown: readers.post({ posting })?.shown ?? '' }),
    admitQuestion: (task, asked, proposed) => {
      const context = contextOf(task, asked);
      return proposed.map((one) => questionByModel(one, context)).find((one) => one !== null) ?? null;
    },
    checkGrades: (given, graded) => {
      const knowledge = knowledgeOf(lexicon);
      return checkGrades(given, graded, (text, known) =>
        speaksForPosting(text, { knowledge, text: known }, text),
      );
    },
  };
}

/** What the posting asks, and what of it isn't found in the resume. */
function askedBy({ posting, resume }: InterviewTask, { post, weigh }: Readers) {
  const posted = post({ posting, judged: resume?.source.judged });
  if (!posted) return {};
  const { requirements } = posted;
  return resume
    ? {
        requirements,
        missing: weigh(resume.data, posted)
          .filter(({ verdict }) => verdict === 'not-found')
          .map(({ requirement }) => requirement),
      }
    : { requirements };
}
