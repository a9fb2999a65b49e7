import { readWhole } from '#domain/resume/read-resume.ts';
import { rateResume } from '#domain/score/score-resume.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { labeledOn } from '../evidence/evidence-prompts.ts';
import { type LabeledPair, readEvidence } from '../evidence/read-evidence.ts';
import { readRecordedEvidence, withAnswer } from '../evidence/recorded-evidence.ts';
import { openSet } from '../set-files.ts';
import { orderFigures } from './order.ts';

/** A folder of several candidates for each posting, with a recruiter's fits. */
export const hasCandidates = (folder: string): boolean => openSet(folder).has('evidence');

/** Whether the nearer of two candidates gets the higher score: without a model, and with its recorded answers. */
export function measureCandidates(folder: string) {
  const lexicon = loadLexicon();
  const pairs = readEvidence(folder, lexicon);
  const recorded = readRecordedEvidence(folder);
  const rated = ({ resume, posting, postingId, fit }: LabeledPair) => ({
    postingId,
    fit,
    value: rateResume(readWhole(resume, lexicon), { posting, now: labeledOn }).total,
  });
  const judged = recorded
    ? pairs.map((pair) => ({
        ...pair,
        posting: withAnswer(pair, readWhole(pair.resume, lexicon), recorded).posting,
      }))
    : [];
  return {
    figures: {
      ...orderFigures(pairs.map(rated)),
      ...(recorded ? { with_model: orderFigures(judged.map(rated)) } : {}),
    },
    findings: [],
  };
}
