const ligatures = /[\uFB00-\uFB06]/g;
/** Private-use code points are glyphs of somebody's font, such as Word's bullets: no reader knows them. */
const unreadable = /[\p{Co}\p{Cs}\uFFFE\uFFFF]|[^\P{Cc}\n\t]|[\u200B\u2060\uFEFF\u00AD]/gu;

/**
 * A person's text as it goes into a document: the same words in code points that every reader knows.
 * Ligatures become letters, invisible characters go, and white space is single.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(ligatures, (ligature) => ligature.normalize('NFKC'))
    .replace(unreadable, '')
    .replace(/\s+/g, ' ')
    .trim();
}
