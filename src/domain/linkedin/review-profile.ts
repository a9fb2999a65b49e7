import type { ProseSentence, SentenceSource } from '../claims/prose/prose.ts';
import { reviewSentence, type SentenceContext } from '../claims/prose/review-sentence.ts';
import type { ResumeEvidence } from '../claims/resume-evidence.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { ProfileEvidence, ProfileTask } from './profile-evidence.ts';
import type { Passed } from './write-headline.ts';

/** How sentences of a profile are judged: there's no posting, and no job but the one that the person says they look for. */
export function profileContext(
  { form: { openToWork, targetRole = '' }, answers, resume }: ProfileTask,
  { content }: ProfileEvidence,
  words: ResumeEvidence,
): Omit<SentenceContext, 'kind'> {
  return {
    words,
    content,
    edited: new Set(resume?.data.experience.flatMap(({ responsibilities }) => responsibilities)),
    posting: '',
    asks: [],
    job: { employer: null, title: (openToWork && targetRole.trim()) || null, contact: null },
    settled: answers.refused,
  };
}

/** Lets through what is green. */
export const passedBy =
  (task: ProfileTask, evidence: ProfileEvidence, words: ResumeEvidence): Passed =>
  (kind, text, paragraph) => {
    const context = { ...profileContext(task, evidence, words), kind };
    const reviewed = reviewSentence({ text, lines: [], paragraph }, context);
    return reviewed.outcome === 'passed' ? withOwnSources(reviewed.sentence, task) : undefined;
  };

/** Whose words they are: those of the form are called so, and of the head of a job only what the sentence is about stays. */
export function withOwnSources<S extends Pick<ProseSentence, 'text' | 'sources'>>(
  sentence: S,
  { form, resume }: ProfileTask,
): S {
  const fields = [
    form.jobTitle,
    form.experience,
    form.skills,
    form.industry,
    form.currentHeadline,
    form.currentAbout,
  ];
  const isOfForm = ({ from, quote }: SentenceSource) =>
    !resume || (from === 'confirmed' && fields.some((text) => text?.includes(quote)));
  const own = stemsOf(sentence.text);
  const isAbout = ({ quote }: SentenceSource) => [...stemsOf(quote)].some((stem) => own.has(stem));
  const sources = sentence.sources.some(isAbout) ? sentence.sources.filter(isAbout) : sentence.sources;
  return {
    ...sentence,
    sources: sources.map((source) => (isOfForm(source) ? { ...source, from: 'form' as const } : source)),
  };
}

/** What two texts are compared by. */
export const stemsOf = (text: string) =>
  new Set(
    wordsOf(text)
      .filter(({ key }) => key.length > 2)
      .map(({ key }) => stemOf(key)),
  );
