import fs from 'node:fs';
import { loadLexicon } from '#server/load-lexicon.ts';
import { readPostingHead } from '#domain/posting/read-posting-head.ts';
const lex = loadLexicon();
let n=0, e=0, t=0;
for (const s of [6,7,8,9,10,11]) for (const f of fs.readdirSync(`evals/help/unread-${s}/postings`)) {
  const text = fs.readFileSync(`evals/help/unread-${s}/postings/${f}`,'utf8');
  const h = readPostingHead(text, lex); n++; if(h.employer) e++; if (h.title) t++;
  console.log(f, JSON.stringify(h.title), JSON.stringify(h.employer), h.employer ? '' : '\n      '+ text.slice(0,420).replace(/\n+/g,' / '));
}
console.log(n,e,t);
