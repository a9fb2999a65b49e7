import { sectionOfHeading } from '../section-headings.ts';
import { wordsOf } from '../text/words.ts';
import { isMonthName } from './dates-of.ts';
import type { Evidence } from './evidence.ts';

/** How far a credential or an award has got, by the resume's own words. */
type RecordStatus = 'held' | 'open' | 'lapsed' | 'training' | 'placed';

/** One degree, certificate, licence or award of the source: what it is called and how far it has got. */
export interface CredentialRecord {
  line: number;
  text: string;
  status: RecordStatus;
  /** The word that says so, as written. */
  said: string;
  /** Of awards: 5 won, 4 second, 3 third, 2 in the final, 1 named or entered. */
  standing: number;
  /** Stems of its name; any one of the parts, named whole, means this record. */
  parts: readonly (readonly string[])[];
}

export const standings: readonly (readonly [number, RegExp])[] = [
  [
    4,
    /\b(?:runners?[- ]up|second (?:place|prize)|2nd (?:place|prize)|silver medal|segundo (?:puesto|premio)|deuxième (?:place|prix)|zweiter (?:platz|preis)|segundo lugar|drugie miejsce)\b|亚军|二等奖/iu,
  ],
  [
    3,
    /\b(?:third (?:place|prize)|3rd (?:place|prize)|bronze medal|tercer (?:puesto|premio)|troisième (?:place|prix)|dritter (?:platz|preis)|terceiro lugar|trzecie miejsce)\b|三等奖|季军/iu,
  ],
  [
    2,
    /\b(?:finalists?|finaliste|finalista|finalistin|finalistka|short[- ]?listed|highly commended|honou?rable mention|commended)\b|入围/iu,
  ],
  [
    1,
    /\b(?:semi-?finalists?|quarter-?finalists?|nominated|nominee|nomination|long[- ]?listed|nominiert\p{L}*|nominad[oa]|nommée?|nominowan\p{L}*)\b|提名/iu,
  ],
];

export const unfinished =
  /\b(?:expected|anticipated|in progress|ongoing|pending|applied for|application (?:submitted|filed)|(?:exam|test|sitting|assessment) (?:is )?(?:scheduled|booked|planned|set|due)|scheduled (?:for|in)|booked for|place offered|starts? (?:in )?\p{L}+ \d{4}|not yet (?:taken|passed|awarded|sat|completed)|candidate|studying (?:for|towards?)|working towards?|preparing for|enrolled|eligible|awaiting|paused|on hold|deferred|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|sixteen) (?:units|credits|modules|papers|exams|courses|levels|parts)|did not (?:finish|complete|graduate)|not (?:completed|finished|awarded|conferred)|all but dissertation|ABD|dropped out|unfinished|incomplete|withdrew|left (?:before|without)|no degree|some college|coursework (?:towards?|only|finished|completed)|credits towards?|en cours|non (?:achevé|terminé|soutenu)\p{L}*|inachevé\p{L}*|abandonn\p{L}*|prévue?|interrompu\p{L}*|en curso|sin (?:terminar|finalizar|acabar)|inacabad\p{L}*|incomplet[oa]|previst[oa]|pendiente|cursando|laufend|abgebrochen|voraussichtlich|geplant|angemeldet|nicht (?:abgeschlossen|beendet)|ohne abschluss|in ausbildung|em (?:curso|andamento)|trancad[oa]|não concluíd\p{L}*|w trakcie|nieukończon\p{L}*|przerwan\p{L}*|planowan\p{L}*)\b|在读|预计|备考|肄业|取得予定|在学中|中退/iu;

const lapsed =
  /\b(?:lapsed|expired|inactive|not current|surrendered|retired (?:licen[cs]e|registration)|abgelaufen\p{L}*|erloschen|expirée?|périmée?|caducad[oa]|vencid[oa]|expirad[oa]|nieważn\p{L}*|wygas\p{L}*)\b|过期|失効/iu;

const training =
  /\b(?:workshop|seminar|webinar|attended|attendance|short course|introductory|introduction|intro|taster|audited|company class|one-day|half-day|in-house (?:class|course|training)|curso introductorio|taller|atelier|initiation|schnupperkurs|einführung\p{L}*|warsztat\p{L}*)\b/iu;

