import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { helpWords } from './lead-words.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';
import { translatedStems } from './translations.ts';

const read: ReadonlySet<string> = new Set(['es', 'fr', 'de', 'pt', 'pl']);

/** Sources in other languages, told again in them or in English: results and parts played that the line lacks. */
export function checkForeign(passage: Passage, evidence: Evidence): Flag[] {
  if (!read.has(evidence.language) || passage.courtesy) return [];
  return [
    ...checkResults(passage, evidence),
    ...checkHelp(passage, evidence),
    ...checkPeriod(passage, evidence),
  ];
}

/** What opens a clause of effect, in each language. */
const opens =
  /(?:,|\s[–—-])?\s(?:(?:which|thereby|thus|resulting in|leading to|enabling|allowing|boosting|increasing|improving|reducing|cutting|saving|raising|winning|making|closing|bringing|driving|lifting|earning)\s|(?:lo que|lo cual|por lo que|con lo que|logrando|consiguiendo|permitiendo|reduciendo|aumentando|mejorando|incrementando|generando|ahorrando|evitando)\s|(?:ce qui|permettant|réduisant|augmentant|améliorant|entraînant|générant|évitant|contribuant|favorisant)\s|(?:wodurch|womit|sodass|so dass|was (?:zu|die|den|das)|und (?:steigerte|senkte|verbesserte|erhöhte|reduzierte)(?: so| damit| dadurch)?)\s|(?:o que|permitindo|reduzindo|aumentando|melhorando|gerando)\s|(?:co (?:pozwoliło|przyczyniło|doprowadziło|zwiększyło|zmniejszyło|poprawiło)|dzięki czemu|przyczyniając|zwiększając|zmniejszając|poprawiając)\s)/iu;

/** A clause of effect of which the aligned lines have nothing. */
function checkResults(passage: Passage, evidence: Evidence): Flag[] {
  const found = opens.exec(passage.text);
  if (!found || found.index < 12 || !/^(?:bullet|linkedin|letter|summary)$/.test(passage.kind)) return [];
  const words = passage.words.filter((word) => word.start > found.index && isJudged(word, passage, evidence));
  const strange = words.filter((word) => !isNear(word, passage));
  const last = words.at(-1);
  if (!last || strange.length < 2 || strange.length / words.length < 0.75) return [];
  const start = found.index + found[0].search(/\p{L}/u);
  const claim = passage.text.slice(start, last.end);
  const why = `Nothing in your resume tells of "${claim}". Is it true?`;
  return [makeFlag(passage, { start, end: last.end }, 'wording', 'soft', why)];
}

const isJudged = (word: TextWord, { quantities }: Passage, { forms }: Evidence) =>
  word.content &&
  !forms.isFrame(word.key) &&
  !forms.isSoft(word.key) &&
  !quantities.some(({ start, end }) => word.start >= start && word.end <= end);

const isNear = ({ support, lines }: TextWord, { alignment }: Passage) =>
  support !== 'none' && lines.some((line) => alignment.near.has(line));

const shares =
  /\b(?:assist|help|support|participat|contribut|took part|taking part|take part|member|part of|team|aid|collaborat|work(?:ed|ing)? with|alongside|together|joint|co-|involved)/iu;

/** The line begins with a word of helping; the text has none, so it tells the help as the deed. */
function checkHelp(passage: Passage, evidence: Evidence): Flag[] {
  const [best] = passage.alignment.lines;
  const line = best === undefined ? undefined : evidence.lines[best];
  if (!line || best === undefined || !/^(?:bullet|linkedin|letter)$/.test(passage.kind)) return [];
  const helped = helpWords.exec(line.text.replace(/^[\s•\-–—*▪●◦]+/u, '').slice(0, 28));
  if (!helped || helped.index > 12 || helpWords.test(passage.text) || shares.test(passage.text)) return [];
  const shared = passage.words.filter(({ content, lines }) => content && lines.includes(best));
  const [first] = passage.words;
  const last = shared.at(-1);
  if (shared.length < 2 || !first || !last) return [];
  return [
    makeFlag(
      passage,
      { start: first.start, end: last.end },
      'role',
      'soft',
      `Your resume says "${helped[0]}".`,
    ),
  ];
}

const periods = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'annual'];

/** "weekly" where the line has "mensual". */
function checkPeriod(passage: Passage, evidence: Evidence): Flag[] {
  if (passage.sameLanguage || passage.quantities.length === 0) return [];
  const known = translatedStems(evidence);
  const there = periods.filter((name) =>
    known.get(evidence.forms.stem(name))?.some((line) => passage.alignment.lines[0] === line),
  );
  return passage.words
    .filter(({ key }) => there.length > 0 && periods.includes(key) && !there.includes(key))
    .map((word) => makeFlag(passage, word, 'unit', 'hard', `Your resume does not say "${word.text}" here.`));
}
