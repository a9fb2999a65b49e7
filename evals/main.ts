import { packSet, unpackSet } from './pack-sets.ts';
import type { Part } from './part.ts';
import { runParts } from './run-parts.ts';

type Parts = Readonly<Record<string, () => Promise<Part>>>;

/** What the engine is measured by over a whole corpus, in this order. */
const usual: Parts = {
  resumes: async () => (await import('./resumes/resumes-part.ts')).resumesPart,
  facts: async () => (await import('./facts/facts-part.ts')).factsPart,
  rewrites: async () => (await import('./rewrites/rewrites-part.ts')).rewritesPart,
  postings: async () => (await import('./postings/postings-part.ts')).postingsPart,
  score: async () => (await import('./score/score-part.ts')).scorePart,
  lies: async () => (await import('./lies/lies-part.ts')).liesPart,
  injections: async () => (await import('./injections/injections-part.ts')).injectionsPart,
  letters: async () => (await import('./letters/letters-part.ts')).lettersPart,
  linkedin: async () => (await import('./linkedin/linkedin-part.ts')).linkedinPart,
  interviews: async () => (await import('./interviews/interviews-part.ts')).interviewsPart,
  dedup: async () => (await import('./dedup/dedup-part.ts')).dedupPart,
  ranking: async () => (await import('./ranking/ranking-part.ts')).rankingPart,
};

/** Measured only where they are named: they need a browser, or a set of their own. */
const special: Parts = {
  documents: async () => (await import('./documents/documents-part.ts')).documentsPart,
  evidence: async () => (await import('./evidence/evidence-part.ts')).evidencePart,
  help: async () => (await import('./help/help-part.ts')).helpPart,
  import: async () => (await import('./import/import-part.ts')).importPart,
  questions: async () => (await import('./questions/questions-part.ts')).questionsPart,
};

/** Programs with arguments of their own, which their files tell. */
const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  coach: () => import('./recorded/coach-main.ts'),
  'evidence-answers': () => import('./evidence/gather-answers.ts'),
  'evidence-prompts': () => import('./evidence/export-prompts.ts'),
  hashes: () => import('./hashes/main.ts'),
  'help-answered': () => import('./help/answered-main.ts'),
  'help-pairs': () => import('./help/pairs-main.ts'),
  labels: () => import('./labeled/check-labels.ts'),
  pack: async () => pack(process.argv.slice(2)),
  reader: () => import('./reader/main.ts'),
  record: () => import('./recorded/record-main.ts'),
  recorded: () => import('./recorded/main.ts'),
  statements: () => import('./statements/main.ts'),
  unpack: async () => unpack(process.argv.slice(2)),
};

/**
 * `npm run eval -- <corpus folder>` measures what is usual, `npm run eval -- <name> <folder>` one part, or runs a program.
 * A program reads its arguments itself, as if it had been started alone.
 */
async function start(): Promise<void> {
  const [, , name = ''] = process.argv;
  const program = programs[name];
  const part = usual[name] ?? special[name];
  if (program || part) process.argv.splice(2, 1);
  if (program) await program();
  else await measure(part ? [part] : Object.values(usual));
}

async function measure(chosen: readonly (() => Promise<Part>)[]): Promise<void> {
  await runParts(await Promise.all(chosen.map((load) => load())));
  // Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
  process.exit(0);
}

/** The files of a folder become lines of the nearest `packed.jsonl`; put into another set, they are all that it holds. */
function pack([folder, set]: readonly string[]): void {
  if (!folder) throw new Error('npm run eval -- pack <folder> [<set>]');
  console.log(`${packSet(folder, set)} files packed`);
}

function unpack([set, folder]: readonly string[]): void {
  if (!set || !folder) throw new Error('npm run eval -- unpack <set> <folder>');
  console.log(`${unpackSet(set, folder)} files in ${folder}`);
}

export const evalNames: readonly string[] = [usual, special, programs].flatMap(Object.keys);

if (import.meta.main) await start();
