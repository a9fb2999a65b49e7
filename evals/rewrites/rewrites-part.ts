import { type JudgedClaim, judgeClaims } from '../claims/judged-claims.ts';
import type { FigureTree, Part } from '../part.ts';
import { judgeRecorded } from '../recorded/labeled.ts';
import { inSplit } from '../split.ts';

/** Proposed rewritings: honest ones that reach the person, false ones that get into the file or are offered. */
export const rewritesPart: Part = {
  name: 'rewrites',
  measure: (folder, split) => {
    const { judged, msPerText } = judgeClaims(folder, ['rewrites']);
    const own = judged.filter(({ resume }) => inSplit(resume, split));
    const recorded = judgeRecorded(folder);
    const again = own.map((claim) => ({ ...claim, judgment: recorded.judge(claim.id, claim.judgment) }));
    const withJudge = recorded.answered > 0 ? { with_recorded_judge: rewriteFigures(again) } : {};
    return {
      figures: { ...rewriteFigures(own), ...withJudge, ms_per_text: { value: msPerText, n: own.length } },
      findings: own.filter(isWrong).map(described),
    };
  },
};

type JudgedRewrite = Pick<JudgedClaim, 'class' | 'isFalse'> & {
  judgment: Pick<JudgedClaim['judgment'], 'verdict'>;
};

function rewriteFigures(judged: readonly JudgedRewrite[]): FigureTree {
  const figure = (claims: readonly JudgedRewrite[], test: (verdict: string) => boolean) => ({
    value:
      claims.length === 0
        ? 0
        : claims.filter(({ judgment: { verdict } }) => test(verdict)).length / claims.length,
    n: claims.length,
  });
  const honest = judged.filter(({ isFalse }) => !isFalse);
  const invented = judged.filter(({ isFalse, class: name }) => isFalse && name === 'invented');
  const drift = judged.filter(({ isFalse, class: name }) => isFalse && name !== 'invented');
  const isGreen = (verdict: string) => verdict === 'apply';
  const isAmber = (verdict: string) => verdict === 'ask';
  const classes = [...new Set(judged.map(({ class: name }) => name))].sort();
  return {
    n: { value: judged.length, n: judged.length },
    help_reach: figure(honest, (verdict) => verdict !== 'reject'),
    help_green: figure(honest, isGreen),
    harm_drift: figure(drift, isGreen),
    harm_invented: figure(invented, isGreen),
    offered_false_drift: figure(drift, isAmber),
    offered_false_invented: figure(invented, isAmber),
    by_class: Object.fromEntries(
      classes.map((name) => [
        name,
        figure(
          judged.filter((claim) => claim.class === name),
          isGreen,
        ),
      ]),
    ),
  };
}

const isWrong = ({ isFalse, judgment: { verdict } }: JudgedClaim) =>
  isFalse ? verdict !== 'reject' : verdict !== 'apply';

export function described({
  id,
  resume,
  kind,
  job,
  isFalse,
  class: name,
  text,
  claim,
  lines,
  judgment,
}: JudgedClaim): string {
  return [
    `${judgment.verdict} ${id} ${resume} ${kind} ${job} ${isFalse ? 'false' : 'faithful'} ${name}`,
    `  ${text}`,
    ...(claim === '' ? [] : [`  claim: ${claim}`]),
    ...lines.map((line) => `  rests on: ${line}`),
    ...judgment.faults.map(({ code, claimed, source }) => `    ${code} [${claimed}] ${source}`),
  ].join('\n');
}
