import { answersTo } from '../evidence/answers.ts';
import type { PreparedPosting } from '../posting/prepared-posting.ts';
import { termsMatch } from '../posting/terms-match.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import { credentialsMatch, educationMatch } from './match/education-match.ts';
import { placeMatch } from './match/place-match.ts';
import { seniorityMatch } from './match/seniority-match.ts';
import { skillsMatch } from './match/skills-match.ts';
import { titleMatch } from './match/title-match.ts';
import { yearsMatch } from './match/years-match.ts';
import type { Finding } from './score.ts';

export function matchFindings(view: ResumeView, { posting, terms }: PreparedPosting, now: Date): Finding[] {
  const answers = answersTo(posting, view, now);
  return [
    skillsMatch(view, posting),
    titleMatch(view, posting),
    yearsMatch(view, posting, now),
    credentialsMatch(answers),
    educationMatch(view, answers),
    termsMatch(view, terms),
    placeMatch(view, posting),
    seniorityMatch(view, posting),
  ];
}
