import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formOf, formsOfBase, formsOfGerund, formsOfPast, type Tense } from '../../language/verb-forms.ts';
import { tellDeeds } from './deed-row.ts';
import { tellObject } from './duty-object.ts';
import type { JobTense } from './job-tense.ts';
import { tellMixed } from './mixed-list.ts';
import { tellHidden } from './nominalizations.ts';
import {
  hasResult,
  isOnce,
  type OpenedLine,
  opened,
  plainly,
  tellsMoreOfI,
  withoutI,
} from './opened-line.ts';
import { tellBases } from './other-tense.ts';

const adverb = '(?:(?:also|mainly|solely|primarily|directly|jointly|fully|partly|chiefly)\\s+)?';
const which =
  '(?:(?:my|job|key|main|daily|primary|core|other|additional|general|typical|specific|some\\s+of\\s+my)\\s+)*';
const forms = [
  `(?:i\\s+)?(?:(?:was|were|am|have been|had been|being)\\s+)?${adverb}(?:responsible\\s+for|tasked\\s+with|charged\\s+with|accountable\\s+for|in\\s+charge\\s+of|entrusted\\s+with)`,
  `(?:i\\s+)?(?:had|have|held|took|take|(?:was\\s+)?given)\\s+(?:the\\s+)?(?:full\\s+)?(?:responsibility\\s+(?:for|of)|charge\\s+of)`,
  `${which}(?:duties|responsibilities|tasks)\\s+(?:also\\s+)?(?:include[sd]?|including|involved?|consisted\\s+of|were|are)`,
  `(?:(?:various|other|many|misc|miscellaneous)\\s+)+(?:duties|responsibilities|tasks)\\s+(?:such\\s+as|including|like)`,
  `(?:this|the|my)\\s+(?:role|job|position|work)\\s+(?:also\\s+)?(?:include[sd]?|involve[sd]?|consist(?:s|ed)\\s+of)`,
];
const dutyOpening = new RegExp(
  `^(?:(?:${forms.join('|')}):?|${which}(?:duties|responsibilities|tasks)\\s*:)\\s+`,
  'iu',
);
const purpose = phrasePattern.iu`^(?:my\s+|the\s+)?(?:main\s+|primary\s+)?(?:${'tell-duty/purpose'})\s+(was|were|is|are)\s+to\s+`;

/** Told as over, also in a job that goes on. */
const isOver = /\b(?:was|were|been|had|held|took|included|involved|consisted)\b/iu;

/** "Responsible for managing stock" → "Managed stock". */
export function tellDuty(text: string, job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const opening = dutyOpening.exec(text)?.[0];
  if (opening === undefined) return tellPurpose(text, job, lexicon);
  const duty = plainly(text.slice(opening.length));
  const rest = withoutI(dutyOf(duty, lexicon));
  if (tellsMoreOfI(rest) || alsoForThing.test(duty)) return undefined;
  const own = tenseOfDuty(opening, rest, job);
  // "Duties: load and unload trailers".
  const [, one = '', other = ''] = /^(\p{Ll}+) (?:and|&) (\p{Ll}+) \p{L}/u.exec(rest) ?? [];
  if (formsOfBase(one, lexicon) && formsOfBase(other, lexicon))
    return opened('duty', 'duty', tellBases(rest, own, lexicon));
  const isInCharge = /charge\s+of/iu.test(opening);
  const [first = ''] = /^\p{L}+/u.exec(rest) ?? [];
  return opened(
    'duty',
    'duty',
    tellMixed(rest, isInCharge, own, lexicon) ??
      tellDeeds(rest, own, 'after a duty', lexicon) ??
      tellHidden(rest, own, lexicon) ??
      tellCharting(rest, own, lexicon) ??
      // "Duties: Delivered meals and cleaned hoods."
      ((formsOfPast(first, lexicon) || /^(?:cut|set|put|hit|split|spread|shut)$/iu.test(first)) &&
      /^(?:\p{L}+\s+)*(?:duties|responsibilities|tasks)/iu.test(opening)
        ? rest
        : undefined) ??
      tellObject(rest, isInCharge, own, lexicon),
  );
}

/** "ordering stationery and for the claim forms": a deed, and a thing that it isn't done to. */
const alsoForThing = /^\p{L}+ing\s(?:(?!\sfor\s).)*\sand\s+for\s+(?!\p{Ll}+ing\s)/iu;

/** What the duty was, as it goes on after a verb: small, without "the" before a deed, and "for" said once. */
function dutyOf(told: string, { words }: Lexicon): string {
  const isPlain =
    /^\p{Lu}\p{Ll}+(?=[\s,])/u.test(told) && words.isListed(/^\p{L}+/u.exec(told)?.[0].toLowerCase() ?? '');
  return (isPlain ? told.slice(0, 1).toLowerCase() + told.slice(1) : told)
    .replace(/^the\s+(?=\p{L}+ing\s+of\b)/iu, '')
    .replace(/^being\s+(?=(?:the|an?)\s)/iu, 'serving as ')
    .replace(/,?\s+and\s+for\s+(?=the\s|an?\s|two\s|three\s|\p{Ll}+ing\s)/gu, ' and ');
}

function tenseOfDuty(opening: string, rest: string, { tense, isCurrent }: JobTense): Tense {
  if (isOver.test(opening) || hasResult.test(rest) || isOnce(rest)) return 'past';
  // What the thing still does is still in somebody's hands.
  return isCurrent && /\b(?:which|that|who)\s+\p{L}+[^s]s\b/u.test(rest) ? 'present' : tense;
}

/** "My job was to open the store and count the cash" → "Opened the store and counted the cash". */
function tellPurpose(text: string, { tense }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const found = purpose.exec(text);
  const rest = text.slice(found?.[0].length);
  if (!found || tellsMoreOfI(rest)) return undefined;
  return opened('duty', 'duty', tellBases(rest, /^w/iu.test(found[1] ?? '') ? 'past' : tense, lexicon));
}

const charting =
  /^(charting|documenting|coding|programming)(\s+in\s+[^,;]+?)(?:\s+and\s+(?!\p{L}+ing\b)([^,;]+))?$/u;

/** "charting in Cerner and med reconciliation": the second is no object of the first. */
function tellCharting(rest: string, tense: Tense, lexicon: Lexicon): string | undefined {
  const [, verb = '', where = '', other] = charting.exec(rest) ?? [];
  const told = formsOfGerund(verb, lexicon);
  if (!told) return undefined;
  const joined = other === undefined ? '' : tellObject(other, false, tense, lexicon);
  if (joined === undefined) return undefined;
  return `${formOf(told, tense)}${where}${joined && ` and ${joined}`}`;
}
