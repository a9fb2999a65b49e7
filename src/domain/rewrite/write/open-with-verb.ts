import type { Lexicon } from '../../lexicon.ts';
import { tellDeeds } from './deed-row.ts';
import { isHidden, tellHidden } from './hidden-deeds.ts';
import type { JobTense } from './job-tense.ts';
import {
  hasResult,
  isOnce,
  type LineSort,
  type OpenedLine,
  opened,
  plainly,
  tellsMoreOfI,
} from './opened-line.ts';
import { tellBase, tellThird } from './other-tense.ts';
import { capital } from './rewritten-line.ts';
import { tellDuty } from './tell-duty.ts';
import { tellHelp, tellPart, tellPost } from './tell-part.ts';
import { formsOfBase, formsOfGerund, formsOfPast, formsOfThird } from './verb-forms.ts';

type Rule = (text: string, job: JobTense, lexicon: Lexicon) => OpenedLine | undefined;

const rules: readonly Rule[] = [
  tellDuty,
  tellHelp,
  tellPart,
  tellPost,
  tellNoun,
  tellFirstPerson,
  tellGerund,
  tellThird,
  tellBase,
];

/** A line that is longer than any line of a resume is left as it is: its row of verbs may have no end. */
const longestLine = 800;

/** Lines that name a duty, hide the deed in a noun, or open in another tense than their job, opened with the verb. */
export function openWithVerb(text: string, job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  if (text.length > longestLine || text === text.toUpperCase()) return undefined;
  for (const rule of rules) {
    const line = rule(text, job, lexicon);
    if (line) return { ...line, text: capital(line.text) };
  }
  return undefined;
}

/** "Preparation of monthly statements" → "Prepared monthly statements". What was made once is told as past. */
function tellNoun(text: string, { tense }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const own = hasResult.test(text) || isOnce(text) ? 'past' : tense;
  return opened('noun', 'verb', tellHidden(text, own, lexicon));
}

const participle = /ed$|^(?:led|built|made|won|taught|held)$/;

/** "I ran" → "Ran"; "I have built" → "Built". What "we" did is not what one person did: it stays. */
function tellFirstPerson(text: string, _job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const found = /^I(['’]ve|\s+have)?(?:\s+also)?\s+(\p{Ll}+)(?=\s)/u.exec(text);
  const [opening = '', have, verb = ''] = found ?? [];
  const isVerb = have ? participle.test(verb) : formsOfBase(verb, lexicon) || formsOfPast(verb, lexicon);
  if (!isVerb || /^(?:have|had|do|did)$/.test(verb)) return undefined;
  const rest = text.slice(opening.length).replace(/\s(and|but)\s+I\s+(?=\p{Ll})/gu, ' $1 ');
  return tellsMoreOfI(rest) ? undefined : opened('duty', 'concise', `${verb}${rest}`);
}

/** "Managing a team of five" stands in a list of deeds: "Managed a team of five". */
function tellGerund(text: string, { tense }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const own = hasResult.test(text) ? 'past' : tense;
  return opened('gerund', 'verb', tellDeeds(plainly(text), own, 'at the start', lexicon));
}

/** The sort of a line as it stands, whether or not it can be opened in another way. */
export function sortOf(text: string, { isCurrent }: JobTense, lexicon: Lexicon): LineSort | undefined {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  if (isHidden(text, lexicon)) return 'noun';
  if (formsOfGerund(first, lexicon)) return 'gerund';
  if (formsOfThird(first, lexicon)) return 'third';
  return !isCurrent && formsOfBase(first, lexicon) ? 'base' : undefined;
}
