import { createEvidence, type Evidence } from '../../guard/evidence.ts';
import { guardText } from '../../guard/guard-text.ts';
import type { Guarded } from '../../guard/guard-types.ts';
import { quantitiesOf } from '../../quantities.ts';
import type { Quantity } from '../../quantity.ts';
import { sentenceLanguage } from '../../text/language.ts';
import { keyOf, wordsOf } from '../../text/words.ts';
import type { PersonsWords } from '../persons-words.ts';
import { deriveAmounts } from './derive-amounts.ts';
import { tellingStems } from './telling-stems.ts';

/** A line of the person's and what is proposed in its place. */
export interface ChangedLine {
  kind: 'bullet' | 'summary';
  before: string;
  after: string;
  /** What a bullet says, or for the summary all that the resume does. */
  source: string;
  isEnglish: boolean;
  /** The words that may be used: for a bullet those of its own line, for the summary all of them. */
  own: Evidence;
  /** Keys of the words that name the job: title, employer, place. */
  head: ReadonlySet<string>;
  /** The numbers of the line before and after. */
  amounts(): { was: readonly Quantity[]; is: readonly Quantity[] };
  /** Those of its numbers that it did not have and that follow from its own. */
  derived(): readonly Quantity[];
  /** What is proposed, read as if it were the source: what it does not know is lost. */
  proposed(): Evidence;
  /** The guard's findings on it, against all of the person's words. */
  guarded(): Guarded;
  words: PersonsWords;
  posting: string | undefined;
}

export function changedLine(
  { path, before, after }: { path: string; before: string; after: string },
  words: PersonsWords,
  posting: string | undefined,
): ChangedLine {
  const kind = path === 'summary' ? 'summary' : 'bullet';
  const own = kind === 'summary' ? words.evidence : ownWordsOf(path, before, words);
  const amounts = once(() => ({ was: amountsOf(before, own), is: amountsOf(after, own) }));
  return {
    kind,
    before,
    after,
    source: kind === 'summary' ? own.text : before,
    isEnglish: (sentenceLanguage(before) || words.evidence.language) === 'en',
    own,
    head: headOf(path, words),
    amounts,
    derived: once(() => (kind === 'summary' ? [] : deriveAmounts(after, amounts()))),
    proposed: once(() => read(after, words)),
    guarded: once(() => guardText(words.evidence, { text: after, kind, posting })),
    words,
    posting,
  };
}

/** The numbers of a text, told by the language of the line. */
export const amountsOf = (text: string, { language }: Evidence): Quantity[] =>
  quantitiesOf(text, language || 'en');

/** Most edits that fall fall early: what the later checks need is made when they come to it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const known = new WeakMap<PersonsWords, Map<string, Evidence>>();

/** The same line is reviewed as often as a model proposes something for it. */
function ownWordsOf(path: string, before: string, words: PersonsWords): Evidence {
  const lines = known.get(words) ?? new Map<string, Evidence>();
  known.set(words, lines);
  const about = words.confirmed.filter((answer) => isAbout(answer, before, words));
  const own = lines.get(path) ?? read([before, ...about].join('\n'), words);
  lines.set(path, own);
  return own;
}

const fewWords = 3;

/** A bare name was confirmed for all of the resume; a sentence speaks for the lines that it has words in common with. */
function isAbout(answer: string, before: string, { evidence: { forms } }: PersonsWords): boolean {
  const stemsOf = (text: string) => new Set(tellingStems(text, forms).filter((stem) => !/^\d/.test(stem)));
  const said = stemsOf(answer);
  const own = stemsOf(before);
  return said.size <= fewWords || said.intersection(own).size >= 2;
}

function headOf(path: string, { data }: PersonsWords): ReadonlySet<string> {
  const job = data.experience[Number(path.split('.')[1])];
  const texts = [job?.title, job?.company, job?.location];
  return new Set(texts.flatMap((text) => wordsOf(text ?? '').map((word) => keyOf(word.text))));
}

/** Short texts show no language: they are in that of the whole. */
function read(text: string, { evidence }: PersonsWords): Evidence {
  const { lexicon, language, now } = evidence;
  const date = new Date(Date.UTC(now.year, now.month - 1, 15));
  return { ...createEvidence(text, lexicon, { now: date }), language: sentenceLanguage(text) || language };
}
