import type { Lexicon } from '#domain/language/lexicon.ts';
import { parseResume } from '#domain/resume/parse/parse-resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { chanceOf, pickWith, shuffled } from '../chance.ts';
import { inSplit, type Split } from '../split.ts';
import { hasWords } from './has-words.ts';
import type { Lie } from './lie.ts';
import { lieMakers } from './lie-makers.ts';
import type { LieSource, TrueLine } from './make-lie.ts';

/** True lines that say enough to be lied about. */
function trueLines({ experience }: ResumeData): TrueLine[] {
  return experience
    .flatMap(({ responsibilities }, job) =>
      responsibilities.map((text, at) => ({
        path: `experience.${job}.responsibilities.${at}`,
        text,
        job,
      })),
    )
    .filter(({ text }) => text.length > 30);
}

/**
 * Lies by chance, as many of each class, over all resumes of a corpus: the same for the same seed. What the resume
 * happens to say is no lie, and is left out.
 */
export function makeLies(
  texts: ReadonlyMap<string, string>,
  lexicon: Lexicon,
  { seed, perClass, split }: { seed: number; perClass: number; split?: Split | undefined },
): Lie[] {
  const chance = chanceOf(seed);
  const pick = pickWith(chance);
  const resumes: (LieSource & { resume: string })[] = [...texts]
    .filter(([resume]) => inSplit(resume, split))
    .map(([resume, text]) => {
      const { data } = parseResume(text, lexicon);
      return { resume, data, lines: trueLines(data) };
    });
  return Object.entries(lieMakers).flatMap(([name, make]) => {
    const occasions = shuffled(
      resumes.flatMap((source) => source.lines.map((line) => ({ of: source, line }))),
      chance,
    );
    const lies: Lie[] = [];
    for (const { of: source, line } of occasions) {
      if (lies.length === perClass) break;
      const made = make(line, source, pick);
      const content = texts.get(source.resume) ?? '';
      const isTrue = name !== 'commingling' && made?.claims.some((claim) => hasWords(content, claim));
      if (made && !isTrue)
        lies.push({ id: `${name}-${lies.length + 1}`, resume: source.resume, class: name, ...made });
    }
    return lies;
  });
}
