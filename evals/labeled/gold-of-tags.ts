import type { ResumeData } from '#domain/resume/resume.ts';
import { type TaggedResume, type TaggedSpan, wordsOfSpan } from './tagged-resume.ts';

type Experience = ResumeData['experience'][number];
type Education = ResumeData['education'][number];

/** The gold of a tagged resume, in the shape of the corpus. */
export function goldOfTags(resume: TaggedResume): ResumeData & { meta: Record<string, string> } {
  const values = joinContinued(resume);
  const all = (tag: string) => values.filter((one) => one.tag === tag).map(({ value }) => value);
  const one = (tag: string) => all(tag)[0] ?? '';
  const linkedin = one('linkedin');
  const skills = all('k');
  const certifications = all('x');
  return {
    personalInfo: {
      name: one('name'),
      email: one('email'),
      phone: one('phone'),
      location: one('loc'),
      ...(linkedin === '' ? {} : { linkedin }),
    },
    summary: all('sum').join(' '),
    experience: entriesOf(values, 't c l s e r').map((number) => experienceOf(values, number)),
    education: entriesOf(values, 'd i il g').map((number) => educationOf(values, number)),
    ...(skills.length > 0 ? { skills } : {}),
    ...(certifications.length > 0 ? { certifications } : {}),
    ...additionalOf(values),
    meta: resume.meta,
  };
}

interface Value {
  tag: string;
  entries: readonly number[];
  value: string;
}

/** Spans in the order of the text, those that go on joined with what they go on with. */
function joinContinued(resume: TaggedResume): Value[] {
  const values: Value[] = [];
  for (const span of resume.spans) {
    const value = wordsOfSpan(resume, span);
    const before = span.continues ? values.findLast((one) => isSame(one, span)) : undefined;
    if (before) before.value = joined(before.value, value);
    else values.push({ tag: span.tag, entries: span.entries, value });
  }
  return values;
}

const isSame = (value: Value, { tag, entries }: TaggedSpan) =>
  value.tag === tag && value.entries.join() === entries.join();

const joined = (first: string, second: string) =>
  /\p{L}[-‐]$/u.test(first) && /^\p{Ll}/u.test(second) ? first.slice(0, -1) + second : `${first} ${second}`;

function entriesOf(values: readonly Value[], tags: string): number[] {
  const names = tags.split(' ');
  const numbers = values.filter(({ tag }) => names.includes(tag)).flatMap(({ entries }) => entries);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

const ofEntry = (values: readonly Value[], tag: string, number: number) =>
  values.filter((one) => one.tag === tag && one.entries.includes(number)).map(({ value }) => value);

function experienceOf(values: readonly Value[], number: number): Experience {
  const first = (tag: string) => ofEntry(values, tag, number)[0] ?? '';
  const location = first('l');
  return {
    title: first('t'),
    company: first('c'),
    ...(location === '' ? {} : { location }),
    startDate: first('s'),
    endDate: first('e'),
    responsibilities: ofEntry(values, 'r', number),
  };
}

function educationOf(values: readonly Value[], number: number): Education {
  const first = (tag: string) => ofEntry(values, tag, number)[0] ?? '';
  const location = first('il');
  return {
    degree: first('d'),
    institution: first('i'),
    ...(location === '' ? {} : { location }),
    graduationDate: first('g'),
  };
}

/** What fits no field, under the heading it stands under; `<a0>` and links stand under none. */
function additionalOf(values: readonly Value[]): Pick<ResumeData, 'additional'> {
  const groups = new Map<string, string[]>();
  let heading = '';
  for (const { tag, entries, value } of values) {
    if (tag === 'h') heading = value;
    if (tag !== 'a' && tag !== 'link') continue;
    const under = tag === 'link' || entries.includes(0) ? '' : heading;
    groups.set(under, [...(groups.get(under) ?? []), value]);
  }
  if (groups.size === 0) return {};
  return { additional: [...groups].map(([under, lines]) => ({ heading: under, lines })) };
}
