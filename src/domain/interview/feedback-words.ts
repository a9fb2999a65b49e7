import type { GapCode } from './answer-gaps.ts';
import type { NoteCode } from './answer-notes.ts';
import type { Grade } from './interview.ts';

/** What the feedback says, for each thing that the rubric found. */

export type PlaceholderCode =
  | 'occasion'
  | 'own-part'
  | 'own-steps'
  | 'result'
  | 'check'
  | 'first-step'
  | 'safe-way'
  | 'contribution'
  | 'link-to-job';

export const placeholderText: Record<PlaceholderCode, string> = {
  occasion: '[when and where was this?]',
  'own-part': '[what was your own part?]',
  'own-steps': '[what did you do yourself?]',
  result: '[what came of it?]',
  check: '[how would you make sure it worked?]',
  'first-step': '[what would you do first?]',
  'safe-way': '[what would you do that’s safe and honest?]',
  contribution: '[what would you bring to it?]',
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
  'no-contribution': 'what you’d bring to the job',
  'no-reason': 'why you’d do it that way',
  'no-detail': 'details such as names, figures, and times',
  'too-long': 'a shorter way to the point',
  'loose-order': 'a clear order, from what happened to what you did',
  'more-detail': 'a detail or two more that only you can know',
  'more-outcome': 'what it changed, with a figure if you have one',
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
  'no-contribution': 'Add one thing you can already do that they need.',
  'no-reason': 'Add a “because” to your most important step.',
  'no-detail': 'Add one figure, name, or time that only someone who was there would know.',
  'too-long': 'Cut it to the three or four sentences that matter most.',
  'loose-order': 'Put it in order: what happened, what you did, and what came of it.',
  'more-detail': 'Add one figure, name, or time that makes it yours.',
  'more-outcome': 'End with one plain sentence on what it changed.',
};

export const nothingMissing = 'Practice saying it aloud in under two minutes.';

export const gradeWord: Record<Grade, string> = {
  0: 'not there yet',
  1: 'weak',
  2: 'fair',
  3: 'good',
  4: 'excellent',
};
