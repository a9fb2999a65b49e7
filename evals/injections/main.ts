import { runParts } from '../run-parts.ts';
import { injectionsPart } from './injections-part.ts';

await runParts([injectionsPart]);
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(0);
