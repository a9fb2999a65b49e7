import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
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

/** The engine's time for questions, without queue and database. Each posting is a new one. */
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
  const question = { asked: [], count: 1 };
  return [
    timed('a question by title', 100, (round) =>
      engine.planInterview({ jobTitle: titleOf(round), posting: null, resume: null }, question),
    ),
    timed('a question by posting and resume', 100, (round) =>
      engine.planInterview(
        {
          jobTitle: titleOf(round),
          posting: `${specialistPosting}\nReference ${round}`,
          resume: { source, data },
        },
        question,
      ),
    ),
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
