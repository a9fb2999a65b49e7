import { type Word, wordsOf } from '../text/words.ts';
import { linesSpelling, spelledRuns } from './acronyms.ts';
import type { Evidence } from './evidence.ts';
import { degreesIn, placesIn } from './listed-names.ts';
import { translatedStems } from './translations.ts';
import { abbreviates, misspells, sameFamily } from './word-forms.ts';

export type SupportKind =
  | 'same'
  | 'listed'
  | 'acronym'
  | 'translation'
  | 'synonym'
  | 'family'
  | 'spelling'
  | 'none';

/** A word of the text that is checked, and the source lines that know it. */
export interface TextWord extends Word {
  stem: string;
  /** Carries a fact: not a small word, not a bare number. */
  content: boolean;
  capital: boolean;
  support: SupportKind;
  lines: readonly number[];
  /** The source's own words behind a likeness. */
  via: readonly { stem: string; lines: readonly number[] }[];
}

export function textWordsOf(text: string, evidence: Evidence): TextWord[] {
  const words = wordsOf(text).map((word): TextWord => {
    const stem = evidence.forms.stem(word.key);
    const same = evidence.stemLines.get(stem);
    return {
      ...word,
      stem,
      content: !evidence.forms.isSmall(word.key) && !/^\d/.test(word.key),
      capital: /^\p{Lu}/u.test(word.text) || /\p{Ll}\p{Lu}/u.test(word.text),
      support: same ? 'same' : 'none',
      lines: same ?? [],
      via: [],
    };
  });
  spellOutAcronyms(words, text, evidence);
  formAcronyms(words, text, evidence);
  supportByLists(words, text, evidence);
  for (const word of words) if (word.support === 'none' && word.content) supportByTranslation(word, evidence);
  for (const word of words) if (word.support === 'none' && word.content) supportByLikeness(word, evidence);
  return words;
}

/** "clinics" where the source has "clínicas". */
function supportByTranslation(word: TextWord, evidence: Evidence): void {
  const lines = translatedStems(evidence).get(word.stem);
  if (lines) mark([word], 'translation', lines);
}

function mark(words: readonly TextWord[], support: SupportKind, lines: readonly number[]): void {
  for (const word of words) {
    if (word.support === 'none') word.support = support;
    word.lines = [...new Set([...word.lines, ...lines])];
  }
}

/** "multi-factor authentication" where the source has MFA. */
function spellOutAcronyms(words: readonly TextWord[], text: string, evidence: Evidence): void {
  for (const [letters, lines] of evidence.acronyms)
    for (const { words: run, weak } of spelledRuns(words, text, 0, letters, evidence.forms.isSmall)) {
      if (!run.some(({ support }) => support === 'none')) continue;
      const sure = weak && !run.every(({ capital }) => capital) ? linesInCommon(lines, words, run) : lines;
      if (sure.length > 0) mark(run, 'acronym', sure);
    }
}

/** Lines that share other words with the text, so that a chance likeness of letters means something there. */
const linesInCommon = (
  lines: readonly number[],
  words: readonly TextWord[],
  besides: readonly TextWord[],
): number[] =>
  lines.filter(
    (line) =>
      words.filter(
        (word) =>
          word.content && word.support === 'same' && !besides.includes(word) && word.lines.includes(line),
      ).length >= Math.min(2, words.length - besides.length),
  );

/** "ECTs" where the source has "Early Career Teachers", or the text itself spells it out beside it. */
function formAcronyms(words: readonly TextWord[], text: string, evidence: Evidence): void {
  for (const [place, word] of words.entries()) {
    if (word.support !== 'none' || !/^\p{Lu}[\p{Lu}\d&]{1,6}s?$/u.test(word.text)) continue;
    const letters = word.key.replace(/s$/, '').replace(/&/g, '');
    if (letters.length < 2) continue;
    const found = linesSpelling(letters, evidence);
    const strong = found.filter(({ weak }) => !weak).map(({ line }) => line);
    const inner = linesInCommon(
      found.map(({ line }) => line),
      words,
      [word],
    );
    const beside = words.slice(Math.max(0, place - letters.length - 2), place);
    const here = spelledRuns(beside, text, 0, letters, evidence.forms.isSmall)[0]?.words;
    const known = here?.filter(({ content }) => content).some(({ support }) => support !== 'none');
    if (strong.length > 0) mark([word], 'acronym', strong);
    else if (here && known)
      mark(
        [...here, word],
        'acronym',
        here.flatMap((of) => of.lines),
      );
    else if (inner.length > 0) mark([word], 'acronym', inner);
  }
}

/** "Registered Nurse" for RN: another form of a name that a list knows and the source has. */
function supportByLists(words: readonly TextWord[], text: string, evidence: Evidence): void {
  const { lexicon, known } = evidence;
  const indexes = [
    ['skill', lexicon.skills.find(words).map((found) => ({ ...found, name: found.value.name }))],
    ['place', placesIn(words, text, 0, lexicon).map((found) => ({ ...found, name: found.value.name }))],
    [
      'certification',
      lexicon.certifications.find(words).map((found) => ({ ...found, name: found.value.name })),
    ],
    ['degree', degreesIn(words, text, 0, lexicon).map((found) => ({ ...found, name: found.value.level }))],
    ['title', lexicon.titles.find(words).map((found) => ({ ...found, name: found.value.title }))],
  ] as const;
  for (const [kind, mentions] of indexes)
    for (const mention of mentions) {
      const lines = known.get(`${kind}:${mention.name}`);
      if (!lines) continue;
      mark(
        words.filter((word) => word.start >= mention.start && word.end <= mention.end),
        'listed',
        lines,
      );
    }
}

function supportByLikeness(word: TextWord, evidence: Evidence): void {
  const groups = evidence.forms.groupsOf(word.stem);
  const found: Partial<Record<SupportKind, number[]>> = {};
  const via: { stem: string; lines: readonly number[] }[] = [];
  for (const [stem, lines] of evidence.stemLines) {
    const how = likeness(word, stem, groups, evidence);
    if (!how) continue;
    const of = found[how] ?? [];
    of.push(...lines);
    found[how] = of;
    via.push({ stem, lines });
  }
  word.via = via;
  for (const how of ['family', 'spelling', 'synonym'] as const) {
    const lines = found[how];
    if (!lines) continue;
    if (word.support === 'none') word.support = how;
    word.lines = [...new Set([...word.lines, ...lines])];
  }
}

function likeness(
  word: TextWord,
  stem: string,
  groups: ReadonlySet<number> | undefined,
  evidence: Evidence,
): SupportKind | undefined {
  if (groups) {
    const of = evidence.forms.groupsOf(stem);
    if (of) for (const group of of) if (groups.has(group)) return 'synonym';
  }
  if (word.key[0] !== stem[0]) return undefined;
  if (sameFamily(word.stem, stem)) return 'family';
  if (abbreviates(stem, word.key) || abbreviates(word.key, stem)) return 'family';
  return misspells(word.stem, stem) ? 'spelling' : undefined;
}
