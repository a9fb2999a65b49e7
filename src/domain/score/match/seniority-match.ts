import type { TextReader } from '../../language/text-reader.ts';
import type { Posting } from '../../posting/posting.ts';
import type { ResumeView } from '../../resume/resume-view.ts';
import type { Finding } from '../score.ts';

/** The rank of the last title against the asked one: one step is half, more is none. */
export function seniorityMatch(view: ResumeView, posting: Posting): Finding<'seniority'> {
  const asked = rankOf(posting.title, view.reader);
  const ranks = view.data.experience
    .filter(({ startDate }) => startDate !== '')
    .slice(0, 2)
    .flatMap(({ title }) => rankOf(title, view.reader) ?? []);
  const held = ranks.length === 0 ? undefined : Math.max(...ranks);
  const distance = asked === undefined || held === undefined ? undefined : Math.abs(asked - held);
  return {
    id: 'seniority',
    share:
      asked === undefined
        ? undefined
        : distance === undefined
          ? 0
          : distance === 0
            ? 1
            : distance === 1
              ? 0.6
              : 0,
    evidence: [],
    notes: [{ code: asked === undefined ? 'no-rank-asked' : distance === 0 ? 'rank-fits' : 'rank-differs' }],
  };
}

function rankOf(title: string, { lexicon, words }: TextReader): number | undefined {
  const ranks = lexicon.titleWords.find(words(title)).flatMap(({ value }) => value.rank ?? []);
  if (ranks.length === 0) return undefined;
  const high = Math.max(...ranks);
  return high > 2 ? high : Math.min(...ranks);
}
