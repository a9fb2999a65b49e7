import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { placesIn } from './listed-names.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';

const licence =
  /\b(?:licen[cs]ed?|licens(?:es|ure)|registered|certified|admitted|P\.?Eng|clearance|RN|LVT|permit)\b/iu;

/** A licence holds where the resume says it holds: a place known only from elsewhere does not do. */
export function checkLicencePlaces(passage: Passage, evidence: Evidence): Flag[] {
  const word = licence.exec(passage.text);
  if (!word || !passage.sameLanguage) return [];
  const licenceLines = evidence.lines.filter(
    ({ text, section }) => licence.test(text) || /licen[cs]|certif/i.test(section),
  );
  if (licenceLines.length === 0) return [];
  return placesIn(passage.words, passage.text, 0, evidence.lexicon).flatMap((mention) => {
    if (Math.abs(mention.start - word.index) > 60 || mention.value.kind === 'city') return [];
    const known = licenceLines.some((line) =>
      placesIn(line.words, line.text, line.start, evidence.lexicon).some(
        ({ value }) => value.name === mention.value.name,
      ),
    );
    const elsewhere =
      /\b(?:at|in)\s+[^,]*$/.test(passage.text.slice(word.index, mention.start)) &&
      mention.value.kind === 'country';
    if (known || elsewhere) return [];
    return [
      makeFlag(
        passage,
        mention,
        'licence',
        'hard',
        `Your resume does not show a licence for ${mention.value.name}.`,
      ),
    ];
  });
}

/** "a commercial pilot licence": what is licensed must be known too. */
export function checkLicenceNames(passage: Passage, evidence: Evidence): Flag[] {
  if (!passage.sameLanguage) return [];
  return [
    ...passage.text.matchAll(/\b(?:licen[cs]es?|clearance|permit|accreditation|chartership)\b/giu),
  ].flatMap((found) => {
    const before = passage.words
      .filter(
        ({ end, content, key }) =>
          content && end <= found.index && found.index - end < 30 && !evidence.forms.isFrame(key),
      )
      .slice(-2);
    const beside = before.filter(({ end }) => /^[\s\p{L}-]*$/u.test(passage.text.slice(end, found.index)));
    const strange = beside.find(({ support }) => support === 'none');
    if (!strange || /^(?:active|current|valid|full|clean|hold|holds|held)$/.test(strange.key)) return [];
    return [
      makeFlag(
        passage,
        { start: strange.start, end: found.index + found[0].length },
        'licence',
        'hard',
        'Your resume does not show this licence.',
      ),
    ];
  });
}

export const openStatus =
  /\b(?:candidate|scheduled|booked for|exam (?:booked|planned|due)|coursework towards?|\d+ credits|expected|in progress|pending|anticipated|lapsed|expired|inactive|studying|preparing|sitting|enrolled|working towards?|trainee|eligible|not (?:yet|completed|finished)|unfinished|incomplete|en cours|en curso|in bearbeitung|w trakcie|caducad[oa]|vencid[oa])\b|在读|预计|备考/iu;

/** "CPA" where the source only ever has "CPA candidate": a title whose every mention is still open. */
export function checkOpenCredentials(passage: Passage, evidence: Evidence): Flag[] {
  if (openStatus.test(passage.text)) return [];
  return passage.words.flatMap((word) => {
    if (!/^\p{Lu}[\p{Lu}.\d-]{1,7}$/u.test(word.text) || word.support !== 'same') return [];
    const mentions = evidence.lines.flatMap((line) =>
      line.words
        .filter(({ key }) => key === word.key)
        .map(({ start, end }) => segmentAround(evidence.text, start, end)),
    );
    const open = mentions.map((text) => openStatus.exec(text)?.[0]);
    if (mentions.length === 0 || open.some((of) => of === undefined)) return [];
    return [makeFlag(passage, word, 'status', 'hard', `Your resume says "${open[0]}".`)];
  });
}

function segmentAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[;,|•\n]/)
      .at(-1) ?? '';
  const after = text.slice(end, end + 60).split(/[;|•\n]/)[0] ?? '';
  return `${before} ${after}`;
}
