import { saysNothingAboutFit } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import type { Finding } from '../score/score.ts';
import type { Posting } from './posting.ts';
import type { PostingWords } from './posting-words.ts';

const mostTerms = 15;
/** Two thirds of the terms are as many as a truthful resume for the job has. */
const enough = 0.66;

/** Words the posting comes back to. They count where something is told, each once. */
export function termsMatch(view: ResumeView, terms: readonly Term[]): Finding<'terms'> {
  const ofJobs = view.passages.filter(({ isExperience }) => isExperience);
  const deeds = view.data.experience.some(({ responsibilities }) => responsibilities.length > 0)
    ? ofJobs
    : [...ofJobs, ...view.bullets];
  const told = new Set(deeds.flatMap(({ stems }) => [...stems]));
  const found = terms.filter(({ stem }) => told.has(stem));
  return {
    id: 'terms',
    share: terms.length < 3 ? undefined : Math.min(1, found.length / terms.length / enough),
    evidence: [],
    notes: [{ code: 'terms-told', count: found.length, of: terms.length }],
  };
}

export interface Term {
  stem: string;
  text: string;
  count: number;
}

/** Said twice, in the title, or the name of a skill. Names of places and people are capitalised mid-sentence and left out. */
export function salientTerms({ text }: PostingWords, { requirements }: Posting, lexicon: Lexicon): Term[] {
  const words = wordsOf(text);
  const titleEnd = text.indexOf('\n');
  const skills = new Set(
    lexicon.skills
      .find(words)
      .flatMap(({ start, end, value }) =>
        value.type === 'soft' || value.ambiguous
          ? []
          : words.filter((word) => word.start >= start && word.end <= end).map(({ key }) => stemOf(key)),
      ),
  );
  const places = new Set(
    lexicon.places
      .find(words)
      .flatMap(({ start, end }) => wordsOf(text.slice(start, end)).map(({ key }) => stemOf(key))),
  );
  const asked = new Set(
    wordsOf(requirements.map(({ quote }) => quote).join('\n')).map(({ key }) => stemOf(key)),
  );
  const terms = new Map<string, Term>();
  for (const { key, text: written, start } of words) {
    const stem = stemOf(key);
    if (saysNothingAboutFit(key) || places.has(stem)) continue;
    const term = terms.get(stem) ?? { stem, text: written.toLowerCase(), count: 0 };
    term.count += start < titleEnd ? 3 : (skills.has(stem) ? 2 : 1) + (asked.has(stem) ? 0.5 : 0);
    terms.set(stem, term);
  }
  return [...terms.values()]
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count || (a.stem < b.stem ? -1 : 1))
    .slice(0, mostTerms);
}
