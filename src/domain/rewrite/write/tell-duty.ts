import type { Lexicon } from '../../lexicon.ts';
import { tellDeeds, tellRow } from './deed-row.ts';
import { tellHidden } from './hidden-deeds.ts';
import type { JobTense } from './job-tense.ts';
import { hasResult, isOnce, type OpenedLine, opened, plainly, tellsMoreOfI } from './opened-line.ts';
import { formsOfGerund, type Tense } from './verb-forms.ts';

const dutyOpening =
  /^(?:(?:i\s+)?(?:(?:was|were|am|have been|had been|being)\s+)?(?:(?:also|mainly|solely|primarily|directly|jointly)\s+)?(?:responsible\s+for|tasked\s+with|charged\s+with|accountable\s+for|in\s+charge\s+of)|(?:(?:my|job|key|main|daily|primary|core|other|additional)\s+)*(?:duties|responsibilities|tasks)\s+(?:include[sd]?|including|involved?|consisted\s+of|were|are)):?\s+/iu;

/** Told as over, also in a job that goes on. */
const isOver = /\b(?:was|were|been|had|included|involved|consisted)\b/iu;
/** "Responsible for managing stock" → "Managed stock". */
export function tellDuty(text: string, { tense }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const opening = dutyOpening.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const rest = plainly(text.slice(opening.length)).replace(/^the\s+(?=\p{L}+ing\s+of\b)/iu, '');
  if (tellsMoreOfI(rest)) return undefined;
  const own = isOver.test(opening) || hasResult.test(rest) || isOnce(rest) ? 'past' : tense;
  return opened(
    'duty',
    'duty',
    tellDeeds(rest, own, 'after a duty', lexicon) ??
      tellHidden(rest, own, lexicon) ??
      charge(opening, rest, own, lexicon),
  );
}

/** Work that is handled; "managed" would be more than "responsible for" says of it. */
const handled =
  /^(?:(?:all|any|the|daily|weekly|monthly|incoming|outgoing|light|general)\s+)?(?:[\p{L}-]+\s+){0,3}?(?:arrangements|data entry|filing|payroll|billing|invoic(?:es|ing)|deposits|deliveries|orders|returns|complaints|(?:en|in)quiries|correspondence|requests|calls|month[ -]end close|reconciliations?|code reviews|housekeeping|laundry|paperwork|bookings|reservations|scheduling|travel|shipping|mail|recruiting|recruitment|maintenance|repairs|relations|budgeting|forecasting|reporting|purchasing)(?=[,.;]|$|\s+(?:and|for|of|in|on|at|with|to|from|&)\s)/iu;
/** What one is responsible for by managing it. */
const managed =
  /^(?:(?:the|a|all|our)\s+)?(?:[\p{L}-]+(?:['’]s)?\s+){0,3}?(?:accounts?|budgets?|calendars?|website|blog|portfolio|territory|inventory|schedules?)(?=[\s,.;]|$)/iu;
const people =
  /\b(?:teams?|staff|employees|people|crews?|members|workers|associates|reports|interns|nurses|technicians|colleagues|volunteers|students|children|patients|residents|department|safety|quality|success)\b/iu;

/** "data entry, filing and copying": its -ing words name work, none has an object. */
const namesOnly = /^[^.;]*?(?:(?:,|\band)\s+(?:and\s+)?\p{L}+ing(?=\s*(?:[,.;]|$)|\s+and\s))+[.]?$/u;

/** A duty that is no deed: who is in charge of it manages it, who is responsible for such work handles it. */
function charge(opening: string, rest: string, tense: Tense, lexicon: Lexicon): string | undefined {
  const first = rest.split(/[,;.]|\band\b|\bwhich\b|\bfor\b/u)[0] ?? '';
  const isDeed =
    formsOfGerund(/^\p{L}+/u.exec(rest)?.[0] ?? '', lexicon) !== undefined && !handled.test(rest);
  if (!/^[\p{Ll}\p{Nd}$€£]/u.test(rest) || isDeed) return undefined;
  if (/\b(?:handl|manag|ensur)/iu.test(first)) return undefined;
  const row = namesOnly.test(rest) ? rest : tellRow(rest, tense, lexicon);
  if (row === undefined || (row !== rest && first !== rest && /,/.test(rest))) return undefined;
  if (/^follow[ -]up\s+(?:on|with)\s/iu.test(rest))
    return `${tense === 'present' ? 'Follow' : 'Followed'} up${row.slice('follow up'.length)}`;
  if (people.test(first) && !/in\s+charge/iu.test(opening)) return undefined;
  if (managed.test(rest) || /in\s+charge\s+of/iu.test(opening))
    return `${tense === 'present' ? 'Manage' : 'Managed'} ${row}`;
  if (!/responsible/iu.test(opening) || !handled.test(rest)) return undefined;
  return `${tense === 'present' ? 'Handle' : 'Handled'} ${row}`;
}
