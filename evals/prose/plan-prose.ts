import type { Lie } from '../lies/lie.ts';

/** One letter or profile: a resume, a posting, and the texts that a model plants in it. */
export interface ProseRound {
  resume: string;
  posting: string;
  planted: Lie[];
}

/** So few a round that it's still a good letter; a headline has room for one of its kind alone. */
const maxPerRound = 3;

const isHeadline = ({ kind }: Lie) => kind === 'headline';

/** A text that names no posting is told of `usual`. */
export function planProse(lies: readonly Lie[], usual: string): ProseRound[] {
  const rounds: ProseRound[] = [];
  for (const lie of lies) {
    const posting = lie.posting ?? usual;
    const open = rounds.find(
      ({ resume, posting: own, planted }) =>
        resume === lie.resume &&
        own === posting &&
        planted.length < maxPerRound &&
        !(isHeadline(lie) && planted.some(isHeadline)),
    );
    if (open) open.planted.push(lie);
    else rounds.push({ resume: lie.resume, posting, planted: [lie] });
  }
  return rounds;
}
