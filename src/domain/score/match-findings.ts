import type { Evidence } from '../evidence/verdicts.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import { pointsOf, weightOf } from './match-points.ts';
import type { Finding, Gate, MatchCheckId } from './score.ts';

/** What the resume earns for what the posting asks, by kinds of asks. */
export function matchFindings(evidence: readonly Evidence[]): Finding<MatchCheckId>[] {
  return groups.map((id): Finding<MatchCheckId> => {
    const asked = evidence.filter(({ requirement }) => groupOf(requirement) === id);
    const counted = asked.flatMap((one) => {
      const points = pointsOf(one);
      return points === undefined ? [] : [{ one, points, weight: weightOf(one.requirement) }];
    });
    const weight = counted.reduce((sum, each) => sum + each.weight, 0);
    return {
      id,
      share:
        weight === 0 ? undefined : counted.reduce((sum, each) => sum + each.points * each.weight, 0) / weight,
      weight,
      notes: notesOf(
        id,
        counted.map(({ one }) => one),
      ),
    };
  });
}

const groups = ['skills', 'years', 'credentials', 'education', 'place'] as const;

function groupOf({ kind, years }: Requirement): MatchCheckId {
  if (kind === 'education') return 'education';
  if (kind === 'certification') return 'credentials';
  if (kind === 'location' || kind === 'authorization') return 'place';
  return years === undefined ? 'skills' : 'years';
}

/** Of what isn't shown nothing is said: a count of what was found sounds like one of what there is. */
function notesOf(id: MatchCheckId, asked: readonly Evidence[]): Finding['notes'] {
  const counts = { count: asked.filter(({ verdict }) => verdict === 'shown').length, of: asked.length };
  if (id === 'years') {
    const most = asked.reduce<Evidence | undefined>(
      (a, b) => ((b.requirement.years ?? 0) > (a?.requirement.years ?? 0) ? b : a),
      undefined,
    );
    const { years } = most ?? {};
    if (years === undefined) return [{ code: 'no-years-asked' }];
    return most?.verdict === 'shown' && years.asked >= 1 ? [{ code: 'years', ...years }] : [];
  }
  if (asked.length === 0) return [{ code: nothingAsked[id] }];
  return counts.count === counts.of ? [{ code: found[id], ...counts }] : [];
}

const nothingAsked = {
  skills: 'no-skills-asked',
  credentials: 'no-credentials-asked',
  education: 'no-education-asked',
  place: 'no-place-asked',
} as const;

const found = {
  skills: 'asked-skills-shown',
  credentials: 'asked-credentials-held',
  education: 'asked-education-found',
  place: 'asked-conditions-met',
} as const;

const capWithout = 60;

/** A license, a degree that the law demands or a work permit that isn't there: nobody may be let to work without it. */
export function lackingOf(evidence: readonly Evidence[]): Gate[] {
  const isLacking = ({ verdict, requirement }: Evidence) =>
    requirement.level === 'must' && (verdict === 'not-found' || verdict === 'expired');
  const kinds = evidence.filter(isLacking).flatMap(({ requirement: { kind, quote } }) => {
    if (kind === 'authorization') return ['permit' as const];
    const isDemanded = byLaw.test(quote) && !toDrive.test(quote) && !mayFollow.test(quote);
    return kind === 'certification' && isDemanded ? ['license' as const] : [];
  });
  const [what] = kinds;
  return what ? [{ code: 'must-not-found', what, cap: capWithout }] : [];
}

/** Not a certificate that an employer would like, but what the law asks of everybody who does this work. */
const byLaw =
  /\blicen[cs]e[ds]?\b|\blicensure\b|\bCDL\b|\bregistered nurse\b|\bRN\b|\bboard[- ]certified\b|\bregistration\b/iu;
/** "or eligibility for same", "registration upon hire": nobody is turned away for want of it. */
const mayFollow =
  /\b(?:eligib\w+|(?:upon|on|after) hire|within \S+ (?:days|weeks|months)|obtain\w*|ability to)\b/iu;
/** Most who have it don't write it down. */
const toDrive = /\bdriv(?:er|ing)\b(?!.*\b(?:CDL|commercial)\b)/iu;
