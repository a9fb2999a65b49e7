import { runParts } from '../run-parts.ts';
import { dedupPart } from './dedup-part.ts';

await runParts([dedupPart]);
