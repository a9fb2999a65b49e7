import { saysNothingAboutFit } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phraseList, phrasePattern } from '../language/phrase-pattern.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import { credentialsIn } from '../posting/conditions/credential-demands.ts';
import { quoteOf, sentencesOfPosting } from '../posting/conditions/posting-sentences.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import type { Reason } from './must-have-reasons.ts';
import type { Wish } from './read-wishes.ts';

/** Credentials that somebody doesn't hold, or not yet. */
export function readLackedCredentials(wishes: readonly Wish[], lexicon: Lexicon): ReadonlySet<string> {
  const lacking = wishes.filter(
    ({ kind, isNotNeeded, lower }) =>
      kind === 'avoid' ||
      isNotNeeded ||
      /\b(?:candidate|not yet|in progress|student|pursuing|studying|expired|lapsed|working towards?)\b/u.test(
        lower,
      ),
  );
  return new Set(
    lacking.flatMap(({ text }) =>
      credentialsIn(text, lexicon).flatMap(({ name, start, end }) => [name, text.slice(start, end)]),
    ),
  );
}

export function brokenCredential(
  lacked: ReadonlySet<string>,
  { credentials }: PostingFacts,
): Reason | undefined {
  const found = credentials.find(
    ({ name, isMust }) => isMust && [...lacked].some((own) => isSame(own, name)),
  );
  return found ? { code: 'credential', name: found.name, quote: found.quote } : undefined;
}

/** A class of a license is that license: "CDL", "CDL Class A". */
const isSame = (a: string, b: string) =>
  a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `) || b.endsWith(` ${a}`);

/** Words that every sentence of this kind has. */
const filler = new Set(phraseList('hold-words/filler'));

/** Things that are ruled out and that none of our words is for: "no gambling or tobacco". */
export function readAvoidedWords(wishes: readonly Wish[]): { words: string; stems: string[] }[] {
  return wishes
    .filter(({ kind, topics }) => kind === 'avoid' && topics.length === 0)
    .flatMap(({ text }) => text.split(/\s*[/,]\s*|\s+(?:or|and|nor)\s+/u))
    .flatMap((part) => {
      const words = wordsOf(part).filter(({ key }) => !filler.has(key) && !saysNothingAboutFit(key));
      const stems = [...new Set(words.map(({ key }) => stemOf(key)))];
      return stems.length > 0 && stems.length <= 3 ? [{ words: part.trim(), stems }] : [];
    });
}

const saidWords = phrasePattern.u`\b(?:${'hold-words/broken-words-said'})\b`;

/** A single word may be named in passing: it must be in the title, or come again. */
export function brokenWords(
  avoided: readonly { words: string; stems: string[] }[],
  posting: JobPosting,
): Reason | undefined {
  if (avoided.length === 0) return undefined;
  const sentences = sentencesOfPosting(posting.title, posting.description).map((sentence) => ({
    sentence,
    stems: new Set(wordsOf(sentence.text).map(({ key }) => stemOf(key))),
  }));
  for (const { words, stems } of avoided) {
    const said = sentences.filter(
      (one) => stems.every((stem) => one.stems.has(stem)) && !saidWords.test(one.sentence.lower),
    );
    const isInTitle = said[0] !== undefined && said[0] === sentences[0];
    if (said[0] && (isInTitle || stems.length > 1 || said.length > 1))
      return { code: 'avoided-words', words, quote: quoteOf(said[0].sentence) };
  }
  return undefined;
}
