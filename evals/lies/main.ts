import { runParts } from '../run-parts.ts';
import { liesPart } from './lies-part.ts';

await runParts([liesPart]);
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(0);
