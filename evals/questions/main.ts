import { runParts } from '../run-parts.ts';
import { questionsPart } from './questions-part.ts';

await runParts([questionsPart]);
