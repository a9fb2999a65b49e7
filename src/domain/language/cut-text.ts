/** The first so many code units, and never half of a character: that couldn't be stored. */
export function cutText(text: string, longest: number): string {
  const cut = text.slice(0, longest);
  return cut.length < text.length && /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
