/** Where the JSON of an answer begins, past what some models think aloud before it. -1 where there is none, or none yet. */
export function startOfJson(text: string): number {
  if (!/^\s*<think>/.test(text)) return text.indexOf('{');
  const thought = text.indexOf('</think>');
  return thought < 0 ? -1 : text.indexOf('{', thought);
}
