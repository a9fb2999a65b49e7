import type { Span } from '../../language/span.ts';
import type { AskFinder } from './ask-finder.ts';
import { paperAsked, weakAsk } from './ask-wording.ts';
import { dutyWording } from './other-wording.ts';
import type { Passage } from './posting-passages.ts';

const isAskingList = ({ items, asking, working }: { items: number; asking: number; working: number }) =>
  asking >= items * 0.4 && working < items * 0.4;

function soundsAsked(finder: AskFinder, { start, end }: Span): boolean {
  if (finder.asksSomehow({ start, end })) return true;
  const words = finder.lower.slice(start, end);
  if (soundsLikeWork(finder, { start, end })) return false;
  return weakAsk.test(words) || paperAsked.test(words) || finder.hasSkill(start, end);
}

/** "Employer: …", "Vacancies: 1": a form's field, not an item of a list. */
const isField = ({ lower }: AskFinder, { start, end, isBullet }: Passage) =>
  !isBullet && /^[^:.,]{2,30}: /u.test(lower.slice(start, end));

/** "Plan routes", "Answering the phone": a deed at the start. */
export function soundsLikeWork({ lower, isVerb }: AskFinder, { start, end }: Span): boolean {
  const words = lower.slice(start, end);
  const [first = ''] = words.split(/[^\p{L}-]/u, 1);
  return isVerb(first) || /\p{L}{3}ing$/u.test(first) || dutyWording.test(words);
}

/** A list under no telling heading is a list of requirements when enough of it asks. */
export function settleLists(finder: AskFinder, passages: readonly Passage[]): Passage[] {
  const counts = new Map<number, { items: number; asking: number; working: number }>();
  for (const passage of passages) {
    if (!passage.isItem || passage.section !== 'none' || isField(finder, passage)) continue;
    const count = counts.get(passage.group) ?? { items: 0, asking: 0, working: 0 };
    count.items += 1;
    if (soundsAsked(finder, passage)) count.asking += 1;
    else if (soundsLikeWork(finder, passage)) count.working += 1;
    counts.set(passage.group, count);
  }
  return passages.map((passage) => {
    const count = counts.get(passage.group);
    if (
      !passage.isItem ||
      passage.section !== 'none' ||
      !count ||
      !isAskingList(count) ||
      isField(finder, passage)
    )
      return passage;
    const sentences = passage.sentences.map((sentence) =>
      sentence.section === 'none' ? { ...sentence, section: 'must' as const } : sentence,
    );
    return { ...passage, section: 'must', sentences, isSettled: true };
  });
}
