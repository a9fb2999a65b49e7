import { runParts } from '../run-parts.ts';
import { evidencePart } from './evidence-part.ts';

await runParts([evidencePart]);
