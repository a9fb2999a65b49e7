import type { Keyword } from '../evidence/keywords.ts';
import { quotable } from '../evidence/quotable.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { PostedText } from '../posting/posted-text.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import { listed } from '../rewrite/write/compose-summary.ts';
import { type AskPhrase, askPhrase } from './ask-phrase.ts';
import type { Deed } from './deeds.ts';

/** Something that the posting asks for, or that the job is about. */
export interface Need {
  /** The posting's own words. */
  quote: string;
  phrase: AskPhrase | undefined;
  /** Names of our lists that it asks for. */
  names: readonly string[];
  /** How much it matters to the posting. */
  weight: number;
  /** The line that the score took for it. */
  by: string | undefined;
}

const mostWords = 18;
const leastWords = 3;

/** What the posting asks and the resume meets, and the duties that it lists. */
export function postingNeeds({ shown }: PostedText, keywords: readonly Keyword[], lexicon: Lexicon): Need[] {
  const asked = keywords.map(
    ({ quote, names, requirement, verdict, places }): Need => ({
      quote,
      names,
      phrase: askPhrase(quote, lexicon) ?? namePhrase(names),
      weight: requirement.level === 'must' ? 2 : 1,
      by: verdict === 'shown' ? places[0]?.text : undefined,
    }),
  );
  return [...asked, ...shown.split('\n').flatMap((line) => dutyOf(line, lexicon) ?? [])];
}

/** A duty of a list, as far as it makes a phrase: all of it, or what stands before its first comma. */
function dutyOf(line: string, lexicon: Lexicon): Need | undefined {
  const text = line.replace(/^[\s•◦·*→✔>–—\d.)-]+/u, '').replace(/[.;,\s]+$/u, '');
  if (line === text) return undefined;
  const [whole = ''] = text.split(/:\s|\s\(|;\s/u);
  const [start = ''] = whole.split(/,\s(?!.*\band\b)|,\s(?=\p{L}+ing\b)/u);
  for (const quote of new Set([start, whole])) {
    const count = quote.split(/\s+/u).length;
    if (count < leastWords || count > mostWords || quotable(quote, lexicon) !== quote) continue;
    const phrase = askPhrase(quote, lexicon);
    if (phrase?.form === 'deed') return { quote, phrase, names: [], weight: 1.5, by: undefined };
  }
  return undefined;
}

const namePhrase = (names: readonly string[]): AskPhrase | undefined =>
  names.length > 0 && names.length <= 2 ? { text: listed(names), form: 'name' } : undefined;

/** How well a deed shows what is needed: by a skill of our lists, by rare words in common, or because the score says so. */
export function fitOf(deed: Deed, { quote, names, by }: Need, { reader }: ResumeView): number {
  const { text, line } = deed;
  const shared = sharedWeight(text, quote, { reader });
  const telling = reader.telling(quote).length;
  // "ArcGIS parcel fabric" is more than ArcGIS.
  const isNamed =
    names.some((name) => reader.skills(` ${text}`).has(name)) &&
    (telling <= 2 || shared.count * 2 >= telling);
  const isShared = (shared.count >= 2 || shared.weight >= 1) && shared.count >= telling * leastShared;
  // A line that tells much was taken for one part of it: the others are no answer.
  const isSame =
    by !== undefined && line.text.includes(by) && line.text.length < text.length * 1.4 && shared.count >= 2;
  return isNamed || isShared || isSame ? (isNamed ? 1.5 : 0) + (isSame ? 1 : 0) + shared.weight : 0;
}

/** So much of what is needed is in the deed. */
const leastShared = 0.4;

/** The words that two texts have in common: rare ones say more than everyday ones. */
export function sharedWeight(
  text: string,
  other: string,
  { reader }: Pick<ResumeView, 'reader'>,
): { weight: number; count: number } {
  const own = reader.stems(text);
  const found = reader.telling(other).filter((stem) => own.has(stem));
  const weight = found.reduce((sum, stem) => sum + weightOf(reader.lexicon.words.rankOf(stem)), 0);
  return { weight, count: found.length };
}

const weightOf = (rank: number) => (rank > 4_000 ? 1 : rank > 1_200 ? 0.7 : 0.4);
