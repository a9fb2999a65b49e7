import { checkAwards } from './check-awards.ts';
import { checkCertifications } from './check-certifications.ts';
import { checkDegreeClass, checkDegrees } from './check-degrees.ts';
import { checkLicenceNames, checkLicencePlaces, checkOpenCredentials } from './check-licences.ts';
import { checkRecords } from './check-records.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';

/** Degrees, honours, licences, clearances, awards, and how far a thing has got. */
export function checkCredentials(passage: Passage, evidence: Evidence): Flag[] {
  return [
    ...checkDegrees(passage, evidence),
    ...checkDegreeClass(passage, evidence),
    ...checkAwards(passage, evidence),
    ...checkStatus(passage, evidence),
    ...checkRecords(passage, evidence),
    ...checkCertifications(passage, evidence),
    ...checkLicencePlaces(passage, evidence),
    ...checkLicenceNames(passage, evidence),
    ...checkOpenCredentials(passage, evidence),
  ];
}

/** Source words that say "not yet" or "not quite", and claims they forbid. */
const statuses: readonly { source: RegExp; claims: RegExp }[] = [
  {
    source:
      /\b(?:finalists?|shortlisted|nominated|nominee|runner[- ]up|finaliste|finalista|nominiert|nominowan\p{L}*)\b|入围|提名/iu,
    claims:
      /\b(?:won|win|winner|winning|awarded|received|earned|laur[ée]ate?|gewann|ganador\p{L}*|gagn\p{L}*|zwycięzc\p{L}*)\b|获得|荣获/iu,
  },
  {
    source: /\b(?:patent application|patent pending|pending|application|applied for)\b/iu,
    claims: /\b(?:granted|issued|patented|approved|holds? a patent|awarded)\b/iu,
  },
  {
    source: /\b(?:under contract|forthcoming|in preparation|under review|submitted|in press)\b/iu,
    claims: /\b(?:published|publication of|author of a book|appeared)\b/iu,
  },
  {
    source:
      /\b(?:expected|scheduled for|exam scheduled|in progress|candidate|anticipated|pending|(?:exam|test) (?:is )?(?:booked|planned|set|due)|booked for|studying for|working toward\p{L}*|en cours|laufend|w trakcie|en curso|previsto)\b|在读|预计/iu,
    claims:
      /\b(?:passed|certified|earned|completed|holds?|holder|graduated|obtained|licensed|graduate of)\b/iu,
  },
  {
    source:
      /\b(?:lapsed|expired|inactive|not current|surrendered|former(?:ly)? licensed|abgelaufen|expiré|vencid[oa])\b/iu,
    claims: /\b(?:active|current|currently|valid|licensed|maintains?|holds?|in good standing)\b/iu,
  },
  {
    source: /\b(?:workshop|seminar|attended|short course|webinar|auditor|coursework)\b/iu,
    claims: /\b(?:certified|certification|accredited|diploma|licensed)\b/iu,
  },
  {
    source:
      /\b(?:did not (?:finish|complete|graduate)|not (?:completed|finished|awarded|conferred)|all but dissertation|dropped out|coursework towards?|\d+ credits|partially completed|incomplete|unfinished|withdrew|left (?:before|without)|no degree|credits toward|some college|abgebrochen|sin terminar|non achevé)\b/iu,
    claims: /\b(?:degree|bachelor\p{L}*|master\p{L}*|graduated|graduate|b\.?s\.?c?|b\.?a|m\.?a|diploma)\b/iu,
  },
];

function checkStatus(passage: Passage, evidence: Evidence): Flag[] {
  return passage.alignment.lines
    .slice(0, 2)
    .flatMap((place) => checkStatusOf(place, passage, evidence))
    .slice(0, 1);
}

function checkStatusOf(place: number, passage: Passage, evidence: Evidence): Flag[] {
  const line = evidence.lines[place];
  const shared = passage.words.filter(({ content, lines }) => content && lines.includes(place)).length;
  const ofJob = evidence.entries.some(
    ({ kind, lines, header }) => kind === 'job' && lines.has(place) && !header.includes(place),
  );
  if (
    !line ||
    shared < (credentialKinds.has(passage.kind) ? 1 : 2) ||
    (ofJob && credentialKinds.has(passage.kind))
  )
    return [];
  return statuses.flatMap(({ source, claims }) => {
    const open = source.exec(line.text);
    const claim = claims.exec(passage.text);
    if (!open || source.test(passage.text)) return [];
    if (credentialKinds.has(passage.kind) && bindsCredential(source))
      return [statusFlag(passage, { start: 0, end: passage.text.length }, open[0])];
    if (!claim || claims.test(line.text)) return [];
    return [
      statusFlag(
        passage,
        { start: claim.index, end: Math.min(passage.text.length, claim.index + claim[0].length + 20) },
        open[0],
      ),
    ];
  });
}

const credentialKinds: ReadonlySet<string> = new Set(['certification', 'education', 'headline']);

/** In a list of degrees and certificates, leaving out "expected" or "lapsed" is itself the claim. */
const bindsCredential = (source: RegExp) => /expected|lapsed|unfinished/.test(source.source);

const statusFlag = (passage: Passage, span: { start: number; end: number }, said: string) =>
  makeFlag(passage, span, 'status', 'hard', `Your resume says "${said}".`);
