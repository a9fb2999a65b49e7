import { dedupPart } from './dedup/dedup-part.ts';
import { factsPart } from './facts/facts-part.ts';
import { injectionsPart } from './injections/injections-part.ts';
import { interviewsPart } from './interviews/interviews-part.ts';
import { lettersPart } from './letters/letters-part.ts';
import { liesPart } from './lies/lies-part.ts';
import { linkedinPart } from './linkedin/linkedin-part.ts';
import { postingsPart } from './postings/postings-part.ts';
import { rankingPart } from './ranking/ranking-part.ts';
import { resumesPart } from './resumes/resumes-part.ts';
import { rewritesPart } from './rewrites/rewrites-part.ts';
import { runParts } from './run-parts.ts';
import { scorePart } from './score/score-part.ts';

/** Everything the engine is measured by. Documents need a browser and have a command of their own. */
await runParts([
  resumesPart,
  factsPart,
  rewritesPart,
  postingsPart,
  scorePart,
  liesPart,
  injectionsPart,
  lettersPart,
  linkedinPart,
  interviewsPart,
  dedupPart,
  rankingPart,
]);
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(0);
