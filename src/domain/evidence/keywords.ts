import type { Posting } from '../posting/posting.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import { type Answer, answersTo } from './answers.ts';
import { conditionState } from './condition-state.ts';
import { credentialShown } from './credential-shown.ts';
import type { ConstraintKind, ConstraintState, KeywordState } from './keyword-states.ts';
import { nameOfAsk, quotable } from './quotable.ts';
import type { Told } from './shown.ts';
import { constraintOf, sortOf } from './sort-ask.ts';

interface Asked {
  ask: string;
  quote: string;
  by: Told | undefined;
  /** Names of our lists, by which a question may ask for the same. */
  names: readonly string[];
}

export interface Keyword extends Asked {
  level: Requirement['level'];
  state: KeywordState;
}

export interface Constraint extends Asked {
  kind: ConstraintKind;
  state: ConstraintState;
}

/** So much of an ask must be shown that a reader would nod. */
const enough = 0.5;

/** What the posting asks and the resume shows, names or lacks. Licenses it insists on are constraints. */
export function keywordsOf(view: ResumeView, posting: Posting, now: Date): Keyword[] {
  return answersTo(posting, view, now).flatMap(({ requirement, sort, share, by, listed }): Keyword[] => {
    const asked = askedOf(requirement, view);
    if (!asked || constraintOf(requirement, sort) !== undefined) return [];
    const isMet = isShown(share, sort);
    const state = isMet ? 'met' : listed ? 'listed' : 'missing';
    return [{ ...asked, level: requirement.level, state, by: isMet ? by : listed }];
  });
}

/** What the posting asks and the resume neither shows nor names. */
export const missingAsks = (view: ResumeView, posting: Posting, now: Date): Requirement[] =>
  answersTo(posting, view, now).flatMap(({ requirement, sort, share, listed }) =>
    isShown(share, sort) || listed ? [] : [requirement],
  );

const isShown = (share: number, sort: Answer['sort']) => share >= (sort === 'years' ? 1 : enough);

export function constraintsOf(view: ResumeView, { requirements }: Posting): Constraint[] {
  return requirements.flatMap((requirement): Constraint[] => {
    const kind = constraintOf(requirement, sortOf(requirement, view.reader));
    const asked = kind && askedOf(requirement, view);
    if (!kind || !asked) return [];
    if (kind !== 'license') return [{ ...asked, kind, ...conditionState(kind, requirement, view) }];
    const { share, by } = credentialShown(requirement, view);
    return [
      { ...asked, kind, ...(share >= enough ? { state: 'met', by } : { state: 'unknown', by: undefined }) },
    ];
  });
}

/** Names of asked credentials that the resume tells of, wherever: nobody is asked whether they hold them. */
export function heldCredentials(view: ResumeView, { requirements }: Posting): string[] {
  return requirements.flatMap((requirement) => {
    const asked = sortOf(requirement, view.reader) === 'credential' && askedOf(requirement, view);
    return asked && credentialShown(requirement, view).share >= enough ? asked.names : [];
  });
}

const yearsWording = /\b(?:years?|yrs|months?)\b/iu;
const shiftWording = /\b(?:shifts?|nights?|evenings?|weekends?|saturdays?|sundays?|on[- ]call)\b/iu;

function askedOf(requirement: Requirement, { reader }: ResumeView): Omit<Asked, 'by'> | undefined {
  const about = requirement.years === undefined ? shiftWording : yearsWording;
  const quote = quotable(requirement.quote, reader.lexicon, about);
  const names = [...new Set([...(requirement.skills ?? []), ...reader.certifications(requirement.quote)])];
  return quote === undefined ? undefined : { quote, names, ask: nameOfAsk(requirement, quote, reader) };
}
