import type { ResumeQuestion } from '#contract/resume.ts';
import { withAnswer } from '#domain/resume/answer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import type { ConfirmedSkill } from './rewrite-task.ts';

interface Answered {
  data: ResumeData;
  changes: ResumeChange[];
  questions: ResumeQuestion[];
}

/** Questions that the person has answered with yes before are answered so, with what follows from it. */
export function withConfirmed(
  state: Pick<Answered, 'data' | 'changes'>,
  questions: readonly ResumeQuestion[],
  confirmed: readonly ConfirmedSkill[],
): Answered {
  let { data, changes } = state;
  const answered = questions.map((asked) => {
    const yes = confirmed.find(({ claim }) => claim.toLowerCase() === asked.claim.toLowerCase());
    if (!yes) return asked;
    const job = Math.max(
      0,
      data.experience.findIndex(({ company }) => company === yes.job),
    );
    const given = { answer: 'yes', words: yes.words, job, answeredAt: new Date().toISOString() } as const;
    const { question, ...after } = withAnswer({ data, changes }, asked, given);
    ({ data, changes } = after);
    return question;
  });
  return { data, changes, questions: answered };
}
