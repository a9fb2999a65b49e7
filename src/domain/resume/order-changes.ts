import type { ResumeData } from './resume.ts';

/** The order of a job's lines as a change: the person's own lines, one a line, as they stood and as they stand now. */
interface OrderChange {
  path: string;
  before: string;
  after: string;
  state: 'open' | 'kept' | 'rejected';
}

const orderPath = /^experience\.(\d+)\.responsibilities$/;

export const isOrderPath = (path: string): boolean => orderPath.test(path);

/**
 * The job whose lines stand in the order that the change says; undefined when the person has since arranged them.
 * A line may read otherwise by now, so that it's known by most of its words.
 */
export function jobOfOrder({ experience }: ResumeData, change: OrderChange): number | undefined {
  const own = Number(orderPath.exec(change.path)?.[1]);
  const wanted = (change.state === 'rejected' ? change.before : change.after).split('\n');
  const places = experience.map((_, job) => job).sort((a, b) => Number(b === own) - Number(a === own));
  return places.find((job) => isArranged(experience[job]?.responsibilities ?? [], wanted));
}

/** The data with the lines of a job in the other order. */
export function withOtherOrder(
  data: ResumeData,
  job: number,
  { before, after, state }: OrderChange,
): ResumeData {
  const [from, to] = state === 'rejected' ? [before, after] : [after, before];
  const places = placesIn(from.split('\n'), to.split('\n'));
  return {
    ...data,
    experience: data.experience.map((entry, place) =>
      place === job
        ? {
            ...entry,
            responsibilities: [
              ...places.map((at) => entry.responsibilities[at] ?? ''),
              ...entry.responsibilities.slice(places.length),
            ],
          }
        : entry,
    ),
  };
}

/** Where each line of one order stands in the other. Of lines that read alike the first comes first in both. */
function placesIn(from: readonly string[], to: readonly string[]): number[] {
  const taken = new Set<number>();
  return to.map((line) => {
    const place = from.findIndex((each, at) => each === line && !taken.has(at));
    taken.add(place);
    return place;
  });
}

/** What was added after the last line since, such as the answer to a question, stays where it is. */
function isArranged(all: readonly string[], wanted: readonly string[]): boolean {
  if (all.length < wanted.length) return false;
  const lines = all.slice(0, wanted.length);
  const isElsewhere = (line: string, place: number) => line !== wanted[place] && wanted.includes(line);
  if (lines.some(isElsewhere)) return false;
  const count = lines.filter((line) => line !== '').length;
  const alike = lines.filter((line, place) => line !== '' && isLike(line, wanted[place] ?? '')).length;
  return alike * 2 >= count && alike > 0;
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** At least a third of the shorter one's words are in both. */
function isLike(one: string, other: string): boolean {
  const [own, words] = [wordsIn(one), wordsIn(other)];
  const shared = [...own].filter((word) => words.has(word)).length;
  return shared > 0 && shared * 3 >= Math.min(own.size, words.size);
}
