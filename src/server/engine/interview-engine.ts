import type { Confirmed, PastedResume } from '#domain/claims/resume-evidence.ts';
import type { Judged } from '#domain/evidence/verdicts.ts';
import type { CheckedGrades, GivenGrades, GradedAnswer } from '#domain/interview/check-grades.ts';
import type { InterviewQuestion, TitleFit } from '#domain/interview/interview.ts';
import type { ProposedQuestion } from '#domain/interview/model-question.ts';
import type { ResumeData } from '#domain/resume/resume.ts';

/** What a session is about. Posting and resume are null where the person has given none. */
export interface InterviewTask {
  jobTitle: string;
  posting: string | null;
  resume: InterviewResume | null;
}

/** The resume as it reads now, and all that the person has said of it. */
export interface InterviewResume {
  source: PastedResume & {
    confirmed: readonly Confirmed[];
    settled: readonly string[];
    /** What a model said that the resume shows of the session's posting. */
    judged?: Judged | undefined;
  };
  data: ResumeData;
}

/** The part of the engine that asks questions. */
export interface InterviewEngine {
  /** The next questions, best first. None is among `asked`. */
  planInterview(
    task: InterviewTask,
    plan: { asked: readonly string[]; count: number },
  ): Promise<{ fit: TitleFit; questions: InterviewQuestion[] }>;
  /** What the posting asks that may be repeated word for word; and the posting as a person sees it. */
  readPosting(posting: string): Promise<{ asks: string[]; shown: string }>;
  /** The first of a model's questions that may reach the person; null where none may. */
  admitQuestion(
    task: InterviewTask,
    asked: readonly string[],
    proposed: readonly ProposedQuestion[],
  ): Promise<InterviewQuestion | null>;
  /** What of a model's grades stands by the answer's own words, with the overall; null where it's too little. */
  checkGrades(given: GivenGrades, graded: GradedAnswer): Promise<CheckedGrades | null>;
}
