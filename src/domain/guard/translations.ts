import type { Lexicon } from '../lexicon.ts';
import { keyOf } from '../text/words.ts';
import type { Evidence } from './evidence.ts';

/** Endings that inflect a word, longest first; words are compared without accents. */
const endings: Readonly<Record<string, RegExp>> = {
  es: /(?:aciones|acion|iciones|icion|iendo|ieron|ando|aron|aban|amos|ados|adas|idos|idas|aba|ado|ada|ido|ida|ar|er|ir|es|os|as|an|en|a|o|e|s)$/,
  fr: /(?:issement|ements|ement|ations|ation|issant|aient|erent|antes|ants|ant|euses|euse|eurs|eur|ees|ent|ait|ais|ons|ee|es|er|ir|re|ez|e|s|x)$/,
  de: /(?:ungen|innen|isch|ung|in|ern|ten|tet|est|em|en|er|es|et|te|t|e|n|s)$/,
  pt: /(?:acoes|acao|icoes|icao|aram|avam|endo|ando|ados|adas|ado|ada|ido|ida|ei|ou|ar|er|ir|es|os|as|am|em|a|o|e|s)$/,
  pl: /(?:owania|owanie|owalem|owalam|owac|ania|anie|enia|enie|alem|alam|ilem|ilam|ami|ach|ego|emu|owi|ow|om|ie|ej|ych|ym|ac|ec|ic|y|i|a|e|u|o)$/,
};

/** A word without its ending; German participles without "ge". */
export function foreignStem(word: string, language: string): string {
  let key = keyOf(word);
  if (language === 'de')
    key = key.replace(/^(ein|aus|auf|an|ab|vor|durch|um|zu|mit|weiter)?ge(?=\p{L}{3,}(?:t|en)$)/u, '$1');
  const pattern = endings[language];
  const bare = pattern ? key.replace(pattern, '') : key;
  return bare.length >= 3 ? bare : key;
}

type Table = ReadonlyMap<string, readonly string[]>;
const tables = new WeakMap<Lexicon, Map<string, Table>>();

function tableOf(lexicon: Lexicon, language: string): Table {
  const known = tables.get(lexicon) ?? new Map<string, Table>();
  tables.set(lexicon, known);
  const table = known.get(language) ?? makeTable(lexicon, language);
  known.set(language, table);
  return table;
}

function makeTable(lexicon: Lexicon, language: string): Table {
  const table = new Map<string, string[]>();
  for (const { word, language: of, english } of lexicon.translations) {
    if (of !== language) continue;
    const stem = foreignStem(word, language);
    table.set(stem, [...(table.get(stem) ?? []), ...english]);
  }
  return table;
}

const made = new WeakMap<Evidence, ReadonlyMap<string, readonly number[]>>();

/** English stems that the words of a foreign source may stand for, with the lines they stand in. */
export function translatedStems(evidence: Evidence): ReadonlyMap<string, readonly number[]> {
  const known = made.get(evidence) ?? translate(evidence);
  made.set(evidence, known);
  return known;
}

function translate(evidence: Evidence): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const { language, lexicon, forms } = evidence;
  if (!endings[language]) return found;
  const table = tableOf(lexicon, language);
  for (const [place, line] of evidence.lines.entries())
    for (const word of line.words) {
      if (word.start - line.start >= line.wishFrom || forms.isSmall(word.key)) continue;
      for (const english of meaningsOf(word.text, language, table)) {
        const stem = forms.stem(keyOf(english));
        const lines = found.get(stem) ?? [];
        if (lines.at(-1) !== place) lines.push(place);
        found.set(stem, lines);
      }
    }
  return found;
}

function meaningsOf(word: string, language: string, table: Table): readonly string[] {
  const stem = foreignStem(word, language);
  const whole = table.get(stem);
  if (whole || language !== 'de' || stem.length < 8) return whole ?? [];
  return partsOfCompound(stem, table);
}

/** "Lagerverwaltung": what a German word begins with and what it ends with. */
function partsOfCompound(stem: string, table: Table): string[] {
  const parts: string[] = [];
  for (let at = 4; at <= stem.length - 4; at += 1)
    for (const part of [stem.slice(0, at), stem.slice(at)])
      parts.push(...(table.get(foreignStem(part, 'de')) ?? []));
  return parts;
}
