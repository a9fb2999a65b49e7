import { runParts } from '../run-parts.ts';
import { importPart } from './import-part.ts';

await runParts([importPart]);
