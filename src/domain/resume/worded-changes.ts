import { answerChangeId, type ResumeQuestion } from './answer-changes.ts';
import type { ResumeData } from './resume.ts';
import { type Changed, fieldAt, placeOfChange, type ResumeChange, withOwnWords } from './resume-changes.ts';

/** An answer that stands under a job, in the words that we put it into. */
export interface AnsweredLine {
  question: ResumeQuestion;
  change: ResumeChange;
  /** Where its line stands now. */
  place: string;
  job: number;
}

/** The answers that nobody has worded yet. A line that the person has changed or rejected since is theirs. */
export function answersToWord(state: Changed, questions: readonly ResumeQuestion[]): AnsweredLine[] {
  return questions.flatMap((question) => {
    const isOpen = question.answer === 'yes' && question.words !== '' && question.wordedBy === undefined;
    const line = isOpen ? lineOfAnswer(state, question) : undefined;
    return line ? [line] : [];
  });
}

function lineOfAnswer({ data, changes }: Changed, question: ResumeQuestion): AnsweredLine | undefined {
  const change = changes.find(({ id }) => id === answerChangeId(question.id));
  if (!change || change.state === 'rejected') return undefined;
  const place = placeOfChange(data, change);
  const [, job] = /^experience\.(\d+)\.responsibilities\.\d+$/u.exec(place ?? '') ?? [];
  if (place === undefined || job === undefined || fieldAt(data, place) !== change.after) return undefined;
  return { question, change, place, job: Number(job) };
}

/** With the line of an answer in other words; it's decided on and taken back like before. */
export function withWording(
  { data, changes }: Changed,
  { change, place }: AnsweredLine,
  text: string,
): Changed {
  return {
    data: withOwnWords(data, place, text),
    changes: changes.map((each) => (each.id === change.id ? { ...each, after: text } : each)),
  };
}

const named: readonly ResumeQuestion['kind'][] = ['tool', 'practice', 'listed'];

/** What an answer says: with a yes to a skill its name, too. */
const wordsOfAnswer = ({ kind, claim, words }: ResumeQuestion): string =>
  named.includes(kind) ? `${claim}: ${words}` : words;

/**
 * Each answer as a job of its own, with nothing but the line as it stands and what was said: so that neither another answer
 * nor another line proves anything of it.
 */
export function answersAlone(data: ResumeData, answers: readonly AnsweredLine[]): ResumeData {
  return {
    personalInfo: { name: '', email: '', phone: '', location: '' },
    summary: '',
    education: [],
    ...(data.language === undefined ? {} : { language: data.language }),
    experience: answers.flatMap(({ job, change, question }) => {
      const held = data.experience[job];
      return held ? [{ ...held, responsibilities: [change.after, wordsOfAnswer(question)] }] : [];
    }),
  };
}
