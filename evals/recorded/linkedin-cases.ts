import type { LinkedinForm } from '#contract/linkedin.ts';
import { readPosting } from '#domain/posting/posting.ts';
import type { createLocalEngine } from '#server/engine/local-engine.ts';
import {
  type ModelProfile,
  optimizeProfilePrompt,
} from '#server/features/linkedin/optimize-profile.prompt.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { formOfResume } from '../linkedin/form-of-resume.ts';
import { type Case, promptsFolder, readCases } from './cases.ts';
import { hasSameLines } from './numbered-lines.ts';
import { type Asked, askVersion, type Recorded, readRecorded } from './recordings.ts';

type LocalEngine = ReturnType<typeof createLocalEngine>;

/** A profile that a model's answer is recorded for. */
export interface LinkedinCase {
  resume: string;
  content: string;
  form: LinkedinForm;
  asked: Asked<ModelProfile>;
}

const cases = 6;

export const linkedinCases = (engine: LocalEngine): LinkedinCase[] =>
  readCases()
    .slice(0, cases)
    .map((each) => caseOf(engine, each));

/** Somebody who wants the job of the posting that goes with the resume. */
function caseOf(engine: LocalEngine, { number, source }: Case): LinkedinCase {
  const { content, posting } = source;
  const { data } = engine.read({ ...source, posting: null });
  const { title } = readPosting(posting, loadLexicon());
  const form = { ...formOfResume(data, content), targetRole: title ?? '', openToWork: true };
  const outline = engine.planProfile({
    form,
    answers: { skills: [], lines: [], refused: [], choices: {} },
    resume: { content, confirmed: [], data },
  });
  return {
    resume: number,
    content,
    form,
    asked: askVersion(`${number}-linkedin`, optimizeProfilePrompt(outline)),
  };
}

/** With what was answered, as far as there are answers. */
export const recordedProfiles = (
  engine: LocalEngine,
): (LinkedinCase & { recorded: Recorded<ModelProfile> })[] =>
  linkedinCases(engine).map((each) => ({
    ...each,
    recorded: readRecorded(promptsFolder, each.asked, hasSameLines(each.asked.text)),
  }));
