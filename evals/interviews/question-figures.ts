import { improperIn } from '#domain/interview/improper-question.ts';
import { planQuestions } from '#domain/interview/plan-questions.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { loadQuestionBank } from '#server/process/load-lexicon.ts';
import type { Figure, Measured } from '../part.ts';
import type { Split } from '../split.ts';
import { type GoldTitle, readAskedQuestions, readGoldTitles } from './read-gold.ts';
import { repeatsIn } from './repeated-questions.ts';
import { coveredFrom, createTopicReader } from './topic-coverage.ts';

interface AskedTitle extends GoldTitle {
  questions: string[];
}

const share = (count: number, n: number): Figure => ({ value: n === 0 ? 0 : count / n, n });

/** What the built-in questions are like, and what the refusal rule lets through. */
interface MeasuredQuestions extends Measured {
  figures: Record<
    'topic_coverage' | 'improper_questions' | 'repeats' | 'bad_refused' | 'good_refused',
    Figure
  >;
}

export function measureQuestions(
  folder: string,
  split: Split | undefined,
  lexicon: Lexicon,
): MeasuredQuestions {
  const bank = loadQuestionBank();
  const findings: string[] = [];
  const titles = readGoldTitles(folder, split).map((gold): AskedTitle => {
    const { fit, questions } = planQuestions({ bank, lexicon }, { jobTitle: gold.jobTitle, asked: [] });
    findings.push(`${gold.jobTitle}: ${fit}`);
    return { ...gold, questions: questions.map(({ text }) => text) };
  });
  const good = readAskedQuestions(folder, split);
  const goodRefused = good.filter((question) => improperIn(question) !== null);
  const bad = titles.flatMap((title) => title.bad.map(({ question }) => question));
  const badAdmitted = bad.filter((question) => improperIn(question) === null);
  findings.push(
    ...goodRefused.map((question) => `good, refused as ${improperIn(question)}: ${question}`),
    ...badAdmitted.map((question) => `bad, not refused: ${question}`),
  );
  const repeats = titles.flatMap(({ questions }) => repeatsIn(questions));
  findings.push(...repeats.map((pair) => `repeated: ${pair.join(' / ')}`));
  return {
    figures: {
      topic_coverage: coverage(titles, createTopicReader(lexicon), findings),
      improper_questions: improperAsked(titles),
      repeats: { value: repeats.length, n: titles.length },
      bad_refused: share(bad.length - badAdmitted.length, bad.length),
      good_refused: share(goodRefused.length, good.length),
    },
    findings,
  };
}

function coverage(
  titles: readonly AskedTitle[],
  shareOf: ReturnType<typeof createTopicReader>,
  findings: string[],
): Figure {
  let covered = 0;
  let n = 0;
  for (const { jobTitle, topics, questions } of titles)
    for (const { topic } of topics) {
      const [best] = questions
        .map((question) => ({ question, share: shareOf(topic, question) }))
        .sort((a, b) => b.share - a.share);
      const isCovered = best !== undefined && best.share >= coveredFrom;
      n += 1;
      if (isCovered) covered += 1;
      findings.push(
        `${isCovered ? 'covered' : 'not covered'}: ${jobTitle} / ${topic} / ${best?.question ?? ''}`,
      );
    }
  return share(covered, n);
}

/** Improper questions of the bank that reach the person. */
function improperAsked(titles: readonly AskedTitle[]): Figure {
  const improper = titles.flatMap(({ bad, questions }) =>
    questions.filter((text) => improperIn(text) !== null || bad.some(({ question }) => question === text)),
  );
  return { value: improper.length, n: titles.reduce((sum, { questions }) => sum + questions.length, 0) };
}
