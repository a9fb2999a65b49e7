import { runParts } from '../run-parts.ts';
import { rewritesPart } from './rewrites-part.ts';

await runParts([rewritesPart]);
