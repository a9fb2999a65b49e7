import type { Evidence } from './evidence.ts';
import { degreesIn, placesIn } from './listed-names.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import { type Passage, tightLines } from './passages.ts';

/** Degrees, honours, licences, clearances, awards, and how far a thing has got. */
export function checkCredentials(passage: Passage, evidence: Evidence): Flag[] {
  return [
    ...checkDegrees(passage, evidence),
    ...checkDegreeClass(passage, evidence),
    ...checkAwards(passage, evidence),
    ...checkStatus(passage, evidence),
    ...checkLicencePlaces(passage, evidence),
    ...checkLicenceNames(passage, evidence),
    ...checkOpenCredentials(passage, evidence),
  ];
}

function checkDegrees(passage: Passage, evidence: Evidence): Flag[] {
  return degreesIn(passage.words, passage.text, 0, evidence.lexicon).flatMap((mention) => {
    const { level } = mention.value;
    const written = passage.text.slice(mention.start, mention.end);
    const known = evidence.known.get(`degree:${level}`) ?? [];
    const tight = tightLines(passage);
    const here = passage.kind === 'education' && passage.sameLanguage ? known.filter((line) => tight.has(line)) : known;
    const field = here.length > 0 && passage.sameLanguage ? strangeField(mention.end, here, passage, evidence) : undefined;
    if (field) return [makeFlag(passage, field, 'degree', 'hard', `Your resume does not give this field for the degree.`)];
    if (here.length > 0) return [];
    return [makeFlag(passage, mention, 'degree', 'hard', `Your resume does not show the degree "${written}".`)];
  });
}

/** "Master's in Finance": the field must stand with the degree. */
function strangeField(from: number, lines: readonly number[], passage: Passage, evidence: Evidence) {
  const field = /^(?:['’]s)?(?:\s+degree)?\s+(?:in|of)\s+((?:\p{L}[\p{L}'’-]*(?:\s+(?:and|of|&)\s+|\s+)?){1,4})/u.exec(passage.text.slice(from));
  if (!field) return undefined;
  const start = from + field[0].length - (field[1]?.length ?? 0);
  const end = from + field[0].length;
  const words = passage.words.filter((word) => word.content && word.start >= start && word.end <= end && (word.capital || word.start === start));
  return words.find((word) => word.support !== 'acronym' && word.support !== 'listed' && !evidence.forms.isFrame(word.key) && !word.lines.some((line) => lines.some((of) => Math.abs(of - line) <= 1)));
}

const degreeClass =
  /\b(?:first[- ]class|upper second|lower second|summa cum laude|magna cum laude|cum laude|with (?:distinction|honou?rs|merit))\b|(?<!\d)[12]:[12](?!\d)/giu;

const fold = (text: string) => text.toLowerCase().replace(/honours/g, 'honors').replace(/[-\s]+/g, ' ');

function checkDegreeClass(passage: Passage, evidence: Evidence): Flag[] {
  const source = fold(evidence.text);
  return [...passage.text.matchAll(degreeClass)].flatMap((found) =>
    source.includes(fold(found[0]).replace('with ', '')) || (/with honors/.test(fold(found[0])) && /\(hons\)|honors/.test(source))
      ? []
      : [makeFlag(passage, { start: found.index, end: found.index + found[0].length }, 'degree', 'hard', `Your resume does not say "${found[0]}".`)],
  );
}

