import type { Fault, LineVerdict } from '#domain/claims/judgment.ts';
import { droppedOf } from '#domain/claims/prose/hanging-sentences.ts';
import { offerOfSentence } from '#domain/claims/prose/offer-of-sentence.ts';
import type { ProseSentence, SentenceSource } from '#domain/claims/prose/prose.ts';
import type { ReviewedSentence } from '#domain/claims/prose/reviewed-sentence.ts';
import { withoutNamedJob } from '#domain/claims/prose/sentence-kind.ts';
import { namedLines, secondJudgment } from '#domain/claims/second-judgment.ts';
import type { NamedJob } from '#domain/posting/read-posting-head.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ModelGateway } from '../models/model-gateway.ts';
import { type JudgedLine, type Judging, judgeLines, type SecondJudge } from './judge-lines.ts';

interface JudgedSentences extends Omit<Judging, 'proposed'> {
  outcomes: readonly ReviewedSentence[];
  /** The resume that the lines are of. */
  data: ResumeData;
  /** What is applied for: no claim about the person, and nothing that their lines could prove. */
  job?: NamedJob;
}

/** Reviewed sentences after a second judge has seen those about the person; it never learns of a posting. */
export async function judgeSentences(
  models: Pick<ModelGateway, 'write'>,
  { outcomes, data, job, ...judging }: JudgedSentences,
): Promise<ReviewedSentence[]> {
  const judge = await judgeLines(models, { ...judging, proposed: toJudge(outcomes, job) });
  if (!judge) return [...outcomes];
  return outcomes.map((outcome) => withSecondJudge(outcome, judge, data));
}

/** What the second judge is asked about: each sentence about the person, once. */
export const toJudge = (outcomes: readonly ReviewedSentence[], job?: NamedJob): JudgedLine[] =>
  [...new Set(outcomes.flatMap((outcome) => aboutPerson(outcome)?.text ?? []))].map(
    (text): JudgedLine => ({
      ...{ path: text, kind: 'summary', job: null, employer: '' },
      text: job ? withoutNamedJob(text, job) : text,
    }),
  );

function aboutPerson(outcome: ReviewedSentence): { text: string } | undefined {
  if (outcome.outcome === 'offer') return outcome.offer;
  if (outcome.outcome === 'dropped') return outcome.soft && outcome;
  return outcome.sentence.kind === 'you' ? outcome.sentence : undefined;
}

/** It moves sentences between green and amber, and lifts what was refused only for how it's put. */
function withSecondJudge(
  outcome: ReviewedSentence,
  { lines, judged }: SecondJudge,
  data: ResumeData,
): ReviewedSentence {
  const known = judged.get(aboutPerson(outcome)?.text ?? '');
  if (!known?.said) return outcome;
  const ours = oursOf(outcome);
  const judgment = secondJudgment({ ...known, ours, lines, language: data.language });
  if (judgment.verdict === ours.verdict) return outcome;
  if (judgment.verdict === 'reject') return droppedOf(outcome);
  if (outcome.outcome === 'passed') {
    const { text, paragraph, sources } = outcome.sentence;
    const { faults } = judgment;
    return {
      outcome: 'offer',
      lines: outcome.lines,
      offer: offerOfSentence({ text, paragraph, sources, faults }),
    };
  }
  const { text, paragraph, sources } =
    outcome.outcome === 'offer' ? outcome.offer : { ...outcome, sources: outcome.soft?.sources ?? [] };
  const quoted = namedLines(known.said, { ...known, lines }).map(
    ({ text: quote, section, job }): SentenceSource => ({
      from: section === 'answer' ? 'confirmed' : section === 'form' ? 'form' : 'resume',
      quote,
      place: job === null ? '' : (data.experience[job]?.company ?? ''),
    }),
  );
  const added = quoted.filter(
    ({ quote }) => !sources.some((one) => one.quote.includes(quote) || quote.includes(one.quote)),
  );
  const all = [...sources, ...added];
  if (judgment.verdict === 'ask') {
    const { faults } = ours;
    return {
      outcome: 'offer',
      lines: outcome.lines,
      offer: offerOfSentence({ text, paragraph, sources: all, faults }),
    };
  }
  const sentence: ProseSentence = { text, kind: 'you', paragraph, sources: all };
  return { outcome: 'passed', lines: outcome.lines, sentence };
}

function oursOf(outcome: ReviewedSentence): { verdict: LineVerdict; faults: Fault[] } {
  if (outcome.outcome === 'dropped') return { verdict: 'reject', faults: outcome.soft?.faults ?? [] };
  return { verdict: outcome.outcome === 'offer' ? 'ask' : 'apply', faults: [] };
}
