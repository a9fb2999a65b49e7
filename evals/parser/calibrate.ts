import type { Lexicon } from '#domain/language/lexicon.ts';
import {
  type ConfidenceWeights,
  kindOfPath,
  type Signs,
  signNumbers,
} from '#domain/resume/parse/confidence.ts';
import { readFacts } from '#domain/resume/parse/line-facts.ts';
import { resumeOf } from '#domain/resume/parse/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parse/parsed-resume.ts';
import { readLabels } from '#domain/resume/parse/read-labels.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { goldOfTags } from '../labeled/gold-of-tags.ts';
import { foldValue } from '../resumes/compare-resume.ts';
import type { LabeledResume } from './examples.ts';
import { minimize } from './minimize.ts';

/** Fields of a kind as numbers, and whether each was right. */
export type Trials = Map<string, Trial[]>;

interface Trial {
  signs: number[];
  isRight: boolean;
}

/** Reads a resume that the model did not learn from, and notes for each field what spoke for it and whether it was right. */
export function addTrials(trials: Trials, resume: LabeledResume, lexicon: Lexicon): ParsedResume {
  const labels = readLabels(readFacts(resume.text, lexicon), lexicon);
  const noted: Signs[] = [];
  const parsed = resumeOf(resume.text, labels, {}, (signs) => noted.push(signs));
  const gold = valuesOf(goldOfTags(resume));
  const missed = missedJobs(resume, parsed);
  parsed.fields.forEach(({ path, value, spans }, place) => {
    const kind = kindOfPath(path);
    const signs = noted[place];
    if (!signs) return;
    const isRight =
      kind === 'additional'
        ? !missed.some(({ start, end }) => spans.some((span) => span.start < end && span.end > start))
        : takeValue(gold, kind, value);
    const own = trials.get(kind) ?? [];
    own.push({ signs: signNumbers(signs, labels.confidence), isRight });
    trials.set(kind, own);
  });
  return parsed;
}

/** The values of the gold by kind of field; each may be found once. */
function valuesOf(gold: ResumeData): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string')
      values.set(kindOfPath(path), [...(values.get(kindOfPath(path)) ?? []), foldValue(node)]);
    else if (typeof node === 'object' && node !== null)
      for (const [key, child] of Object.entries(node)) walk(child, path === '' ? key : `${path}.${key}`);
  };
  const { personalInfo, summary, experience, education, skills, certifications } = gold;
  walk({ personalInfo, summary, experience, education, skills, certifications }, '');
  return values;
}

function takeValue(gold: Map<string, string[]>, kind: string, value: string): boolean {
  const values = gold.get(kind) ?? [];
  const at = values.indexOf(foldValue(value));
  if (at >= 0) values.splice(at, 1);
  return at >= 0;
}

/** Where the titles and companies stand that no field has. */
function missedJobs({ spans }: LabeledResume, { fields }: ParsedResume) {
  return spans.filter(
    ({ tag, start, end }) =>
      (tag === 't' || tag === 'c') &&
      !fields.some(
        ({ path, spans: own }) =>
          /\.(?:title|company)$/.test(path) && own.some((span) => span.start < end && span.end > start),
      ),
  );
}

/** Logistic regression: what each sign is worth. */
export function calibrate(trials: Trials): ConfidenceWeights {
  const weights: Record<string, number[]> = {};
  for (const [kind, own] of [...trials].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const size = own[0]?.signs.length ?? 0;
    const at = new Float64Array(size);
    minimize(at, (point, gradient) => lossOf(own, point, gradient), { iterations: 200, l1: 0 });
    weights[kind] = [...at].map((weight) => Math.round(weight * 1000) / 1000);
  }
  return weights;
}

const l2 = 1;

function lossOf(trials: readonly Trial[], point: Float64Array, gradient: Float64Array): number {
  let loss = 0;
  point.forEach((weight, place) => {
    gradient[place] = l2 * weight;
    loss += 0.5 * l2 * weight * weight;
  });
  for (const { signs, isRight } of trials) {
    const sum = signs.reduce((total, sign, place) => total + sign * (point[place] as number), 0);
    const chance = 1 / (1 + Math.exp(-sum));
    loss -= Math.log(Math.max(1e-12, isRight ? chance : 1 - chance));
    signs.forEach((sign, place) => {
      gradient[place] = (gradient[place] as number) + (chance - (isRight ? 1 : 0)) * sign;
    });
  }
  return loss;
}
