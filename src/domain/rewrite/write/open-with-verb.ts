import { isParticiple, pastOfParticiple } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formsOfBase, formsOfGerund, formsOfPast, type Tense } from '../../language/verb-forms.ts';
import type { JobTense } from './job-tense.ts';
import { isHidden, tellHidden } from './nominalizations.ts';
import { capital, type RewrittenLine, small } from './rewritten-line.ts';
import { type Ground, tellRest, tellRow } from './verb-row.ts';

export interface OpenedLine extends RewrittenLine {
  sort: LineSort;
}

/** How a line opens that could open with its verb. Those of one sort follow together: half of them would be uneven. */
type LineSort = 'duty' | 'own' | 'noun' | 'gerund';

/** A line that is longer than any line of a resume is left as it is: its row of verbs may have no end. */
const maxLineLength = 800;

/**
 * Lines that name a duty, say "I", or open with an -ing word, opened with the verb. Only where the grammar is certain: of
 * every other line the person is asked.
 */
export function openWithVerb(text: string, job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const isSeveral = /[.!?]\s+\p{L}/u.test(text);
  if (text.length > maxLineLength || text === text.toUpperCase() || isSeveral) return undefined;
  const own = wasOnce.test(text) ? 'past' : job.tense;
  return (
    opened('duty', 'duty', tellDuty(text, job, lexicon)) ??
    opened('own', 'concise', tellFirstPerson(text, lexicon)) ??
    opened('duty', 'concise', withoutPraise(text, lexicon)) ??
    opened('noun', 'verb', tellHidden(text, own, lexicon)) ??
    opened('gerund', 'verb', tellGerund(text, job, lexicon))
  );
}

/** Who is doing it has not done with it. */
function tellGerund(text: string, { tense, isCurrent }: JobTense, lexicon: Lexicon): string | undefined {
  if (isCurrent && underWay.test(text)) return undefined;
  const going = isCurrent ? 'present' : tense;
  const phrased = tellRow(
    small(text),
    { tense: wasOnce.test(text) ? 'past' : going, ground: 'at the start' },
    lexicon,
  );
  // "Mixed dough, ovens, cleaning", "Checked in patients and verifing insurance": half a row in another form.
  return phrased && /(?:\b(?:and|or)|&)\s+\p{Ll}+ing\b|,\s+\p{Ll}+ing\W*$/u.test(phrased)
    ? undefined
    : phrased;
}

const opened = (
  sort: LineSort,
  reason: RewrittenLine['reason'],
  text: string | undefined,
): OpenedLine | undefined => (text === undefined ? undefined : { sort, reason, text: capital(text) });

const adverb = '(?:(?:also|mainly|solely|primarily|directly|jointly|fully|partly|chiefly)\\s+)?';
const which =
  '(?:(?:my|job|key|main|daily|primary|core|other|additional|general|typical|specific|some\\s+of\\s+my)\\s+)*';
const dutyForms = [
  `(?:i\\s+)?(?:(?:was|were|am|have been|had been|being)\\s+)?${adverb}(?:responsible\\s+for|tasked\\s+with|charged\\s+with|accountable\\s+for|in\\s+charge\\s+of|entrusted\\s+with)`,
  `${which}(?:duties|responsibilities|tasks)\\s+(?:also\\s+)?(?:include[sd]?|including|involved?|consisted\\s+of|were|are)`,
  `(?:this|the|my)\\s+(?:role|job|position|work)\\s+(?:also\\s+)?(?:include[sd]?|involve[sd]?|consist(?:s|ed)\\s+of)`,
  `(?:my|the)\\s+(?:main\\s+|primary\\s+)?(?:job|role|task|duty)\\s+(?:was|is)\\s+to`,
];
const dutyOpening = new RegExp(
  `^(?:(?:${dutyForms.join('|')}):?|${which}(?:duties|responsibilities|tasks)\\s*:)\\s+`,
  'iu',
);
/** Told as over, also in a job that goes on. */
const isOver = /\b(?:was|were|been|had|included|involved|consisted)\b/iu;

