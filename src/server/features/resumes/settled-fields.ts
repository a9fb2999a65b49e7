import type { Resume } from '#contract/resume.ts';
import { fieldAt } from '#domain/resume/resume-changes.ts';
import type { Unsure, UnsureSource } from '#domain/resume/unsure-changes.ts';
import { dataOf } from './resume-store.ts';

/**
 * What is unsure in words that take the place of the present ones: a text that was read again, or an earlier version.
 * What the person has said was read right is not asked again; what they have corrected is, if it reads wrong again.
 */
export function withoutSettled<Next extends Unsure>(resume: Resume, next: Next): Next {
  const data = dataOf(resume);
  const settled = resume.unsureSources.filter(
    // Before the first words there are: what they looked at in the pasted text.
    ({ path, read }) => !resume.unsure.includes(path) && (!data || fieldAt(data, path) === read),
  );
  const isSettled = (path: string) => {
    const source = next.unsureSources.find((each) => each.path === path);
    return source !== undefined && settled.some((each) => placeOf(each) === placeOf(source));
  };
  return { ...next, unsure: next.unsure.filter((path) => !isSettled(path)) };
}

/** The same in whatever place of the resume it stands by now. */
const placeOf = ({ path, read, spans }: UnsureSource): string =>
  // By value: the database keeps the names of a span in an order of its own.
  JSON.stringify([path.replace(/\d+/g, ''), read, spans.map(({ start, end }) => [start, end])]);
