import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { letterCases, recordedLetters } from './evals/recorded/letter-cases.ts';
const engine = createLocalEngine(loadLexicon());
for (const c of recordedLetters(engine)) {
  if (c.recorded.state !== 'answered') { console.log(c.job.id, c.recorded.state); continue; }
  const source = { content: c.content, posting: c.posting, confirmed: [], settled: [] };
  const task = { source, data: engine.read(source).data, tone: 'plain', length: 'standard', today: '2026-11-16' } as const;
  const plan = engine.planLetter(task);
  const lineText = (n: number) => plan.pair.lines.find((l) => l.number === n)?.text ?? '';
  const proposed = c.recorded.answer.sentences.map((s: any) => ({ text: s.text, about: s.about, lines: s.rests, paragraph: s.paragraph }));
  const reviewed = engine.reviewSentences(task, 'letter', proposed as never);
  reviewed.forEach((r: any, i: number) => {
    if (r.outcome === 'passed') return;
    const p: any = proposed[i];
    console.log(c.job.id, r.outcome, p.about, p.text, '\n     ', JSON.stringify((r.soft?.faults ?? r.offer?.faults ?? []).map((f: any) => [f.code, f.claimed])), p.lines.map(lineText).join(' / ').slice(0, 200));
  });
}
