import type { FactKind } from '../facts/read-facts.ts';
import { wordsOf } from './has-words.ts';
import type { Lie } from './lie.ts';

interface Line {
  path: string;
  text: string;
}

export interface Planted {
  lie: Lie;
  path: string;
  /** The field as it was. */
  before: string;
  /** The whole field as the liar words it. */
  text: string;
}

const isBullet = ({ path }: Line) => path.startsWith('experience.');

/** Texts of these kinds are about one line; all others are about the person. */
const ofOneLine: ReadonlySet<FactKind> = new Set(['bullet']);

/**
 * Where a liar would put a text so that it gets through: on the line it was made from or is most like, in the summary,
 * or, where it is a skill, both among the skills and in the summary.
 */
export function placeLie(lie: Lie, lines: readonly Line[]): Planted[] {
  const bullets = lines.filter(isBullet);
  const summary = lines.find(({ path }) => path === 'summary');
  const skills = lines.find(({ path }) => path === 'skills');
  const likest = likestOf(lie, bullets);
  const prose = ofOneLine.has(lie.kind) ? (likest ?? summary) : (summary ?? likest);
  const own = lines.find(({ path }) => path === lie.path) ?? prose;
  const planted: Planted[] = own ? [{ lie, path: own.path, before: own.text, text: lie.text }] : [];
  if (skills && (lie.kind === 'skill' || lie.kind === 'certification'))
    planted.push({ lie, path: skills.path, before: skills.text, text: `${skills.text}\n${lie.text}` });
  return planted;
}

/** The line with most words in common, for its length. */
function likestOf({ text, source = '' }: Lie, bullets: readonly Line[]): Line | undefined {
  const wanted = new Set([...wordsOf(source), ...wordsOf(text)]);
  const likeness = (line: Line) => {
    const words = new Set(wordsOf(line.text));
    return [...words].filter((word) => wanted.has(word)).length / Math.sqrt(words.size || 1);
  };
  return bullets.map((line) => ({ line, at: likeness(line) })).sort((a, b) => b.at - a.at)[0]?.line;
}
