import type { ResumeData } from '#domain/resume/resume.ts';
import { fieldAt } from '#domain/resume/resume-changes.ts';
import { checkNames } from '#web/features/resumes/changes/check-names.ts';
import { checkNotes, gateText } from '#web/features/resumes/changes/check-notes.ts';
import { adviceText, questionText } from '#web/features/resumes/changes/fix-advice.ts';
import { i18n, inQuotes, type Person, type SaidStatement, together, wordingOf } from './drawing.ts';

type Review = Person['review'];

/** What the score and the keyword table say of one person. */
export const drawScore = ({ review, helped }: Person): SaidStatement[] => [
  ...review.keywords.map(keywordSaid),
  ...review.uncheckable.map(
    ({ quote }): SaidStatement => ({
      code: 'keyword.not-checkable',
      statement: together(wordingOf('keyword.not-checkable'), quote),
      about: quote,
    }),
  ),
  ...tableSaid(review),
  ...review.gates.map(
    (gate): SaidStatement => ({
      code: `cap.${gate.code}`,
      statement: gateText(gate, i18n),
      about: 'the whole resume',
    }),
  ),
  ...review.checks.flatMap(checkSaid),
  ...review.fixes.flatMap((fix) => fixSaid(fix, helped.parsed)),
];

function keywordSaid({ ask, quote, line, state, expiredOn }: Review['keywords'][number]): SaidStatement {
  const code = `keyword.${state}` as const;
  const isProven = state === 'shown' || state === 'in-progress' || state === 'expired';
  return {
    code,
    statement: together(
      wordingOf(code),
      ask,
      expiredOn && wordingOf(code, { date: expiredOn }, 1),
      line !== null && isProven ? inQuotes(line) : '',
      quote.toLowerCase() === ask.toLowerCase() ? '' : i18n._('Posting: “{quote}”', { quote }),
    ),
    about: quote,
  };
}

function tableSaid({ keywords, uncheckable, now, ignored }: Review): SaidStatement[] {
  const isEmpty = now.match !== null && keywords.length + uncheckable.length === 0;
  const quotes = ignored.map(inQuotes).join(' ');
  return [
    ...(isEmpty
      ? [
          {
            code: 'score.no-keywords',
            statement: wordingOf('score.no-keywords'),
            about: 'the posting',
          } as const,
        ]
      : []),
    ...(quotes === ''
      ? []
      : [
          {
            code: 'score.ignored',
            statement: wordingOf('score.ignored', { quotes }),
            about: quotes,
          } as const,
        ]),
  ];
}

function checkSaid({ id, notes }: Review['checks'][number]): SaidStatement[] {
  const names: Readonly<Record<string, (typeof checkNames)['contact']>> = checkNames;
  const name = names[id];
  const about = name ? i18n._(name) : id;
  return notes.flatMap((note): SaidStatement[] =>
    note.code === 'untidy'
      ? note.found.map((one) => ({
          code: `untidy.${one.what}`,
          statement: checkNotes([{ code: 'untidy', found: [one] }], i18n),
          about,
        }))
      : [{ code: `check.${note.code}`, statement: checkNotes([note], i18n), about }],
  );
}

function fixSaid({ advice, asks, path }: Review['fixes'][number], data: ResumeData): SaidStatement[] {
  const text = adviceText(advice, i18n);
  const field = path === null ? 'the whole resume' : `${path} ${inQuotes(fieldAt(data, path) ?? '')}`;
  return [
    {
      code: `fix.${advice.code}`,
      statement: together(text, ...asks.map((fact) => questionText(fact, i18n))),
      about: field,
    },
    ...asks.map(
      (fact): SaidStatement => ({
        code: `fix-question.${fact.code}`,
        statement: questionText(fact, i18n),
        about: `${field}: ${text}`,
      }),
    ),
  ];
}
