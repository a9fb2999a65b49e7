import type { TrustSignal } from '#domain/jobs/job-match.ts';
import { filterNames } from '#domain/jobs/must-haves.ts';
import {
  signalTexts,
  statedTexts,
  unclearTexts,
  unstatedTexts,
} from '#web/features/job-search/match-words.ts';
import { matchLabel } from '#web/writing/result/match-score.tsx';
import { type ReasonCode, reasonWordings } from './job-reasons.ts';
import { asked, family, inDomain, plainly, rowsOf } from './statement.ts';

const reasons = reasonWordings();
const isSo = 'Right if it’s so, by the posting, the resume and the search.';

export type Band = 'excellent' | 'good' | 'fair' | 'low';

/** What a card of the job search says. */
export const jobFamilies = {
  'job-reason': family<ReasonCode>('Jobs, why it fits', isSo, {
    'place-there': inDomain(reasons['place-there']),
    'place-near': inDomain(reasons['place-near']),
    'place-remote': inDomain(reasons['place-remote']),
    shown: inDomain(reasons.shown),
    'title-same': inDomain(reasons['title-same']),
    'title-other': inDomain(reasons['title-other']),
    'no-resume': inDomain(reasons['no-resume']),
  }),
  job: family<'met' | 'missing' | 'also-on'>(
    'Jobs, details',
    'Right if a careful recruiter would say so: the quoted words meet what is asked; what wasn’t found is asked for, makes sense alone, and is nowhere in the resume.',
    {
      met: { said: 'plainly', wording: ['✓ {ask} “{quote}”'] },
      missing: asked('We didn’t find these. Do you have them?'),
      'also-on': plainly('Also on {names}'),
    },
  ),
  'job-band': family<Band>(
    'Jobs, match',
    'Right if you’d sort this person for this posting the same way, or you’d hesitate between this and the next.',
    {
      excellent: plainly(matchLabel(100).text),
      good: plainly(matchLabel(60).text),
      fair: plainly(matchLabel(40).text),
      low: plainly(matchLabel(0).text),
    },
  ),
  'job-says': family('Jobs, must-haves', isSo, rowsOf(filterNames, statedTexts)),
  'job-silent': family(
    'Jobs, must-haves',
    'Right if the posting doesn’t say it.',
    rowsOf(filterNames, { ...unstatedTexts, pay: 'Pay not listed' }),
  ),
  'job-unclear': family(
    'Jobs, must-haves',
    'Right if the posting says something about it that can’t be compared with the search.',
    rowsOf(filterNames, unclearTexts),
  ),
  signal: family<TrustSignal>('Jobs, signals', isSo, {
    old: plainly(signalTexts.old),
    reposted: plainly(signalTexts.reposted),
    'talent-pool': asked(signalTexts['talent-pool']),
    'closed-link': asked(signalTexts['closed-link']),
    fee: plainly(signalTexts.fee),
    'messenger-only': plainly(signalTexts['messenger-only']),
  }),
};
