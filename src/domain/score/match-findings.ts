import type { Lexicon } from '../lexicon.ts';
import { educationMatch } from './match/education-match.ts';
import { placeMatch } from './match/place-match.ts';
import { seniorityMatch } from './match/seniority-match.ts';
import { skillsMatch } from './match/skills-match.ts';
import { termsMatch } from './match/terms-match.ts';
import { titleMatch } from './match/title-match.ts';
import { yearsMatch } from './match/years-match.ts';
import type { PreparedPosting } from './prepared-posting.ts';
import type { ResumeView } from './resume-view.ts';
import type { Finding } from './score.ts';

export function matchFindings(
  view: ResumeView,
  { posting, terms }: PreparedPosting,
  lexicon: Lexicon,
  now: Date,
): Finding[] {
  return [
    skillsMatch(view, posting, lexicon),
    titleMatch(view, posting, lexicon),
    yearsMatch(view, posting, lexicon, now),
    educationMatch(view, posting, lexicon),
    termsMatch(view, terms),
    placeMatch(view, posting, lexicon),
    seniorityMatch(view, posting, lexicon),
  ];
}
