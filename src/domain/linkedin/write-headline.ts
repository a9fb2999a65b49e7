import type { ProseSentence, SentenceSource } from '../claims/prose/prose.ts';
import { longestHeadline } from './linkedin-limits.ts';
import { fittingParts, headlineOf } from './profile-text.ts';

/** Asks the judge: what isn't green is not there. */
export type Passed = (
  kind: 'headline' | 'linkedin',
  text: string,
  paragraph: number,
) => ProseSentence | undefined;

export interface HeadlineParts {
  title: string;
  /** Where it stands, where that's known better than by its words. */
  titleSource: SentenceSource | undefined;
  /** What the person wants; '' where it's what they are. */
  target: string;
  targetSource: SentenceSource;
  /** Best first. */
  strengths: readonly string[];
  credentials: readonly string[];
  results: readonly string[];
}

const mostStrengths = 3;

/**
 * What the person is, what they're good at that the target asks for, and one credential or result. Parts of one
 * paragraph belong together; what no longer fits is left out whole.
 */
export function writeHeadline(parts: HeadlineParts, passed: Passed): ProseSentence[] {
  const { title, titleSource, target, targetSource, strengths, credentials, results } = parts;
  const held = title === '' ? undefined : passed('headline', title, 0);
  const first = held && { ...held, sources: titleSource ? [titleSource] : held.sources };
  const wish: ProseSentence[] =
    target === ''
      ? []
      : [
          {
            text: first ? `seeking ${target} roles` : `Seeking ${target} roles`,
            kind: 'you',
            paragraph: 0,
            sources: [targetSource],
          },
        ];
  const good = strengths.flatMap((text) => passed('headline', text, 1) ?? []).slice(0, mostStrengths);
  const [credential] = credentials.flatMap((text) => passed('headline', text, 2) ?? []);
  const [result] = results.flatMap((text) => passed('headline', text, credential ? 3 : 2) ?? []);
  const all = [
    ...(first ? [first] : []),
    ...wish,
    ...good,
    ...(credential ? [credential] : []),
    ...(result ? [result] : []),
  ];
  return fittingParts(all, longestHeadline, headlineOf);
}
