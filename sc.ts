import { askAll } from './evals/recorded/export-prompts.ts';
const all=askAll();const c:any={};for(const a of all){const k=a.writer.state+'/'+a.judge.state;c[k]=(c[k]??0)+1}
console.log(c);
process.exit(0)
