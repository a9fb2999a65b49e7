import { titleSimilarity } from '../evidence/title-similarity.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { textReaderOf } from '../language/text-reader.ts';
import { stemOf, wordsOf } from '../language/words.ts';

/** What a role usually asks for: names of our list, the most usual first. */
export interface TargetSkills {
  usual: readonly string[];
  /** The kinds of work that the role belongs to. */
  families: ReadonlySet<string>;
}

/** Of the role itself, or of what it's a kind of. A role that we don't know usually asks for nothing that we know. */
export function targetSkills(role: string, industry: string, lexicon: Lexicon): TargetSkills {
  const reader = textReaderOf(lexicon);
  const asked = reader.title(role);
  const rows = [...lexicon.usualSkills].filter(([title]) => {
    const { stems } = reader.title(title);
    return (
      titleSimilarity(title, role, reader) >= 1 ||
      (stems.length > 0 && stems.every((stem) => asked.stems.includes(stem)))
    );
  });
  // "Nursing Assistant" fits better than "Assistant".
  const [best] = rows.toSorted(([one], [other]) => other.length - one.length);
  const own = [...asked.families].filter((family) => family !== 'general');
  const families = new Set(own.length > 0 ? own : familiesNamed(industry, lexicon));
  return { usual: best?.[1] ?? [], families };
}

/** "Retail", "Food & Beverage": the kinds of work that an industry is called by. */
function familiesNamed(industry: string, lexicon: Lexicon): string[] {
  const stems = new Set(wordsOf(industry).map(({ key }) => stemOf(key)));
  const all = new Set([...lexicon.titles.all()].map(({ value }) => value.family));
  return [...all].filter((family) => wordsOf(family).some(({ key }) => stems.has(stemOf(key))));
}
