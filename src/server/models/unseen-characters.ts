/** Format characters, fillers, variation selectors, tags, controls, private use: a person sees none, a model reads all. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\uFFFE\uFFFF\u2800]|[^\P{Cc}\n\t]/gu;

/** In these scripts the two joiners are part of the spelling, between letters or their marks. */
const spelling =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200C\u200D](?=[\p{L}\p{M}])/gu;

/** A text as it is seen. */
export function withoutUnseen(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n');
  const kept = new Set([...plain.matchAll(spelling)].map(({ index }) => index));
  return plain.replace(unseen, (character: string, at: number) => (kept.has(at) ? character : ''));
}