/** "Responsible for managing stock" → "Managed stock". What somebody only had in hand is theirs to tell. */
function tellDuty(text: string, { tense }: JobTense, lexicon: Lexicon): string | undefined {
  const opening = dutyOpening.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const duty = small(text.slice(opening.length)).replace(/^the\s+(?=\p{L}+ing\s+of\b)/u, '');
  // "Responsible for ordering shampoo and for cleaning": the second "for" hangs on the opening.
  if (speaking.test(duty) || /\b(?:and|or) for\b/u.test(duty)) return undefined;
  const ownTense = isOver.test(opening) || wasOnce.test(duty) ? 'past' : tense;
  const row = { tense: ownTense, ground: 'after a duty' } as const;
  return (
    tellRow(duty, row, lexicon) ??
    tellHidden(duty, ownTense, lexicon) ??
    (/charge\s+of\s*$/iu.test(opening) ? tellCharge(duty, row, lexicon) : undefined)
  );
}

/** "In charge of 12 soldiers" → "Managed 12 soldiers". */
function tellCharge(
  duty: string,
  row: { tense: Tense; ground: Ground },
  lexicon: Lexicon,
): string | undefined {
  if (/^\p{L}+ing\b/u.test(duty)) return undefined;
  const phrased = tellRest(` ${duty}`, row, lexicon);
  return phrased && `${row.tense === 'past' ? 'managed' : 'manage'}${phrased}`;
}

const firstWord = (text: string) => /^\p{L}+/u.exec(text)?.[0] ?? '';

const firstPerson =
  /^I(['’]ve|\s+have)?\s+(?:(?:also|often|usually|mainly|currently|regularly|then|personally|always|mostly|now)\s+)*(\p{Ll}+)(?=\s)/u;
/** A line that tells more of a person would speak in two voices. */
const speaking = /(?:^|[\s(])(?:I|me|myself|we|us)(?:['’]\p{L}+)?(?=[\s.,;)]|$)/u;
/** "…, that was not a nice week": a second sentence behind a comma. */
const spliced = /,\s(?:that|this|it|he|she|they|there)\s\p{Ll}/u;
const notAchievement = phrasePattern.u`^(?:${'open-with-verb/no-deed'})$`;
/** Verbs whose past is their base. */
const samePast = /^(?:cut|set|put|hit|read|proofread|split|spread|shut)$/u;

/** "I ran the store" → "Ran the store"; "I have built" → "Built". */
function tellFirstPerson(text: string, lexicon: Lexicon): string | undefined {
  const [whole = '', have, verb = ''] = firstPerson.exec(text) ?? [];
  if (verb === '' || notAchievement.test(verb)) return undefined;
  const isVerb = have
    ? isParticiple(verb)
    : formsOfBase(verb, lexicon) || formsOfPast(verb, lexicon) || samePast.test(verb);
  const rest = text
    .slice(whole.length)
    .replace(/,?\s(and|but)\s+(?:then\s+)?I\s+(?:also\s+)?(?=\p{Ll})/gu, ' $1 ');
  return isVerb && !speaking.test(rest) && !spliced.test(rest)
    ? `${have ? pastOfParticiple(verb) : verb}${rest}`
    : undefined;
}

/** "Successfully reduced waste" → "Reduced waste". */
function withoutPraise(text: string, lexicon: Lexicon): string | undefined {
  const [praise = '', verb = ''] =
    /^(?:successfully|effectively|efficiently|proactively|diligently|expertly|skillfully)\s+(\p{Ll}+)/iu.exec(
      text,
    ) ?? [];
  const isVerb = formsOfPast(verb, lexicon) ?? formsOfBase(verb, lexicon);
  return praise !== '' && isVerb ? text.slice(praise.length - verb.length) : undefined;
}

/** What came of it came once: "…that helped 18 students", "from 12 to 7". */
const wasOnce = phrasePattern.iu`\b(?:was|were|had)\b|\b(?:that|which|who)\s+(?:${'open-with-verb/has-result'})\b|\bfrom\s+\S*\d\S*(?:\s+\p{L}+)?\s+to\s+\S*\d`;
/** One thing that is being done, and not done yet: "Building a gauge inventory, 240 of 400 so far". */
const underWay = phrasePattern.iu`^(?:${'open-with-verb/under-way'})\b|^\p{L}+ing(?:\s+(?:up|out))?\s+an?\s+(?!${'open-with-verb/under-way-2'})|\b(?:${'open-with-verb/under-way-3'})\b`;

/** The sort of a line as it stands, whether or not it can be opened in another way. */
export function sortOf(text: string, lexicon: Lexicon): LineSort | undefined {
  if (/^(?:I|My)\b/u.test(text)) return 'own';
  if (isHidden(text, lexicon)) return 'noun';
  return formsOfGerund(firstWord(text), lexicon) ? 'gerund' : undefined;
}
