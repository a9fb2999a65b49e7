import { runParts } from '../run-parts.ts';
import { scorePart } from './score-part.ts';

await runParts([scorePart]);
