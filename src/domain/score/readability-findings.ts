import type { Lexicon } from '../lexicon.ts';
import type { PostingWords } from './posting-words.ts';
import { bulletChecks } from './readability/bullet-checks.ts';
import { contactCheck } from './readability/contact-check.ts';
import { datesCheck } from './readability/dates-check.ts';
import { hygieneCheck } from './readability/hygiene-check.ts';
import { lengthCheck } from './readability/length-check.ts';
import { sectionsCheck } from './readability/sections-check.ts';
import { skillEvidenceCheck } from './readability/skill-evidence-check.ts';
import type { ResumeView } from './resume-view.ts';
import type { Finding } from './score.ts';

export function readabilityFindings(
  view: ResumeView,
  lexicon: Lexicon,
  posting: PostingWords | undefined,
): Finding[] {
  return [
    contactCheck(view),
    sectionsCheck(view, posting),
    datesCheck(view),
    ...bulletChecks(view, lexicon),
    lengthCheck(view),
    hygieneCheck(view, lexicon),
    skillEvidenceCheck(view, lexicon, posting),
  ];
}
