import { noteAnswer } from '#domain/interview/note-answer.ts';
import { spokenTime } from '#web/features/interviews/spoken-time.ts';
import { i18n, inQuotes, type Person, type SaidStatement, together, wordingOf } from './drawing.ts';

const maxQuestions = 8;

/** Why the coach asks what it asks. */
export async function drawQuestions(person: Person, jobTitle: string): Promise<SaidStatement[]> {
  const { engine, content, posting, helped } = person;
  const resume = { source: { content, confirmed: [], settled: [] }, data: helped.data };
  const planned = await engine.planInterview(
    { jobTitle, posting, resume },
    { asked: [], count: maxQuestions },
  );
  const asked = planned.questions.flatMap(({ text, quote }): SaidStatement[] => {
    if (quote !== '' && !text.includes(quote))
      return [
        {
          code: 'coach-question.posting',
          statement: together(text, wordingOf('coach-question.posting', { quote })),
          about: quote,
        },
      ];
    return [];
  });
  const none: SaidStatement = {
    code: 'coach-title.none',
    statement: wordingOf('coach-title.none'),
    about: `the job title ${inQuotes(jobTitle)}`,
  };
  return planned.fit === 'none' ? [none, ...asked] : asked;
}

/** What the coach finds in one answer. */
export function drawAnswer(file: string, text: string): SaidStatement[] {
  const [question = '', ...lines] = text.split('\n');
  const answer = lines.join('\n').trim();
  const { words, seconds, own, team, fillers, marks } = noteAnswer(answer);
  const said = (code: SaidStatement['code'], statement: string, quote = ''): SaidStatement => ({
    code,
    statement,
    about: quote === '' ? `the answer to ${inQuotes(question)}` : quote,
    texts: [`answers/${file}`],
  });
  const count = words === 1 ? wordingOf('coach.words') : wordingOf('coach.words', { count: words }, 1);
  return [
    said('coach.words', `${i18n._('In writing')}: ${count}`),
    ...(seconds < 5
      ? []
      : [
          said(
            'coach.seconds',
            `${i18n._('Out loud')}: ${wordingOf('coach.seconds', { time: spokenTime(seconds) })}`,
          ),
        ]),
    ...(own > 0 ? [said('coach.own', `${wordingOf('coach.own')}: “I” × ${own}`)] : []),
    ...(team > 0 ? [said('coach.team', `${wordingOf('coach.team')}: “we” × ${team}`)] : []),
    ...fillers.map((one) =>
      said('coach.fillers', `${wordingOf('coach.fillers')}: ${inQuotes(one.text)} × ${one.count}`),
    ),
    ...marks.map(({ mark, quote, start }) =>
      said(
        `coach-mark.${mark}`,
        `${wordingOf(`coach-mark.${mark}`)}: ${inQuotes(quote)}`,
        around(answer, start),
      ),
    ),
  ];
}

const maxAround = 80;
const around = (answer: string, start: number) =>
  inQuotes(answer.slice(Math.max(0, start - maxAround), start + maxAround).replaceAll('\n', ' '));
