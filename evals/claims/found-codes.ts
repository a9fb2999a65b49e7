import type { TextKind } from '#domain/claims/comparison.ts';
import { compare } from '#domain/claims/judge.ts';
import { knowledgeOf } from '#domain/claims/knowledge.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { ledgerOf } from './judged-claims.ts';

const knowledge = knowledgeOf(loadLexicon());

/** A resume with these lines under one job, and these under others headings. */
const resumeWith = (lines: string, more: string) => `Dana Whitfield
Columbus, Ohio

EXPERIENCE
Store Supervisor, Harbor Lane Outfitters, Columbus, OH
March 2019 - Present
${lines
  .split('\n')
  .map((line) => `• ${line}`)
  .join('\n')}

Stock Clerk, Tillbrook Hardware, Dayton, OH
June 2015 - February 2019
• Unloaded about 18 trailers a week with two others

${more}`;

/** What is found against a proposed line, weak findings left out. */
export function foundCodes(lines: string, proposed: string, kind: TextKind = 'bullet', more = ''): string[] {
  const ledger = ledgerOf(resumeWith(lines, more), knowledge);
  const { findings } = compare(
    { text: proposed, kind, jobs: kind === 'bullet' ? [0] : undefined },
    ledger,
    knowledge,
  );
  return [...new Set(findings.filter(({ strength }) => strength >= 0.5).map(({ code }) => code))].sort();
}
