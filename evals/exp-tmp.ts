import { writeFileSync } from 'node:fs';
import { loadLexicon } from '#server/load-lexicon.ts';
import { createParserModel } from '#domain/parse/parser-model.ts';
import { parseResume } from '#domain/parse/parse-resume.ts';
import { examplesOf, readLabeled } from './parser/examples.ts';
import { trainChain } from './parser/train-chain.ts';
import { goldOfTags } from './labeled/gold-of-tags.ts';
import { compareResume } from './resumes/compare-resume.ts';
import { wordsKept } from './resumes/words-kept.ts';
const lexicon = loadLexicon();
const K=Number(process.argv[2]??5); const only=process.argv[3]?.split(',').map(Number);
const docs = ['train','first'].flatMap(f=>readLabeled(`evals/labeled/${f}/resumes`));
const ex = docs.map(d=>examplesOf(d,lexicon));
const tot:Record<string,[number,number,number]>={}; let lost=0,words=0; const findings:string[]=[];
for (let k=0;k<K;k++){ if(only&&!only.includes(k))continue;
  const tr=ex.filter((_,i)=>i%K!==k);
  const o={l2:1,l1:0.1,iterations:60,leastCount:2};
  const w={lines:trainChain(tr.map(e=>e.lines),o),jobs:trainChain(tr.map(e=>e.jobs),o),studies:trainChain(tr.map(e=>e.studies),o),contact:trainChain(tr.map(e=>e.contact),o)};
  const lx={...lexicon,parser:createParserModel(w)};
  docs.forEach((d,i)=>{ if(i%K!==k)return; const gold=goldOfTags(d); const p=parseResume(d.text,lx).data;
    for(const [f,c] of Object.entries(compareResume(gold,p))){const t=tot[f]??=[0,0,0]; t[0]+=c.both;t[1]+=c.missed.length;t[2]+=c.surplus.length;
      for(const m of c.missed)findings.push(`${d.id} ${f} missed: ${m}`);for(const m of c.surplus)findings.push(`${d.id} ${f} surplus: ${m}`);}
    const wk=wordsKept(d.text,gold,p); lost+=wk.lost.length; words+=wk.words; if(wk.lost.length)findings.push(`${d.id} lost ${wk.lost.join(' ')}`);
  });
}
console.log(docs.length, Object.entries(tot).map(([f,[b,m,s]])=>`${f} ${(2*b/(2*b+m+s)).toFixed(3)}`).join('  '), 'words', (1-lost/words).toFixed(4));
writeFileSync('/tmp/findings.txt',findings.join('\n'));
