import { titleSimilarity } from '../evidence/title-similarity.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { JobTitle } from '../language/lexicon-entries.ts';
import { onceFor } from '../language/memoize.ts';
import { textReaderOf } from '../language/text-reader.ts';
import { wordsOf } from '../language/words.ts';

const maxTitles = 12;
const leastSimilarity = 0.55;

interface Listed {
  title: JobTitle;
  phrases: string[];
}

/** Our titles by family, each with its other names: read once for all searches. */
const byFamily = onceFor((lexicon: Lexicon): Map<string, Listed[]> => {
  const titles = new Map<JobTitle['title'], Listed>();
  for (const { phrase, value } of lexicon.titles.all()) {
    if (value.language !== 'en' || value.family === 'general') continue;
    const listed = titles.get(`${value.family} ${value.title}`) ?? { title: value, phrases: [] };
    listed.phrases.push(phrase);
    titles.set(`${value.family} ${value.title}`, listed);
  }
  return Map.groupBy(titles.values(), ({ title }) => title.family);
});

/** Other names of the same work, the likest first: what to look for besides the title itself. */
export function titlesLike(title: string, lexicon: Lexicon): string[] {
  const reader = textReaderOf(lexicon);
  const named = lexicon.titles.find(wordsOf(title)).map(({ value }) => value);
  const families = new Set(named.map(({ family }) => family).filter((family) => family !== 'general'));
  const own = new Set(wordsOf(title).map(({ key }) => key));
  const found = [...families].flatMap((family) =>
    (byFamily(lexicon).get(family) ?? []).flatMap(({ title: other, phrases }) => {
      const isSame = named.some((one) => one.title === other.title);
      const likeness = isSame ? 1 : titleSimilarity(other.title, title, reader);
      return likeness < leastSimilarity
        ? []
        : phrases.map((phrase) => ({ phrase, likeness: likeness + (phrase === other.title ? 0.01 : 0) }));
    }),
  );
  const isTitle = (phrase: string) => {
    const keys = wordsOf(phrase).map(({ key }) => key);
    return keys.length === own.size && keys.every((key) => own.has(key));
  };
  return [
    ...new Set(
      found
        .filter(({ phrase }) => !isTitle(phrase) && phrase.length > 3)
        .sort((a, b) => b.likeness - a.likeness || (a.phrase < b.phrase ? -1 : 1))
        .map(({ phrase }) => phrase),
    ),
  ].slice(0, maxTitles);
}
