import { runParts } from '../run-parts.ts';
import { postingsPart } from './postings-part.ts';

await runParts([postingsPart]);
