import { runParts } from '../run-parts.ts';
import { factsPart } from './facts-part.ts';

await runParts([factsPart]);
