import type { Degree } from '../lexicon.ts';
import type { Mention } from '../phrase-index.ts';
import { foldQuotes } from '../text/fold.ts';
import { keyOf } from '../text/words.ts';
import { openStatus } from './check-licences.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { degreesIn } from './listed-names.ts';
import { makeFlag } from './make-flag.ts';
import { type Passage, tightLines } from './passages.ts';

/** The level of a degree and its field, as the resume gives them together. */
export function checkDegrees(passage: Passage, evidence: Evidence): Flag[] {
  return [
    ...degreesClaimed(passage, evidence).flatMap((mention) => checkDegree(mention, passage, evidence)),
    ...checkMinor(passage, evidence),
  ];
}

/** "Sales Associate" and "Scrum Master" name no degree: single words count where a degree is spoken of. */
function degreesClaimed(passage: Passage, evidence: Evidence) {
  return degreesIn(passage.words, passage.text, 0, evidence.lexicon).filter(
    ({ phrase, end }) =>
      passage.kind === 'education' ||
      !/^(?:associates?|masters?|bachelors?|doctor|certificate|diploma|minor|honou?rs|fellow)$/i.test(
        phrase,
      ) ||
      /^(?:['’]s?\b|s?\s+(?:degree|of|in)\b)/i.test(passage.text.slice(end)) ||
      /['’]s?$/.test(passage.text.slice(0, end)),
  );
}

function checkDegree(mention: Mention<Degree>, passage: Passage, evidence: Evidence): Flag[] {
  const { level } = mention.value;
  const written = passage.text.slice(mention.start, mention.end);
  const all = evidence.known.get(`degree:${level}`) ?? [];
  const known = openStatus.test(passage.text)
    ? all
    : all.filter(
        (line) =>
          !openStatus.test(evidence.lines[line]?.text ?? '') ||
          /expected|anticipated/i.test(evidence.lines[line]?.text ?? ''),
      );
  const tight = tightLines(passage, evidence);
  const others = [...evidence.known].some(
    ([name, lines]) => name.startsWith('degree:') && lines.some((line) => tight.has(line)),
  );
  const strict = passage.kind === 'education' && passage.sameLanguage && others;
  const here = strict ? known.filter((line) => tight.has(line)) : known;
  const field =
    here.length > 0 && passage.sameLanguage ? strangeField(mention.end, here, passage, evidence) : undefined;
  if (field)
    return [
      makeFlag(passage, field, 'degree', 'hard', `Your resume does not give this field for the degree.`),
    ];
  if (here.length > 0) return [];
  return [makeFlag(passage, mention, 'degree', 'hard', `Your resume does not show the degree "${written}".`)];
}

const minor =
  /\b(?:minor(?:ed|ing)? in|minor:|nebenfach|mineure en|especialidad secundaria en)\s+(\p{L}[\p{L}'’-]+)/giu;

/** A minor is no major: the field of one may not stand alone beside the degree. */
function checkMinor(passage: Passage, evidence: Evidence): Flag[] {
  if (/\b(?:minor|nebenfach|mineure|secundaria)/iu.test(passage.text)) return [];
  if (degreesIn(passage.words, passage.text, 0, evidence.lexicon).length === 0) return [];
  const fields = [...evidence.text.matchAll(minor)].map(([, field = '']) => keyOf(field));
  return passage.words
    .filter(({ key, lines }) => fields.includes(key) && lines.length === 1)
    .map((word) => makeFlag(passage, word, 'degree', 'hard', `Your resume has ${word.text} as a minor.`));
}

/** "Master's in Finance": the field must stand with the degree. */
function strangeField(from: number, lines: readonly number[], passage: Passage, evidence: Evidence) {
  const field =
    /^(?:['’]s)?(?:\s+degree)?\s+(?:in|of)\s+((?:\p{L}[\p{L}'’-]*(?:\s+(?:and|of|&)\s+|\s+)?){1,4})/u.exec(
      passage.text.slice(from),
    );
  if (!field) return undefined;
  const start = from + field[0].length - (field[1]?.length ?? 0);
  const end = from + field[0].length;
  const words = passage.words.filter(
    (word) =>
      word.content && word.start >= start && word.end <= end && (word.capital || word.start === start),
  );
  return words.find(
    (word) =>
      word.support !== 'acronym' &&
      word.support !== 'listed' &&
      !evidence.forms.isFrame(word.key) &&
      !word.lines.some((line) => lines.some((of) => Math.abs(of - line) <= 2)),
  );
}

const degreeClass =
  /\b(?:first[- ]class|upper second|lower second|summa cum laude|magna cum laude|cum laude|with (?:distinction|honou?rs|merit))\b|(?<!\d)[12]:[12](?!\d)/giu;

const foldHonors = (text: string) =>
  foldQuotes(text)
    .replace(/honours/g, 'honors')
    .replace(/-+/g, ' ');

export function checkDegreeClass(passage: Passage, evidence: Evidence): Flag[] {
  const source = foldHonors(evidence.text);
  return [...passage.text.matchAll(degreeClass)].flatMap((found) =>
    source.includes(foldHonors(found[0]).replace('with ', '')) ||
    (/with honors/.test(foldHonors(found[0])) && /\(hons\)|honors/.test(source))
      ? []
      : [
          makeFlag(
            passage,
            { start: found.index, end: found.index + found[0].length },
            'degree',
            'hard',
            `Your resume does not say "${found[0]}".`,
          ),
        ],
  );
}
