import { z } from 'zod';
import { type Verdict, verdicts } from '#domain/evidence/verdicts.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import type { AskingPosting } from '#domain/posting/posting.ts';
import { extractRequirements, type Requirement } from '#domain/posting/requirements/extract-requirements.ts';
import { matchRequirements } from '../postings/match-requirements.ts';
import { linesIn, openSet } from '../set-files.ts';
import { withQuoted } from './quoted-requirements.ts';

const pairLine = z.object({
  resume: z.string(),
  posting: z.string(),
  fit: z.number(),
  verdicts: z.array(z.object({ quote: z.string(), verdict: z.enum(verdicts) })),
});

const postingFile = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  requirements: z.array(
    z.object({ quote: z.string(), name: z.string(), kind: z.string(), level: z.enum(['must', 'nice']) }),
  ),
});

export interface LabeledPair {
  resumeId: string;
  postingId: string;
  resume: string;
  posting: AskingPosting;
  fit: number;
  /** What the product reads of the posting, each with its label where somebody labeled it. */
  labels: ReadonlyMap<Requirement, Verdict>;
  /** Labels of what the product doesn't read as an ask, described as if it did: to learn from. */
  missed: readonly { requirement: Requirement; verdict: Verdict }[];
}

/** Pairs of a folder of the corpus's shape; a row may label some of the requirements only. */
export function readEvidence(folder: string, lexicon: Lexicon): LabeledPair[] {
  const set = openSet(folder);
  if (!set.has('evidence')) return [];
  const postings = new Map<string, ReturnType<typeof readPosting>>();
  const postingOf = (id: string) => {
    const known = postings.get(id) ?? readPosting(folder, id, lexicon);
    postings.set(id, known);
    return known;
  };
  return set
    .list('evidence')
    .filter((name) => /^pairs.*\.jsonl$/u.test(name))
    .flatMap((name) => linesIn(set.read(`evidence/${name}`)))
    .map((line) => {
      const row = pairLine.parse(JSON.parse(line));
      const { gold, posting } = postingOf(row.posting);
      const verdictOf = new Map(row.verdicts.map(({ quote, verdict }) => [quote, verdict]));
      const { pairs, missed } = matchRequirements(gold, posting.requirements);
      return {
        resumeId: row.resume,
        postingId: row.posting,
        resume: set.read(`resumes/${row.resume}.txt`),
        posting,
        fit: row.fit,
        labels: new Map(
          pairs.flatMap(({ gold: asked, found }) => {
            const verdict = verdictOf.get(asked.quote);
            return verdict ? [[found, verdict] as const] : [];
          }),
        ),
        missed: missed.flatMap(({ quote }) => {
          const verdict = verdictOf.get(quote);
          const requirement = withQuoted({ ...posting, requirements: [] }, [quote], lexicon)[0];
          return verdict && requirement ? [{ requirement, verdict }] : [];
        }),
      };
    });
}

function readPosting(folder: string, id: string, lexicon: Lexicon) {
  const gold = postingFile.parse(JSON.parse(openSet(folder).read(`postings/${id}.json`)));
  const { title, description } = gold;
  const posting: AskingPosting = {
    title,
    description,
    requirements: extractRequirements(description, lexicon),
  };
  return { gold, posting };
}
