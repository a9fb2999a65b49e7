interface Thrown {
  name?: string;
  message?: string;
  stack?: string;
}

/** Where an error was thrown, line by line, and none of its words: they may quote what a person wrote. */
export function placeOfError({ message = '', stack = '' }: Thrown): string {
  const words = stack.indexOf(message);
  return stack
    .slice(words < 0 ? 0 : words + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Its kind and its place, for whoever isn't told more. */
export const tellWithoutWords = (error: unknown): string =>
  error instanceof Error ? `${error.name}\n${placeOfError(error)}` : typeof error;
