/** The text up to a length, cut where a section, or at least a line, ends. */
export function cutBySection(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const ends = ['\n\n', '\n', ' '].map((mark) => start.lastIndexOf(mark));
  const end = ends.find((place) => place > longest / 2) ?? longest;
  return start.slice(0, end).trimEnd();
}
