import type { Lexicon } from '../lexicon.ts';
import { wordsOf } from '../words.ts';
import type { ConditionKind } from './condition-wording.ts';

export type RequirementKind =
  | 'skill'
  | 'experience'
  | 'education'
  | 'certification'
  | 'authorization'
  | 'language'
  | 'location'
  | 'other';

export interface AskDescription {
  name: string;
  kind: RequirementKind;
  years?: number;
  skills?: string[];
}

export function describeAsk(
  text: string,
  conditions: readonly ConditionKind[],
  lexicon: Lexicon,
): AskDescription {
  const lower = text.toLowerCase().replace(/[’‘]/g, "'");
  const skills = [
    ...new Set(
      lexicon.skills
        .find(wordsOf(text))
        .filter(({ value, start }) => !value.ambiguous || /\p{Lu}/u.test(text[start] ?? ''))
        .map(({ value }) => value.name),
    ),
  ];
  const years = yearsOf(lower);
  return {
    name: nameOf(text),
    kind: kindOf(lower, conditions),
    ...(years === undefined ? {} : { years }),
    ...(skills.length === 0 ? {} : { skills }),
  };
}

function kindOf(_lower: string, _conditions: readonly ConditionKind[]): RequirementKind {
  return 'skill';
}

function yearsOf(_lower: string): number | undefined {
  return undefined;
}

const nameOf = (text: string) => text;
