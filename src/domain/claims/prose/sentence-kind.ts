import { phraseList, phrasePattern } from '../../language/phrase-pattern.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import type { NamedJob } from '../../posting/read-posting-head.ts';
import type { ResumeEvidence } from '../resume-evidence.ts';
import type { SentenceKind } from './prose.ts';

/** Every "I" of the sentence asks, thanks or looks ahead: "I'm applying", "I'd welcome", "I look forward". */
const firstPersonWord = /\bI(?:['’](?:m|d|ll|ve))?\b(?!['’])/gu;
const asking = phrasePattern.u`^(?:['’]m| am) (?:(?:very|also|now|especially|particularly) )?(?:${'sentence-kind/asking'})\b|^(?:${'sentence-kind/asking-2'})\b`;
const telling = phrasePattern.u`\b(?:${'sentence-kind/telling'})\b`;

/** Stand for title and employer while it's looked at what is said of them. */
const [aTitle, anEmployer] = ['\uE000', '\uE001'] as const;
const appliedFor = phrasePattern.gu`(?<=\b(?:${'sentence-kind/applied-for'}) (?:for|in) )(?:the |your |an? )?\uE000(?: (?:role|position|opening|job|post|vacancy))?`;
/** "The role of Charge Nurse". */
const roleOf =
  /\b(?:the|your|this|an?) (?:role|position|opening|job|post|vacancy) (?:of|as) (?:an? )?\uE000/giu;
const offered = /\b(?:the|your|this|an?) \uE000 (?:role|position|opening|job|post|vacancy)/giu;
const offeredAt = /(?<=\bthis role (?:at|with|in) |\byou posted (?:at|with) )(?:the )?\uE001/gu;
const lookedForwardTo = phrasePattern.gu`(?<=\b(?:${'sentence-kind/looked-forward-to'}) )(?:the )?\uE001(?:['’]s?)?`;

/** Whether a sentence asks, thanks or looks ahead, and tells nothing. */
export const onlyAsks = (text: string): boolean =>
  [...text.matchAll(firstPersonWord)].every(({ index }) => asking.test(text.slice(index + 1))) &&
  !telling.test(text);

/** A sentence with marks for the job and who offers it, and the way back. */
function markJob(text: string, { employer, title }: Pick<NamedJob, 'employer' | 'title'>) {
  const names = [
    [title, aTitle],
    [employer, anEmployer],
  ] as const;
  return {
    marked: names.reduce((marked, [name, mark]) => (name ? marked.replaceAll(name, mark) : marked), text),
    named: (marked: string) =>
      names.reduce((left, [name, mark]) => left.replaceAll(mark, name ?? ''), marked),
  };
}

/** What is left of a letter's first sentence where the rest of it isn't proven: "I am applying for X at Y." */
export function openingOf(text: string, job: NamedJob): string | undefined {
  const { marked, named } = markJob(text, job);
  const found = opening.exec(marked)?.[0];
  return found && `${named(found)}.`;
}

/**
 * The sentence as it's judged: the job that is applied for, and who offers it, are no claims about the person. "I
 * worked as X at Y" names them too, and is one: so they're taken out only of sentences that ask or look ahead.
 */
export function withoutNamedJob(text: string, { employer, title, contact }: NamedJob): string {
  const { marked, named } = markJob(text, { employer, title });
  const addressed = contact ? marked.replaceAll(contact, 'you') : marked;
  // "Officer I" is no one who speaks.
  if (!onlyAsks(addressed)) return named(withoutApplying(marked));
  return named(
    addressed
      .replace(roleOf, 'this role')
      .replace(appliedFor, 'this role')
      .replace(offered, 'this role')
      .replace(offeredAt, 'your company')
      .replace(lookedForwardTo, 'your company'),
  );
}

const jobWord = /(?:role|position|opening|job|post|vacancy)/u.source;
const offerer = /(?: (?:at|with|in) (?:the )?\uE001| on your team| with you| at your company)?/u.source;
const namedJob = `applying (?:for|to) (?:this ${jobWord}|(?:the |your |an? )?(?:${jobWord} (?:of|as) )?\uE000(?: ${jobWord})?)${offerer}`;
const iAm = "I(?:['’]m| am) ";
const opening = new RegExp(`^${iAm}${namedJob}`, 'u');
const applyingFirst = new RegExp(`^${iAm}${namedJob}(?:,? and (?=I\\b)|,? (?=as an? |with ))`, 'u');
const applyingLast = new RegExp(`(?:,? and ${iAm}| )${namedJob}(?=[.!]?$)`, 'u');

