import type { AnswerFindings } from './answer-findings.ts';
import type { GapCode } from './answer-gaps.ts';
import type { Feature } from './feature-names.ts';
import type { Criterion, Grade, Grades } from './interview.ts';

/** Why each grade is what it is, out of what was found. */
export function reasonTexts(
  grades: Grades,
  findings: AnswerFindings,
  gaps: readonly GapCode[],
): Record<Criterion, string> {
  return {
    relevance: relevance(grades.relevance, findings),
    structure: structure(grades.structure, findings, gaps),
    specificity: specificity(grades.specificity, findings),
    outcome: outcome(grades.outcome, findings),
    overall: overall(grades.overall, findings),
  };
}

function relevance(grade: Grade, { lacksOccasion, isGeneral }: AnswerFindings): string {
  if (grade >= 3) return 'You answer the question that was asked.';
  if (lacksOccasion) return 'The question asks about one time this happened. You talk about it in general.';
  if (isGeneral && grade === 2) return 'You stay on the topic, but you don’t quite answer the question.';
  if (grade === 2) return 'You answer part of the question.';
  return 'We couldn’t find an answer to the question in this.';
}

function structure(grade: Grade, { kind, wordCount }: AnswerFindings, gaps: readonly GapCode[]): string {
  if (gaps.includes('too-long')) return `It takes ${wordCount} words, and the main point gets lost.`;
  if (grade >= 3) return 'One point leads to the next, so it’s easy to follow.';
  if (grade === 2) return 'It can be followed, but one point doesn’t always lead to the next.';
  return kind === 'behavioral'
    ? 'It’s hard to tell what happened first and what you did about it.'
    : 'There’s no clear line from one point to the next.';
}

function specificity(grade: Grade, found: AnswerFindings): string {
  if (found.isOwnPartUnclear) return 'It isn’t clear which part was yours.';
  if (found.ownDeeds === 0 || grade <= 1) return 'There’s little here that an interviewer could picture.';
  const said = found.kind === 'behavioral' ? 'You say what you did yourself' : 'You say what you do yourself';
  const held = found.numbers > 1 ? `${said}, with figures.` : `${said}.`;
  return grade >= 3 ? held : `${held} A little more detail would make it easier to picture.`;
}

function outcome(grade: Grade, found: AnswerFindings): string {
  if (found.kind === 'motivation') return contribution(grade, found);
  if (found.kind === 'behavioral') {
    if (!found.hasResult) return 'You don’t say what came of it.';
    if (grade >= 3)
      return found.hasLearning
        ? 'You say what came of it and what you took from it.'
        : 'You say what came of it.';
    return 'You say how it ended. Say what it changed, too.';
  }
  if (!found.hasCheck) return 'You don’t say how you’d know that it worked.';
  return grade >= 3
    ? 'You say how you make sure it’s right.'
    : 'You check along the way. Say how you’d know that it worked.';
}

function contribution(grade: Grade, { namesContribution }: AnswerFindings): string {
  if (grade >= 3) return 'You show what the employer would get.';
  return namesContribution
    ? 'You touch on what you’d bring. Say more about it.'
    : 'You don’t say what you’d bring to the job.';
}

function overall(grade: Grade, { faults, costs, earns }: AnswerFindings): string {
  if (faults.has('unsafe')) return 'One part sounds unsafe, and that outweighs the rest.';
  if (faults.has('dishonest')) return 'One part sounds dishonest, and that outweighs the rest.';
  if (faults.has('blaming')) return 'You put it on someone else, and that outweighs the rest.';
  const helped = earns && earned[earns];
  const cost = costs && lost[costs];
  if (grade >= 3) {
    const praise = grade === 4 ? 'A strong answer.' : 'A good answer.';
    return helped ? `${praise} What helps most: ${helped}.` : praise;
  }
  const opening =
    grade === 2
      ? 'The beginning of a good answer.'
      : 'It wouldn’t convince an interviewer yet. You can fix that.';
  return cost ? `${opening} What costs you most: ${cost}.` : `${opening} There’s too little to go on.`;
}

const earned: Partial<Record<Feature, string>> = {
  ownDeeds: 'you say what you do yourself',
  fittingDeeds: 'you say what you do yourself',
  ownShare: 'you say what you do yourself',
  reasons: 'you give reasons',
  conditions: 'you think ahead to what could happen',
  checks: 'you check your work',
  tells: 'you keep others informed',
  contrasts: 'you say what you wouldn’t do, too',
  sequence: 'your steps are in order',
  results: 'you say what came of it',
  endsInResult: 'you say what came of it',
  learning: 'you say what you learned',
  numbers: 'your figures',
  times: 'you say when things happened',
  rareWords: 'you speak the language of the trade',
  lists: 'you name things one by one',
  humility: 'you’re open about what you don’t know',
  addressed: 'you speak about this job',
  richSentences: 'most sentences say something useful',
};

const lost: Partial<Record<Feature, string>> = {
  team: 'it’s mostly “we”, so your own part is unclear',
  passive: 'it doesn’t say who did what',
  general: 'it’s about what people do in general, rather than what you do',
  others: 'it’s mostly about other people',
  noOccasion: 'there’s no particular time it happened',
  opinion: 'it’s more opinion than example',
  absolute: 'words such as “always” and “never” in place of an example',
  vague: 'vague words where a detail would help',
  label: 'praise of yourself without an example',
  boast: 'claims without an example',
  jargon: 'buzzwords in place of steps',
  policy: 'rules and principles in place of what you do',
  cliche: 'phrases that anyone could say',
  chatter: 'asides that lead away from the point',
  private: 'private matters that don’t belong to the answer',
  looseNumbers: 'figures that don’t answer the question',
  emptySentences: 'sentences that say little',
  tooLong: 'its length',
  noCare: 'nothing is checked, asked, or passed on',
  longWords: 'long words where plain ones would say more',
  credential: 'your record in place of an answer',
  dismissal: 'it sounds as if you don’t take the question seriously',
  unsafe: 'it sounds careless',
  dishonest: 'it sounds less than open',
  blaming: 'it sounds like a complaint about others',
  offTopic: 'it leads away from the question',
};
