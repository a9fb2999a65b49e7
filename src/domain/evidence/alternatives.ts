/** What begins so is no thing of a list: "or equivalent", "or working toward it". */
const noThing =
  /^(?:an?\s+)?(?:working|willing|able|ability|equivalent|similar|another|others?|any|better|higher|above|more)\b/iu;

/** "Able to read or interpret drawings": the verbs share what follows. */
const sharedObject = /^(?:able|ability|willing(?:ness)?)\b/iu;

const maxParts = 6;

/**
 * The things of which one is enough: "Telemetry, ICU or emergency experience", "Genesys / Five9". Nothing where "or" does
 * not join the last two, as in "Python or R, SQL", because then the rest is asked too.
 */
export function alternativesOf(quote: string): string[] {
  const text = quote.replace(/\([^)]*\)/gu, ' ').trim();
  if (sharedObject.test(text) || /\band\b/iu.test(text)) return [];
  const marks = [...text.matchAll(/,\s*or\s+|\s+or\s+|\s*\/\s*|,\s*/giu)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (last === undefined || !/or|\//iu.test(last)) return [];
  const parts = text.split(/,\s*or\s+|\s+or\s+|\s*\/\s*|,\s*/iu);
  return parts.length <= maxParts && !parts.some((part) => noThing.test(part)) ? parts : [];
}
