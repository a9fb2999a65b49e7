import { accountEndpoints } from './account.ts';
import { authEndpoints } from './auth.ts';
import { billingEndpoints } from './billing.ts';
import { coverLetterEndpoints } from './cover-letters.ts';
import { interviewEndpoints } from './interviews.ts';
import { jobSearchEndpoints } from './job-search.ts';
import { linkedinEndpoints } from './linkedin.ts';
import { openApiEndpoints } from './openapi.ts';
import { resumeReadingEndpoints } from './resume-reading.ts';
import { resumeEndpoints } from './resumes.ts';
import { userEndpoints } from './user.ts';
import { workEndpoints } from './work.ts';

/** Every endpoint of the product by name. What is not here is not served. */
export const contract = {
  ...authEndpoints,
  ...openApiEndpoints,
  ...userEndpoints,
  ...resumeEndpoints,
  ...resumeReadingEndpoints,
  ...coverLetterEndpoints,
  ...linkedinEndpoints,
  ...interviewEndpoints,
  ...jobSearchEndpoints,
  ...billingEndpoints,
  ...workEndpoints,
  ...accountEndpoints,
};
