import { readPersonsWords, type PersonsWords } from '#domain/claims/persons-words.ts';
import { reviewSentence } from '#domain/claims/prose/review-sentence.ts';
import { reviewEdit } from '#domain/rewrite/review-edit.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { hardClasses } from './facts/facts-part.ts';
import { readResumeTexts } from './facts/read-facts.ts';
import { makeLies } from './lies/make-lies.ts';
import { placeLie } from './lies/place-lie.ts';
import { readLies, readTruths } from './lies/read-lies.ts';
import { proseTexts } from './prose/prose-lies.ts';
const folder = '../shared/corpus';
const lexicon = loadLexicon();
const texts = readResumeTexts(folder);
const now = new Date('2026-11-01');
const known = new Map<string, PersonsWords>();
const wordsOf = (r: string) => { const w = known.get(r) ?? readPersonsWords({ content: texts.get(r) ?? '', confirmed: [] }, lexicon, now); known.set(r, w); return w; };
const tell = (name: string, lies: any[]) => {
  const n: Record<string, number> = {};
  for (const lie of lies) { const words = wordsOf(lie.resume);
    for (const { path, text } of placeLie(lie, [...words.lines, { path: 'skills', text: (words.data.skills ?? []).join('\n') }])) {
      const r = reviewEdit({ path, text, reason: 'clear' } as any, words, { posting: lie.posting });
      n[r.outcome] = (n[r.outcome] ?? 0) + 1;
      if (r.outcome === 'change' && name !== 'truths') console.log('LEAK', name, lie.class, lie.id, path, '|', text, '|', words.lines.find((l) => l.path === path)?.text);
    } }
  console.log(name, JSON.stringify(n));
};
tell('planted', readLies(folder, undefined));
tell('mutated', makeLies(texts, lexicon, { seed: 1, perClass: 12, split: undefined }));
tell('truths', readTruths(folder, undefined).filter(({ kind }) => kind === 'bullet' || kind === 'summary'));
for (const [name, kinds] of [['letter', ['letter']], ['linkedin', ['linkedin', 'headline']]] as const) {
  const { planted, generated, truths } = proseTexts(folder, texts, lexicon, kinds as any, { split: undefined, seed: 1, perClass: 12, every: 1 } as any);
  for (const [part, list] of [['planted', planted], ['generated', generated], ['truths', truths]] as const) {
    const n: Record<string, number> = {}; let hard = 0;
    for (const lie of list as any[]) { const words = wordsOf(lie.resume);
      const r = reviewSentence({ text: lie.text, lines: [], paragraph: 0 }, { words, content: texts.get(lie.resume) ?? '', edited: new Set(), kind: lie.kind === 'headline' ? 'headline' : name, posting: lie.posting ?? '', asks: [], job: { employer: '', title: '', contact: null } as any, settled: [] });
      n[r.outcome] = (n[r.outcome] ?? 0) + 1;
      if (part !== 'truths' && hardClasses.has(lie.class) && r.outcome !== 'dropped') { hard++; console.log('SHOWN', name, part, r.outcome, lie.class, lie.id, '|', lie.text.slice(0, 140)); }
      if (part === 'truths' && r.outcome !== 'passed') console.log('TRUTH', name, r.outcome, lie.id, lie.text.slice(0, 120));
    }
    console.log(name, part, JSON.stringify(n), 'hard shown', hard);
  }
}
