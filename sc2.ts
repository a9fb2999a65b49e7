import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { readPosting } from '#domain/posting/posting.ts';
import { recordedLetters } from './evals/recorded/letter-cases.ts';
const engine = createLocalEngine(loadLexicon());
for (const c of recordedLetters(engine)) if (/901-letter$|904-letter$|907|910|902-letter$/.test(c.job.id)) { const p = readPosting(c.posting, loadLexicon()); console.log(c.job.id, p.named(), p.requirements.map((r: any) => [r.name, r.quote])); }
