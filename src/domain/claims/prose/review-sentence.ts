import { cleanText, inUsualWidth } from '../../language/readable-text.ts';
import type { NamedJob } from '../../posting/read-posting-head.ts';
import { isSettled } from '../../rewrite/ask-questions.ts';
import { compare, judgmentOf } from '../judge.ts';
import { speaksForPosting, unknownFigure } from '../judge-line.ts';
import type { Fault } from '../judgment.ts';
import { readPassage } from '../ledger.ts';
import type { ResumeEvidence } from '../resume-evidence.ts';
import { isArguable } from '../second-judgment.ts';
import { breaksHardRules, type ProseKind } from './hard-rules.ts';
import { offerOfSentence } from './offer-of-sentence.ts';
import { ownLine } from './own-sentence.ts';
import type { SentenceKind, SentenceSource } from './prose.ts';
import type { ProposedSentence, ReviewedSentence } from './reviewed-sentence.ts';
import { isOfTheJob, onlyAsks, sentenceKind, speaksOfOthers, withoutNamedJob } from './sentence-kind.ts';
import { sourcesOf } from './sentence-sources.ts';
import { hasStrangeWords } from './strange-words.ts';

export interface SentenceContext {
  words: ResumeEvidence;
  /** The resume as it was pasted. */
  content: string;
  /** Lines of the resume as it reads now. */
  edited: ReadonlySet<string>;
  kind: ProseKind;
  /** All of the posting, also what nobody can see in it; '' without one. */
  posting: string;
  /** What the posting asks for, in its words: all that a sentence about the job may repeat of it. */
  asks: readonly string[];
  job: NamedJob;
  settled: readonly string[];
}

/** Nobody reads on in a longer one. */
export const maxSentenceLength = 400;

/** Decides on one proposed sentence: what it speaks of is found out here, whatever its writer says. */
export function reviewSentence(proposed: ProposedSentence, context: SentenceContext): ReviewedSentence {
  const { lines, paragraph } = proposed;
  const text = cleanText(inUsualWidth(proposed.text));
  const dropped = { outcome: 'dropped', lines, paragraph, text } as const;
  if (text === '' || text.length > maxSentenceLength) return dropped;
  const pass = (kind: SentenceKind, sources: SentenceSource[]): ReviewedSentence => ({
    outcome: 'passed',
    lines,
    sentence: { text, kind, paragraph, sources },
  });
  // Nobody is refused their own words.
  const own = context.kind === 'headline' ? undefined : ownLine(text, context.words);
  if (own !== undefined) return pass('you', sourcesOf([own], context));
  if (isForeignForm(text, context)) return dropped;
  const unnamed = withoutNamedJob(text, context.job);
  const spoken = sentenceKind(unnamed, context);
  // Only a letter speaks of a job; whatever a profile says is about the person.
  const kind = spoken === 'job' && context.kind !== 'letter' ? 'you' : spoken;
  if (kind !== 'you') return isOfAsks(text, context) ? pass(kind, []) : dropped;
  // Words of theirs that happen to be in it prove nothing of the job.
  if (speaksOfOthers(unnamed, proposed.about)) return dropped;
  const { verdict, faults, sources } = judgeSentence(unnamed, context);
  const placedFaults = faults.map((fault) => placed(fault, unnamed, text));
  if (verdict === 'reject')
    return { ...dropped, ...(faults.length > 0 ? { soft: { faults: placedFaults, sources } } : {}) };
  if (verdict === 'apply' && sources.length > 0) return pass(kind, sources);
  if (!isAskable(proposed, unnamed) || isSettled(text, context.settled)) return dropped;
  // Nothing speaks against it, but nothing of the person's stands behind it either: only they can say.
  const unproven = faults.length > 0 ? placedFaults : [placed(wholeFault(unnamed), unnamed, text)];
  return { outcome: 'offer', lines, offer: offerOfSentence({ text, paragraph, faults: unproven, sources }) };
}

/** What the job is, or that somebody is thankful, is nothing that a person could say yes to. */
const isAskable = ({ about = 'you' }: ProposedSentence, sentence: string): boolean =>
  about === 'you' && !isOfTheJob(sentence);

/** A sentence can't carry links or markup, letters of another script, or what only the posting says. */
function isForeignForm(text: string, { words, posting, job, kind }: SentenceContext): boolean {
  const known = [words.text, job.employer, job.title, job.contact].join('\n');
  if (/https?:|www\.|<|\S>|[{}[\]`\\]|\*\*|__/iu.test(text) && !words.text.includes(text)) return true;
  const scripts = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;
  if ([...text.matchAll(scripts)].some(([letter]) => !words.text.includes(letter))) return true;
  return (
    hasStrangeWords(text, { words, job, kind }) ||
    speaksForPosting(text, { knowledge: words.knowledge, text: known }, posting)
  );
}

/** An order that hides in a posting must not be spoken: figures and names are those of what it asks. */
function isOfAsks(text: string, { asks, job, words }: SentenceContext): boolean {
  const known = [...asks, job.title, job.employer, job.contact, words.text].join('\n').toLowerCase();
  const odd = text.match(/\S*\d\S*|(?<=\s)\p{Lu}[\p{L}'’]+/gu) ?? [];
  return odd.every(
    (word) => /^I\b/u.test(word) || known.includes(word.replace(/[.,;:!?)]+$/u, '').toLowerCase()),
  );
}

function judgeSentence(sentence: string, context: SentenceContext) {
  const { words, kind, settled } = context;
  const ledger = words.ledger();
  // A letter as a whole is full of wishes; a sentence of it that tells of the person is held to every deed it names.
  const compared = compare(
    { text: sentence, kind: kind === 'letter' && !onlyAsks(sentence) ? 'linkedin' : kind },
    ledger,
    words.knowledge,
  );
  const judged = judgmentOf(compared, ledger, words.knowledge);
  const sources = sourcesOf(compared.lines, context);
  const answered = judged.faults.find(
    ({ code, claimed }) => (code === 'skill' || code === 'name') && isSettled(claimed, settled),
  );
  const wrong = answered ?? unknownFigure(readPassage(sentence, ledger), words);
  const isHardRule = (faults: readonly Fault[]) => breaksHardRules(sentence, faults, compared, words, kind);
  if (wrong === undefined && judged.verdict !== 'reject' && !isHardRule(judged.faults))
    return { ...judged, sources };
  // What is made up has no reasons that anybody could lift.
  const isLiftable =
    wrong === undefined && isArguable(judged.faults.map(({ code }) => code)) && !isHardRule([]);
  return { verdict: 'reject' as const, faults: isLiftable ? judged.faults : [], sources };
}

const wholeFault = (sentence: string): Fault => ({
  code: 'wording',
  start: 0,
  end: sentence.length,
  claimed: sentence,
  source: '',
});

/** A fault was found in the sentence as it was judged; it's shown in the sentence as it's written. */
function placed(fault: Fault, judged: string, text: string): Fault {
  if (judged === text) return fault;
  const start = text.indexOf(fault.claimed);
  return start < 0
    ? { ...fault, start: 0, end: text.length }
    : { ...fault, start, end: start + fault.claimed.length };
}
