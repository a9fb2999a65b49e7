import { runParts } from '../run-parts.ts';
import { rankingPart } from './ranking-part.ts';

await runParts([rankingPart]);
