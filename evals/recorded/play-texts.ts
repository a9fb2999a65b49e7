import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { startTestPostgres } from '#tests/support/test-database.ts';
import { startProductStage } from '../product/product-stage.ts';
import { askAll } from './export-prompts.ts';
import { judgeOf, letterCases } from './letter-cases.ts';

/** What somebody reads who is asked which resume they would rather send, and whether they would send a letter. */
interface Texts {
  number: string;
  posting: string;
  pasted: string;
  model: string;
  builtIn: string;
  letter: string;
  scores: { before: string; model: string; builtInBefore: string; builtIn: string };
}

/** Plays the answers about the pairs of a set, with the second judge, and keeps the text files. */
export async function playTexts(set: string): Promise<Texts[]> {
  const cases = askAll().filter(({ judge, ...each }) => each.set === set && judge.state === 'answered');
  const letters = letterCases(createLocalEngine(loadLexicon()));
  const postgres = await startTestPostgres();
  const [stage, builtIn] = [
    await startProductStage({ adminUrl: postgres.adminUrl, withModel: true }),
    await startProductStage({ adminUrl: postgres.adminUrl, withModel: false }),
  ];
  const texts: Texts[] = [];
  for (const { number, source, writer, judge } of cases) {
    if (writer.state !== 'answered' || judge.state !== 'answered') continue;
    const { content, posting, reading } = source;
    const written = await stage.optimize({
      ...{ content, posting, reading },
      answer: () => writer.answer,
      judge: () => judge.answer,
    });
    const ours = await builtIn.optimize({ content, posting });
    const letter = letters.find(({ asked }) => asked.name.startsWith(`${number}-letter-letter`));
    const said = letter?.recorded.state === 'answered' ? letter.recorded.answer : undefined;
    const sent = said && {
      ...{ content, posting, reading, answer: () => said },
      judge: (letter && judgeOf(letter)) ?? (() => ({ lines: [] })),
    };
    texts.push({
      ...{ number, posting, pasted: content, model: written.file, builtIn: ours.file },
      letter: sent ? (await stage.generateLetter(sent)).file : '',
      scores: {
        before: String(written.resume.scoreBefore),
        model: String(written.resume.atsScore),
        builtInBefore: String(ours.resume.scoreBefore),
        builtIn: String(ours.resume.atsScore),
      },
    });
  }
  await stage.close();
  await builtIn.close();
  await postgres.stop();
  return texts;
}
