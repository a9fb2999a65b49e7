import type { Lexicon } from '../../language/lexicon.ts';
import type { OrganizationWord } from '../../language/lexicon-entries.ts';
import { memoizeFor, onceFor } from '../../language/memoize.ts';
import type { Mention } from '../../language/phrase-index.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { keyOf, type Word, wordsOf } from '../../language/words.ts';

/** How much speaks for a text being each of the things that headers of entries are made of. */
export type Evidence = Readonly<
  Record<'title' | 'organisation' | 'institution' | 'place' | 'degree', number>
>;

export type Weigh = (text: string) => Evidence;

export const noEvidence: Evidence = { title: 0, organisation: 0, institution: 0, place: 0, degree: 0 };

const stateCode = phrasePattern.plain`(?:^|[\s,])(?:${'evidence/state-code'})\.?(?:[\s,]+\d{5}(?:-\d{4})?|[\s,]+[A-Z]\d[A-Z]\s?\d[A-Z]\d)?$`;
const placeWords = phrasePattern.iu`^(?:${'evidence/place-words'})$`;
const cjkPlace = phrasePattern.u`^[\p{Script=Han}]{1,6}(?:${'evidence/cjk-place'})(?:[\p{Script=Han}]{1,6}(?:市|区|町|村|县))?$`;
const ownBoss = phrasePattern.iu`\b(?:${'evidence/own-boss'})\b`;
const schoolEnd = /\p{L}\s(?:High|HS|H\.S\.|Elementary|Prep)$/u;
const organizationNoun = phrasePattern.iu`\b(?:${'evidence/organisation-noun'})$`;
/** "Director of", "chargée de": what follows is what the person is in charge of. */
const rankOver = phrasePattern.iu`\s(?:${'evidence/rank-over'})$|\sd[’']$`;
const plainHead = /(?:^|\s)(?:hand|journeyman|journeywoman|hauler|member)$/iu;
const publicBody = phrasePattern.iu`^(?:(?:${'evidence/public-body'}) (?:${'evidence/public-body-2'})|ville d[’'])`;
const abbreviatedHead = phrasePattern.iu`(?:^|[\s,/])(?:${'evidence/abbreviated-head'})\.?(?=$|[\s,/(])`;

const awayFromWork = phrasePattern.iu`\b(?:${'evidence/away-from-work'})\b`;

/** Worked for oneself, or not at all: there is no employer to name. */
export const hasNoEmployer = (text: string): boolean => ownBoss.test(text) || awayFromWork.test(text);

/** Pieces of the lines of the last few resumes. */
const rememberedPieces = 8_000;

export const createEvidence: (lexicon: Lexicon) => Weigh = memoizeFor((text, lexicon) => {
  const words = wordsOf(text.length > 300 ? text.slice(0, 300) : text);
  return weigh(text, words, lexicon);
}, rememberedPieces);

function weigh(text: string, words: readonly Word[], lexicon: Lexicon): Evidence {
  const marks = lexicon.organizationWords.find(words);
  const kinds = new Set(marks.map(({ value }) => value.kind));
  const capitals = words.filter(({ text: word }) => /^\p{Lu}/u.test(word)).length;
  const legalForm = legalFormEvidence(text, marks);
  const covered = marks.reduce((sum, { start, end }) => sum + end - start, 0);
  // "Manufacturing" alone is a trade; a name has something more.
  const isGeneric = covered >= text.trim().length - 1 && legalForm === 0 && words.length <= 2;
  const isName = words.length > 0 && capitals >= words.length * 0.6;
  const organisation =
    legalForm +
    (kinds.has('institution') ? 2.5 : 0) +
    (kinds.has('organisation') || organizationNoun.test(text) || publicBody.test(text)
      ? isGeneric
        ? 0.3
        : isName || words.length > 6 || !/^[\p{Ll}]/u.test(text)
          ? 2.2
          : 0.8
      : 0) +
    (/\p{L}\s?[&+]\s?\p{L}/u.test(text) ? 0.7 : 0) +
    (isName && !isGeneric ? 0.3 : 0);
  const isAlone = ownBoss.exec(text)?.[0].length === text.trim().length;
  const title = isAlone ? 1 : titleEvidence(text, words, lexicon) - (legalForm >= 3 ? 3 : 0);
  return {
    title,
    organisation: isAlone
      ? 1.8
      : title >= 4 || (legalForm === 0 && startsWithRank(text, words, lexicon))
        ? Math.min(organisation, 0.8)
        : organisation,
    institution: kinds.has('institution') || schoolEnd.test(text) ? 3 : kinds.has('organisation') ? 0.4 : 0,
    place: publicBody.test(text) ? 0 : placeEvidence(text, words, lexicon),
    degree: degreeEvidence(text, words, lexicon),
  };
}

/** Legal forms end a name, or begin it in some languages; in the middle, or inside a word, they say little. */
function legalFormEvidence(text: string, marks: readonly Mention<OrganizationWord>[]): number {
  let most = 0;
  for (const { value, start, end } of marks) {
    if (value.kind !== 'legal-form') continue;
    const isInside = /[-‐]$/.test(text.slice(0, start)) || /^[-‐]\p{L}/u.test(text.slice(end));
    const isAtEdge = start > 0 && /^[\s.)，,]*(?:$|[,(&|–-])/u.test(text.slice(end));
    const isCjk = /\p{Script=Han}/u.test(value.word);
    most = Math.max(most, isInside || (start === 0 && !isCjk) ? 0 : isAtEdge || isCjk ? 3.5 : 1);
  }
  return most;
}

