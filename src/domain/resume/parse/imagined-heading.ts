import type { Lexicon } from '../../language/lexicon.ts';
import type { LabeledLine } from './labeled.ts';
import { type LineFacts, readFacts } from './line-facts.ts';
import { cutNotes, isAbout, isCredential, isDone, isLead, isOfSelf, type NotePart } from './note-lines.ts';

/** Who writes no headings writes little. */
const maxLines = 30;

/** Name, address, telephone: what follows is no longer the top. */
const maxTopLines = 6;

type LabelAll = (facts: readonly LineFacts[]) => LabeledLine[];

/**
 * Lines without any heading, read as if "Experience" stood below the name and the contact data. The labels learned most
 * of what they know from what stands under headings, so that a few bare lines ("cashier, Food Barn, 2019-2022") pass for
 * anything else. Taken only where it finds more jobs, or as many and gives more lines a place.
 */
export function asIfHeaded(lines: LabeledLine[], label: LabelAll, lexicon: Lexicon): LabeledLine[] {
  const headings = lines.filter(({ label: name }) => name.startsWith('H'));
  if (
    lines.length > maxLines ||
    headings.length > 1 ||
    headings.some(({ fact }) => fact.heading === 'experience')
  )
    return lines;
  const facts = lines.map(({ fact }) => fact);
  const heading = readFacts('Experience', lexicon)[0]?.[0];
  const place = endOfTop(facts);
  if (!heading || place === facts.length) return lines;
  const parts = cutNotes(facts.slice(place), lexicon);
  const labeled = label([...facts.slice(0, place), heading, ...parts.map(({ fact }) => fact)]);
  const headed = [
    ...lines.slice(0, place).map((line, at) => (labeled[at]?.label === 'C' ? (labeled[at] ?? line) : line)),
    ...withJobs(labeled.slice(place + 1), parts),
  ];
  return withDuties(isBetter(headed, lines) ? headed : lines);
}

/** Where a line stands among the parts of notes. */
interface Among {
  before: LabeledLine | undefined;
  next: LabeledLine | undefined;
  /** It and the one behind it. */
  part: NotePart;
  nextPart: NotePart | undefined;
  /** Below a job, or what was done in it. */
  isInJob: boolean;
  hasJobs: boolean;
}

type Change = Partial<Pick<LabeledLine, 'label' | 'noted' | 'chance'>>;

/** Where the notes tell of a job one begins; what else was taken for one must name an employer, or stand beside one. */
function withJobs(lines: readonly LabeledLine[], parts: readonly NotePart[]): LabeledLine[] {
  const found: LabeledLine[] = [];
  const hasJobs = parts.some(isJobPart);
  parts.forEach((part, place) => {
    const line = lines[place];
    const before = found.at(-1);
    if (!line) return;
    const isInJob = !line.fact.line.blankBefore && /^[JR]/.test(before?.label ?? '');
    const among = { before, next: lines[place + 1], part, nextPart: parts[place + 1], isInJob, hasJobs };
    found.push({ ...line, ...(notedAs(line, among) ?? knownAs(line, among)) });
  });
  return found;
}

/** What the notes say of it. */
function notedAs(line: LabeledLine, { before, part, isInJob }: Among): Change | undefined {
  const { fact } = line;
  const { noted, goesOn } = part;
  const isRest = before?.label === 'JB' && before.fact.dates.length === 0 && namesOne(before.fact);
  const isOnlyYears = noted === 'years' || (noted === 'job' && goesOn && isRest && !namesOne(fact));
  const lacksTitle = before?.noted === 'job' && before.fact.evidence.title < 2;
  const own = isTaken(line) ? undefined : noted;
  if (own === 'lead')
    return { noted, ...(isLead(fact.text) ? { label: 'F', chance: () => 1 } : { label: 'A' }) };
  if (own && isInJob && isOnlyYears) return { label: 'JI', noted: 'years' };
  if (own && own !== 'years') return { label: 'JB', noted };
  if (isInJob && lacksTitle && fact.evidence.title === 4 && fact.words <= maxTitleWords)
    return { label: 'JI' };
  return isInJob && goesOn && !isOfSelf(fact.text) ? { label: 'R' } : undefined;
}

