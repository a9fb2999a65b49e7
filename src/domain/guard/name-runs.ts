import type { Span } from '../text/span.ts';
import { isMonthName } from './dates-of.ts';
import type { Evidence } from './evidence.ts';
import { placesIn } from './listed-names.ts';
import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';

/** Words written as one name. */
export interface NameRun extends Span {
  words: TextWord[];
  /** The whole passage is written large, so that capitals say little. */
  titleCase: boolean;
}

/** Runs of capitalised words that are names: not the first word of a sentence, not a text in title case. */
export function nameRunsOf(passage: Passage, evidence: Evidence): NameRun[] {
  const titleCase = isTitleCase(passage);
  const runs: NameRun[] = [];
  let run: TextWord[] = [];
  const close = () => {
    const first = run[0];
    const last = run.at(-1);
    if (first && last) runs.push({ words: run, start: first.start, end: last.end, titleCase });
    run = [];
  };
  for (const [place, word] of passage.words.entries()) {
    const previous = passage.words[place - 1];
    const gap = previous ? passage.text.slice(previous.end, word.start) : '';
    if (run.length > 0 && !/^[\s&’'./+-]*$/.test(gap)) close();
    if (isNameWord(word, place, passage, evidence, titleCase)) run.push(word);
    else if (!(run.length > 0 && joins(word, passage.words[place + 1], passage, evidence))) close();
    else run.push(word);
  }
  close();
  return runs.map(trim).filter(({ words }) => words.some(({ content }) => content));
}

/** "University of Calgary", "Follow Up Boss": small words inside a name. */
const joins = (word: TextWord, next: TextWord | undefined, passage: Passage, evidence: Evidence) =>
  /^(?:of|the|de|du|des|del|di|da|la|le|der|und|and|für|w|y|e)$/.test(word.key) &&
  next?.capital &&
  /^(?:of|de|du|des|del|di|da|la|le|der|für|w)$/.test(word.key) &&
  /^\s+$/.test(passage.text.slice(word.end, next.start)) &&
  evidence !== undefined;

function trim(run: NameRun): NameRun {
  const words = [...run.words];
  while (words.length > 0 && !words.at(-1)?.capital && !words.at(-1)?.content) words.pop();
  return {
    titleCase: run.titleCase,
    words,
    start: words[0]?.start ?? run.start,
    end: words.at(-1)?.end ?? run.end,
  };
}

/** Headlines and lists write every word large: then capitals say nothing. */
function isTitleCase(passage: Passage): boolean {
  const content = passage.words.filter((word) => word.content && /^\p{L}/u.test(word.text));
  return content.length > 0 && content.filter(({ capital }) => capital).length / content.length > 0.75;
}

/** A whole line in capitals: then capitals mark no name. */
const isShouted = ({ text }: Passage) => /\p{Lu}{5,}[^\p{L}]+\p{Lu}{4,}/u.test(text) && !/\p{Ll}/u.test(text);

const hasMark = (text: string) => /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|^\p{Lu}{2,}s?$|^\p{Lu}\p{Lu}/u.test(text);

function isNameWord(
  word: TextWord,
  place: number,
  passage: Passage,
  evidence: Evidence,
  titleCase: boolean,
): boolean {
  if (!word.capital && !/\d\p{L}|\p{L}\d/u.test(word.text)) return false;
  if (passage.quantities.some(({ start, end }) => word.start >= start && word.end <= end)) return false;
  if (isMonthName(word.key) || /^(?:i|i'm|i've|i'd|i'll)$/.test(word.key)) return false;
  if (/^\d+(?:st|nd|rd|th|k|m|h|x|yr|yrs|bn|hr|hrs|min|kg|mg|ms|gb|tb)?$/.test(word.key)) return false;
  if (!passage.sameLanguage && inOrganisation(place, passage, evidence)) return true;
  if (hasMark(word.text)) return !isShouted(passage);
  if (startsSentence(place, passage)) return isListedName(word, passage, evidence);
  if (titleCase && !passage.sameLanguage) return isListedName(word, passage, evidence);
  if (titleCase) return !evidence.forms.isSoft(word.key) && !evidence.forms.isFrame(word.key);
  if (!passage.sameLanguage) return !isCommonTitleWord(word, evidence);
  return true;
}

/** Part of a run of capitals between commas that holds a word such as Group or University. */
function inOrganisation(place: number, passage: Passage, evidence: Evidence): boolean {
  let from = place;
  let to = place;
  const joined = (a: number, b: number) =>
    /^[\s&'’-]+$/.test(passage.text.slice(passage.words[a]?.end ?? 0, passage.words[b]?.start ?? 0)) &&
    passage.words[a]?.capital &&
    passage.words[b]?.capital;
  while (from > 0 && joined(from - 1, from)) from -= 1;
  while (to < passage.words.length - 1 && joined(to, to + 1)) to += 1;
  const run = passage.words.slice(from, to + 1);
  return (
    run.length >= 2 &&
    evidence.lexicon.organisationWords
      .find(run)
      .some(
        ({ value }) =>
          value.kind !== 'legal-form' &&
          value.language === 'en' &&
          /^(?:group|university|college|institute|corporation|company|bank|school|academy|hospital|technologies|holdings|industries|polytechnic)$/i.test(
            value.word,
          ),
      )
  );
}

/** Titles and degrees are written large in English: their words are no names. */
const isCommonTitleWord = (word: TextWord, evidence: Evidence) =>
  evidence.lexicon.titleWords.find([word]).length > 0 || evidence.forms.groupsOf(word.stem) !== undefined;

function startsSentence(place: number, passage: Passage): boolean {
  const previous = passage.words[place - 1];
  if (!previous) return true;
  return /[.!?:;"“(|]\s*$/.test(passage.text.slice(previous.end, passage.words[place]?.start ?? 0).trimEnd());
}

const isListedName = (word: TextWord, passage: Passage, evidence: Evidence) => {
  const at = passage.words.indexOf(word);
  const rest = passage.words.slice(at, at + 5);
  const here = (mention: { start: number } | undefined) =>
    mention !== undefined && mention.start === word.start;
  return (
    here(placesIn(rest, passage.text, 0, evidence.lexicon)[0]) ||
    (passage.sameLanguage && here(evidence.lexicon.certifications.find(rest)[0])) ||
    here(
      evidence.lexicon.skills
        .find(rest)
        .filter(({ value }) => !value.ambiguous && /^(?:tool|technology)$/.test(value.type))[0],
    )
  );
};
