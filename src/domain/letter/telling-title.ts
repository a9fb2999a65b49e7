import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import type { ResumeData } from '../resume/resume.ts';
import { titleOf } from '../rewrite/write/compose-summary.ts';

const vague = phrasePattern.iu`^(?:${'telling-title/vague'})$`;

/** What the person was last; undefined where the word alone says nothing: "Executive – QC" is no executive. */
export const tellingTitle = (data: ResumeData, lexicon: Lexicon): string | undefined => {
  const title = titleOf(data, lexicon);
  return title !== undefined && (vague.test(title) || /[→>/|]/u.test(title)) ? undefined : title;
};
