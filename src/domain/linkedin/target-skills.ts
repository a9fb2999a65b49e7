import { titleLikeness } from '../evidence/title-likeness.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phraseList } from '../language/phrase-pattern.ts';
import { type TextReader, textReaderOf } from '../language/text-reader.ts';
import { stemOf, wordsOf } from '../language/words.ts';

/** What a role usually asks for: names of our list, the most usual first. */
export interface TargetSkills {
  usual: readonly string[];
  /** The kinds of work that the role belongs to. */
  families: ReadonlySet<string>;
}

const mostNamed = 5;

/** Of the role itself, else what is called like it, and what several roles of its kind ask for. */
export function targetSkills(role: string, industry: string, lexicon: Lexicon): TargetSkills {
  const reader = textReaderOf(lexicon);
  const asked = reader.title(role);
  const rows = [...lexicon.usualSkills].filter(([title]) => {
    const { stems } = reader.title(title);
    return (
      titleLikeness(title, role, reader) >= 1 ||
      (stems.length > 0 && stems.every((stem) => asked.stems.includes(stem)))
    );
  });
  // "Nursing Assistant" fits better than "Assistant".
  const [best] = rows.toSorted(([one], [other]) => other.length - one.length);
  const own = [...asked.families].filter((family) => family !== 'general');
  const kinds = own.length > 0 ? own : familiesNamed(industry, lexicon);
  const families = new Set(kinds);
  const usual = best?.[1] ?? [...namedLike(asked.stems, lexicon), ...usualIn(asked.stems, families, reader)];
  return { usual: [...new Set(usual)], families };
}

/** "Instructional design" for an instructional designer: all its words are the role's, or say nothing of which work. */
function namedLike(stems: readonly string[], lexicon: Lexicon): string[] {
  const roots = new Set(stems.map(rootOf));
  const isLike = (name: string) => {
    const own = wordsOf(name).map(({ key }) => rootOf(stemOf(key)));
    return (
      own.some((root) => roots.has(root) && !general.has(root)) &&
      own.every((root) => roots.has(root) || general.has(root))
    );
  };
  const names = [...lexicon.skills.all()].flatMap(({ phrase, value }) =>
    phrase === value.name && listed.has(value.type) && isLike(phrase) ? [phrase] : [],
  );
  return names.toSorted((one, other) => one.length - other.length).slice(0, mostNamed);
}
const listed = new Set(['tool', 'technology', 'method', 'practice', 'knowledge', 'regulation']);
const rootOf = (word: string) => word.replace(/(?:er|or|ist|ing|ion|ment|ant)s?$/u, '');
const general = new Set(phraseList('target-skills/general').map((word) => rootOf(stemOf(word))));

/** "Retail", "Food & Beverage": the kinds of work that an industry is called by. */
function familiesNamed(industry: string, lexicon: Lexicon): string[] {
  const stems = new Set(wordsOf(industry).map(({ key }) => stemOf(key)));
  const all = new Set([...lexicon.titles.all()].map(({ value }) => value.family));
  return [...all].filter((family) => wordsOf(family).some(({ key }) => stems.has(stemOf(key))));
}

/** What roles of these kinds ask for, the most usual first: of those that are called alike, else what several ask. */
function usualIn(stems: readonly string[], families: ReadonlySet<string>, reader: TextReader): string[] {
  const { titles, usualSkills } = reader.lexicon;
  const counts = new Map<string, number>();
  for (const [title, skills] of usualSkills) {
    const isAlike = reader
      .title(title)
      .stems.some((stem) => stems.includes(stem) && !general.has(rootOf(stem)));
    if (families.has(titles.whole(title)?.family ?? ''))
      for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + (isAlike ? severalRoles : 1));
  }
  return [...counts]
    .filter(([, count]) => count >= severalRoles)
    .sort(([, one], [, other]) => other - one)
    .map(([skill]) => skill);
}
const severalRoles = 3;
