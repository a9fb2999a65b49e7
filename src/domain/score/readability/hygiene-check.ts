import type { Span } from '../../language/span.ts';
import { wordsOf } from '../../language/words.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import type { Untidy } from '../check-notes.ts';
import type { Finding } from '../score.ts';

/** Of 10: no clichés 4, no "I" in lines 2, nothing left to fill in 2, no filler lines 1, no skill twice 1. */
export function hygieneCheck(view: ReadResume): Finding<'hygiene'> {
  const cliches = clichesIn(view);
  const first = view.bullets.filter(({ text }) => /^\W*I\s|\b(?:my|myself)\b/.test(text));
  const blanks = blanksIn(view.text);
  const filler = fillerIn(view.text);
  const twice = skillsTwice(view);
  const points =
    Math.max(0, 4 - (cliches.length * 4) / 3) +
    Math.max(0, 2 - first.length * 0.5) +
    (blanks.length > 0 ? 0 : 2) +
    (filler.length > 0 ? 0 : 1) +
    (twice.length > 0 ? 0 : 1);
  const written = (spans: readonly Span[]) =>
    spans.map(({ start, end }) => view.text.slice(start, end).trim());
  // Lines that we joined stand nowhere as one.
  const quoted = first.map(({ text }) => text).filter((text) => view.text.includes(text));
  const kinds: { what: Untidy['what']; found: string[] }[] = [
    { what: 'cliches', found: written(cliches) },
    { what: 'first-person', found: quoted },
    { what: 'blanks', found: written(blanks) },
    { what: 'filler', found: written(filler) },
    { what: 'skills-twice', found: twice },
  ];
  const found = kinds.map((kind) => ({ ...kind, count: kind.found.length })).filter(({ count }) => count > 0);
  return {
    id: 'hygiene',
    share: view.words.length === 0 ? 0 : points / 10,
    notes: [found.length === 0 ? { code: 'tidy' } : { code: 'untidy', found }],
  };
}

/** The other kinds are plain words that many good lines have, too: "etc.", "worked with", "I was". */
const worn: ReadonlySet<string> = new Set(['self-praise', 'jargon', 'outdated']);

function clichesIn({ words, reader }: ReadResume): Span[] {
  return reader.lexicon.cliches
    .find(words)
    .filter(({ value }) => worn.has(value))
    .map(({ start, end }) => ({ start, end }));
}

const blank =
  /\[(?:[^\]\n]{0,40}\b)?(?:your|insert|number|company|name|date|what|how|phone|e-?mail|xx+)\b[^\]\n]{0,60}\]|\bX{2,}%|\blorem ipsum\b|\$X{1,}\b/giu;

/** Places of a template that were never filled in. */
const blanksIn = (text: string): Span[] => spansOf(text, blank);

const filler =
  /^[^\S\n]*(?:(?:references|referees):?\s*)?(?:references?\s+)?(?:are\s+|is\s+|will be\s+)?(?:available|furnished|provided|supplied)\s+(?:up)?on\s+request\.?[^\S\n]*$|^[^\S\n]*(?:curriculum vitae|resume|résumé|cv)[^\S\n]*$/gimu;

const fillerIn = (text: string): Span[] => spansOf(text, filler);

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
}

function skillsTwice({ data }: ReadResume): string[] {
  const seen = new Set<string>();
  return (data.skills ?? []).flatMap((skill) => {
    const key = wordsOf(skill)
      .map(({ key }) => key)
      .join(' ');
    if (key === '' || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [skill];
  });
}
