import type { ResumeQuestion } from '#contract/resume.ts';
import { fieldAt } from '#domain/resume/resume-changes.ts';
import { reasonTexts } from '#web/features/resumes/changes/edit-reasons.ts';
import { questionText } from '#web/features/resumes/changes/question-texts.ts';
import { resumeNotices } from '#web/features/resumes/preview/resume-notices.ts';
import { faultReasons } from '#web/writing/result/fault-reasons.ts';
import { noticeSentences } from '#web/writing/result/notice-texts.ts';
import { i18n, inQuotes, type Person, type SaidStatement, together, wordingOf } from './drawing.ts';
import type { UnsureField } from './resume-statements.ts';

/** What the builder says of one resume: changes with their reasons, offers, questions, doubts and notices. */
export const drawResume = (person: Person): SaidStatement[] => [
  ...person.helped.changes.map(
    ({ path, before, after, reason }): SaidStatement => ({
      code: `change.${reason}`,
      statement: i18n._(reasonTexts[reason]),
      about:
        path === 'credentialsFirst'
          ? 'certifications now stand before the jobs'
          : `${path}: ${inQuotes(before)} became ${inQuotes(after)}`,
    }),
  ),
  ...person.helped.offers.flatMap(({ path, before, proposed, faults }) =>
    faults.map(
      (fault): SaidStatement => ({
        code: `offer.${fault.code}`,
        statement: together(
          i18n._('Is this true?'),
          proposed,
          ...faultReasons([fault], 'ask').map(({ message, values }) => i18n._(message, values)),
        ),
        about: `${path}: ${inQuotes(before)} would become ${inQuotes(proposed)}`,
      }),
    ),
  ),
  ...person.helped.questions.map(questionSaid),
  ...person.helped.unsure.map((path) => unsureSaid(path, person)),
  ...noticesSaid(person),
];

function questionSaid(question: ResumeQuestion): SaidStatement {
  const code = `question.${question.kind}` as const;
  const text = together(questionText(question, i18n), reasonToAsk(question));
  return { code, statement: text, about: question.quote ?? question.claim };
}

/** As the card says it below the question. */
function reasonToAsk({ kind, quote, claim }: ResumeQuestion): string {
  if (kind === 'result') return wordingOf('question.result', { line: claim }, 1);
  if (kind === 'work')
    return together(
      quote ? wordingOf('question.result', { line: quote }, 1) : '',
      wordingOf('question.work', {}, 2),
    );
  if (/^(?:amounts|outcome|tools|certificates)$/.test(kind)) return '';
  if (kind === 'listed') return wordingOf('question.listed', {}, 1);
  return quote ? wordingOf('question.ask', { quote }, 1) : i18n._('The posting asks for it.');
}

function unsureSaid(path: string, { helped, content }: Person): SaidStatement {
  const field = fieldOf(path);
  const spans = helped.unsureSources.find((source) => source.path === path)?.spans ?? [];
  const read = fieldAt(helped.parsed, path) || i18n._("We didn't find one.");
  const wording = wordingOf(`unsure.${field}`);
  return {
    code: `unsure.${field}`,
    statement: together(i18n._("We weren't sure about 1 thing"), `${wording}: ${read}`),
    about: `${path}, read from ${spans.map(({ start, end }) => inQuotes(content.slice(start, end))).join(', ')}`,
  };
}

function fieldOf(path: string): UnsureField {
  const [section = '', , field = ''] = path.split('.');
  if (path === 'personalInfo.name') return 'name';
  if (section === 'additional') return 'line';
  const known = (['company', 'title', 'degree', 'institution'] as const).find((one) => one === field);
  return known ?? 'other';
}

function noticesSaid({ helped }: Person): SaidStatement[] {
  const isNothing = helped.changes.length + helped.offers.length === 0;
  const notices = [...helped.notices, ...(isNothing ? (['nothing-changed'] as const) : [])];
  return notices.flatMap((notice): SaidStatement[] =>
    notice === 'built-in-instead' ||
    notice === 'model-declined' ||
    notice === 'model-skipped-lines' ||
    notice === 'model-broke-off' ||
    notice === 'stopped-early'
      ? []
      : [
          {
            code: `notice.${notice}`,
            statement: noticeSentences([notice], resumeNotices, i18n).join(' '),
            about: 'the whole resume',
          },
        ],
  );
}