const awardWords =
  /\b(?:awards?|prizes?|medal(?:list)?s?|trophy|honou?rs|honou?ree|winner|award-winning|prize-winning|laureate|laur[ée]ate?|all-american|hall of fame|top producer|employee of the (?:month|year)|of the year|dean['’]s list|valedictorian|michelin star|nagrod\p{L}*|preisträger\p{L}*|auszeichnung\p{L}*|premi(?:o|ada|ado)|prix)\b|获奖|奖/giu;

/** An award must be one the source speaks of, near what the sentence tells. */
function checkAwards(passage: Passage, evidence: Evidence): Flag[] {
  return [...passage.text.matchAll(awardWords)].flatMap((found) => {
    const inside = passage.words.filter(({ start, end }) => start >= found.index && end <= found.index + found[0].length);
    const content = inside.filter((word) => word.content);
    const near = content.every(({ lines, support }) => support === 'same' && lines.some((line) => passage.alignment.near.has(line)));
    if (content.length === 0 ? evidence.text.includes(found[0]) : near) return [];
    const start = Math.max(0, found.index - 12);
    return [makeFlag(passage, { start, end: Math.min(passage.text.length, found.index + found[0].length + 12) }, 'award', 'hard', `Your resume does not mention this ${found[0]}.`)];
  });
}

/** Source words that say "not yet" or "not quite", and claims they forbid. */
const statuses: readonly { source: RegExp; claims: RegExp }[] = [
  {
    source: /\b(?:finalists?|shortlisted|nominated|nominee|runner[- ]up|finaliste|finalista|nominiert|nominowan\p{L}*)\b|入围|提名/iu,
    claims: /\b(?:won|win|winner|winning|awarded|received|earned|laur[ée]ate?|gewann|ganador\p{L}*|gagn\p{L}*|zwycięzc\p{L}*)\b|获得|荣获/iu,
  },
  {
    source: /\b(?:patent application|patent pending|pending|application|applied for)\b/iu,
    claims: /\b(?:granted|issued|patented|approved|holds? a patent|awarded)\b/iu,
  },
  {
    source: /\b(?:under contract|forthcoming|in preparation|under review|submitted|in press)\b/iu,
    claims: /\b(?:published|publication of|author of a book|appeared)\b/iu,
  },
  {
    source: /\b(?:expected|scheduled|in progress|candidate|ongoing|anticipated|pending|exam (?:booked|planned|set)|studying for|working toward\p{L}*|en cours|laufend|w trakcie|en curso|previsto)\b|在读|预计/iu,
    claims: /\b(?:passed|certified|earned|completed|holds?|holder|graduated|obtained|licensed|graduate of)\b/iu,
  },
  {
    source: /\b(?:lapsed|expired|inactive|not current|surrendered|former(?:ly)? licensed|abgelaufen|expiré|vencid[oa])\b/iu,
    claims: /\b(?:active|current|currently|valid|licensed|maintains?|holds?|in good standing)\b/iu,
  },
  {
    source: /\b(?:workshop|seminar|attended|short course|webinar|auditor|coursework)\b/iu,
    claims: /\b(?:certified|certification|accredited|diploma|licensed)\b/iu,
  },
  {
    source: /\b(?:did not (?:finish|complete|graduate)|not (?:completed|finished|awarded|conferred)|all but dissertation|dropped out|partially completed|incomplete|unfinished|withdrew|left (?:before|without)|no degree|credits toward|some college|abgebrochen|sin terminar|non achevé)\b/iu,
    claims: /\b(?:degree|bachelor\p{L}*|master\p{L}*|graduated|graduate|b\.?s\.?c?|b\.?a|m\.?a|diploma)\b/iu,
  },
];

function checkStatus(passage: Passage, evidence: Evidence): Flag[] {
  return passage.alignment.lines.slice(0, 2).flatMap((place) => checkStatusOf(place, passage, evidence)).slice(0, 1);
}

function checkStatusOf(place: number, passage: Passage, evidence: Evidence): Flag[] {
  const line = evidence.lines[place];
  const shared = passage.words.filter(({ content, lines }) => content && lines.includes(place)).length;
  if (!line || shared < 2) return [];
  return statuses.flatMap(({ source, claims }) => {
    const open = source.exec(line.text);
    const claim = claims.exec(passage.text);
    if (!open || source.test(passage.text)) return [];
    if (credentialKinds.has(passage.kind) && bindsCredential(source)) return [statusFlag(passage, { start: 0, end: passage.text.length }, open[0])];
    if (!claim || claims.test(line.text)) return [];
    return [statusFlag(passage, { start: claim.index, end: Math.min(passage.text.length, claim.index + claim[0].length + 20) }, open[0])];
  });
}

const credentialKinds: ReadonlySet<string> = new Set(['certification', 'education', 'headline', 'skill']);

/** In a list of degrees and certificates, leaving out "expected" or "lapsed" is itself the claim. */
const bindsCredential = (source: RegExp) => /expected|lapsed|unfinished/.test(source.source);

const statusFlag = (passage: Passage, span: { start: number; end: number }, said: string) =>
  makeFlag(passage, span, 'status', 'hard', `Your resume says "${said}".`);

const licence = /\b(?:licen[cs]ed?|licens(?:es|ure)|registered|certified|admitted|P\.?Eng|clearance|RN|LVT|permit)\b/iu;

/** A licence holds where the resume says it holds: a place known only from elsewhere does not do. */
function checkLicencePlaces(passage: Passage, evidence: Evidence): Flag[] {
  const word = licence.exec(passage.text);
  if (!word || !passage.sameLanguage) return [];
  const licenceLines = evidence.lines.filter(({ text, section }) => licence.test(text) || /licen[cs]|certif/i.test(section));
  if (licenceLines.length === 0) return [];
  return placesIn(passage.words, passage.text, 0, evidence.lexicon).flatMap((mention) => {
    if (Math.abs(mention.start - word.index) > 60 || mention.value.kind === 'city') return [];
    const known = licenceLines.some((line) => placesIn(line.words, line.text, line.start, evidence.lexicon).some(({ value }) => value.name === mention.value.name));
    const elsewhere = /\b(?:at|in)\s+[^,]*$/.test(passage.text.slice(word.index, mention.start)) && mention.value.kind === 'country';
    if (known || elsewhere) return [];
    return [makeFlag(passage, mention, 'licence', 'hard', `Your resume does not show a licence for ${mention.value.name}.`)];
  });
}

/** "a commercial pilot licence": what is licensed must be known too. */
function checkLicenceNames(passage: Passage, evidence: Evidence): Flag[] {
  if (!passage.sameLanguage) return [];
  return [...passage.text.matchAll(/\b(?:licen[cs]es?|clearance|permit|accreditation|chartership)\b/giu)].flatMap((found) => {
    const before = passage.words.filter(({ end, content, key }) => content && end <= found.index && found.index - end < 30 && !evidence.forms.isFrame(key)).slice(-2);
    const beside = before.filter(({ end }) => /^[\s\p{L}-]*$/u.test(passage.text.slice(end, found.index)));
    const strange = beside.find(({ support }) => support === 'none');
    if (!strange || /^(?:active|current|valid|full|clean|hold|holds|held)$/.test(strange.key)) return [];
    return [makeFlag(passage, { start: strange.start, end: found.index + found[0].length }, 'licence', 'hard', 'Your resume does not show this licence.')];
  });
}

const openStatus =
  /\b(?:candidate|scheduled|expected|in progress|pending|anticipated|lapsed|expired|inactive|studying|preparing|sitting|enrolled|working towards?|trainee|eligible|not (?:yet|completed|finished)|unfinished|incomplete|en cours|en curso|in bearbeitung|w trakcie|caducad[oa]|vencid[oa])\b|在读|预计|备考/iu;

/** "CPA" where the source only ever has "CPA candidate": a title whose every mention is still open. */
function checkOpenCredentials(passage: Passage, evidence: Evidence): Flag[] {
  if (openStatus.test(passage.text)) return [];
  return passage.words.flatMap((word) => {
    if (!/^\p{Lu}[\p{Lu}.\d-]{1,7}$/u.test(word.text) || word.support !== 'same') return [];
    const mentions = evidence.lines.flatMap((line) =>
      line.words.filter(({ key }) => key === word.key).map(({ start, end }) => segmentAround(evidence.text, start, end)),
    );
    const open = mentions.map((text) => openStatus.exec(text)?.[0]);
    if (mentions.length === 0 || open.some((of) => of === undefined)) return [];
    return [makeFlag(passage, word, 'status', 'hard', `Your resume says "${open[0]}".`)];
  });
}

function segmentAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 40), start).split(/[;,|•\n]/).at(-1) ?? '';
  const after = text.slice(end, end + 60).split(/[;|•\n]/)[0] ?? '';
  return `${before} ${after}`;
}
