import { skillShown, wordsShown } from '../evidence.ts';
import type { PostingWords } from '../posting-words.ts';
import type { Listed, ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';

/** More than this is not a list of what somebody can do. */
const mostListed = 40;

/** Half of the listed skills seen at work is enough: nobody tells of every tool. */
const enough = 0.5;

/**
 * Whether the resume shows the skills it lists. Skills that the posting names are judged by the match, once;
 * so listing them changes nothing here.
 */
export function skillEvidenceCheck(
  view: ResumeView,
  posting: PostingWords | undefined,
): Finding<'skill-evidence'> {
  const own = ownSkills(view, posting);
  if (own.length < 2)
    return { id: 'skill-evidence', share: 0, evidence: [], note: 'No list of skills of your own to check.' };
  const bare = bareSkills(view, posting);
  const share = view.listed.length > mostListed ? 0 : (own.length - bare.length) / own.length / enough;
  return {
    id: 'skill-evidence',
    share: Math.min(1, share),
    evidence: bare.flatMap(({ span }) => span ?? []),
    note:
      view.listed.length > mostListed
        ? `${view.listed.length} skills are listed; more than ${mostListed} count as none.`
        : `${own.length - bare.length} of ${own.length} listed skills are seen elsewhere in the resume.`,
  };
}

const ownSkills = ({ listed }: ResumeView, posting: PostingWords | undefined) =>
  listed.filter(({ text }) => !posting?.names(text));

/** Listed, and told of nowhere else. */
export const bareSkills = (view: ResumeView, posting: PostingWords | undefined): Listed[] =>
  ownSkills(view, posting).filter((item) => !isShown(item, view));

function isShown({ text }: Listed, view: ResumeView): boolean {
  const named = view.reader.skills(` ${text}`);
  return wordsShown(text, view).share > 0 || [...named].some((skill) => skillShown(skill, view).share > 0);
}
