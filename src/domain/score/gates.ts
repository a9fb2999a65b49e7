import { isFunctionWord } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Word } from '../language/words.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import type { ResumeData } from '../resume/resume.ts';
import type { Gate } from './score.ts';

const fewestWords = 60;

/** `written`: how many words the person wrote, also those that found no place in a field. */
export function gatesOf(view: ReadResume, written: number): Gate[] {
  const gates: Gate[] = [];
  if (written < fewestWords) gates.push({ code: 'too-short', cap: 30, fewestWords });
  if (!hasHistory(view.data)) gates.push({ code: 'no-history', cap: 30 });
  if (isGibberish(view)) gates.push({ code: 'gibberish', cap: 10 });
  return gates;
}

const hasHistory = ({ experience, education }: ResumeData) =>
  experience.some(({ title, company }) => `${title}${company}`.trim() !== '') ||
  education.some(({ degree, institution }) => `${degree}${institution}`.trim() !== '');

/** Prose has small words, and lists have words that lists of the trade know. Keys hit at random have neither. */
function isGibberish({ words, text, reader }: ReadResume): boolean {
  if (/\blorem ipsum\b/i.test(text)) return true;
  const latin = words.filter(({ key }) => /^[a-z'.&-]+$/.test(key));
  if (latin.length < 20) return isMonotone(words);
  const joining = latin.filter(({ key }) => isFunctionWord(key)).length / latin.length;
  const unspeakable =
    latin.filter(({ key }) => key.length >= 5 && /^[^aeiouy]+$|[^aeiouy]{6}/.test(key)).length / latin.length;
  return (
    isMonotone(words) ||
    unspeakable > 0.25 ||
    (joining < 0.04 && knownShare(latin, words, reader.lexicon) < 0.15)
  );
}

function knownShare(latin: readonly Word[], words: readonly Word[], lexicon: Lexicon): number {
  const known = [
    ...lexicon.skills.find(words),
    ...lexicon.titles.find(words),
    ...lexicon.actionVerbs.find(words),
  ];
  return known.length / latin.length;
}

function isMonotone(words: readonly Word[]): boolean {
  if (words.length < 20) return false;
  return new Set(words.map(({ key }) => key)).size < words.length / 6;
}
