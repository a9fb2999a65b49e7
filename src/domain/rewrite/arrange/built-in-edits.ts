import type { PersonsWords } from '../../claims/persons-words.ts';
import type { Requirement } from '../../posting/requirements/extract-requirements.ts';
import { credentialsLead } from '../../resume/joint-changes.ts';
import { fieldAt } from '../../resume/resume-changes.ts';
import type { WriterReason } from '../edit-reasons.ts';
import { orderSkills } from '../write/order-skills.ts';
import { type WrittenEdit, writeEdits } from '../write/write-edits.ts';
import { evenDates } from './even-dates.ts';
import { leadsWithCredentials } from './lead-with-credentials.ts';
import { omissionOf } from './omission-of.ts';
import { forgottenSkills } from './proven-skills.ts';

/**
 * All that the built-in engine does to a resume: lines that go, lines put better, and what is arranged. Of several edits
 * of one field the first is the best.
 */
export function builtInEdits(
  words: PersonsWords,
  requirements: readonly Requirement[],
  now: Date,
): WrittenEdit[] {
  const { data, knowledge } = words;
  const { lexicon } = knowledge;
  const omitted = omissions(words);
  const written = writeEdits(data, requirements, lexicon, now);
  // A summary of what the resume shows takes the place of one that says nothing.
  const summaries = written.filter(
    ({ path, reason }) => path === 'summary' && (reason === 'summary' || !isIn(omitted, 'summary')),
  );
  return [
    ...summaries,
    ...omitted,
    ...withForgotten(words, requirements),
    ...written.filter(
      ({ path, text }) =>
        path !== 'summary' && !isIn(omitted, path) && !isSameButForSigns(fieldAt(data, path) ?? '', text),
    ),
    ...edit('dates', evenDates(data), 'dates'),
    ...edit(
      'credentialsFirst',
      leadsWithCredentials(data, requirements, lexicon) ? credentialsLead : undefined,
      'credentials',
    ),
  ];
}

/** A hyphen, a full stop or an ampersand is no change that anybody wants to be asked about; a capital is mended. */
const isSameButForSigns = (before: string, after: string) =>
  before !== after && !before.includes('\n') && !after.includes('\n') && signless(before) === signless(after);

const signless = (text: string) =>
  text
    .replace(/&/gu, 'and')
    .replace(/\bapprox(?:imately)?\b/giu, 'approx')
    .replace(/[^\p{L}\p{N}%$€£+]+/gu, '');

const isIn = (edits: readonly WrittenEdit[], path: string) => edits.some((each) => each.path === path);

const edit = (path: string, text: string | undefined, reason: WriterReason): WrittenEdit[] =>
  text === undefined ? [] : [{ path, text, reason }];

/** Every line that our rules find to hold nothing. */
function omissions({ data, knowledge: { lexicon } }: PersonsWords): WrittenEdit[] {
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

/** The person's skills and those that their lines show, in the order that the posting needs. */
function withForgotten(words: PersonsWords, requirements: readonly Requirement[]): WrittenEdit[] {
  const { skills = [] } = words.data;
  const forgotten = forgottenSkills(words, requirements).map(({ name }) => name);
  if (forgotten.length === 0) return [];
  const all = [...skills, ...forgotten];
  const ordered = orderSkills(all, requirements, words.knowledge.lexicon) ?? all;
  return edit('skills', ordered.join('\n'), 'proven');
}
