import { runParts } from '../run-parts.ts';
import { documentsPart } from './documents-part.ts';

await runParts([documentsPart]);
