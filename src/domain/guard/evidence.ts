import type { Lexicon } from '../lexicon.ts';
import type { ParsedResume } from '../parse/parsed-resume.ts';
import { sectionOfHeading } from '../section-headings.ts';
import { foldQuotes, foldWords } from '../text/fold.ts';
import { sentenceLanguage } from '../text/language.ts';
import { keyOf, type Word } from '../text/words.ts';
import { degreesIn, placesIn } from './listed-names.ts';
import { entriesFromParse } from './parsed-entries.ts';
import { entriesOf, type SourceEntry } from './source-entries.ts';
import { linesOf, type SourceLine } from './source-lines.ts';
import { type WordForms, wordFormsOf } from './word-forms.ts';

/** The person's own words, read once: what every sentence is held against. */
export interface Evidence {
  text: string;
  language: string;
  now: { year: number; month: number };
  lexicon: Lexicon;
  forms: WordForms;
  lines: SourceLine[];
  entries: SourceEntry[];
  /** Lines by stem, without what stands only in wishes. */
  stemLines: ReadonlyMap<string, readonly number[]>;
  wishStems: ReadonlySet<string>;
  /** Short names in capitals, by their letters in lower case. */
  acronyms: ReadonlyMap<string, readonly number[]>;
  /** Names of the lists found, by their canonical form. */
  known: ReadonlyMap<string, readonly number[]>;
  folded: string;
  /** The source in small letters with white space folded: to see what is copied word for word. */
  plain: string;
}

export interface EvidenceOptions {
  now: Date;
  /** What the person confirmed later, in their own words. */
  confirmed?: readonly string[];
  /** The parse of the same text, for its entries. */
  parsed?: ParsedResume;
}

export function createEvidence(source: string, lexicon: Lexicon, options: EvidenceOptions): Evidence {
  const text = [source, ...(options.confirmed ?? [])].join('\n').replace(/\r/g, ' ');
  const language = sentenceLanguage(text);
  const forms = wordFormsOf(lexicon);
  const lines = linesOf(text, language, forms);
  const rough = entriesOf(lines, lexicon);
  const { stemLines, wishStems } = indexStems(lines, forms);
  return {
    text,
    language,
    now: { year: options.now.getUTCFullYear(), month: options.now.getUTCMonth() + 1 },
    lexicon,
    forms,
    lines,
    entries: options.parsed ? entriesFromParse(options.parsed, lines, rough) : rough,
    stemLines,
    wishStems,
    acronyms: acronymsOf(lines),
    known: knownNames(lines, lexicon),
    folded: foldWords(text),
    plain: foldQuotes(text),
  };
}

function indexStems(lines: readonly SourceLine[], forms: WordForms) {
  const stemLines = new Map<string, number[]>();
  const wishStems = new Set<string>();
  for (const [place, line] of lines.entries())
    for (const word of line.words) {
      const stem = forms.stem(word.key);
      if (word.start - line.start >= line.wishFrom) {
        wishStems.add(stem);
        continue;
      }
      const of = stemLines.get(stem) ?? [];
      if (of.at(-1) !== place) of.push(place);
      stemLines.set(stem, of);
    }
  for (const stem of stemLines.keys()) wishStems.delete(stem);
  return { stemLines, wishStems };
}

function acronymsOf(lines: readonly SourceLine[]): Map<string, number[]> {
  const acronyms = new Map<string, number[]>();
  for (const [place, line] of lines.entries())
    for (const { text } of line.words) {
      if (!/^(?:\p{Lu}[\p{Lu}\d&.]{1,6}s?)$/u.test(text)) continue;
      const key = keyOf(text.replace(/s$/, '').replace(/[.&]/g, ''));
      const places = acronyms.get(key) ?? [];
      places.push(place);
      acronyms.set(key, places);
    }
  return acronyms;
}

/** Canonical names of all lists found in the source: "RN" and "Registered Nurse" are one. */
function knownNames(lines: readonly SourceLine[], lexicon: Lexicon): Map<string, number[]> {
  const known = new Map<string, number[]>();
  for (const [place, line] of lines.entries()) {
    const words = line.words.filter((word) => word.start - line.start < line.wishFrom);
    for (const name of canonicalNames(words, line, lexicon)) {
      const places = known.get(name) ?? [];
      places.push(place);
      known.set(name, places);
    }
  }
  return known;
}

function canonicalNames(words: readonly Word[], line: SourceLine, lexicon: Lexicon): string[] {
  return [
    ...lexicon.skills.find(words).map(({ value }) => `skill:${value.name}`),
    ...placesIn(words, line.text, line.start, lexicon).map(({ value }) => `place:${value.name}`),
    ...lexicon.certifications.find(words).map(({ value }) => `certification:${value.name}`),
    ...degreesIn(words, line.text, line.start, lexicon)
      .filter(
        ({ phrase }) =>
          !/^(?:associates?|masters?|bachelors?|doctor|certificate|diploma|minor|honou?rs|fellow)$/i.test(
            phrase,
          ) || isSchooling(line, lexicon),
      )
      .map(({ value }) => `degree:${value.level}`),
    ...lexicon.titles.find(words).map(({ value }) => `title:${value.title}`),
  ];
}

/** "Sales Associate" and "Scrum Master" are no degrees: single English words count only where schools are told of. */
const isSchooling = (line: SourceLine, lexicon: Lexicon) =>
  sectionOfHeading(line.section) === 'education' ||
  /school|education|stud|qualif|academic|training/iu.test(line.section) ||
  lexicon.organisationWords.find(line.words).some(({ value }) => value.kind === 'institution');
