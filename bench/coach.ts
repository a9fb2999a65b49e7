import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { sampleAnswer } from '#tests/support/interview-steps.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { percentile } from './percentile.ts';
import { inFull } from './short.ts';

interface CoachRow {
  what: string;
  p50Ms: number;
  p95Ms: number;
  neededMs: number;
  passes: boolean;
}

const warmUps = inFull(5, 1);
const rounds = inFull(60, 2);

/** The engine's time for questions and feedback, without queue and database. Each posting and each answer is a new one. */
export async function benchCoach(): Promise<CoachRow[]> {
  const engine = createLocalEngine(loadLexicon());
  const titles = [
    'Barista',
    'Registered Nurse',
    'Head of Falconry',
    'Support Specialist',
    'Forklift Operator',
  ];
  const titleOf = (round: number) => titles[round % titles.length] ?? '';
  const source = { content: specialistText, confirmed: [], settled: [] };
  const { data } = engine.read({ ...source, posting: null });
  const told = { asked: [], last: null, count: 1 };
  const question = {
    text: 'Tell me about a day when things went wrong.',
    kind: 'behavioral',
    good: [],
  } as const;
  const long = (round: number) =>
    Array.from({ length: 20 }, (_, part) => `${sampleAnswer} That was case ${round}-${part}.`).join(' ');
  const review = (answer: string) =>
    engine.reviewInterviewAnswer({ question: { ...question, good: [] }, jobTitle: 'Barista', answer });
  return [
    timed('a question by title', 100, (round) =>
      engine.planInterview({ jobTitle: titleOf(round), posting: null, resume: null }, told),
    ),
    timed('a question by posting and resume', 100, (round) =>
      engine.planInterview(
        {
          jobTitle: titleOf(round),
          posting: `${specialistPosting}\nReference ${round}`,
          resume: { source, data },
        },
        told,
      ),
    ),
    timed('feedback on an answer', 300, (round) => review(`${sampleAnswer} That was case ${round}.`)),
    timed('feedback on the longest answer', 300, (round) => review(long(round).slice(0, 8_000))),
  ];
}

function timed(what: string, neededMs: number, run: (round: number) => unknown): CoachRow {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const beganAt = performance.now();
    run(round);
    if (round >= warmUps) times.push(performance.now() - beganAt);
  }
  const [p50Ms = 0, p95Ms = 0] = [0.5, 0.95].map((share) => Math.round(percentile(times, share)));
  return { what, p50Ms, p95Ms, neededMs, passes: p95Ms <= neededMs };
}
