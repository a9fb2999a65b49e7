import { phrasePattern } from '../../language/phrase-pattern.ts';
import { quantitiesOf } from '../../language/quantities.ts';
import type { Quantity } from '../../language/quantity.ts';
import type { Compared } from '../judge.ts';
import type { Fault, FaultCode } from '../judgment.ts';
import { type LedgerLine, type Passage, readPassage } from '../ledger.ts';
import type { ResumeEvidence } from '../resume-evidence.ts';
import { follows, sameAmount, sumsOf } from '../same-amounts.ts';

export type ProseKind = 'letter' | 'linkedin' | 'headline';

/** What is red in a text about the whole person, where a line of a resume would be asked about: nobody could have meant it. */
const hard: ReadonlySet<FaultCode> = new Set([
  'number',
  'number-elsewhere',
  'unit',
  'years',
  'date',
  'employer',
  'institution',
  'name',
  'place',
  'degree',
  'credential',
  'award',
  'language',
  'level',
]);

/**
 * Whether a sentence says something that only a source can give, and none does: a figure, a name, a title, a credential or
 * an award. Letters and profiles are read by strangers, so none of that is offered for a quick yes either.
 */
export function breaksHardRules(
  sentence: string,
  faults: readonly Fault[],
  { lines }: Pick<Compared, 'lines'>,
  words: ResumeEvidence,
  kind: ProseKind,
): boolean {
  if (faults.some(({ code }) => hard.has(code))) return true;
  const ledger = words.ledger();
  const passage = readPassage(sentence, ledger);
  const sources = lines.flatMap((line) => ledger.lines[line] ?? []);
  return (
    hasStrangeFigure(passage, sources, words, kind) ||
    hasStrangeName(passage, words, kind) ||
    hasStrangeHonor(sentence, faults, words) ||
    isStrangePromotion(faults, words) ||
    (kind === 'headline' && hasStrangeRank(passage, words))
  );
}

/**
 * A figure that the lines it rests on don't give. Which lines those are is known in English sentences alone; of a headline
 * and in other languages every line may be one.
 */
function hasStrangeFigure(
  passage: Passage,
  sources: readonly LedgerLine[],
  words: ResumeEvidence,
  kind: ProseKind,
): boolean {
  const ledger = words.ledger();
  const isEnglish = passage.language === 'en' && ledger.language === 'en';
  const lines = isEnglish && kind !== 'headline' ? sources : ledger.lines;
  const own = lines.flatMap(({ amounts }) => amounts);
  // Number words of English stand out in any language.
  const english = passage.language === 'en' ? [] : quantitiesOf(passage.text, 'en');
  return [...passage.amounts, ...english].some(
    (amount) =>
      isCounted(amount, passage.text) &&
      !own.some((other) => sameAmount(amount, other)) &&
      !(isEnglish && (isSum(amount, lines) || isDerived(amount, lines))),
  );
}

/** How long somebody has worked is worked out from dates, and judged with those; "a busy one" and "Six Sigma" count nothing. */
function isCounted({ kind, unit, start, end }: Quantity, text: string): boolean {
  const written = text.slice(start, end);
  const isTime = kind === 'year' || (kind === 'time' && /year|month|decade/u.test(unit));
  return (
    !isTime && unit !== 'part' && !/^one$/iu.test(written) && !(start > 0 && /^\p{Lu}\p{Ll}+$/u.test(written))
  );
}

const isSum = (amount: Quantity, lines: readonly LedgerLine[]) =>
  amount.bound === 'exact' &&
  lines.some(({ amounts }) => sumsOf(amounts).some((sum) => sameAmount(amount, sum)));

/** A share or a factor may follow from the figures of one line; a count is told as it is. */
const isDerived = (amount: Quantity, lines: readonly LedgerLine[]) =>
  ['percent', 'points', 'factor', 'time'].includes(amount.kind) &&
  lines.some(({ amounts }) => amounts.length > 1 && follows(amount, amounts));