/** "I'm applying for X at Y, and I …": what else the sentence says is what's judged. "As a cook" says that they are one, and "with ten years" that they have them. */
function withoutApplying(marked: string): string {
  const rest = marked.replace(applyingLast, '').replace(applyingFirst, '');
  return rest.replace(/^as (?=an? )/u, 'I am ').replace(/^with /u, 'I have ');
}

const firstPerson = /\b(?:I|me|my|mine|myself|we|our|ours|us)\b/iu;
/** The job or its employer is what the sentence tells something of. */
const aboutTheJob = phrasePattern.iu`^(?:your|you|you['’]re|what you|as you|in your posting|(?:the|this) (?:\p{L}+ )?(?:${'sentence-kind/about-the-job'})|your company)\b.*?\b(?:${'sentence-kind/about-the-job-2'})\b`;
/** What the reader would gain is the person: "Your unit will get a certified nurse". */
const promising = phrasePattern.iu`\b(?:${'sentence-kind/promising'})\b|['’]ll\b`;

/** What follows is what the posting asks for, whatever its words. */
const posted = phrasePattern.iu`^(?:your posting|(?:the|this) (?:posting|role|job|position)) (?:also )?(?:${'sentence-kind/posted'})\b`;

/** Whether a sentence tells something of the job and nothing of who applies. */
export const isOfTheJob = (sentence: string): boolean =>
  aboutTheJob.test(sentence) &&
  !firstPerson.test(sentence) &&
  (posted.test(sentence) || !promising.test(sentence));

const toReader = /\byou(?:rs?|['’](?:re|ll|d|ve))?\b/iu;

/** Whether a sentence tells of the reader, or by its writer's word of the job, and nowhere of who writes. */
export const speaksOfOthers = (sentence: string, about: SentenceKind | undefined): boolean =>
  !firstPerson.test(sentence) && (about === 'job' || toReader.test(sentence));

/** What of a posting may be repeated: what it asks, and the name of the job. */
interface Posted {
  words: Pick<ResumeEvidence, 'knowledge'>;
  asks: readonly string[];
  job: NamedJob;
}

/**
 * What a sentence speaks of. Who tells of the job, in the words of what the posting asks and ordinary ones, and who only
 * asks or thanks, claims nothing of the person; in doubt it's about the person.
 */
export function sentenceKind(sentence: string, posted: Posted): SentenceKind {
  const { forms } = posted.words.knowledge;
  const isPlain = ({ key }: { key: string }) =>
    forms.isSmall(key) ||
    forms.isCourtesy(key) ||
    forms.isFrame(key) ||
    forms.isSoft(key) ||
    ordinary.has(key);
  const says = /\p{L}['’](?:m|d|ll|re|ve|s|t)$/u;
  const telling = wordsOf(sentence).filter(
    (word) => !isPlain(word) && !isPlain({ key: word.key.replace(/['’].*$/u, '') }) && !says.test(word.text),
  );
  if (telling.length === 0 && !/\d/u.test(sentence))
    return firstPerson.test(sentence)
      ? 'courtesy'
      : aboutTheJob.test(sentence) || thanking.test(sentence)
        ? 'courtesy'
        : 'you';
  return isOfTheJob(sentence) && isOfPosting(telling, sentence, posted) ? 'job' : 'you';
}

/** At least half of its words are of what the posting asks; the others are ordinary ones, and name nothing. */
function isOfPosting(
  telling: readonly Word[],
  sentence: string,
  { words: { knowledge }, asks, job: { title, employer, contact } }: Posted,
): boolean {
  const { forms, lexicon, words } = knowledge;
  const asked = new Set(
    wordsOf([...asks, title, employer, contact].join('\n')).map(({ key }) => forms.stem(key)),
  );
  const [known, others] = [true, false].map((is) =>
    telling.filter(({ key }) => asked.has(forms.stem(key)) === is),
  );
  const isOrdinary = ({ key, text }: Word) => {
    const isName = /^\p{Lu}/u.test(text) && !sentence.startsWith(text);
    const isListed =
      lexicon.skills.whole(text) ?? lexicon.certifications.whole(text) ?? lexicon.titleWords.whole(text);
    return !isName && isListed === undefined && !/\d/u.test(key) && words.isWord(key);
  };
  return (known?.length ?? 0) >= (others?.length ?? 0) && (others ?? []).every(isOrdinary);
}

const thanking = /^thank/iu;

/** Words that letters are held together with. */
const ordinary: ReadonlySet<string> = new Set(phraseList('sentence-kind/ordinary'));
