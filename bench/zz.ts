import { loadLexicon } from '#server/load-lexicon.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { readFileSync } from 'node:fs';
const lexicon=loadLexicon(); const now=new Date('2026-11-18T12:00:00Z');
const engine=createLocalEngine(lexicon,()=>now);
for (const n of ['nurse','retail','swe']) {
const content=readFileSync(`../shared/cases/${n}.txt`,'utf8'), posting=readFileSync(`../shared/cases/${n}-job.txt`,'utf8');
const source={content,posting,confirmed:[],settled:[]}; const {data}=engine.read(source); const questions=engine.questions(source);
const r=engine.explain({content,data,posting,changes:[],questions} as any);
console.log('=====',n,r.now, r.gates, r.checks.filter(c=>['skills','years','credentials','education','place'].includes(c.id)).map(c=>[c.id,c.got,c.max,JSON.stringify(c.notes)].join(' ')));
for(const k of r.keywords) console.log(k.state.padEnd(11),k.level,'|',k.quote,'|',k.line??'', k.expiredOn??'');
console.log('uncheckable', r.uncheckable.map(u=>u.quote)); console.log('Q', questions.map(q=>q.kind+': '+q.claim)); console.log('fixes', r.fixes.map(f=>f.id+' '+f.gain));
}
