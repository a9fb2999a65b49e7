import { keyOf } from '../text/words.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';
import { sameFamily } from './word-forms.ts';

/** Awards, the period they were given for, and first places. */
export function checkAwards(passage: Passage, evidence: Evidence): Flag[] {
  const flags = checkAwardWords(passage, evidence);
  if (flags.length > 0) return flags;
  return [...checkPeriods(passage, evidence), ...checkFirstPlace(passage, evidence)];
}

const awardWords =
  /\b(?:awards?|prizes?|medal(?:list)?s?|trophy|honou?rs|honou?ree|winner|award-winning|prize-winning|laureate|laur[ée]ate?|all-american|hall of fame|top producer|employee of the (?:month|year)|of the year|dean['’]s list|valedictorian|michelin star|nagrod\p{L}*|preisträger\p{L}*|auszeichnung\p{L}*|premi(?:o|ada|ado)|prix|palmarès|galard\p{L}*|prêmio|medalha|médaille|medalla|medaille|distinci[óo]n|laureat\p{L}*)\b|获奖|奖/giu;

/** An award must be one the source speaks of, near what the sentence tells. */
function checkAwardWords(passage: Passage, evidence: Evidence): Flag[] {
  return [...passage.text.matchAll(awardWords)].flatMap((found) => {
    const inside = passage.words.filter(
      ({ start, end }) => start >= found.index && end <= found.index + found[0].length,
    );
    const content = inside.filter((word) => word.content);
    const near = content.every(
      ({ lines, support }) => support === 'same' && lines.some((line) => passage.alignment.near.has(line)),
    );
    if (content.length === 0 ? evidence.text.includes(found[0]) : near) return [];
    const start = Math.max(0, found.index - 12);
    return [
      makeFlag(
        passage,
        { start, end: Math.min(passage.text.length, found.index + found[0].length + 12) },
        'award',
        'hard',
        `Your resume does not mention this ${found[0]}.`,
      ),
    ];
  });
}

/** "of the Year", "del trimestre", "des Monats": what an award is given for, by its English name. */
const periods: Readonly<Record<string, RegExp>> = {
  year: /^(?:year|ano|annee|an|jahres|roku)$/,
  month: /^(?:month|mes|mois|monats|miesiaca)$/,
  quarter: /^(?:quarter|trimestre|quartals|kwartalu)$/,
  week: /^(?:week|semana|semaine|woche|tygodnia)$/,
  season: /^(?:season|temporada|saison|sezonu)$/,
  decade: /^(?:decade|decada|decennie|jahrzehnts|dekady)$/,
};
const periodOf = (key: string) => Object.keys(periods).find((name) => periods[name]?.test(key));

const ofPeriod =
  /(\p{L}+(?:\/\p{L}+)?)\s+(?:of\s+the\s+|del\s+|de\s+la\s+|de\s+l['’]|du\s+|des\s+|der\s+|do\s+|da\s+)(\p{L}+)/giu;

/** "the end of the year" is a time; "Baker of the Year" is an award. */
const timeNoun =
  /^(?:end|start|beginning|half|part|rest|most|course|middle|first|last|quarter|month|months|weeks?|days?|time|times|all|out|close|remainder|turn|fin|fines|final|finales|principios?|inicio|mitad|resto|meses|dias|semestre|trimestre|debut|moitie|cours|ende|anfang|halfte|beginn|verlauf|lauf|fim|metade|busiest|each|every|month-end|per|three|two|four)$/;

interface Titled {
  start: number;
  end: number;
  noun: string;
  period: string;
}

function titledIn(text: string): Titled[] {
  return [...text.matchAll(ofPeriod)].flatMap((found) => {
    const [whole, noun = '', word = ''] = found;
    const period = periodOf(keyOf(word));
    if (!period || timeNoun.test(keyOf(noun))) return [];
    return [{ start: found.index, end: found.index + whole.length, noun: keyOf(noun), period }];
  });
}

const cache = new WeakMap<Evidence, Titled[]>();

function checkPeriods(passage: Passage, evidence: Evidence): Flag[] {
  const claimed = titledIn(passage.text);
  if (claimed.length === 0) return [];
  const known = cache.get(evidence) ?? titledIn(evidence.text);
  cache.set(evidence, known);
  return claimed.flatMap((title) => {
    const same = known.filter(({ period }) => period === title.period);
    if (!passage.sameLanguage ? same.length > 0 : same.some(({ noun }) => sameNoun(noun, title.noun)))
      return [];
    const why = `Your resume does not name you "${passage.text.slice(title.start, title.end)}".`;
    return [makeFlag(passage, title, 'award', 'hard', why)];
  });
}

/** "empleada" and "empleado", "teacher" and "teachers". */
const sameNoun = (a: string, b: string) => a === b || sameFamily(a, b);

const first =
  /\b(?:(?:first|1st|top) (?:place|prize)|gold medal(?:list)?|primer (?:premio|puesto|lugar)|premi[èe]re? (?:place|prix)|erster? (?:platz|preis)|ersten (?:platz|preis)|primeiro (?:lugar|pr[êe]mio)|pierwsze miejsce)\b/iu;
const firstInSource =
  /\b(?:first|1st|top|won|winners?|gold|champions?|primer\p{L}*|ganador\p{L}*|premi[èe]re?|laur[ée]ate?|erste\p{L}*|gewinner\p{L}*|sieger\p{L}*|primeiro|pierwsz\p{L}*)\b/iu;

/** Who took first place must be said to have won. */
function checkFirstPlace(passage: Passage, evidence: Evidence): Flag[] {
  const found = first.exec(passage.text);
  if (!found || evidence.lines.some(({ text }) => firstInSource.test(text) && sharesName(text, passage)))
    return [];
  const span = { start: found.index, end: found.index + found[0].length };
  return [makeFlag(passage, span, 'award', 'hard', `Your resume does not speak of a ${found[0]}.`)];
}

const sharesName = (text: string, passage: Passage) =>
  passage.words.some(
    ({ content, capital, text: word, start }) => content && capital && start > 0 && text.includes(word),
  ) || first.test(text);
