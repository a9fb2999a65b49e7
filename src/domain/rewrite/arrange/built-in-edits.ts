import type { ResumeEvidence } from '../../claims/resume-evidence.ts';
import type { AskingPosting } from '../../posting/posting.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import { fieldAt } from '../../resume/resume-changes.ts';
import type { ProposedEdit, WriterReason } from '../edit-reasons.ts';
import { writeEdits } from '../write/write-edits.ts';
import { educationFirst } from './education-first.ts';
import { normalizeDates } from './normalize-dates.ts';
import { omissionOf } from './omission-of.ts';
import { forgottenSkills } from './proven-skills.ts';

/**
 * All that the built-in engine does to a resume: lines that go, lines put better, and what is arranged. Of several edits
 * of one field the first is the best.
 */
export function builtInEdits(words: ResumeEvidence, against: Against): ProposedEdit[] {
  const { data } = words;
  const omitted = omissions(words);
  const isOmitted = (path: string) => omitted.some((each) => each.path === path);
  const written = writeEdits(data, words.knowledge.lexicon).filter(
    ({ path, text }) => !isOmitted(path) && !isSameButForSigns(fieldAt(data, path) ?? '', text),
  );
  const forgotten = forgottenSkills(words, against?.posting.requirements ?? []);
  return [
    ...omitted,
    ...edit(
      'skills',
      forgotten.length > 0 ? [...(data.skills ?? []), ...forgotten].join('\n') : undefined,
      'proven',
    ),
    ...written,
    ...edit('dates', normalizeDates(data), 'dates'),
    ...edit('sections', against && educationFirst(against.view, against.posting, against.now), 'education'),
  ];
}

/** A posting, and the resume as it's held against it. */
type Against = { posting: AskingPosting; view: ReadResume; now: Date } | undefined;

/** A hyphen, a full stop, an ampersand or a capital is no change that anybody wants to be asked about. */
const isSameButForSigns = (before: string, after: string) =>
  before !== after && !before.includes('\n') && !after.includes('\n') && signless(before) === signless(after);

const signless = (text: string) =>
  text
    .replace(/&/gu, 'and')
    .replace(/\bapprox(?:imately)?\b/giu, 'approx')
    .replace(/[^\p{L}\p{N}%$€£+]+/gu, '')
    .toLowerCase();

const edit = (path: string, text: string | undefined, reason: WriterReason): ProposedEdit[] =>
  text === undefined ? [] : [{ path, text, reason }];

/** Every line that our rules find to hold nothing. */
function omissions({ data, knowledge: { lexicon } }: ResumeEvidence): ProposedEdit[] {
  const { experience, additional = [] } = data;
  const paths = [
    'summary',
    ...experience.flatMap(({ responsibilities }, job) =>
      responsibilities.map((_, place) => `experience.${job}.responsibilities.${place}`),
    ),
    ...additional.flatMap(({ lines }, section) =>
      lines.map((_, place) => `additional.${section}.lines.${place}`),
    ),
  ];
  return paths.flatMap((path) => {
    const reason = omissionOf(data, path, lexicon);
    return reason ? [{ path, text: '', reason }] : [];
  });
}
