import type { LocalEngine } from '#server/engine/engine.ts';
import { matchOne } from '#tests/support/match-one.ts';
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
  const interview = { jobTitle: titleOf(posting), posting, resume: { source, data } };
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
    interview: engine.planInterview(interview, { asked: [], count: 5 }),
    jobs: matchOne(engine, { title: titleOf(posting), description: posting }, { content: resume, data }, now),
  };
}

const titleOf = (posting: string) => posting.split('\n', 1)[0] ?? '';

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
