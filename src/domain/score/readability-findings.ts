import type { PostingWords } from '../posting/posting-words.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import { bulletChecks } from './readability/bullet-checks.ts';
import { contactCheck } from './readability/contact-check.ts';
import { datesCheck } from './readability/dates-check.ts';
import { hygieneCheck } from './readability/hygiene-check.ts';
import { lengthCheck } from './readability/length-check.ts';
import { sectionsCheck } from './readability/sections-check.ts';
import { skillEvidenceCheck } from './readability/skill-evidence-check.ts';
import type { Finding } from './score.ts';

export function readabilityFindings(view: ReadResume, posting: PostingWords | undefined): Finding[] {
  return [
    contactCheck(view),
    sectionsCheck(view, posting),
    datesCheck(view),
    ...bulletChecks(view),
    lengthCheck(view),
    hygieneCheck(view),
    skillEvidenceCheck(view, posting),
  ];
}
