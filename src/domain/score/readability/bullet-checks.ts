import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formsOfBase, formsOfPast, isAlsoName } from '../../language/verb-forms.ts';
import { hasAllWork } from '../../resume/parse/reading-doubts.ts';
import type { Passage, ReadResume } from '../../resume/read-resume.ts';
import type { CheckNote } from '../check-notes.ts';
import { dutyOpening } from '../duty-wording.ts';
import type { Finding, ReadabilityCheckId } from '../score.ts';

type BulletCheckId = Extract<ReadabilityCheckId, `bullet-${string}`>;

/** What was done, said well: four checks over the same lines. */
export function bulletChecks(view: ReadResume): Finding<BulletCheckId>[] {
  const { isEnglish } = view;
  const lines = { bullets: view.bullets, isWhole: hasAllWork(view.data) };
  const verbs = (bullet: Passage) => beginsWithVerb(bullet, view.reader.lexicon);
  const duties = (bullet: Passage) => !saysDutyOnly(bullet);
  return [
    shareOf('bullet-verbs', 'lines-with-verb', lines, { test: verbs, enough: 0.8, applies: isEnglish }),
    shareOf('bullet-numbers', 'lines-with-number', lines, { test: hasNumber, enough: 0.5 }),
    shareOf('bullet-length', 'lines-well-sized', lines, { test: isWellSized, enough: 0.9 }),
    shareOf('bullet-duties', 'lines-without-duty', lines, { test: duties, enough: 1, applies: isEnglish }),
  ];
}

interface BulletLines {
  bullets: readonly Passage[];
  /** How many lines there are can be said only where none was lost. */
  isWhole: boolean;
}

interface BulletRule {
  test: (bullet: Passage) => boolean;
  /** The share that earns full points. */
  enough: number;
  applies?: boolean;
}

function shareOf(
  id: BulletCheckId,
  code: Extract<CheckNote['code'], `lines-${string}`>,
  { bullets, isWhole }: BulletLines,
  { test, enough, applies = true }: BulletRule,
): Finding<BulletCheckId> {
  if (!applies) return { id, share: undefined, notes: [{ code: 'english-only' }] };
  if (bullets.length === 0) return { id, share: 0, notes: [{ code: 'no-lines' }] };
  const good = bullets.filter(test);
  return {
    id,
    share: Math.min(1, good.length / bullets.length / enough),
    notes: [isWhole ? { code, count: good.length, of: bullets.length } : { code: 'lines-unsure' }],
  };
}

/** "Successfully led …" begins with its verb too. */
export function beginsWithVerb({ words, text }: Pick<Passage, 'words' | 'text'>, lexicon: Lexicon): boolean {
  const [first, second] = words;
  if (!first || dutyOpening.test(text)) return false;
  const isVerb = (word: typeof first) =>
    lexicon.actionVerbs.whole(word.text) !== undefined ||
    isPlainVerb(word.key, lexicon) ||
    /^(?:re|co|pre|over|out|un)-?\p{L}{3,}ed$/iu.test(word.key);
  const isAdverb = /ly$/.test(first.key) || first.key === 'also';
  const isHyphened = text.slice(first.end, first.end + 1) === '-';
  return (
    isVerb(first) ||
    (second !== undefined && (isAdverb || isHyphened) && isVerb(second)) ||
    /^[a-z]{4,}ed$/.test(first.key)
  );
}

/** "Take x-rays", "Answered calls": a verb in its base or its past that isn't the name of a thing, too. */
function isPlainVerb(word: string, lexicon: Lexicon): boolean {
  const forms = formsOfBase(word, lexicon) ?? formsOfPast(word, lexicon);
  return forms !== undefined && !isAlsoName(forms);
}

/** "Daily", "every shift", "each week", "per file": how often is said. */
export const saysHowOften = ({ text }: Pick<Passage, 'text'>): boolean => howOften.test(text);
const howOften = phrasePattern.iu`\b(?:${'bullet-checks/how-often'})\b`;

/** A line that tells what was done, however it opens: of anything else nobody can say how much or how often. */
export const statesAchievement = (line: Pick<Passage, 'words' | 'text'>, lexicon: Lexicon): boolean =>
  beginsWithVerb(line, lexicon) || dutyOpening.test(line.text) || /^\W*\p{L}{2,}ing\b/u.test(line.text);

const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundreds?|thousands?|millions?|half|double[ds]?|tripled?|twice|third|quarter|zero|deux|trois|quatre|cinq|drei|vier|fünf|zwei|dos|tres|cuatro|cinco|dois|três|quatro|dwa|trzy|cztery|pięć)\b/iu;

/** Years are dates, not amounts. */
export function hasNumber({ text }: Pick<Passage, 'text'>): boolean {
  const bare = text.replace(/(?<![\d.,$€£])(?:19|20)\d{2}(?![\d.,]\d|\s?%)/g, '');
  return /\d/.test(bare) || numberWords.test(bare) || /[一二三四五六七八九十百千万]/u.test(bare);
}

const shortestBullet = 5;
const maxBulletWords = 40;

/** Chinese and Japanese count characters as words, about two to a word. */
function isWellSized({ words, text }: Pick<Passage, 'words' | 'text'>): boolean {
  const perWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 2 : 1;
  return words.length >= shortestBullet && words.length <= maxBulletWords * perWord;
}

const saysDutyOnly = ({ text }: Passage) => dutyOpening.test(text);
