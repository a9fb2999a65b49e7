import type { Evidence, Verdict } from '#domain/evidence/verdicts.ts';
import { weighEvidence } from '#domain/evidence/weigh-evidence.ts';
import type { ReadResume } from '#domain/resume/read-resume.ts';
import { readWhole } from '#domain/resume/read-resume.ts';
import { matchShare } from '#domain/score/match-points.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { FigureTree, Part } from '../part.ts';
import { orderFigures } from '../score/order.ts';
import { labeledOn } from './evidence-prompts.ts';
import { type LabeledPair, readEvidence } from './read-evidence.ts';
import { readRecordedEvidence, withAnswer } from './recorded-evidence.ts';

/**
 * What the product says a resume shows of a posting, against a recruiter's labels: it reads both by itself. Where a model's answers
 * are recorded, also what it says with them; a pair without an answer counts as in the product, where ours stands.
 */
export const evidencePart: Part = {
  name: 'evidence',
  measure: (folder) => {
    const lexicon = loadLexicon();
    const labeled = readEvidence(folder, lexicon);
    const recorded = readRecordedEvidence(folder);
    const viewOf = ({ resume }: LabeledPair) => readWhole(resume, lexicon);
    const pairs = labeled.map((pair) => weigh(pair, viewOf(pair)));
    if (!recorded) return { figures: figuresOf(pairs), findings: pairs.flatMap(findingsOf) };
    const judged = labeled.map((pair) => {
      const view = viewOf(pair);
      const { posting, isAnswered } = withAnswer(pair, view, recorded);
      return { ...weigh({ ...pair, posting }, view), isAnswered };
    });
    const answers = judged.filter(({ isAnswered }) => isAnswered).length;
    return {
      figures: {
        ...figuresOf(pairs),
        with_model: { ...figuresOf(judged), answers: { value: answers, n: judged.length } },
      },
      findings: [
        ...pairs.flatMap(findingsOf),
        ...judged.flatMap(findingsOf).map((one) => `with a model: ${one}`),
      ],
    };
  },
};

function weigh(pair: LabeledPair, view: ReadResume): Weighed {
  const began = process.cpuUsage();
  const evidence = weighEvidence(view, pair.posting, labeledOn);
  const { user, system } = process.cpuUsage(began);
  return { ...pair, evidence, ms: (user + system) / 1000 };
}

type Weighed = LabeledPair & { evidence: readonly Evidence[]; ms: number };

interface Said {
  said: Verdict;
  label: Verdict;
}

const saidIn = ({ evidence, labels }: Weighed): Said[] =>
  evidence.flatMap(({ requirement, verdict }) => {
    const label = labels.get(requirement);
    return label ? [{ said: verdict, label }] : [];
  });

function figuresOf(pairs: readonly Weighed[]): FigureTree {
  const all = pairs.flatMap(saidIn);
  const precision = (verdict: Verdict) => {
    const some = all.filter(({ said }) => said === verdict);
    return { value: shareOf(some, ({ label }) => label === verdict), n: some.length };
  };
  const recall = (verdict: Verdict) => {
    const some = all.filter(({ label }) => label === verdict);
    return { value: shareOf(some, ({ said }) => said === verdict), n: some.length };
  };
  const checkable = all.filter(({ said }) => said !== 'not-checkable');
  const notFound = all.filter(({ said }) => said === 'not-found');
  const rated = pairs.map(({ evidence, ...pair }) => ({ ...pair, value: matchShare(evidence) }));
  return {
    pairs: { value: pairs.length, n: pairs.length },
    shown_precision: precision('shown'),
    not_found_precision: precision('not-found'),
    unclear_share: { value: shareOf(checkable, ({ said }) => said === 'unclear'), n: checkable.length },
    ...orderFigures(rated),
    /** The worst kind: we say that we didn't find it, and it's there. */
    not_found_but_shown: { value: shareOf(notFound, ({ label }) => label === 'shown'), n: notFound.length },
    named_precision: precision('named'),
    in_progress_precision: precision('in-progress'),
    expired_precision: precision('expired'),
    not_checkable_precision: precision('not-checkable'),
    shown_recall: recall('shown'),
    not_found_recall: recall('not-found'),
    ms_per_pair: {
      value: pairs.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(pairs.length / 2)] ?? 0,
      n: pairs.length,
    },
  };
}

const shareOf = <T>(some: readonly T[], test: (one: T) => boolean): number =>
  some.length === 0 ? 0 : some.filter(test).length / some.length;

const findingsOf = ({ evidence, labels, resumeId }: Weighed): string[] =>
  evidence.flatMap(({ requirement, verdict, places, probability }) => {
    const label = labels.get(requirement);
    const isWrong = label && label !== verdict && (verdict === 'shown' || verdict === 'not-found');
    return isWrong
      ? [
          `${resumeId}: said ${verdict} (${probability.toFixed(2)}), is ${label}: “${requirement.quote}” ${places.map(({ text }) => `“${text}”`).join(' ')}`,
        ]
      : [];
  });
