import type { Lexicon } from '#domain/language/lexicon.ts';
import { parseResume } from '#domain/resume/parse/parse-resume.ts';
import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import { readPastedPrompt } from '#server/judging/read-pasted.prompt.ts';
import type { FigureTree } from '../part.ts';
import { type Asked, askVersion, readRecorded, writePrompts } from '../recorded/recordings.ts';
import { type GoldResume, readResumes } from '../resumes/read-resumes.ts';
import { figuresOf, readOne } from '../resumes/resumes-part.ts';
import { openSet } from '../set-files.ts';
import { chosenResumes } from './chosen-resumes.ts';

const resumesFolder = 'evals/labeled/train/resumes';
const answersFolder = 'evals/labeled/reader';

const askAbout = ({ name, text }: Pick<GoldResume, 'name' | 'text'>): Asked<QuotedReading> =>
  askVersion(name, readPastedPrompt(text));

/** Writes what a model is asked about each resume that it hasn't answered. */
export const exportReaderPrompts = (): string[] =>
  writePrompts(
    answersFolder,
    chosenResumes.map((name) => askAbout({ name, text: openSet(resumesFolder).read(`${name}.txt`) })),
  );

/** The same figures for our reading alone, and for a model's as far as it's written in the text. */
export function measureReader(lexicon: Lexicon): FigureTree {
  const measured = readResumes(resumesFolder, undefined)
    .filter(({ name }) => chosenResumes.includes(name))
    .flatMap((resume) => {
      const recorded = readRecorded(answersFolder, askAbout(resume));
      return recorded.state === 'answered' ? [{ resume, reading: recorded.answer }] : [];
    });
  const figuresWith = (isByModel: boolean) =>
    figuresOf(
      measured.map(({ resume, reading }) =>
        readOne(resume, parseResume(resume.text, lexicon, isByModel ? reading : undefined)),
      ),
    );
  return { ours: figuresWith(false), by_model: figuresWith(true) };
}
