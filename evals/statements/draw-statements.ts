import { linkedinForm } from '#contract/linkedin.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { createEngines } from '#server/engine/create-engines.ts';
import type { Engine } from '#server/engine/engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { chanceOf, pickWith } from '../chance.ts';
import { numberOf, type Pair, readPairs, rewriteBuiltIn } from '../help/help-all.ts';
import { formOfResume } from '../linkedin/form-of-resume.ts';
import { openSet } from '../set-files.ts';
import { drawAnswer, drawQuestions } from './draw-coach.ts';
import { drawJob, jobOf, type Search } from './draw-jobs.ts';
import { drawResume } from './draw-resume.ts';
import { drawScore } from './draw-score.ts';
import { drawLetter, drawProfile } from './draw-writing.ts';
import type { Person, SaidStatement } from './drawing.ts';

export type NamedStatement = SaidStatement & { name: string; texts: readonly string[] };

/** Everything that the built-in engine says of the people of a folder. What is chosen by chance hangs on the seed. */
export async function drawStatements(folder: string, seed: number, now: Date): Promise<NamedStatement[]> {
  const engines = createEngines({ threads: 1 });
  const [engine, lexicon] = [engines.for({ userId: 'evals' }), loadLexicon()];
  try {
    const searches = searchesOf(readPairs(folder), lexicon, seed, now);
    const said: NamedStatement[] = answersSaid(folder);
    for (const pair of readPairs(folder)) {
      const person = await personOf(engine, await rewriteBuiltIn(engines, pair), pair, now);
      const { name } = pair;
      const texts = [`resumes/${name}.txt`, `postings/${numberOf(name)}.txt`];
      const all = await drawPerson(person, folder, searches);
      said.push(...all.map((one) => ({ name, texts, ...one })));
    }
    return said;
  } finally {
    await engines.close();
  }
}

/** The score is told of what was pasted: a reader has nothing else to hold it against. */
async function personOf(
  engine: Engine,
  helped: Person['helped'],
  { name, content, posting }: Pair,
  now: Date,
): Promise<Person> {
  const { parsed: data, questions } = helped;
  const review = await engine.explain({ content, data, posting, changes: [], questions });
  return { engine, name, content, posting: posting ?? '', helped, review, now };
}

async function drawPerson(
  person: Person,
  folder: string,
  searchesFor: (person: Person) => Search[],
): Promise<SaidStatement[]> {
  const searches = searchesFor(person);
  const [own] = searches;
  const jobs: SaidStatement[] = [];
  for (const search of searches) jobs.push(...(await drawJob(person, search)));
  return [
    ...drawResume(person),
    ...drawScore(person),
    ...(await drawLetter(person)),
    ...(await drawProfile(person, formFor(person, folder))),
    ...(await drawQuestions(person, own?.job.title ?? '')),
    ...jobs,
  ];
}

/** As the person filled it in, where the folder has that; else as somebody with this resume would. */
function formFor({ name, helped, content }: Person, folder: string) {
  const [set, file] = [openSet(folder), `forms/${name}.json`];
  return set.has(file) ? linkedinForm.parse(JSON.parse(set.read(file))) : formOfResume(helped.data, content);
}

const others = 4;
const wishes: readonly Pick<Search, 'isRemote' | 'mustHaves'>[] = [
  { isRemote: false, mustHaves: {} },
  { isRemote: false, mustHaves: { noNights: true, noWeekends: true } },
  { isRemote: false, mustHaves: { needsSponsorship: true } },
  { isRemote: false, mustHaves: { noTravel: true } },
  { isRemote: true, mustHaves: {} },
];

/** Everybody looks for a job like their own posting where they live, and is shown some others from anywhere. */
function searchesOf(pairs: readonly Pair[], lexicon: Lexicon, seed: number, now: Date) {
  const pick = pickWith(chanceOf(seed));
  const jobs = pairs.flatMap(({ name, posting }) => {
    const job = jobOf(posting ?? '', name, lexicon, now);
    return job ? [{ job, file: numberOf(name) }] : [];
  });
  return ({ name, helped }: Person): Search[] => {
    const own = jobs.find(({ file }) => file === numberOf(name));
    if (!own) return [];
    const jobTitle = own.job.title;
    const { location } = helped.parsed.personalInfo;
    return [
      { ...own, ...pick(wishes), jobTitle, location: location || null },
      ...Array.from({ length: others }, () => ({ ...pick(jobs), ...pick(wishes), jobTitle, location: null })),
    ];
  };
}

function answersSaid(folder: string): NamedStatement[] {
  const set = openSet(folder);
  if (!set.has('answers')) return [];
  const files = set.list('answers').filter((file) => file.endsWith('.txt'));
  return files.flatMap((file) => {
    const name = file.replace(/\.txt$/u, '');
    const said = drawAnswer(file, set.read(`answers/${file}`));
    return said.map((one) => ({ texts: [], ...one, name }));
  });
}
