import { useLingui } from '@lingui/react';
import { markedParts } from './source-lines.ts';

interface MarkedLineProps {
  text: string;
  spans: readonly { start: number; end: number }[];
}

/** An offered line with the words that the resume doesn't prove. They are underlined too: color alone tells nothing. */
export function MarkedLine({ text, spans }: MarkedLineProps) {
  const { _ } = useLingui();
  const parts = markedParts(text, spans);
  const words = parts.filter(({ isQuoted }) => isQuoted).map((part) => `“${part.text}”`);
  return (
    <p className="mt-1 whitespace-pre-line text-base/relaxed [overflow-wrap:anywhere]">
      {parts.map((part, index) =>
        part.isQuoted ? (
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
            key={index}
            className="bg-warn-wash text-ink-1 underline decoration-2 decoration-dashed decoration-warn underline-offset-4 [text-decoration-skip-ink:none]"
          >
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
      {words.length > 0 && (
        <span className="sr-only"> {_('Not in your resume: {words}', { words: words.join(', ') })}</span>
      )}
    </p>
  );
}
