import type { LinkedinForm } from '#contract/linkedin.ts';
import type { ProseSentence } from '#domain/claims/prose/prose.ts';
import { letterNotices } from '#web/features/cover-letters/letter-notices.ts';
import { noticeSentences } from '#web/writing/result/notice-texts.ts';
import { i18n, inQuotes, type Person, type SaidStatement, together, wordingOf } from './drawing.ts';

/** What a letter says, with where it says it's from; or what is asked for instead of one. */
export async function drawLetter(person: Person): Promise<SaidStatement[]> {
  const { engine, content, posting, helped, now } = person;
  const source = { content, posting, confirmed: [], settled: [] };
  const today = now.toISOString().slice(0, 10);
  const task = { source, data: helped.data, tone: 'plain', length: 'standard', today } as const;
  const letter = await engine.writeLetter(task);
  if (!letter) return proofsAsked(await engine.askProofs(task));
  const notices = letter.notices.flatMap((notice): SaidStatement[] =>
    notice === 'built-in-instead' ||
    notice === 'model-declined' ||
    notice === 'model-broke-off' ||
    notice === 'stopped-early'
      ? []
      : [
          {
            code: `letter-notice.${notice}`,
            statement: noticeSentences([notice], letterNotices, i18n).join(' '),
            about: 'the whole letter',
          },
        ],
  );
  return [...letter.sentences.flatMap((one) => sourcesSaid('letter', one)), ...notices];
}

const proofsAsked = (asks: readonly string[]): SaidStatement[] => [
  {
    code: 'letter-question.too-little',
    statement: wordingOf('letter-question.too-little'),
    about: 'the resume and the posting',
  },
  ...asks.map(
    (ask): SaidStatement => ({
      code: 'letter-question.ask',
      statement: wordingOf('letter-question.ask', { ask }),
      about: ask,
    }),
  ),
];

/** One for each kind of source that a sentence names. */
function sourcesSaid(
  family: 'letter' | 'headline' | 'about',
  { text, sources }: ProseSentence,
  context = '',
) {
  return [...Map.groupBy(sources, ({ from }) => from)].map(([from, all]): SaidStatement => {
    const code = `${family}.${from}` as const;
    const quotes = all.map(({ quote, place }) => together(inQuotes(quote), place));
    return {
      code,
      statement: together(text, `${wordingOf(code)}: ${quotes.join('; ')}`),
      about: together(text, context),
    };
  });
}

/** What a profile says, written from this form. */
export async function drawProfile(person: Person, form: LinkedinForm): Promise<SaidStatement[]> {
  const { engine, content, helped } = person;
  const profile = await engine.writeProfile({
    form,
    answers: { skills: [], lines: [], refused: [], choices: {} },
    resume: { content, confirmed: [], data: helped.data },
  });
  const context = `the form: ${JSON.stringify(form)}`;
  return [
    ...profile.headlineParts.flatMap((one) => sourcesSaid('headline', one, context)),
    ...profile.aboutSentences.flatMap((one) => sourcesSaid('about', one, context)),
    ...profile.skills.map(
      (name): SaidStatement => ({
        code: 'profile.skill',
        statement: together(wordingOf('profile.skill'), name),
        about: `${name}, by the resume or ${context}`,
      }),
    ),
    ...profile.contradictions.map((one): SaidStatement => {
      const code = `contradiction.${one.field}` as const;
      const both = `Form: ${inQuotes(one.form)} · Resume: ${inQuotes(one.resume)}`;
      return {
        code,
        statement: together(wordingOf(code), wordingOf(code, {}, 1), both),
        about: `the resume and ${context}`,
      };
    }),
  ];
}
