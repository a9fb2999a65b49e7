import type { AnswerFindings, GapCode } from './answer-findings.ts';
import type { NoteCode } from './answer-notes.ts';
import type { Criterion, Grade, Grades } from './interview.ts';

/** What the feedback says, for each thing that the rubric found. */

export type PlaceholderCode =
  | 'occasion'
  | 'own-part'
  | 'own-steps'
  | 'result'
  | 'check'
  | 'first-step'
  | 'safe-way'
  | 'evidence'
  | 'link-to-job';

export const placeholderText: Record<PlaceholderCode, string> = {
  occasion: '[when and where was this?]',
  'own-part': '[what was your own part?]',
  'own-steps': '[what did you do yourself?]',
  result: '[what came of it?]',
  check: '[how would you make sure it worked?]',
  'first-step': '[what would you do first?]',
  'safe-way': '[what would you do that’s safe and honest?]',
  evidence: '[what have you done that shows it?]',
  'link-to-job': '[why this job, and what would you bring to it?]',
};

export const noteText: Record<NoteCode, string> = {
  result: 'You say what came of it.',
  learning: 'You show what you took from it.',
  check: 'You check instead of assuming.',
  reason: 'You say why, so the interviewer can follow your thinking.',
  detail: 'A concrete detail that makes this easy to picture.',
  step: 'A clear step of your own.',
  empty: 'Anyone could say this. Cut it, or replace it with something you did.',
  unsafe: 'This sounds unsafe. An interviewer may stop listening here.',
  dishonest: 'This sounds like hiding something. It can cost you the job, however small it is.',
  blaming: 'This puts it on someone else. Say what was in your own hands.',
};

export const gapText: Record<GapCode, string> = {
  unsafe: 'a safe way to do it',
  dishonest: 'an honest way to handle it',
  blaming: 'your own part in it',
  'off-topic': 'an answer to the question itself',
  'no-occasion': 'one particular time this happened',
  'own-part': 'what you did yourself, as opposed to the team',
  'general-talk': 'an example in place of general statements',
  'no-steps': 'the steps you take, one after the other',
  'no-link-to-job': 'what draws you to this job and employer in particular',
  'no-result': 'what came of it',
  'no-check': 'how you’d check that it worked, or follow up',
  'no-reason': 'why you’d do it that way',
  'no-detail': 'details such as names, figures, and times',
  'too-long': 'a shorter way to the point',
  'loose-order': 'a clear order, from what happened to what you did',
  'more-detail': 'a detail or two more that only you can know',
  'more-outcome': 'a plain sentence on how it ends',
};

export const stepText: Record<GapCode, string> = {
  unsafe: 'Start over from what keeps everyone safe: what would you check first, and who would you call?',
  dishonest: 'Say what you’d do in the open: who would you tell, and when?',
  blaming: 'Leave the others out. Say what you did, and what you’d do differently.',
  'off-topic': 'Read the question again and answer it in your first sentence.',
  'no-occasion': 'Pick one time and tell it: where you were, what happened, what you did.',
  'own-part': 'Say “I” where you mean yourself, so your own part is clear.',
  'general-talk': 'Swap one general statement for one real example.',
  'no-steps': 'Walk through what you do, step by step.',
  'no-link-to-job': 'Add one thing you know about this employer, and what you’d bring to it.',
  'no-result': 'Add a last sentence that says what came of it, with a figure if you have one.',
  'no-check': 'Add how you’d make sure it worked, and who you’d tell.',
  'no-reason': 'Add a “because” to your most important step.',
  'no-detail': 'Add one figure, name, or time that only someone who was there would know.',
  'too-long': 'Cut it to the three or four sentences that matter most.',
  'loose-order': 'Put it in order: what happened, what you did, and what came of it.',
  'more-detail': 'Add one figure, name, or time that makes it yours.',
  'more-outcome': 'End with one plain sentence on what it led to.',
};

export const nothingMissing = 'Practice saying it aloud in under two minutes.';

export const gradeWord: Record<Grade, string> = {
  0: 'not there yet',
  1: 'weak',
  2: 'fair',
  3: 'good',
  4: 'excellent',
};

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Why each grade is what it is, out of what was found. */
export function reasonTexts(grades: Grades, findings: AnswerFindings): Record<Criterion, string> {
  return {
    relevance: relevance(grades.relevance, findings),
    structure: structure(grades.structure, findings),
    specificity: specificity(grades.specificity, findings),
    outcome: outcome(grades.outcome, findings),
    overall: overall(grades.overall, findings),
  };
}

function relevance(grade: Grade, { gaps }: AnswerFindings): string {
  if (gaps.includes('no-occasion') && grade <= 3)
    return 'The question asks about one time this happened. You talk about it in general.';
  if (grade >= 3) return 'You answer the question that was asked.';
  if (grade === 2) return 'You answer part of the question.';
  return 'We couldn’t find an answer to the question in this.';
}

function structure(grade: Grade, { kind, gaps, wordCount }: AnswerFindings): string {
  if (gaps.includes('too-long')) return `It takes ${wordCount} words, and the main point gets lost.`;
  if (grade >= 3) return 'One point leads to the next, so it’s easy to follow.';
  if (grade === 2) return 'It can be followed, but one point doesn’t always lead to the next.';
  return kind === 'behavioral'
    ? 'It’s hard to tell what happened first and what you did about it.'
    : 'There’s no clear line from one point to the next.';
}

function specificity(grade: Grade, { gaps, ownDeeds, numbers }: AnswerFindings): string {
  if (gaps.includes('own-part')) return 'It isn’t clear which part was yours.';
  const held = `You name ${times(ownDeeds, 'step of your own', 'steps of your own')}${
    numbers > 0 ? ` and ${times(numbers, 'figure', 'figures')}` : ''
  }.`;
  if (grade >= 3) return held;
  if (grade === 2) return `${held} A little more detail would make it easier to picture.`;
  return 'There’s little here that an interviewer could picture.';
}

function outcome(grade: Grade, { kind, hasResult, hasCheck, hasLearning }: AnswerFindings): string {
  const isPast = kind === 'behavioral';
  if (grade >= 3 && hasLearning) return 'You say how it ended and what you took from it.';
  if (grade >= 3) return isPast ? 'You say how it ended.' : 'You say what it leads to.';
  if (kind === 'motivation') return 'You could say more about what the employer gets from it.';
  if (isPast)
    return hasResult ? 'You hint at how it ended. Say it plainly.' : 'You don’t say what came of it.';
  return hasCheck
    ? 'You check along the way. Say how you’d know that it worked.'
    : 'You don’t say how you’d know that it worked.';
}

function overall(grade: Grade, { gaps }: AnswerFindings): string {
  if (gaps.includes('unsafe') || gaps.includes('dishonest') || gaps.includes('blaming'))
    return 'One part would worry an interviewer, and that outweighs the rest.';
  if (grade === 4) return 'A strong answer. Keep it as it is.';
  if (grade === 3)
    return gaps.length > 0 ? 'A good answer with a gap that’s easy to close.' : 'A good answer.';
  if (grade === 2) return 'The beginning of a good answer. It needs more to stand on.';
  return gaps.includes('off-topic')
    ? 'As it stands, it doesn’t answer the question.'
    : 'As it stands, it wouldn’t convince an interviewer. You can fix that.';
}
