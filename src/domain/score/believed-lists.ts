import { isCredible } from '../evidence/credible.ts';
import { tellingPaths } from '../evidence/units.ts';
import type { Evidence } from '../evidence/verdicts.ts';
import type { TextReader } from '../language/text-reader.ts';
import type { PostingWords } from '../posting/posting-words.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import { itemsOf } from '../resume/word-lines.ts';

const fewestItems = 4;
const mostOfPosting = 0.5;

/**
 * Whether what lists name counts: the jobs must show at least twice as much of what is asked, and the lists must be the
 * person's own. Of one that names hardly anything but what the posting names nobody can tell whether it was copied.
 */
export function areListsBelieved(
  evidence: readonly Evidence[],
  view: ReadResume,
  posting: PostingWords,
): boolean {
  const items = listedItems(view);
  const named = items.filter((item) => posting.names(item)).length;
  const isOwn = named < fewestItems || named < items.length * mostOfPosting;
  return isOwn && isCredible(evidence, view);
}

/** All that is only listed: as skills, under jobs, under other headings, behind the name. */
function listedItems(view: ReadResume): string[] {
  const telling = tellingPaths(view);
  const { summary, experience, additional = [] } = view.data;
  const lines = [
    ...experience.flatMap(({ responsibilities }, job) =>
      responsibilities.filter((_, line) => !telling.has(`experience.${job}.responsibilities.${line}`)),
    ),
    ...additional.flatMap(({ lines }, section) =>
      lines.filter((_, line) => !telling.has(`additional.${section}.lines.${line}`)),
    ),
    ...summary.split('\n'),
  ];
  return [...view.listed.map(({ text }) => text), ...lines.flatMap((line) => itemsIn(line, view.reader))];
}

/** Items that nothing parts are known by our lists. */
function itemsIn(line: string, reader: TextReader): string[] {
  const items = itemsOf(line, 0).map(({ text }) => text);
  const names = items.length < fewestItems ? [...reader.skills(line)] : items;
  return names.length < fewestItems ? [] : names;
}
