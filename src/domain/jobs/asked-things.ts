import { type Keyword, keywordsOf } from '../evidence/keywords.ts';
import { weighEvidence } from '../evidence/weigh-evidence.ts';
import type { AskingPosting } from '../posting/posting.ts';
import type { ReadResume } from '../resume/read-resume.ts';

/** One thing that a posting asks for and a resume can show. */
export interface AskedThing {
  name: string;
  isMust: boolean;
  /** 1 where the resume shows it, less where it's only listed. */
  share: number;
  /** The resume's own words for it; undefined where it isn't in the resume. */
  quote: string | undefined;
}

/** A skill that is only listed counts, but for less than one that a job shows. */
const listedShare = 0.7;

const shareOf = ({ verdict }: Keyword): number | undefined => {
  if (verdict === 'shown') return 1;
  if (verdict === 'named') return listedShare;
  return verdict === 'not-found' || verdict === 'expired' ? 0 : undefined;
};

/** A posting that asks for more is several in one, and weighing all of it would hold up everybody else's search. */
const mostWeighed = 20;

/** What it insists on first. */
const mainOf = ({ requirements }: AskingPosting): AskingPosting['requirements'] =>
  requirements
    .toSorted((a, b) => Number(b.level === 'must') - Number(a.level === 'must'))
    .slice(0, mostWeighed);

/** What a resume shows or lacks, each once. Where nobody can tell, it's left out. */
export function askedThings(posting: AskingPosting, view: ReadResume, now: Date): AskedThing[] {
  const evidence = weighEvidence(view, { ...posting, requirements: mainOf(posting) }, now);
  return keywordsOf(evidence, view.reader).flatMap((keyword) => {
    const share = shareOf(keyword);
    const { level, years } = keyword.requirement;
    if (share === undefined || years !== undefined) return [];
    return [
      {
        name: keyword.ask,
        isMust: level === 'must',
        share,
        quote: share === 0 ? undefined : keyword.places[0]?.text,
      },
    ];
  });
}
