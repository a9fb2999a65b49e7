import { weighEvidence } from '../../evidence/weigh-evidence.ts';
import { isTool } from '../../language/is-tool.ts';
import { keyOf } from '../../language/words.ts';
import { postingWordsOf } from '../../posting/posting-words.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { fieldAt } from '../../resume/resume-changes.ts';
import { pointsOf, weightOf } from '../match-points.ts';
import { bareSkills } from '../readability/skill-evidence-check.ts';
import type { FieldEdit } from '../score.ts';
import type { Candidate, FixContext } from './candidate.ts';

/** Skills that no job shows: those of the posting one by one, those of the person's own list together. */
export const skillAsks = (context: FixContext): Candidate[] => [
  ...postedAsks(context),
  ...listedAsks(context),
];

/** What somebody might say, to weigh an answer before it's given. */
const exampleUse = 'prepare the weekly report for the team';
const exampleOf = (skill: string) => `Handled ${skill} for the team each week`;
export const exampleLine = (skill: string, isUsedWith: boolean): string =>
  isUsedWith ? `Used ${skill} to ${exampleUse}` : exampleOf(skill);

const newest = 'experience.0.responsibilities';

/** After the last line of the first job. */
const withLines = (data: ResumeData, lines: readonly string[]): FieldEdit[] =>
  [fieldAt(data, newest)].flatMap((text) =>
    text ? [{ path: newest, text: [text, ...lines].join('\n') }] : [],
  );

const maxSkills = 3;

/** Kinds of what somebody uses or does. */
const isUsed = /^(?:skill|experience)$/u;

/** Wherever it stands, also where we couldn't tell what stands there. */
const isNamedIn = ({ text, reader }: ReadResume, skill: string): boolean =>
  text.toLowerCase().includes(skill.toLowerCase()) || reader.skills(text).has(skill);

/** A tool the posting asks for and the resume doesn't name: if the person has used it, a line says where. Anything else may be told in other words. */
function postedAsks({ view, data, posting, now }: FixContext): Candidate[] {
  if (!posting || withLines(data, []).length === 0) return [];
  const asked = weighEvidence(view, posting, now).flatMap((one) => {
    const points = pointsOf(one);
    return points === undefined
      ? []
      : [{ requirement: one.requirement, share: points, weight: weightOf(one.requirement) }];
  });
  const weight = asked.reduce((sum, skill) => sum + skill.weight, 0);
  const missing = asked
    .filter(
      ({ share, requirement: { kind, years } }) => share < 1 && isUsed.test(kind) && years === undefined,
    )
    .flatMap(({ requirement, ...rest }) =>
      // Another name for it may be another thing, so only as the posting writes it.
      (requirement.skills ?? [])
        .filter(
          (skill) =>
            isTool(view.reader.lexicon.skills.whole(skill)) &&
            keyOf(requirement.quote).includes(keyOf(skill)) &&
            !isNamedIn(view, skill),
        )
        .slice(0, 1)
        .map((skill) => ({ skill, ...rest })),
    );
  return missing
    .filter(({ skill }, place) => missing.findIndex((other) => other.skill === skill) === place)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxSkills)
    .map(({ skill, weight: own, share }) => {
      const placeholder = `[use ${skill}]`;
      return {
        check: 'skills',
        id: `show-${skill}`,
        advice: { code: 'show-asked-skill', skill },
        fields: withLines(data, [`Used ${skill} to ${placeholder}`]),
        asks: [
          {
            placeholder,
            fact: { code: 'skill-use', skill },
            example: exampleUse,
          },
        ],
        hope: (60 * own * (1 - share)) / weight,
      };
    });
}

/** A list alone convinces nobody: one line that tells of a tool does. What is called a skill may be shown without its name. */
function listedAsks({ view, data, posting }: FixContext): Candidate[] {
  const { lexicon } = view.reader;
  const bare = bareSkills(view, posting && postingWordsOf(posting, view.reader.lexicon))
    .filter(({ text }) => isTool(lexicon.skills.whole(text)) && view.text.split(text).length === 2)
    .slice(0, maxSkills);
  if (bare.length === 0) return [];
  const asks = bare.map(({ text }) => ({
    placeholder: `[use ${text}]`,
    fact: { code: 'skill-use', skill: text } as const,
    example: exampleOf(text),
  }));
  const fields = withLines(
    data,
    asks.map(({ placeholder }) => placeholder),
  );
  if (fields.length === 0) return [];
  return [
    {
      check: 'skill-evidence',
      id: 'show-listed-skills',
      advice: { code: 'show-listed-skills', skills: bare.map(({ text }) => text) },
      fields,
      asks,
      hope: (16 * bare.length) / view.listed.length,
    },
  ];
}