/** What the labels say of it, as far as that can be. */
function knownAs({ label, fact }: LabeledLine, among: Among): Change {
  const { evidence, text, heading, dates, email, phone, link, words } = fact;
  const { isInJob, hasJobs } = among;
  if ((email || phone || link) && words <= maxTitleWords) return { label: 'C' };
  if ((label[0] === 'H' && !heading) || (label === 'R' && isOfSelf(text))) return { label: 'A' };
  if (label === 'A' && hasJobs && isDone(text)) return { label: 'R' };
  if (label[0] !== 'J') return {};
  if (isCredential(text)) return { label: 'X' };
  if (evidence.institution >= 3 || evidence.degree >= 4) return { label: 'EB' };
  const isDated = dates.length > 0 && evidence.title >= 2;
  const isJob = !hasJobs || namesOne(fact) || isDated || isBeside(fact, among);
  return isJob && !isAbout(text) ? {} : { label: isInJob ? 'R' : 'A' };
}

/** Surely a school, the name or how to reach somebody. */
const isTaken = ({ label, fact: { evidence, heading } }: LabeledLine) =>
  /^[NC]/.test(label) ||
  heading !== undefined ||
  (label[0] === 'E' && evidence.institution + evidence.degree > 0);

/** The title above or below an employer, or the years below one. */
function isBeside({ line, words, dates, evidence }: LineFacts, { before, next, nextPart }: Among): boolean {
  const isAbove = next !== undefined && !next.fact.line.blankBefore;
  const isBelow = !line.blankBefore && before?.label[0] === 'J';
  const goesOn = next?.label === 'JI' && (next.fact.dates.length > 0 || namesOne(next.fact));
  const isTitle = words <= maxTitleWords && evidence.title >= 2;
  return (isAbove && (nextPart?.noted ? isTitle : goesOn)) || (isBelow && (isTitle || dates.length > 0));
}

const isJobPart = ({ noted }: NotePart) => noted === 'job' || noted === 'employer';
const namesOne = ({ evidence }: LineFacts) => evidence.organisation >= leastEmployer;
const leastEmployer = 1.5;
const maxTitleWords = 4;

/** What stands right below a job, and is nothing that the lists know, is what was done there; what stands apart must surely be. */
function withDuties(lines: readonly LabeledLine[]): LabeledLine[] {
  const found: LabeledLine[] = [];
  for (const line of lines) {
    const stands = line.fact.line.blankBefore ? 'apart' : 'below';
    const follows = !line.noted && stands === 'below' && /^[JR]/.test(found.at(-1)?.label ?? '');
    if (follows && isLost(line) && isPlain(line.fact) && !isOfSelf(line.fact.text))
      found.push({ ...line, label: 'R' });
    else if (stands === 'apart' && line.label === 'R' && line.chance('R') < leastApart)
      found.push({ ...line, label: 'A' });
    else found.push(line);
  }
  return found;
}

const leastApart = 0.5;

const isPlain = ({ evidence, dates, languages, certificates, email, phone, link }: LineFacts): boolean =>
  evidence.degree + evidence.institution + certificates + dates.length === 0 &&
  !(languages || email || phone || link);

/** Where the lines end that say who somebody is and where to reach them; in prose there are none. */
function endOfTop(facts: readonly LineFacts[]): number {
  const begun = facts.findIndex(
    ({ words, dates, email, phone, link }, place) =>
      words > maxNameWords ||
      (place > 0 && !(email || phone || link) && (words > maxTitleWords + 2 || dates.length > 0)),
  );
  const top = facts.slice(0, Math.min(maxTopLines, begun < 0 ? maxTopLines : begun));
  const last = top.findLastIndex(({ email, phone, link }) => email || phone || link);
  const rest = facts.slice(Math.max(Math.min(1, top.length), last + 1));
  const others = rest.findIndex((fact) => !isPlace(fact));
  return facts.length - rest.length + (others < 0 ? rest.length : others);
}

const maxNameWords = 12;

const isPlace = ({ evidence, dates, words }: LineFacts): boolean =>
  evidence.place >= 3 && evidence.title === 0 && dates.length === 0 && words <= 5;

function isBetter(one: readonly LabeledLine[], other: readonly LabeledLine[]): boolean {
  const dated = count(one, isDatedJob) - count(other, isDatedJob);
  const jobs = count(one, isJob) - count(other, isJob);
  return dated > 0 || (dated === 0 && (jobs > 0 || lostWords(one) < lostWords(other)));
}

const lostWords = (lines: readonly LabeledLine[]): number =>
  lines.filter(isLost).reduce((sum, { fact }) => sum + fact.words, 0);
const count = (lines: readonly LabeledLine[], is: (line: LabeledLine) => boolean): number =>
  lines.filter(is).length;
const isJob = ({ label }: LabeledLine) => label === 'JB';
const isDatedJob = (line: LabeledLine) =>
  line.label[0] === 'J' && line.fact.dates.length > 0 && !isCredential(line.fact.text);
const isLost = ({ label }: LabeledLine) => label === 'A' || label === 'F';
