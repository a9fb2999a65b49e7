import { readFileSync } from 'node:fs';
import { factsOf } from '#domain/parse/line-facts.ts';
import { createEvidence } from '#domain/parse/evidence.ts';
import { readLines } from '#domain/parse/source-lines.ts';
import { withoutPageFurniture } from '#domain/parse/page-furniture.ts';
import { untangleColumns } from '#domain/parse/columns.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { readTagged } from '#evals/labeled/tagged-resume.ts';
import { goldLineLabels, goldPieceLabels } from '#evals/parser/gold-labels.ts';
import { blockPieces, tableHeads } from '#domain/parse/header-blocks.ts';
import { headerLines } from '#domain/parse/read-labels.ts';
const lexicon = loadLexicon(); const weigh = createEvidence(lexicon);
for (const f of process.argv.slice(2)) {
  const r = readTagged(readFileSync(f,'utf8'));
  const facts = factsOf(untangleColumns(withoutPageFurniture(readLines(r.text)).lines, weigh), lexicon, weigh);
  const labels = goldLineLabels(facts, r);
  const ps = (['J','E'] as const).map(k=>{const p=blockPieces(facts, headerLines(labels,k), tableHeads(facts)); const l=goldPieceLabels(p,r); return new Map(p.map((x,i)=>[x.piece,l[i]]));});
  facts.forEach((x,i)=>{ console.log(labels[i]!.padEnd(3), x.line.bullet.padEnd(2), (x.line.blankBefore?'¶':' '), x.text.slice(0,100), labels[i]![0]==='J'||labels[i]![0]==='E' ? '   ⟦'+x.pieces.map(p=>`${ps[0]!.get(p)??ps[1]!.get(p)}:${p.text}`).join(' ¦ ')+'⟧':'') });
}
