import type { Lexicon } from '#domain/language/lexicon.ts';
import { wordsOf } from '#domain/language/words.ts';
import type { NamedPosting, NamedResume } from './read-pairs.ts';

/**
 * Whether resumes score higher against postings of their own kind of work than against others. The kind is told by
 * the industry words of the corpus and the titles' families, never by the score.
 */
export function familySimilarity(
  resumes: readonly NamedResume[],
  postings: readonly NamedPosting[],
  lexicon: Lexicon,
  totalOf: (resume: NamedResume, posting: NamedPosting) => number,
): { share: number; n: number; findings: string[] } {
  const families = (text: string) =>
    new Set(lexicon.titles.find(wordsOf(text)).map(({ value }) => value.family));
  const findings: string[] = [];
  let n = 0;
  let right = 0;
  for (const resume of resumes) {
    const own = families(resume.industry);
    const isKin = (posting: NamedPosting) => [...families(posting.title)].some((family) => own.has(family));
    const isOther = (posting: NamedPosting) => families(posting.title).size > 0 && !isKin(posting);
    const others = postings
      .filter(isOther)
      .map((posting) => ({ id: posting.id, total: totalOf(resume, posting) }));
    for (const kin of postings.filter(isKin)) {
      const total = totalOf(resume, kin);
      for (const other of others) {
        n += 1;
        if (total > other.total) right += 1;
        else findings.push(`kin ${resume.id} × ${kin.id} ${total} ≤ ${other.id} ${other.total}`);
      }
    }
  }
  return { share: n === 0 ? 1 : right / n, n, findings };
}
