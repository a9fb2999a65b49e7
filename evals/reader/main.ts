import { parseArgs } from 'node:util';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { linesOf } from '../figure-lines.ts';
import { exportReaderPrompts, measureReader } from './measure-reader.ts';

/** Our figures on 20 labeled resumes, without a model and with its recorded readings. `--export` writes the prompts that have no answer yet. */
const { values } = parseArgs({ options: { export: { type: 'boolean', default: false } } });

if (values.export) console.log(exportReaderPrompts().join('\n'));
else console.log(linesOf(measureReader(loadLexicon())).join('\n'));
