import type { Lexicon } from '../language/lexicon.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import { improperIn } from './improper-question.ts';
import type { InterviewQuestion, QuestionKind, QuestionOrigin, TitleFit } from './interview.ts';
import { postingQuestions } from './posting-questions.ts';
import type { BankQuestion, QuestionBank } from './question-bank.ts';
import { contentStems, isSameQuestion, sharedCount, themeOf } from './same-question.ts';
import { type KnownTitle, knowTitle } from './title-fit.ts';

export interface QuestionPlan {
  fit: TitleFit;
  questions: InterviewQuestion[];
}

interface PlanTask {
  jobTitle: string;
  count?: number;
  /** The questions of the session so far. */
  asked: readonly string[];
  /** What the session's posting asks for. */
  requirements?: readonly Requirement[];
  /** What of it the session's resume doesn't show. */
  missing?: readonly Requirement[];
}

interface PlanSources {
  bank: QuestionBank;
  lexicon: Lexicon;
}

const roundSize = 10;

/**
 * The next questions for a job, always the same for the same session. What the posting asks comes first; then a round
 * from the bank, and all else that fits. Nothing that was asked, in whatever words.
 */
export function planQuestions({ bank, lexicon }: PlanSources, task: PlanTask): QuestionPlan {
  const { jobTitle, count = roundSize, asked, requirements = [], missing = [] } = task;
  const title = knowTitle(bank, lexicon, jobTitle);
  const candidates = [...postingQuestions(requirements, missing, lexicon), ...bankOrder(bank, title)];
  const questions: InterviewQuestion[] = [];
  for (const question of candidates) {
    if (questions.length === count) break;
    const earlier = [...asked, ...questions.map(({ text }) => text)];
    if (improperIn(question.text) === null && !earlier.some((text) => isSameQuestion(text, question.text)))
      questions.push(question);
  }
  return { fit: title.fit, questions };
}

interface Candidate extends BankQuestion {
  origin: QuestionOrigin;
  stems: ReadonlySet<string>;
  theme: string | undefined;
}

const candidate =
  (origin: QuestionOrigin) =>
  (question: BankQuestion): Candidate => ({
    ...question,
    origin,
    stems: contentStems(`${question.topic} ${question.text}`),
    theme: themeOf(question.text),
  });

/** All that the bank has for a title: a round that covers the work, then the rest. */
function bankOrder(bank: QuestionBank, title: KnownTitle): InterviewQuestion[] {
  const pools = poolsFor(bank, title);
  const round = inGoodOrder(chooseRound(pools));
  const rest = pools.flatMap(({ questions }) => questions).filter((one) => !round.includes(one));
  return [...round, ...rest].map(({ text, kind, topic, origin, good }) => ({
    text,
    kind,
    topic,
    origin,
    quote: '',
    good,
  }));
}

interface Pool {
  questions: readonly Candidate[];
  /** How full the round may get from here. */
  until: number;
  /** The bank has them in the order of how often interviewers come to them. */
  isRanked?: boolean;
}

/** Of a round, motivation included: the work itself; where the bank has too little of it, what every interviewer in the family comes to, then the rank. */
const untilFamily = 7;
const ofRank = 2;

function poolsFor(bank: QuestionBank, { occupation, family, level }: KnownTitle): Pool[] {
  const own = occupation?.questions ?? [];
  const ofFamily = bank.families.get(family) ?? [];
  const isOfRank = own.filter((question) => question.level === level).length > ofRank;
  const rank = bank.general.filter((question) => question.level !== 'any' && question.level === level);
  const general = bank.general.filter((question) => question.level === 'any');
  const untilRank = isOfRank || rank.length === 0 ? roundSize : roundSize - ofRank;
  const pool = (origin: QuestionOrigin, questions: readonly BankQuestion[], until: number): Pool => ({
    questions: questions.map(candidate(origin)),
    until,
  });
  return [
    pool('occupation', own, own.length >= roundSize ? roundSize : untilFamily),
    { ...pool('family', ofFamily, untilRank), isRanked: true },
    pool('general', rank, family === '' ? roundSize / 2 : roundSize),
    pool('general', general, roundSize),
  ];
}

/** Ten from the pools in their order: one on motivation, and each time the question that adds most to those chosen. */
function chooseRound(pools: readonly Pool[]): Candidate[] {
  const chosen: Candidate[] = [];
  const motivation = pools.flatMap(({ questions }) => questions).find(({ kind }) => kind === 'motivation');
  if (motivation) chosen.push(motivation);
  for (const { questions, until, isRanked } of pools) {
    const open = questions.filter(({ kind }) => kind !== 'motivation');
    while (chosen.length < until) {
      const next = isRanked ? open.find((one) => isNew(one, chosen)) : mostNew(open, chosen);
      if (!next) break;
      chosen.push(next);
    }
  }
  return chosen;
}

const isNew = (one: Candidate, chosen: readonly Candidate[]): boolean =>
  !chosen.some(
    (other) =>
      other === one ||
      (one.theme !== undefined && one.theme === other.theme) ||
      isSameQuestion(other.text, one.text),
  );

/** A round of one kind tires: each question of a kind makes the next one of it less wanted. */
const kindWeight = 0.1;

/** The first of those that repeat the least of what was chosen; nothing that would be asked twice. */
function mostNew(open: readonly Candidate[], chosen: readonly Candidate[]): Candidate | undefined {
  let best: { one: Candidate; repeated: number } | undefined;
  for (const one of open) {
    if (chosen.some((other) => other === one || isSameQuestion(other.text, one.text))) continue;
    const isThemeUsed = one.theme !== undefined && chosen.some(({ theme }) => theme === one.theme);
    const overlap = Math.max(0, ...chosen.map(({ stems }) => sharedCount(stems, one.stems) / one.stems.size));
    const ofKind = chosen.filter(({ kind }) => kind === one.kind).length;
    const repeated = overlap + (isThemeUsed ? 1 : 0) + ofKind * kindWeight;
    if (!best || repeated < best.repeated) best = { one, repeated };
  }
  return best?.one;
}

/** An easy start, the trade in the middle, what went wrong toward the end. */
const kindOrder: readonly QuestionKind[] = [
  'motivation',
  'behavioral',
  'technical',
  'situational',
  'technical',
  'behavioral',
  'technical',
  'situational',
  'behavioral',
  'technical',
];

function inGoodOrder(round: readonly Candidate[]): Candidate[] {
  const left = [...round];
  const isHard = ({ theme }: Candidate) => theme === 'mistake' || theme === 'disagreement';
  const ordered = round.map((_, place) => {
    const ofKind = left.filter(({ kind }) => kind === kindOrder[place]);
    const early = place < roundSize / 2;
    const at = left.indexOf(
      ofKind.find((one) => !(early && isHard(one))) ??
        left.find((one) => !(early && isHard(one))) ??
        (left[0] as Candidate),
    );
    return left.splice(at, 1)[0] as Candidate;
  });
  return ordered;
}
