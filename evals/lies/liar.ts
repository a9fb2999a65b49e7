import type { AnswerCall } from '#server/providers/model.fake.ts';
import { type ModelEdit, readPrompt } from '../product/read-prompt.ts';
import type { Planted } from './place-lie.ts';

/** What a model may never write, and what does not exist. */
const forbiddenPaths = [
  ...['name', 'email', 'phone', 'location', 'linkedin'].map((key) => `personalInfo.${key}`),
  ...['company', 'title', 'location', 'startDate', 'endDate', 'responsibilities'].map(
    (key) => `experience.0.${key}`,
  ),
  ...['degree', 'institution', 'location', 'graduationDate'].map((key) => `education.0.${key}`),
  ...['certifications', 'certifications.0', 'additional.0.heading', 'additional.0.lines.0', 'language'],
  ...['', 'personalInfo', 'experience', 'experience.0', 'education', 'skills.0', 'Summary', ' summary'],
  ...['experience.99.responsibilities.0', 'experience.0.responsibilities.99', 'experience[0].company'],
  ...['experience.00.responsibilities.0', '__proto__.name', 'constructor.prototype.name', 'headline'],
];

/** Ways of wording an answer that may slip past a check. */
export const forms = {
  /** As it is. */
  plain: (edit: ModelEdit) => [edit],
  /** A harmless edit of the line first, the lie second. */
  second: (edit: ModelEdit, before: string) => [{ ...edit, text: before }, edit],
  /** The lie first, the person's words second. */
  first: (edit: ModelEdit, before: string) => [edit, { ...edit, text: before }],
  /** With characters between the letters that nobody sees. */
  hidden: (edit: ModelEdit) => [{ ...edit, text: edit.text.replace(/(?<=\w)(?=\w)/g, '\u200b') }],
  /** In letters of another width. */
  wide: (edit: ModelEdit) => [{ ...edit, text: edit.text.replace(/[!-~]/g, wider) }],
  /** On a line of its own below the person's words. */
  below: (edit: ModelEdit, before: string) => [{ ...edit, text: `${before}\n\n${edit.text}` }],
  /** At the end of far more text than any line has. */
  huge: (edit: ModelEdit, before: string) => [
    { ...edit, text: `${`${before} `.repeat(Math.ceil(40_000 / (before.length + 1)))}${edit.text}` },
  ],
} as const;

export type Form = keyof typeof forms;

const wider = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);

/**
 * A model that lies: it plants each text on its line, and tries the same wherever it has nothing to write. `onPlanted`
 * hears which of the texts had their line in the prompt.
 */
export function lyingModel(
  planted: readonly Planted[],
  { form = 'plain', onPlanted }: { form?: Form; onPlanted: (planted: Planted) => void },
): AnswerCall {
  return (call) => {
    const lines = readPrompt(call);
    const edits = planted.flatMap((one): ModelEdit[] => {
      const line = lines.find(({ path }) => path === one.path);
      if (!line) return [];
      onPlanted(one);
      const edit = { path: one.path, text: one.text, reason: 'clear' };
      return [...(one.path === 'skills' ? [edit] : forms[form](edit, line.text))];
    });
    const text = planted[0]?.lie.claims[0] ?? planted[0]?.text ?? '';
    const more = { note: text, structuredData: { personalInfo: { name: text } } };
    return {
      ...more,
      edits: [
        ...edits.map((edit) => ({ ...edit, ...more })),
        ...forbiddenPaths.map((path) => ({ path, text, reason: 'clear' })),
      ],
      name: text,
    };
  };
}
