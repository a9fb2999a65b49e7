import type { LocalEngine } from '#server/engine/engine.ts';
import { testPosting } from '#tests/support/test-posting.ts';
import type { Pair } from './pairs.ts';

/** What every tool makes of one pair. */
export function outputsOf(
  engine: LocalEngine,
  { resume, posting }: Pair,
  now: Date,
): Record<string, unknown> {
  const source = { content: resume, posting, confirmed: [], settled: [] };
  const { data } = engine.read(source);
  const questions = engine.questions(source);
  const rewrite = engine.rewrite(source);
  const task = { source, data, tone: 'plain', length: 'long', today: '2026-11-16' } as const;
  const interview = { jobTitle: posting.split('\n', 1)[0] ?? '', posting, resume: { source, data } };
  return {
    read: engine.read(source),
    questions,
    rewrite,
    score: engine.score(data, posting),
    explain: explained(
      engine.explain({ content: resume, data, posting, changes: rewrite.changes, questions }),
    ),
    letter: [engine.planLetter(task), engine.writeLetter(task)],
    profile: profileOf(engine, resume, data),
    interview: engine.planInterview(interview, { asked: [], last: null, count: 5 }),
    jobs: matchOf(engine, { resume, posting }, data, now),
  };
}

/** Gains are left out where a text takes long, so they hang on the machine. */
const explained = ({ fixes: _, points: __, ...review }: ReturnType<LocalEngine['explain']>) => review;

function profileOf(
  engine: LocalEngine,
  content: string,
  data: ReturnType<LocalEngine['read']>['data'],
): unknown {
  const [job] = data.experience;
  const form = {
    ...{ currentHeadline: '', currentAbout: '', industry: '' },
    ...{
      jobTitle: job?.title ?? '',
      experience: content.slice(0, 4_000),
      skills: (data.skills ?? []).join(', '),
    },
    targetRole: job?.title ?? '',
  };
  const answers = { skills: [], lines: [], refused: [], choices: {} };
  const task = { form, answers, resume: { content, confirmed: [], data } };
  return [engine.planProfile(task), engine.writeProfile(task)];
}

function matchOf(
  engine: LocalEngine,
  { resume, posting }: Omit<Pair, 'name'>,
  data: ReturnType<LocalEngine['read']>['data'],
  now: Date,
): unknown {
  const title = posting.split('\n', 1)[0] ?? '';
  const job = testPosting({ title, description: posting });
  const seeker = {
    ...{ jobTitle: title, location: 'Chicago, IL', mustHaves: {}, jobType: [], isRemote: false },
    resume: { content: resume, data },
  };
  const read: ReturnType<LocalEngine['readPostings']> = [];
  // It reads for a moment at a time.
  while (read.length === 0) read.push(...engine.readPostings([job]));
  const candidates = read.map((facts) => ({ posting: job, facts }));
  return engine.matchJobs(seeker, candidates, now);
}
