import { readPosting } from '#domain/posting/posting.ts';
import type { LetterTask } from '#server/engine/engine.ts';
import type { createLocalEngine } from '#server/engine/local-engine.ts';
import { type ModelLetter, writeLetterPrompt } from '#server/features/cover-letters/write-letter.prompt.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import type { Job } from '../letters/letter-pairs.ts';
import { type Case, promptsFolder, readCases } from './cases.ts';
import { hasSameLines } from './numbered-lines.ts';
import { type Asked, askVersion, type Recorded, readRecorded } from './recordings.ts';

type LocalEngine = ReturnType<typeof createLocalEngine>;

/** A letter that a model's answer is recorded for. */
export interface LetterCase {
  /** Letters of the same resume have the same. */
  resume: string;
  content: string;
  posting: string;
  job: Job;
  asked: Asked<ModelLetter>;
}

const firstCases = 12;
/** So many of the resumes have a second letter, to the next one's posting: that shows what two letters share. */
const written = 3;

export function letterCases(engine: LocalEngine): LetterCase[] {
  const cases = readCases();
  const all = cases.filter(({ set }) => set === 'model-1').slice(0, firstCases);
  const own = [...all, ...cases.filter(hasLetter)].map((each) => ({
    each,
    of: each,
    name: `${each.number}-letter`,
  }));
  const others = all.slice(0, written).flatMap((each, at) => {
    const of = all[at + 1];
    return of ? [{ each, of, name: `${each.number}-letter-${of.number}` }] : [];
  });
  return [...own, ...others].map(({ each, of, name }) => caseOf(engine, each, of.source.posting, name));
}

/** Where a model reads, the letter is asked once it has. */
const hasLetter = ({ set, reading, source }: Case) =>
  set === 'model-2' || (reading !== undefined && source.reading !== undefined);

function caseOf(engine: LocalEngine, { number, source }: Case, posting: string, name: string): LetterCase {
  const task: LetterTask = {
    source: { ...source, posting },
    data: engine.read(source).data,
    tone: 'plain',
    length: 'standard',
    today: '2026-11-16',
  };
  return {
    resume: number,
    content: source.content,
    posting,
    job: jobOf(posting, name),
    asked: askVersion(name, writeLetterPrompt(engine.planLetter(task), task)),
  };
}

function jobOf(posting: string, id: string): Job {
  const { title, employer } = readPosting(posting, loadLexicon()).named();
  return { id, title: title ?? '', company: employer ?? '', location: '', description: posting };
}

/** With what was answered, as far as there are answers. */
export const recordedLetters = (engine: LocalEngine): (LetterCase & { recorded: Recorded<ModelLetter> })[] =>
  letterCases(engine).map((each) => ({
    ...each,
    recorded: readRecorded(promptsFolder, each.asked, hasSameLines(each.asked.text)),
  }));
