import type { Lexicon } from '#domain/language/lexicon.ts';
import type { ConfidenceWeights } from '#domain/resume/parse/confidence.ts';
import { parseResume } from '#domain/resume/parse/parse-resume.ts';
import { createParserModel, type ParserWeights } from '#domain/resume/parse/parser-model.ts';
import { goldOfTags } from '../labeled/gold-of-tags.ts';
import type { GoldResume } from '../resumes/read-resumes.ts';
import { type ReadResume, readOne } from '../resumes/resumes-part.ts';
import { addTrials, calibrate, type Trials } from './calibrate.ts';
import type { LabeledResume } from './examples.ts';

/** Which of several parts a resume is left out with. */
const foldOf = (place: number, folds: number): number => place % folds;

/**
 * Reads every resume with the model that did not learn from it, learns from that how sure each field is, and
 * measures what was read.
 */
export function crossValidate(
  resumes: readonly LabeledResume[],
  folds: readonly ParserWeights['chains'][],
  lexicon: Lexicon,
): { sureness: ConfidenceWeights; read: ReadResume[] } {
  const trials: Trials = new Map();
  const models = folds.map((chains) => ({ ...lexicon, parser: createParserModel({ chains, sureness: {} }) }));
  const modelOf = (place: number) => models[foldOf(place, folds.length)] as Lexicon;
  resumes.forEach((resume, place) => {
    addTrials(trials, resume, modelOf(place));
  });
  const sureness = calibrate(trials);
  const read = resumes.map((resume, place) => {
    const model = modelOf(place);
    const gold: GoldResume = {
      name: resume.id,
      text: resume.text,
      gold: goldOfTags(resume),
      family: resume.meta.format ?? '',
    };
    return readOne(gold, parseResume(resume.text, { ...model, parser: { ...model.parser, sureness } }));
  });
  return { sureness, read };
}
