import { type ProseSentence, paragraphsOf } from '../claims/prose/prose.ts';

/** As many as fit, none of them cut. */
export function fittingParts(
  parts: readonly ProseSentence[],
  longest: number,
  textOf: (parts: readonly ProseSentence[]) => string,
): ProseSentence[] {
  const kept: ProseSentence[] = [];
  for (const part of parts) if (textOf([...kept, part]).length <= longest) kept.push(part);
  return kept;
}

/**
 * The headline that these parts make. LinkedIn counts characters as JavaScript does (UTF-16 units); composed letters
 * are one, so that no text grows when it's pasted there.
 */
export function headlineOf(parts: readonly ProseSentence[]): string {
  return paragraphsOf(parts)
    .map((group) => group.map(({ text }) => text).join(', '))
    .join(' | ')
    .normalize('NFC');
}

/** What each of several achievements begins with, on a line of its own. */
export const bulletMark = '• ';

/** The text that these sentences make; counted as the headline is. */
export function aboutOf(sentences: readonly ProseSentence[]): string {
  return paragraphsOf(sentences)
    .map((own) =>
      own
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(` ${bulletMark}`, `\n${bulletMark}`),
    )
    .join('\n\n')
    .normalize('NFC');
}
