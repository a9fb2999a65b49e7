import { contraries, strictContraries, type Topic } from '../posting/conditions/condition-topics.ts';
import type { Condition } from '../posting/conditions/read-conditions.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import { isMilder } from './milder-terms.ts';
import type { Reason } from './must-have-reasons.ts';
import type { Wish } from './read-wishes.ts';

/** What a posting is like in one respect, and by which words. */
interface State {
  topic: Topic;
  degree: number;
  /** The degree is a share that the posting states. */
  isMeasured: boolean;
  quote: string;
  /** Nothing is said, and most jobs are so. */
  isAssumed?: boolean;
}

const wanted = (wishes: readonly Wish[], kinds: readonly Wish['kind'][]) =>
  new Set(wishes.filter(({ kind }) => kinds.includes(kind)).flatMap(({ topics }) => topics));

/** Holds a posting against what somebody wants of when, where and on what terms one works. */
export function brokenTopic(
  wishes: readonly Wish[],
  posting: JobPosting,
  facts: PostingFacts,
): Reason | undefined {
  const states = statesOf(posting, facts);
  return avoided(wishes, states) ?? excluded(wishes, states);
}

function avoided(wishes: readonly Wish[], states: readonly State[]): Reason | undefined {
  const said = wishes.map(({ lower }) => lower);
  for (const { kind, topics, bears, limit, lower } of wishes) {
    if (kind !== 'avoid') continue;
    const found = states.find(
      ({ topic, degree, isMeasured, isAssumed, quote }) =>
        isAvoided(topic, topics) &&
        !isAssumed &&
        !isMilder({ topic, quote }, said, lower) &&
        // A share that isn't told can't be held against a limit.
        (limit === undefined ? degree > bears : degree > limit && (isMeasured || degree === 1)),
    );
    if (found) {
      const code = limit === undefined && bears < 0.4 ? 'avoided-topic' : 'too-much';
      return { code, topic: found.topic, quote: found.quote };
    }
  }
  return undefined;
}

/** Who wants no days at the office wants no work on site either. */
const isAvoided = (topic: Topic, topics: readonly Topic[]) =>
  topic !== 'management' && (topics.includes(topic) || (topic === 'onsite' && topics.includes('hybrid')));

/** What is needed rules out its contraries, but for what is borne. */
function excluded(wishes: readonly Wish[], states: readonly State[]): Reason | undefined {
  const borne = wanted(wishes, ['need', 'fine']);
  const said = wishes.map(({ lower }) => lower);
  for (const { kind, topics, isStrict } of wishes) {
    if (kind !== 'need') continue;
    for (const topic of topics) {
      const against = [...(contraries[topic] ?? []), ...(isStrict ? (strictContraries[topic] ?? []) : [])];
      const found = states.find(
        (state) =>
          against.includes(state.topic) &&
          !borne.has(state.topic) &&
          state.degree >= 0.5 &&
          // Remote work is told where it's offered; days at home often come up later.
          !(state.isAssumed && topic !== 'remote') &&
          !isMilder(state, said, ''),
      );
      if (found) return { code: 'other-topic', topic: found.topic, wanted: [topic], quote: found.quote };
    }
  }
  return undefined;
}

/** The fields of a posting and what its text says, as topics. */
function statesOf(posting: JobPosting, facts: PostingFacts): State[] {
  const said = facts.conditions.filter(({ isDenied, isOption }) => !isDenied && !isOption);
  const { workplace, quote: placeQuote } = facts.place;
  const isAssumed = workplace === 'onsite' && placeQuote === '' && !/on[- ]?site/iu.test(posting.location);
  const places: State[] = [{ topic: workplace, degree: 1, isMeasured: false, quote: placeQuote, isAssumed }];
  return [
    ...places,
    ...termStates(posting, said),
    ...said
      .filter(({ topic }) => !fieldTopics.has(topic) && !isHomeOnly(topic, facts))
      .map(({ topic, degree, isMeasured, quote }) => ({ topic, degree, isMeasured, quote })),
  ];
}

const fieldTopics = new Set<Topic>([
  'remote',
  'hybrid',
  'onsite',
  'permanent',
  'employed',
  'temporary',
  'freelance',
  'internship',
  'fulltime',
  'parttime',
  'casual',
]);

const isHomeOnly = (topic: Topic, { place }: PostingFacts) =>
  topic === 'driving' && place.workplace === 'remote';

function termStates({ employmentType, title }: JobPosting, said: readonly Condition[]): State[] {
  const of = (topic: Topic) => said.find((one) => one.topic === topic);
  const states: State[] = [];
  const add = (topic: Topic, isSo: boolean) => {
    const text = of(topic);
    if (isSo || text) states.push({ topic, degree: 1, isMeasured: false, quote: text?.quote ?? '' });
  };
  const isHired = employmentType === 'FULLTIME' || employmentType === 'PARTTIME';
  add('temporary', employmentType === 'CONTRACTOR');
  if (employmentType === 'CONTRACTOR' || of('freelance')) add('freelance', employmentType === 'CONTRACTOR');
  // A posting for staff may speak of interns it has; its title would say that it looks for one.
  if (
    employmentType === 'INTERN' ||
    /\bintern(?:ship)?\b|werkstudent|working student|praktik|apprentice/iu.test(title)
  )
    add('internship', true);
  add('casual', false);
  if (!states.some(({ topic }) => topic === 'temporary')) add('permanent', false);
  if (employmentType === 'PARTTIME' || (!isHired && of('parttime')) || /part[- ]?time|teilzeit/iu.test(title))
    add('parttime', true);
  else add('fulltime', employmentType === 'FULLTIME');
  return states;
}
