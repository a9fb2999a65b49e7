import { runParts } from '../run-parts.ts';
import { helpPart } from './help-part.ts';

await runParts([helpPart]);
