import type { Lexicon } from '../lexicon.ts';
import { wordsOf } from '../text/words.ts';

const postcode =
  /(?:^|[\s,(])(?:\d{5}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{2}-\d{3}|\d{4}-\d{3}|〒?\d{3}-\d{4}|\d{4}\s?[A-Z]{2})(?=$|[\s,)])/u;
const state =
  /,?\s(?:A[LKZR]|AB|BC|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOTB]|N[EVHJMYCDBLST]|O[HKRN]|P[AERT]|QC|RI|S[CDK]|T[NX]|UT|V[TA]|W[AVIY]|YT|NSW|VIC|QLD|WA|SP|RJ|MG|PR|SC|Ky|Oh|Tx|Fl|Ca|Ny|Pa|Il|Ga|Nc|Mi)\.?(?:\s\d{5})?$/u;
const street =
  /\b(?:street|st\.?|avenue|ave\.?|road|rd\.?|lane|ln\.?|drive|dr\.?|court|ct\.?|way|place|square|terrace|close|crescent|rise|row|boulevard|blvd\.?|apt\.?|unit|suite|po box|rue|quai|place|allée|impasse|chemin|cours|calle|c\/|avda?\.?|avenida|plaza|paseo|camino|rua|travessa|alameda|praça|largo|ul\.|ulica|al\.|aleja|os\.|plac|weg|platz|gasse|allee|ring|hof|ufer|damm)\b|\p{L}(?:straße|strasse|str\.|weg|platz|gasse|allee|hof|ufer|damm|ring)(?=\s\d)|^c\//iu;
const cjkAddress = /(?:省|市|区|県|都|府|州|町|村|丁目|番地|号|路|街道)/u;

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
