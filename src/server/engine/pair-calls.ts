import type { ResumeEvidence } from '#domain/claims/resume-evidence.ts';
import { resumeLines } from '#domain/evidence/resume-lines.ts';
import type { Evidence } from '#domain/evidence/verdicts.ts';
import type { Posting } from '#domain/posting/posting.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { askQuestions } from '#domain/rewrite/ask-questions.ts';
import { withProposed } from '#domain/rewrite/proposed-questions.ts';
import type { Against } from './create-ratings.ts';
import type { EngineSource, LocalEngine } from './engine.ts';

interface Readers {
  read(source: EngineSource): ResumeEvidence;
  post(against: Against): Posting | undefined;
  whole(data: ResumeData): { data: ResumeData };
  weigh(data: ResumeData, against: Posting): Evidence[];
}

/** What hangs on a resume and a posting together. */
export const pairCalls = ({
  read,
  post,
  whole,
  weigh,
}: Readers): Pick<LocalEngine, 'readPair' | 'questions'> => ({
  readPair: (source) => {
    // Ours alone, whatever a model has said since: the same texts make the same prompt.
    const posting = post({ posting: source.posting });
    // As it will be weighed, so that a quote of it is found there.
    const { data } = whole(read(source).data);
    const lines = resumeLines(data, source.confirmed);
    const numbersOf = ({ places }: Evidence) =>
      lines
        .filter(({ paths }) => places.some(({ path }) => paths.includes(path)))
        .map(({ number }) => number);
    return {
      jobTitle: posting?.title ?? '',
      asks: (posting ? weigh(data, posting) : []).map((one) => ({
        quote: one.requirement.quote,
        level: one.requirement.level,
        verdict: one.verdict,
        lines: numbersOf(one),
      })),
      lines,
    };
  },
  questions: (source, proposed = []) => {
    const posting = post(source);
    const words = read(source);
    const { settled } = source;
    const ours = posting
      ? askQuestions(posting, weigh(words.data, posting), words, settled)
      : askQuestions({ title: '', description: '', requirements: [] }, [], words, settled);
    return withProposed(ours, proposed, words, settled);
  },
});
