import { goldOfTags } from './gold-of-tags.ts';
import { readTagged, type TaggedResume, type TaggedSpan } from './tagged-resume.ts';

/** Words that may stand between fields without a tag. */
const connectors = new Set(
  `at from to in on of by for with and or the a an as since until till through via per bei seit von bis und als in der die das im am
   à a au de du des chez depuis et en la le les jusqu pour al del desde hasta y el los por em na no da do desde até e o os para od do w we na i z
   年 月 日 至 から まで 在`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What is wrong with a tagged file, in words its writer understands. Empty when all is well. */
export function problemsOf(file: string): string[] {
  let resume: TaggedResume;
  try {
    resume = readTagged(file);
  } catch (error) {
    return [String(error)];
  }
  return [...metaProblems(resume), ...leftWords(resume), ...entryProblems(resume), ...dateProblems(resume)];
}

function metaProblems({ meta, text, spans }: TaggedResume): string[] {
  const missing = ['language', 'industry', 'format', 'difficulty', 'notes'].filter((key) => !meta[key]);
  const names = spans.filter(({ tag, continues }) => tag === 'name' && !continues).length;
  return [
    ...missing.map((key) => `meta line "${key}:" is missing`),
    ...(names === 1
      ? []
      : [`${names} names; tag the name exactly once (a repeated one in a page header is <f>)`]),
    ...(text.length > 12_000 ? ['longer than 12,000 characters'] : []),
  ];
}

/** Words that no tag holds would be lost. */
function leftWords({ text, spans }: TaggedResume): string[] {
  const isTagged = new Uint8Array(text.length);
  for (const { start, end } of spans) isTagged.fill(1, start, end);
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .filter(({ 0: word, index }) => isTagged[index] === 0 && !connectors.has(word.toLowerCase()))
    .map(({ 0: word, index }) => `"${word}" stands in no tag: ${lineAround(text, index)}`);
}

const lineAround = (text: string, at: number) =>
  text.slice(text.lastIndexOf('\n', at) + 1, (text.indexOf('\n', at) + 1 || text.length + 1) - 1).trim();

const numbered = new Set(['t', 'c', 'l', 's', 'e', 'r', 'd', 'i', 'il', 'g']);
const single = new Set(['t', 'c', 'l', 's', 'e', 'd', 'i', 'il', 'g']);

function entryProblems(resume: TaggedResume): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const span of resume.spans) {
    if (numbered.has(span.tag) !== span.entries.length > 0 && span.tag !== 'a')
      problems.push(
        `<${span.tag}> ${numbered.has(span.tag) ? 'needs' : 'has'} a number: ${words(resume, span)}`,
      );
    if (!single.has(span.tag) || span.continues) continue;
    for (const entry of span.entries) {
      const key = `${span.tag}${entry}`;
      if (seen.has(key)) problems.push(`<${key}> twice: ${words(resume, span)}; a repetition is <f>`);
      seen.add(key);
    }
  }
  const { experience, education } = goldOfTags(resume);
  experience.forEach((job, place) => {
    if (job.title === '' && job.company === '')
      problems.push(`job ${place + 1} has neither title nor company`);
  });
  education.forEach((study, place) => {
    if (study.degree === '' && study.institution === '')
      problems.push(`education ${place + 1} has neither degree nor institution`);
  });
  return problems;
}

const words = ({ text }: TaggedResume, { start, end }: TaggedSpan) =>
  text.slice(start, Math.min(end, start + 50));

/** "2019 – now" is two dates in two tags, not one. */
function dateProblems(resume: TaggedResume): string[] {
  return resume.spans
    .filter(({ tag }) => tag === 's' || tag === 'e')
    .filter((span) => /\d{4}.*\s(?:–|—|-|to|bis|à|a|do)\s.*(?:\d{4}|present|now)/iu.test(words(resume, span)))
    .map((span) => `a range in one date tag: ${words(resume, span)}`);
}
