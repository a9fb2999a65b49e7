import type { ProseSentence, SentenceSource } from '../claims/prose/prose.ts';
import { maxHeadlineLength } from './linkedin-limits.ts';
import { fittingParts, headlineOf } from './profile-text.ts';

/** Asks the judge: what isn't green is not there. */
export type Passed = (
  kind: 'headline' | 'linkedin',
  text: string,
  paragraph: number,
) => ProseSentence | undefined;

/** What the person has chosen to say of what they look for. */
export type Preference = Omit<ProseSentence, 'paragraph'> | undefined;

interface HeadlineParts {
  /** '' where none is sure. */
  title: string;
  /** Where it stands, where that's known better than by its words. */
  titleSource: SentenceSource | undefined;
  /** Best first. */
  strengths: readonly string[];
  credentials: readonly string[];
  preference: Preference;
}

const maxStrengths = 3;

/**
 * What the person is, what they name as their strengths, and one credential. Parts of one paragraph belong together;
 * what no longer fits is left out whole.
 */
export function writeHeadline(parts: HeadlineParts, passed: Passed): ProseSentence[] {
  const { title, titleSource, strengths, credentials, preference } = parts;
  const held = title === '' ? undefined : passed('headline', title, 0);
  const all = [
    held && { ...held, sources: titleSource ? [titleSource] : held.sources },
    ...strengths.flatMap((text) => passed('headline', text, 1) ?? []).slice(0, maxStrengths),
    credentials.flatMap((text) => passed('headline', text, 2) ?? [])[0],
    preference && { ...preference, paragraph: 3 },
  ];
  return fittingParts(
    all.filter((part) => part !== undefined),
    maxHeadlineLength,
    headlineOf,
  );
}
