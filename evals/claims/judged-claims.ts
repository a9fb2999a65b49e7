import type { Finding } from '#domain/claims/comparison.ts';
import { compare, judgmentOf } from '#domain/claims/judge.ts';
import type { Judgment } from '#domain/claims/judgment.ts';
import { type Knowledge, knowledgeOf } from '#domain/claims/knowledge.ts';
import { type Ledger, readLedger } from '#domain/claims/ledger.ts';
import { keyOf } from '#domain/language/words.ts';
import { parseResume } from '#domain/resume/parse/parse-resume.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import { type LabeledClaim, readClaims } from './read-claims.ts';

/** The day the corpus was written, so that figures do not drift with the calendar. */
const corpusNow = new Date('2026-11-01T00:00:00Z');

export interface JudgedClaim extends LabeledClaim {
  folder: string;
  language: string;
  judgment: Judgment;
  findings: Finding[];
  lines: string[];
}

/** Every labeled text of a folder, held against its resume as the product does it; and what that takes. */
export function judgeClaims(
  folder: string,
  parts: readonly LabeledClaim['part'][],
): { judged: JudgedClaim[]; msPerText: number } {
  const knowledge = knowledgeOf(loadLexicon());
  const texts = readResumeTexts(folder);
  const ledgers = new Map<string, Ledger>();
  let ms = 0;
  const judged = parts
    .flatMap((part) => readClaims(folder, part))
    .map((claim): JudgedClaim => {
      const ledger = ledgers.get(claim.resume) ?? ledgerOf(texts.get(claim.resume) ?? '', knowledge);
      ledgers.set(claim.resume, ledger);
      const { text, kind } = claim;
      const proposal = { text, kind, jobs: jobsNamed(claim, ledger) };
      const beganAt = performance.now();
      const compared = compare(proposal, ledger, knowledge);
      const judgment = judgmentOf(compared, ledger, knowledge);
      ms += performance.now() - beganAt;
      const { findings, lines } = compared;
      return {
        ...claim,
        folder,
        language: ledger.language,
        judgment,
        findings,
        lines: lines.map((line) => ledger.lines[line]?.text ?? ''),
      };
    });
  return { judged, msPerText: ms / Math.max(1, judged.length) };
}

export const ledgerOf = (text: string, knowledge: Knowledge): Ledger =>
  readLedger({ text, parsed: parseResume(text, knowledge.lexicon), now: corpusNow }, knowledge);

/** The jobs of the reading whose employer is the one that the label names. */
function jobsNamed({ part, kind, job }: LabeledClaim, { jobs }: Ledger): number[] | undefined {
  if (part !== 'rewrites' || kind !== 'bullet' || job === '') return undefined;
  const plain = (text: string) =>
    keyOf(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const wanted = plain(job);
  const found = jobs.flatMap(({ company }, place) => {
    const own = plain(company);
    const isPart = own.length > 4 && wanted.length > 4 && (own.includes(wanted) || wanted.includes(own));
    return own === wanted || isPart ? [place] : [];
  });
  return found.length > 0 ? found : undefined;
}
