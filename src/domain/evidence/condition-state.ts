import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import { nearness } from '../score/match/place-match.ts';
import type { ConstraintKind, ConstraintState } from './keyword-states.ts';
import type { Told } from './shown.ts';

export interface Condition {
  state: ConstraintState;
  by: Told | undefined;
}

const unknown: Condition = { state: 'unknown', by: undefined };

/** Whether the resume says that a condition is met. What it does not say is unknown, not unmet. */
export function conditionState(
  kind: Exclude<ConstraintKind, 'license'>,
  requirement: Requirement,
  view: ResumeView,
): Condition {
  if (kind === 'place') return placeState(requirement, view);
  const lines = linesOf(view);
  const met = lines.find(({ text }) => saysMet[kind](text, requirement.quote));
  if (kind === 'authorization') {
    const unmet = lines.find(({ text }) =>
      /\b(?:require|need|seeking)s? (?:visa )?sponsorship\b/iu.test(text),
    );
    if (unmet) return { state: 'unmet', by: unmet };
  }
  return met ? { state: 'met', by: met } : unknown;
}

const shifts = [
  'night',
  'evening',
  'weekend',
  'overnight',
  'second shift',
  'third shift',
  'on-call',
  'on call',
  'rotating',
  'shift',
];

const saysMet: Readonly<
  Record<'clearance' | 'shift' | 'authorization', (text: string, quote: string) => boolean>
> = {
  clearance: (text) => /\bclearance\b|\bTS\/SCI\b/iu.test(text) && !/\bno\b|\bnot\b/iu.test(text),
  shift: (text, quote) => {
    const lower = text.toLowerCase();
    return shifts.some((shift) => quote.toLowerCase().includes(shift) && lower.includes(shift));
  },
  authorization: (text) =>
    /\b(?:authori[sz]ed|eligible|entitled|right) to work\b|\bcitizen(?:ship)?\b|\bpermanent resident\b|\bgreen card\b|\bwork permit\b|\bno sponsorship\b/iu.test(
      text,
    ),
};

function placeState({ quote }: Requirement, view: ResumeView): Condition {
  const { location } = view.data.personalInfo;
  const near = location === '' ? 0 : nearness(location, quote, view.reader);
  return near >= 0.7 ? { state: 'met', by: { text: location, path: 'personalInfo.location' } } : unknown;
}

function linesOf({ data, passages }: ResumeView): Told[] {
  return [
    ...passages,
    { text: data.summary, path: 'summary' },
    ...(data.certifications ?? []).map((text, place) => ({ text, path: `certifications.${place}` })),
    ...(data.additional ?? []).flatMap(({ lines }, section) =>
      lines.map((text, place) => ({ text, path: `additional.${section}.lines.${place}` })),
    ),
  ];
}
