import { findDateRanges, readDate, type WrittenDate } from '../language/date-ranges.ts';
import type { TextReader } from '../language/text-reader.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import type { Asked } from './asked.ts';
import { type Closeness, coverage } from './closeness.ts';
import type { Unit } from './units.ts';

export type Standing = 'held' | 'in-progress' | 'expired' | 'denied';

/** A place where a resume tells of a credential that is asked, and how it stands with it. */
export interface Sighting {
  unit: Unit;
  standing: Standing;
  /** As the resume writes it. */
  expiredOn: string | undefined;
  /** Another state or country than the one that is asked. */
  isElsewhere: boolean;
}

/** Not held yet: enrolled, booked, a part of it passed. */
const pending =
  /\b(?:pending|in[- ]progress|registered for|booked|scheduled|enrolled|(?:working|studying) (?:toward|on|for)|towards?|studying|candidate|eligible|eligibility|appl(?:ied|ying|ication)|(?:class|course|exam) (?:next|in)|not yet|expected|anticipated|pursuing|part(?:ly)? (?:done|passed)|units? (?:left|to go)|self-paced|will (?:take|sit|test)|to be taken|sitting (?:for|the)|hours? short|starts? in|seats? (?:reserved|booked)|plan(?:s|ned|ning)? to|started|began|will start|wish|want to|awaiting|submitted|permit holder|knowledge test|(?:road|driving) test|hours done)\b|\b(?:\d+|one|two|three|four|five) (?:of|out of) (?:the )?(?:\d+|two|three|four|five|six)\b(?! years)/iu;

const lapsed =
  /\b(?:expired|lapsed|inactive|out of date|r[au]n out|let (?:it|them) (?:go|lapse|run out)|no longer (?:held|current|valid)|not (?:renewed|current)|needs? (?:a )?(?:refresher|renewal|to (?:be )?renew(?:ed)?))\b/iu;

const denied = /\b(?:no|not|without|never)\b(?! (?:restrictions?|discipline|disciplinary|points|expir))/iu;

const untilDate =
  /\b(?:exp(?:\.|ires?|ired|iry|iration)?(?: date)?|valid (?:until|through|thru|to|till)|good (?:until|through|thru|to)|current (?:until|through|thru|to)|renew(?:al|s)?(?: due| by)?|until|thru|through)\W*(?:on |in )?$/iu;

/** The reader of dates takes it along. */
const expiry = /^exp(?:\.|ires?|ired)?:?\s*(?:in\s)?/iu;

/** How somebody stands with what a sentence names, today. */
export function standingOf(said: string, now: Date): Pick<Sighting, 'standing' | 'expiredOn'> {
  const ended = findDateRanges(said).find(({ start, from, to, startAt, startText, single }) => {
    const isUntil = expiry.test(startText) || untilDate.test(said.slice(Math.max(0, startAt - 28), startAt));
    const until = dated(startText.replace(expiry, '')) ?? from;
    if (isUntil || (start === startAt && single)) return isUntil && until && isPast(until, now);
    return to && isPast(to, now);
  });
  if (ended) {
    const expiredOn = ended.endText === '' ? ended.startText.replace(expiry, '') : ended.endText;
    return { standing: 'expired', expiredOn };
  }
  if (lapsed.test(said)) return { standing: 'expired', expiredOn: undefined };
  if (pending.test(said)) return { standing: 'in-progress', expiredOn: undefined };
  return { standing: denied.test(said) ? 'denied' : 'held', expiredOn: undefined };
}

/** A month has passed when the next has begun, a bare year when the next has. */
/** "05/14/2026": a month, a day and a year. */
const americanDate = /^(\d{1,2})\/\d{1,2}\/(\d{4})$/u;

function dated(text: string): WrittenDate | undefined {
  const [, month, year] = americanDate.exec(text) ?? [];
  return year && Number(month) <= 12 ? { year: Number(year), month: Number(month) } : readDate(text);
}

const isPast = ({ year, month = 12 }: WrittenDate, now: Date) =>
  year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;

/** Told under a job, a credential is held where the line says so: "Forklift certified (exp. 2026)". */
const saysHeld =
  /\b(?:certifi(?:ed|cations?|cates?)|certs?|licen[cs]ed?|registered|registration|card|ticket|current|renewed|exp(?:ires|\.)?|valid)\b/iu;

const longestSaid = 30;

/** Where credentials are told: their section, studies, after the name, sentences; of jobs the titles, and lines that say so. */
export function sightingsOf(
  { credentials, requirement, words }: Asked,
  units: readonly Unit[],
  { close, view: { reader }, now }: { close: Closeness; view: ResumeView; now: Date },
): Sighting[] {
  const named = credentials.length > 0 || requirement.kind === 'certification';
  if (!named) return [];
  const asked = regionsIn(requirement.quote, reader);
  // "OSHA 30" isn't met by "OSHA 10".
  const numbers = requirement.quote.match(/(?<=\p{Lu}{2}[ -])\d{1,3}(?![\p{L}\d%+])/gu) ?? [];
  const own = words.filter(({ key }) => !plainWord.test(key));
  /** By most of its words, where credentials are told, for our list doesn't have them all. */
  const isWorded = (said: string, unit: Unit) => {
    if (own.length === 0 || requirement.kind !== 'certification') return false;
    if (unit.kind !== 'credential' && !saysHeld.test(said)) return false;
    return coverage(own, [unit], close).soft >= enoughWorded;
  };
  return units.flatMap((unit): Sighting[] => {
    const isTold = unit.kind !== 'line' || saysHeld.test(unit.text);
    if (!isTold) return [];
    return unit.text
      .split(/(?<=\p{L}{4}\.|;)\s+|\s[|•]\s/u)
      .filter((said) => {
        const named = unit.kind === 'list' ? reader.certifications(said) : reader.credentials(said);
        const isNamed = credentials.some((credential) => named.has(credential)) || isWorded(said, unit);
        const isSameGrade = numbers.every((number) => said.includes(number));
        return reader.words(said).length <= longestSaid && isNamed && isSameGrade;
      })
      .map((said) => {
        const own = regionsIn(said, reader);
        const isElsewhere = asked.size > 0 && own.size > 0 && ![...asked].some((one) => own.has(one));
        // A title that nobody may have without the license: it was held then.
        const standing: Pick<Sighting, 'standing' | 'expiredOn'> =
          unit.kind === 'title' ? { standing: 'held', expiredOn: undefined } : standingOf(said, now);
        return { unit, ...standing, isElsewhere: isElsewhere && !/multi-?state|compact/iu.test(said) };
      });
  });
}

/** Words of every credential. */
const plainWord =
  /^(?:licen[cs]\w*|certif\w*|current|valid|active|credential\w*|cards?|tickets?|registr\w*|registered|unrestricted|good|standing|state|national|required|preferred|holds?|must)$/u;
const enoughWorded = 0.6;

/** States and countries: a license holds in one of them. */
function regionsIn(text: string, { lexicon, words }: TextReader): Set<string> {
  return new Set(
    lexicon.places
      .find(words(text))
      .flatMap(({ value, start, end }) =>
        value.kind !== 'city' && /\p{Lu}/u.test(text.slice(start, end)) ? [value.name] : [],
      ),
  );
}
