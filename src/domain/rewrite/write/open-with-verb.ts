import { isParticiple, pastOfParticiple } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import {
  formsOfBase,
  formsOfGerund,
  formsOfPast,
  formsOfThird,
  type Tense,
} from '../../language/verb-forms.ts';
import type { JobTense } from './job-tense.ts';
import { isHidden, tellHidden } from './nominalizations.ts';
import { capital, type RewrittenLine } from './rewritten-line.ts';
import { type Ground, tellRest, tellRow } from './verb-row.ts';

export interface OpenedLine extends RewrittenLine {
  sort: LineSort;
}

/** How a line opens that could open with its verb. Those of one sort follow together: half of them would be uneven. */
export type LineSort = 'duty' | 'noun' | 'gerund' | 'third' | 'base';

/** A line that is longer than any line of a resume is left as it is: its row of verbs may have no end. */
const longestLine = 800;

/**
 * Lines that name a duty, hide the deed in a noun, say "I", or open in another tense than their job, opened with the
 * verb. Only where the grammar is certain: of every other line the person is asked.
 */
export function openWithVerb(text: string, job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const isSeveral = /[.!?]\s+\p{L}/u.test(text);
  if (text.length > longestLine || text === text.toUpperCase() || isSeveral) return undefined;
  const { tense, isCurrent } = job;
  // Who is doing it has not done with it.
  const going = isCurrent ? 'present' : tense;
  const ground = 'at the start';
  const own = wasOnce.test(text) ? 'past' : tense;
  return (
    opened('duty', 'duty', tellDuty(text, job, lexicon)) ??
    opened('duty', 'concise', tellFirstPerson(text, lexicon) ?? withoutPraise(text, lexicon)) ??
    opened('noun', 'verb', tellHidden(text, own, lexicon)) ??
    (isCurrent && underWay.test(text)
      ? undefined
      : opened(
          'gerund',
          'verb',
          tellRow(
            small(text),
            { form: 'gerund', tense: wasOnce.test(text) ? 'past' : going, ground },
            lexicon,
          ),
        )) ??
    opened('third', 'even', tellRow(small(text), { form: 'third', tense: going, ground }, lexicon)) ??
    // "Hold time for 4 suppliers dropped": no verb opens it.
    (isCurrent || otherVerb.test(text)
      ? undefined
      : opened('base', 'even', tellRow(small(text), { form: 'base', tense: 'past', ground }, lexicon)))
  );
}

const opened = (
  sort: LineSort,
  reason: RewrittenLine['reason'],
  text: string | undefined,
): OpenedLine | undefined => (text === undefined ? undefined : { sort, reason, text: capital(text) });

const small = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

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
  const told = isOver.test(opening) || wasOnce.test(duty) ? 'past' : tense;
  const row = { tense: told, ground: 'after a duty' } as const;
  const isList = /\b(?:duties|responsibilities|tasks)\b|\sto\s+$/iu.test(opening);
  const bases = () =>
    told === 'present' ? presentRow(duty, lexicon) : tellRow(duty, { ...row, form: 'base' }, lexicon);
  return (
    tellRow(duty, { ...row, form: 'gerund' }, lexicon) ??
    tellHidden(duty, told, lexicon) ??
    (/charge\s+of\s*$/iu.test(opening) ? tellCharge(duty, row, lexicon) : undefined) ??
    // "Duties: load and unload trailers", "Duties: delivered meals".
    (isList ? (bases() ?? (formsOfPast(firstWord(duty), lexicon) ? duty : undefined)) : undefined)
  );
}

/** "In charge of 12 soldiers" → "Managed 12 soldiers". */
function tellCharge(
  duty: string,
  row: { tense: Tense; ground: Ground },
  lexicon: Lexicon,
): string | undefined {
  if (/^\p{L}+ing\b/u.test(duty)) return undefined;
  const told = tellRest(` ${duty}`, { ...row, form: 'gerund' }, lexicon);
  return told && `${row.tense === 'past' ? 'managed' : 'manage'}${told}`;
}

/** What stands as it should already. */
const presentRow = (text: string, lexicon: Lexicon) =>
  tellRow(text, { form: 'base', tense: 'present', ground: 'after a duty' }, lexicon);

const firstWord = (text: string) => /^\p{L}+/u.exec(text)?.[0] ?? '';

const firstPerson =
  /^I(['’]ve|\s+have)?\s+(?:(?:also|often|usually|mainly|currently|regularly|then|personally|always|mostly|now)\s+)*(\p{Ll}+)(?=\s)/u;
/** A line that tells more of a person would speak in two voices. */
const speaking = /(?:^|[\s(])(?:I|me|myself|we|us)(?:['’]\p{L}+)?(?=[\s.,;)]|$)/u;
const noDeed = phrasePattern.u`^(?:${'open-with-verb/no-deed'})$`;
/** Verbs whose past is their base. */
const samePast = /^(?:cut|set|put|hit|read|proofread|split|spread|shut)$/u;

/** "I ran the store" → "Ran the store"; "I have built" → "Built". */
function tellFirstPerson(text: string, lexicon: Lexicon): string | undefined {
  const [whole = '', have, verb = ''] = firstPerson.exec(text) ?? [];
  if (verb === '' || noDeed.test(verb)) return undefined;
  const isVerb = have
    ? isParticiple(verb)
    : formsOfBase(verb, lexicon) || formsOfPast(verb, lexicon) || samePast.test(verb);
  const rest = text
    .slice(whole.length)
    .replace(/,?\s(and|but)\s+(?:then\s+)?I\s+(?:also\s+)?(?=\p{Ll})/gu, ' $1 ');
  return isVerb && !speaking.test(rest) ? `${have ? pastOfParticiple(verb) : verb}${rest}` : undefined;
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
const otherVerb = phrasePattern.u`^[^,;]*\s(?:${'open-with-verb/other-verb'})\s`;

/** The sort of a line as it stands, whether or not it can be opened in another way. */
export function sortOf(text: string, { isCurrent }: JobTense, lexicon: Lexicon): LineSort | undefined {
  const first = firstWord(text);
  if (isHidden(text, lexicon)) return 'noun';
  if (formsOfGerund(first, lexicon)) return 'gerund';
  if (formsOfThird(first, lexicon)) return 'third';
  return !isCurrent && formsOfBase(first, lexicon) ? 'base' : undefined;
}