const atEdgeWords = phrasePattern.u`^(?:\W*$|\s?[,(/–-]|\s(?:${'evidence/title-evidence-at-edge'})\s|\s[IVX]+\b)`;

function titleEvidence(text: string, words: readonly Word[], lexicon: Lexicon): number {
  if (words.length === 0) return 0;
  if (lexicon.titles.whole(text)) return 4;
  const found = lexicon.titleWords.find(words);
  const heads = found.filter(
    ({ value, phrase }) => value.role === 'head' || (value.role === 'modifier' && rankOver.test(phrase)),
  );
  const hasSuffix = words.some((word) => endsLikeTitle(word, lexicon));
  const [longest] = lexicon.titles.find(words).sort((a, b) => b.end - b.start - (a.end - a.start));
  const covered = longest ? (longest.end - longest.start) / text.length : 0;
  const atEdge = heads.some(({ start, end }) => start <= 1 || atEdgeWords.test(text.slice(end)));
  return (
    (heads.length > 0 || hasSuffix || abbreviatedHead.test(text) || plainHead.test(text) ? 2 : 0) +
    (atEdge ? 0.7 : 0) +
    Math.min(1, found.filter(({ value }) => value.role === 'modifier').length * 0.6) +
    covered * 1.5 -
    (words.length > 9 ? 1 : 0)
  );
}

const startsWithRank = (text: string, words: readonly Word[], lexicon: Lexicon) =>
  lexicon.titleWords.find(words).some(({ phrase, start }) => start <= 1 && rankOver.test(phrase)) &&
  text.length < 60;

const suffixesOf = onceFor(({ titleSuffixes }: Lexicon) => titleSuffixes.map(keyOf));

/** Ends of words that make a title, such as German "-leiter". */
export const endsLikeTitle = ({ key }: Word, lexicon: Lexicon): boolean =>
  suffixesOf(lexicon).some((suffix) => key.length > suffix.length + 2 && key.endsWith(suffix));

function placeEvidence(text: string, words: readonly Word[], lexicon: Lexicon): number {
  if (words.length === 0 || words.length > 9) return 0;
  if (placeWords.test(text.trim()) || cjkPlace.test(text)) return 4;
  const places = lexicon.places.find(words);
  const covered = places.reduce((sum, { start, end }) => sum + text.slice(start, end).length, 0);
  const share = covered / words.reduce((sum, word) => sum + word.text.length, 0);
  const hasState = stateCode.test(text) && words.length <= 6;
  if (share >= 0.99) return 4;
  if (hasState) return share > 0.3 ? 4 : 3;
  return share >= 0.5 ? 2.2 : share > 0 ? 0.8 : 0;
}

function degreeEvidence(text: string, words: readonly Word[], lexicon: Lexicon): number {
  if (/^[\p{Script=Han}・]{2,12}(?:学部|学科|専攻|研究科|专业|科)$/u.test(text)) return 3;
  const [first] = lexicon.degrees.find(words);
  if (!first) return 0;
  // "Associate" and "Master" alone are titles as well as degrees.
  const isTitleToo = !/\s|\./.test(first.phrase) && lexicon.titleWords.whole(first.phrase) !== undefined;
  if (isTitleToo && first.start > 2) return 1;
  return first.start <= 2 ? 4 : 2.5;
}

const postcode =
  /(?:^|[\s,(])(?:\d{5}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{2}-\d{3}|\d{4}-\d{3}|〒?\d{3}-\d{4}|\d{4}\s?[A-Z]{2})(?=$|[\s,)])/u;
const state = phrasePattern.u`,?\s(?:${'evidence/state'})\.?(?:\s\d{5})?$`;
const street = phrasePattern.iu`\b(?:${'evidence/street'})\b|\p{L}(?:${'evidence/street-2'})(?=\s\d)|^c\/`;
const cjkAddress = phrasePattern.u`(?:${'evidence/cjk-address'})`;

/** How much a text looks like where someone lives. */
export function locationEvidence(text: string, lexicon: Lexicon): number {
  const words = wordsOf(text);
  if (
    words.length === 0 ||
    words.length > 22 ||
    text.length > 120 ||
    /[.!?]$/.test(text.replace(/\b\p{L}{1,4}\.$/u, ''))
  )
    return 0;
  const places = lexicon.places.find(words);
  const covered = places.reduce((sum, { start, end }) => sum + end - start, 0) / text.length;
  let score = covered * 4 + Math.min(1, places.length * 0.4);
  if (postcode.test(text)) score += 2;
  if (state.test(text) && words.length <= 12) score += 2.5;
  if (street.test(text) && /\d/.test(text)) score += 1.5;
  if (/^\d{1,5}[\p{L}]?,?\s\p{L}/u.test(text) || /\p{L}\s\d{1,4}\s?\p{L}?$/u.test(text)) score += 0.6;
  if (cjkAddress.test(text) && words.length <= 20 && !/[，。；]/u.test(text)) score += 2.5;
  if (/^\p{Lu}[\p{L}\p{M}'’. -]+,\s\p{Lu}[\p{L}\p{M}'’. -]+$/u.test(text) && words.length <= 6)
    score += places.length > 0 ? 1 : 0.4;
  const titles = lexicon.titleWords.find(words).some(({ value }) => value.role === 'head');
  return score - (titles && !postcode.test(text) ? 2 : 0);
}
