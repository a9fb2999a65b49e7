import type { ParsedResume } from '../parse/parsed-resume.ts';

/** Below this, the corpora show more mistakes than the person should have to find by themselves. */
const sure: readonly (readonly [RegExp, number])[] = [
  [/^personalInfo\.name$/, 0.75],
  [/^experience\.\d+\.title$/, 0.75],
  [/^experience\.\d+\.company$/, 0.55],
  [/^education\.\d+\.degree$/, 0.7],
];

/** More than this is a flood that nobody reads. */
const most = 6;

/** Fields that the person should look at: read with doubt, or not found where there should be something. */
export function unsureFields({ data, fields }: ParsedResume): string[] {
  const doubtful = fields
    .filter(({ path, confidence }) =>
      sure.some(([pattern, least]) => pattern.test(path) && confidence < least),
    )
    .sort((a, b) => a.confidence - b.confidence)
    .map(({ path }) => path);
  const missing = [
    ...(data.personalInfo.name === '' ? ['personalInfo.name'] : []),
    ...data.experience.flatMap((job, place) =>
      (['title', 'company', 'startDate'] as const)
        .filter((name) => job[name] === '')
        .map((name) => `experience.${place}.${name}`),
    ),
  ];
  return [...missing, ...doubtful].slice(0, most);
}