/** Words that name no particular degree or award. */
const plainWords =
  /^(?:award|prize|exam|examination|test|certificate|certification|licen[cs]e?|admission|registration|degree|card|course|program|programme|training|member|year|month|quarter|university|college|school|place|winner|title|competition|diploma|level|state|national|universidad|universite|universitat|hochschule)$/;

const cache = new WeakMap<Evidence, CredentialRecord[]>();

/** What the resume says of credentials and awards: those reached, and those not yet, no longer, or not quite. */
export function credentialRecords(evidence: Evidence): CredentialRecord[] {
  const known = cache.get(evidence) ?? readRecords(evidence);
  cache.set(evidence, known);
  return known;
}

function readRecords(evidence: Evidence): CredentialRecord[] {
  const records: CredentialRecord[] = [];
  for (const [place, line] of evidence.lines.entries()) {
    if (line.heading || line.blank || line.wishFrom === 0) continue;
    const told = isTold(place, evidence);
    const cut =
      sectionOfHeading(line.section) === 'skills' && line.text.split(',').length > 3
        ? /[,;|•](?![^()]*\))/u
        : /[;|•]|(?<=\p{Ll}{4})\.\s+/u;
    for (const text of line.text.split(cut)) {
      const found = statusOf(text, evidence.now.year);
      if (told && found.status !== 'placed') continue;
      const parts = partsOf(text, found, evidence);
      if (parts.length > 0) records.push({ line: place, text, ...found, parts });
      else if (found.status !== 'held') markLast(records, place, found);
    }
  }
  return records;
}

/** "Expected 2027" on a line of its own speaks of the line before. */
function markLast(records: CredentialRecord[], place: number, found: Status): void {
  const last = records.at(-1);
  if (last && place - last.line <= 2 && last.status === 'held')
    records[records.length - 1] = { ...last, ...found };
}

/** What is told of a job is no credential, whatever was pending or ongoing there. */
const isTold = (place: number, evidence: Evidence) =>
  evidence.entries.some(
    ({ kind, lines, header }) => kind === 'job' && lines.has(place) && !header.includes(place),
  );

type Status = Pick<CredentialRecord, 'status' | 'said' | 'standing'>;

function statusOf(text: string, year: number): Status {
  const found = standings
    .map(([standing, pattern]) => ({ standing, said: pattern.exec(text)?.[0] ?? '' }))
    .filter(({ said }) => said !== '')
    .at(-1);
  if (found) return { status: 'placed', ...found };
  const not = unfinished.exec(text)?.[0];
  if (not && !isPast(text, not, year)) return { status: 'open', said: not, standing: 5 };
  const past = lapsed.exec(text)?.[0];
  if (past) return { status: 'lapsed', said: past, standing: 5 };
  const course = training.exec(text)?.[0];
  if (course && !/certif|licen|diplom/i.test(text)) return { status: 'training', said: course, standing: 5 };
  return { status: 'held', said: '', standing: 5 };
}

/** "expected May 2019", read years later, says nothing about today. */
function isPast(text: string, said: string, year: number): boolean {
  if (!/^(?:expected|anticipated|previst|prévu|voraussichtlich|planowan)/i.test(said)) return false;
  const years = [...text.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([of]) => Number(of));
  return years.length > 0 && Math.max(...years) < year;
}

/** The name's parts between commas and colons, without the status and the school; a code in brackets is one too. */
function partsOf(text: string, { said, status }: Status, evidence: Evidence): string[][] {
  return text
    .replace(said, ' , ')
    .split(/[,:()–—]|\s-\s/)
    .flatMap((piece) => {
      const words = wordsOf(piece).filter(
        ({ key }) => !/^\d+$/.test(key) && !evidence.forms.isSmall(key) && !isMonthName(key),
      );
      const school =
        status !== 'placed' &&
        evidence.lexicon.organisationWords.find(words).some(({ value }) => value.kind === 'institution');
      const stems = words.map(({ key }) => evidence.forms.stem(key));
      return stems.some((stem) => !plainWords.test(stem)) && !school ? [stems] : [];
    });
}