const germanWords = phrasePattern.u`\b(?:${'prose-floor/german-words'})\b`;
/** Words of English that no other language writes this way: a sentence with some of them is half translated. */
const englishWords = /\b(?:with|and|the|where|which|using|thereby|rising)\b/gu;
const months = phrasePattern.u`^(?:${'prose-floor/months'})$`;

/**
 * A name that no line has. Of an English resume the judge finds them; in another language they're known by their capitals,
 * which in German every noun has: there it takes two.
 */
function hasStrangeName(
  { text, language, tokens }: Passage,
  words: ResumeEvidence,
  kind: ProseKind,
): boolean {
  const { language: own, keys } = words.ledger();
  if (own === 'en') return false;
  const isEnglish = language === 'en';
  if (!isEnglish && [...text.matchAll(englishWords)].some(([word]) => !keys.has(word))) return true;
  if (kind === 'headline') return hasStrangeCode(text, words);
  const { lexicon, forms } = words.knowledge;
  const isTranslated = (key: string) => [...keys].some((known) => forms.englishOf(known).includes(key));
  const isLearned = spoken.test(text);
  const strange = tokens.map(({ key, text: word, start }) => {
    if (start === 0 || /[.!?:;，。；]\s*$/u.test(text.slice(0, start))) return false;
    if (!/^\p{Lu}\p{Ll}/u.test(word) || months.test(key) || keys.has(key)) return false;
    const isLanguage = lexicon.skills.whole(word)?.type === 'human-language';
    const listed =
      lexicon.certifications.whole(word) ?? lexicon.titleWords.whole(word) ?? lexicon.skills.whole(word);
    return (isLanguage ? isLearned : listed === undefined) && !isTranslated(key);
  });
  const takesTwo = germanWords.test(text);
  return strange.some((is, place) => is && (!takesTwo || strange[place + 1] === true));
}

const spoken = /\b(?:speak|spoken|fluent|native|bilingual|proficient|in)\b/iu;

/** "EN/FR/DE": languages by their codes. */
const hasStrangeCode = (text: string, { text: evidence }: ResumeEvidence) =>
  [...text.matchAll(/(?<![\p{L}\d])\p{Lu}{2}(?![\p{L}\d])/gu)].some(([code]) => !evidence.includes(code));

const honor = /\b(?:awards?|awarded|prizes?|medals?|trophy|of the (?:year|month|quarter|decade))\b/giu;
const credential = phrasePattern.giu`\b(?:${'prose-floor/credential'})\b`;

/** An award that no line knows; a credential in words that nothing proves. */
function hasStrangeHonor(sentence: string, faults: readonly Fault[], words: ResumeEvidence): boolean {
  const isNew = ([honored]: RegExpMatchArray) =>
    !words.text.toLowerCase().includes(honored.toLowerCase().replace(/s$|ed$/u, ''));
  if ([...sentence.matchAll(honor)].some(isNew)) return true;
  const near = 40;
  return [...sentence.matchAll(credential)].some(({ 0: name, index }) =>
    faults.some(({ start, end }) => start < index + name.length + near && end > index - near),
  );
}

/** Whoever had two titles at one place may have been promoted; anybody else was not, unless they say so. */
function isStrangePromotion(faults: readonly Fault[], words: ResumeEvidence): boolean {
  const isClaimed = faults.some(
    ({ code, claimed }) => code === 'title' && /promot|\brising to\b|\brose to\b/iu.test(claimed),
  );
  if (!isClaimed || /promot/iu.test(words.text)) return false;
  const companies = words.ledger().jobs.map(({ company }) => company.toLowerCase());
  return new Set(companies).size === companies.length;
}

/** A rank in a headline that no title of the person's has. */
function hasStrangeRank({ text }: Passage, words: ResumeEvidence): boolean {
  const [found] = rank.exec(text) ?? [];
  return found !== undefined && !words.text.toLowerCase().includes(found.toLowerCase());
}

const rank = phrasePattern.iu`\b(?:${'prose-floor/rank'})`;
