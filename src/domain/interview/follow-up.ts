import type { AnswerReview, InterviewQuestion, StoryPart } from './interview.ts';

/** Good answers get no follow-up: the next question is worth more. */
const goodEnough = 4;
const shortestQuote = 12;
const longestQuote = 140;

/** One more question on what the last answer left open, in the person's own words where they fit; null where nothing is. */
export function followUpOn(
  review: AnswerReview,
  question: Pick<InterviewQuestion, 'text' | 'kind' | 'topic' | 'good'>,
): InterviewQuestion | null {
  const text = openQuestion(review, question);
  if (text === null) return null;
  const { kind, topic, good } = question;
  return { text, kind, topic, origin: 'follow-up', quote: '', good };
}

function openQuestion(
  review: AnswerReview,
  { kind, topic }: Pick<InterviewQuestion, 'kind' | 'topic'>,
): string | null {
  const { grades, notes, better } = review;
  const wrong = notes.find(({ mark, quote }) => mark === 'wrong' && isQuotable(quote));
  if (wrong)
    return `You said “${bare(wrong.quote)}.” If you were in that spot again, what would you do instead?`;
  if (grades.overall >= goodEnough) return null;
  if (grades.relevance <= 1) return `Let me come back to ${topic}. What is one example from your own work?`;
  const wording = kind === 'situational' ? ahead : looking;
  const missing =
    better.find(({ isMissing, part }) => isMissing && part !== 'situation') ??
    better.find(({ isMissing }) => isMissing);
  const strong = notes.find(({ mark, quote }) => mark === 'strong' && isQuotable(quote));
  const lead = strong ? `You said “${bare(strong.quote)}.” ` : '';
  if (missing) return `${lead}${wording[missing.part]}`;
  if (grades.outcome <= 2) return `${lead}${wording.result}`;
  if (grades.specificity <= 2) return `${lead}${detail[kind === 'situational' ? 'ahead' : 'looking']}`;
  return null;
}

const looking: Readonly<Record<StoryPart, string>> = {
  situation: 'Where was this, and what was going on at the time?',
  task: 'What exactly were you responsible for there?',
  action: 'What did you do yourself, step by step?',
  result: 'What came of it, and how could you tell?',
};

const ahead: Readonly<Record<StoryPart, string>> = {
  situation: 'What would you want to know about the situation first?',
  task: 'What would be yours to do there, and what would you hand on?',
  action: 'What would you do yourself, step by step?',
  result: 'How would you know that it had worked?',
};

const detail = {
  looking: 'Give me one detail that shows it: a number, a name of a tool, or what somebody said.',
  ahead: 'Have you been in a spot like that? Tell me about one time, with a detail or two.',
};

const isQuotable = (quote: string) =>
  quote.length >= shortestQuote && quote.length <= longestQuote && !/[“”\n]/u.test(quote);

const bare = (quote: string) => quote.trim().replace(/[.,;:!?…]+$/u, '');
