import type { Lie } from './lie.ts';
import { type Planted, placeLie } from './place-lie.ts';

/** One optimize: a resume, a posting, and at most one planted text a line. */
export interface Round {
  resume: string;
  posting: string | null;
  planted: Planted[];
}

/** As few rounds as the lines allow: texts that want the same line wait for the next one. */
export function planRounds(
  lies: readonly Lie[],
  linesOf: (resume: string) => readonly { path: string; text: string }[],
): Round[] {
  const rounds: Round[] = [];
  for (const lie of lies) {
    for (const planted of placeLie(lie, linesOf(lie.resume))) {
      const posting = lie.posting ?? null;
      const open = rounds.find(
        (round) =>
          round.resume === lie.resume &&
          round.posting === posting &&
          round.planted.every(({ path, lie: other }) => path !== planted.path && other !== lie),
      );
      if (open) open.planted.push(planted);
      else rounds.push({ resume: lie.resume, posting, planted: [planted] });
    }
  }
  return rounds;
}
