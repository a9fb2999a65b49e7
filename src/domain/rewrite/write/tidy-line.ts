import type { Lexicon } from '../../language/lexicon.ts';
import { capital, type RewrittenLine } from './rewritten-line.ts';

/** What is a slip in any language: a small first letter. Stray bullets and spaces are gone since the resume was read. */
export function tidyLine(text: string, lexicon: Lexicon): RewrittenLine | undefined {
  const tidy = isWrittenSmall(text, lexicon) ? text : capital(text);
  return tidy === text ? undefined : { text: tidy, reason: 'grammar' };
}

/** Names such as "iOS", "eBay" or "dbt" stay as they are written, and so does what is no word. */
function isWrittenSmall(text: string, lexicon: Lexicon): boolean {
  const first = /^\S+/u.exec(text)?.[0].replace(/[.,;:]$/u, '') ?? '';
  if (!/^\p{Ll}\p{L}*$/u.test(first.replace(/['’/-]\p{Ll}+/gu, '')) || first === text) return true;
  const skill = lexicon.skills.whole(first);
  return /\p{Lu}/u.test(first) || (skill !== undefined && /^\p{Ll}/u.test(skill.name) && !skill.ambiguous);
}
