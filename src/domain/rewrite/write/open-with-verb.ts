import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formsOfBase, formsOfGerund, formsOfThird, type Tense } from '../../language/verb-forms.ts';
import { isDeed, tellDeeds } from './deed-row.ts';
import { tellFirstPerson, tellHas, tellMember, tellPost, tellTeam } from './first-person.ts';
import { isHalfTold } from './half-told.ts';
import type { JobTense } from './job-tense.ts';
import { tellMixed } from './mixed-list.ts';
import { isHidden, tellHidden } from './nominalizations.ts';
import { hasResult, isOnce, type LineSort, type OpenedLine, opened, plainly } from './opened-line.ts';
import { tellBase, tellThird } from './other-tense.ts';
import { tellExperience, tellHaving, tellHonor, tellPlainly, tellTurn, tellWork } from './retold-openings.ts';
import { capital } from './rewritten-line.ts';
import { tellParticiple, tellProgressive, withoutLeadIn } from './spoken-openings.ts';
import { tellDuty } from './tell-duty.ts';
import { tellHelp, tellPart } from './tell-part.ts';
import { tellWorkList } from './work-list.ts';

type Rule = (text: string, job: JobTense, lexicon: Lexicon) => OpenedLine | undefined;

const rules: readonly Rule[] = [
  tellDuty,
  tellHelp,
  tellPart,
  tellHaving,
  tellWork,
  tellPlainly,
  tellExperience,
  tellHonor,
  tellTurn,
  tellProgressive,
  tellMember,
  tellPost,
  tellNoun,
  tellFirstPerson,
  tellHas,
  tellTeam,
  tellGerund,
  tellThird,
  tellBase,
  tellParticiple,
  tellWorks,
];

/** A line that is longer than any line of a resume is left as it is: its row of verbs may have no end. */
const longestLine = 800;

/** Lines that name a duty, hide the deed in a noun, or open in another tense than their job, opened with the verb. */
export function openWithVerb(text: string, job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  if (text.length > longestLine || text === text.toUpperCase()) return undefined;
  const told = withoutLeadIn(text);
  for (const rule of rules) {
    const line = rule(told, job, lexicon);
    if (line) return isHalfTold(told, line.text, lexicon) ? undefined : { ...line, text: capital(line.text) };
  }
  return undefined;
}

/** "Preparation of monthly statements" → "Prepared monthly statements". What was made once is told as past. */
function tellNoun(text: string, { tense }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const own = hasResult.test(text) || isOnce(text) ? 'past' : tense;
  return opened('noun', 'verb', tellHidden(text, own, lexicon));
}

/** One thing that is being done, and not done yet: "Building a gauge inventory, 240 of 400 so far". */
const underWay = phrasePattern.iu`^(?:${'open-with-verb/under-way'})\b|^\p{L}+ing(?:\s+(?:up|out))?\s+an?\s+(?!${'open-with-verb/under-way-2'})|\b(?:${'open-with-verb/under-way-3'})\b`;

/** "Managing a team of five" stands in a list of deeds: "Managed a team of five". */
function tellGerund(text: string, { tense, isCurrent }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  if (isCurrent && underWay.test(text)) return undefined;
  const [adverb = ''] =
    /^(?:sometimes|occasionally|often|usually|regularly)\s+(?=\p{Ll}+ing\s)/iu.exec(text) ?? [];
  if (adverb !== '') {
    const often = tellDeeds(
      text.slice(adverb.length),
      isCurrent ? 'present' : tense,
      'after a duty',
      lexicon,
    );
    return opened('gerund', 'verb', often && `${adverb}${often}`);
  }
  // Who is doing it has not done with it.
  const ongoing = isCurrent ? 'present' : tense;
  const own = hasResult.test(text) ? 'past' : ongoing;
  return opened(
    'gerund',
    'verb',
    tellDeeds(plainly(text), own, 'at the start', lexicon) ?? tellStarted(text, own, lexicon),
  );
}

/** "Answering phones, filing copies, deliveries": the first is surely a deed, and the others are told beside it. */
function tellStarted(text: string, tense: Tense, lexicon: Lexicon): string | undefined {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const own = first.toLowerCase();
  return isDeed(own, text.slice(first.length), 'at the start', lexicon)
    ? tellMixed(own + text.slice(first.length), false, tense, lexicon)
    : undefined;
}

/** "Personal care, feeding, record keeping" → "Handled personal care, feeding and record keeping". */
function tellWorks(text: string, { tense, isCurrent }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  return opened('works', 'verb', tellWorkList(text, isCurrent ? 'present' : tense, lexicon));
}

/** The sort of a line as it stands, whether or not it can be opened in another way. */
export function sortOf(text: string, { isCurrent }: JobTense, lexicon: Lexicon): LineSort | undefined {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  if (isHidden(text, lexicon)) return 'noun';
  if (formsOfGerund(first, lexicon)) return 'gerund';
  if (formsOfThird(first, lexicon)) return 'third';
  return !isCurrent && formsOfBase(first, lexicon) ? 'base' : undefined;
}
