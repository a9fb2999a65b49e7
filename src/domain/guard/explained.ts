import type { Span } from '../text/span.ts';
import type { Passage } from './passages.ts';

/** "Finite element analysis (ANSYS)", "CRM: HubSpot, Braze": a general word with the person's own tools behind it. */
const general =
  /([^(),;:|]+)(?:\(([^)]+)\)|:\s+([^;|.]+)|\s(?:such as|including|like|e\.g\.|using|with)\s([^;|.]+))/giu;

/** Whether a span stands before examples that the source knows every one of. */
export function isExplained(span: Span, passage: Passage): boolean {
  if (passage.kind !== 'skill' && !passage.text.includes('(')) return false;
  for (const found of passage.text.matchAll(general)) {
    const [whole, head = ''] = found;
    if (span.start < found.index || span.end > found.index + head.length + 1) continue;
    const examples = passage.words.filter(
      ({ content, start, end }) =>
        content && start >= found.index + head.length && end <= found.index + whole.length,
    );
    const listed = passage.kind === 'skill' || /^\s*\(/.test(whole.slice(head.length));
    if (
      listed &&
      examples.length > 0 &&
      examples.every(({ support }) => support === 'same' || support === 'listed')
    )
      return true;
  }
  return false;
}
