import { foldWords } from '../text/fold.ts';
import type { Evidence } from './evidence.ts';
import { isExplained } from './explained.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import { linesOfEntries, namedEntries } from './named-entries.ts';
import type { Passage } from './passages.ts';

/** Tools and skills that the lists know must stand in the resume, under some name. */
export function checkSkills(passage: Passage, evidence: Evidence): Flag[] {
  if (passage.courtesy && !/\b(?:my|I (?:use|have|work|bring|know))\b/.test(passage.text)) return [];
  return evidence.lexicon.skills.find(passage.words).flatMap((mention) => {
    const { value } = mention;
    if (value.type === 'soft' || value.type === 'human-language') return [];
    if (value.ambiguous && !isWrittenAsName(mention, passage)) return [];
    const words = passage.words.filter(({ start, end }) => start >= mention.start && end <= mention.end);
    const content = words.filter((word) => word.content);
    if (content.length === 0) return [];
    if (evidence.known.has(`skill:${value.name}`)) return listedOnly(mention, passage, evidence);
    const nameable = value.type === 'tool' || value.type === 'technology';
    // First letters that happen to spell a tool's name do not make it one of the person's tools.
    const unknown = content.filter(
      ({ support }) => support === 'none' || (nameable && support === 'acronym' && passage.kind === 'skill'),
    );
    const claim = passage.text.slice(mention.start, mention.end);
    const asked = passage.posting !== '' && foldWords(passage.posting).includes(foldWords(claim));
    if (unknown.length === 0 || isExplained(mention, passage)) return [];
    if (!passage.sameLanguage && !(nameable && /^\p{Lu}/u.test(claim))) return [];
    if (!nameable && !asked && passage.kind !== 'skill') return [];
    return [makeFlag(passage, mention, 'skill', 'hard', `"${claim}" is not in your resume.`)];
  });
}

/** "Tableau" inside a sentence is the product; "tableau" and a first word may be anything. */
const isWrittenAsName = ({ start }: { start: number }, passage: Passage) =>
  /^\p{Lu}/u.test(passage.text.slice(start)) && (passage.kind === 'skill' || start > 0);

/** A tool of the skills list, claimed at a job that does not mention it. */
function listedOnly(
  mention: { start: number; end: number; value: { name: string; type: string } },
  passage: Passage,
  evidence: Evidence,
): Flag[] {
  if (
    passage.kind === 'skill' ||
    passage.kind === 'headline' ||
    (mention.value.type !== 'tool' && mention.value.type !== 'technology')
  )
    return [];
  const named = namedEntries(passage, evidence);
  if (named.size === 0 && passage.kind === 'bullet')
    for (const place of entryOfBest(passage, evidence)) named.add(place);
  if (named.size === 0) return [];
  const lines = linesOfEntries(named, evidence);
  const known = evidence.known.get(`skill:${mention.value.name}`) ?? [];
  if (known.some((line) => lines.has(line))) return [];
  const claim = passage.text.slice(mention.start, mention.end);
  return [makeFlag(passage, mention, 'skill', 'soft', `Your resume lists ${claim}, but not for this job.`)];
}

/** The job that a bullet is told of: the entry of the line it shares most with. */
function entryOfBest(passage: Passage, evidence: Evidence): number[] {
  const [best] = passage.alignment.lines;
  return evidence.entries.flatMap(({ lines }, place) =>
    best !== undefined && lines.has(best) && evidence.lines[best]?.bullet ? [place] : [],
  );
}
