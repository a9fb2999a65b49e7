import type { PostingWords } from '../../posting/posting-words.ts';
import type { Listed, ReadResume } from '../../resume/read-resume.ts';
import type { Finding } from '../score.ts';
import { isSeenAtWork } from './skills-at-work.ts';

/** More than this is not a list of what somebody can do. */
const maxListed = 40;

/** Half of the listed skills seen at work is enough: nobody tells of every tool. */
const enough = 0.5;

/**
 * Whether the resume shows the skills it lists. Skills that the posting names are judged by the match, once;
 * so listing them changes nothing here.
 */
export function skillEvidenceCheck(
  view: ReadResume,
  posting: PostingWords | undefined,
): Finding<'skill-evidence'> {
  const own = ownSkills(view, posting);
  if (own.length < 2) {
    const code = own.length < view.listed.length ? 'skills-of-posting' : 'no-own-skills';
    return { id: 'skill-evidence', share: 0, notes: [{ code }] };
  }
  const bare = bareSkills(view, posting);
  const share = view.listed.length > maxListed ? 0 : (own.length - bare.length) / own.length / enough;
  return {
    id: 'skill-evidence',
    share: Math.min(1, share),
    notes:
      view.listed.length > maxListed
        ? [{ code: 'too-many-skills', count: view.listed.length, most: maxListed }]
        : share < 1
          ? [{ code: 'no-own-skills' }]
          : [],
  };
}

const ownSkills = ({ listed }: ReadResume, posting: PostingWords | undefined) =>
  listed.filter(({ text }) => !posting?.names(text));

/** Listed, and told of nowhere else. */
export const bareSkills = (view: ReadResume, posting: PostingWords | undefined): Listed[] =>
  ownSkills(view, posting).filter(({ text }) => !isSeenAtWork(text, view));
