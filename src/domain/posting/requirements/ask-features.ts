import type { Member } from '../../language/chains/chain-model.ts';
import { stemOf, type Word, wordsOf } from '../../language/words.ts';
import { type AskCandidate, type AskFinder, wholeWords } from './ask-candidates.ts';
import { verbs } from './ask-wording.ts';
import { isForLater, signalsOf } from './clause-signals.ts';
import { asksSomehow, type ClauseJudgment } from './judge-clause.ts';
import { familiesIn } from './kind-wording.ts';
import type { Passage } from './posting-passages.ts';
import { soundsLikeWork } from './sounds-like-work.ts';

/** The candidates of a posting as a sequence to label. */
export function askMembers(finder: AskFinder, candidates: readonly AskCandidate[]): Member[] {
  const denied = deniedSentences(finder, candidates);
  const lists = listFeatures(finder, candidates);
  return candidates.map((candidate, index) => ({
    edge: edgeOf(candidates[index - 1], candidate),
    features: [
      placeFeatures(candidate),
      headingFeatures(candidate),
      wordFeatures(finder, candidate),
      ruleFeatures(finder, candidate),
      lists.get(candidate.passage.group) ?? [],
      neighborFeatures(finder, candidates, index),
      denied.has(candidate.sentence.start) ? ['denied'] : [],
    ],
  }));
}

/** How much of a list asks and how much of it is work: it tells of its items where its heading does not. */
function listFeatures(finder: AskFinder, candidates: readonly AskCandidate[]): Map<number, string[]> {
  const lists = new Map<number, Set<Passage>>();
  for (const { passage } of candidates)
    if (passage.isItem) lists.set(passage.group, (lists.get(passage.group) ?? new Set()).add(passage));
  const tellsOf = (items: readonly Passage[]) => {
    const share = (holds: (item: Passage) => boolean) =>
      Math.round((4 * items.filter(holds).length) / items.length);
    const asking = share((item) => asksSomehow(finder.lower.slice(item.start, item.end)));
    const working = share((item) => soundsLikeWork(finder, item));
    return [`list:asks:${asking}`, `list:works:${working}`, `list:${asking}:${working}`];
  };
  return new Map([...lists].map(([group, items]) => [group, tellsOf([...items])]));
}

/** In a few sentences the end is no other place than the start. */
const leastLength = 500;

/** Whether what is beside it asks and, where no heading tells, how far down the posting it stands. */
function neighborFeatures(
  { lower }: AskFinder,
  candidates: readonly AskCandidate[],
  index: number,
): string[] {
  const weightOf = (place: number) =>
    Math.max(-2, Math.min(3, Math.floor((candidates[place]?.own.weight ?? -3) / 2)));
  const { start, sentence } = candidates[index] as AskCandidate;
  const isPlaced = sentence.section !== 'none' || lower.length < leastLength;
  return [
    ...(isPlaced ? [] : [`where:${Math.floor((5 * start) / lower.length)}`]),
    `left:${weightOf(index - 1)}`,
    `right:${weightOf(index + 1)}`,
    `beside:${weightOf(index - 1)}:${weightOf(index + 1)}`,
  ];
}

/** How far two candidates are from each other. */
function edgeOf(before: AskCandidate | undefined, { sentence, passage }: AskCandidate): string {
  if (!before) return 'start';
  if (before.sentence.start === sentence.start) return 'clause';
  if (before.passage.start === passage.start) return 'sentence';
  if (before.passage.group === passage.group && passage.isItem) return 'list';
  return before.sentence.heading === sentence.heading ? 'passage' : 'heading';
}

/** "None of that is required." speaks of the sentence before. */
function deniedSentences({ lower }: AskFinder, candidates: readonly AskCandidate[]): Set<number> {
  const denied = new Set<number>();
  for (const [index, { passage, sentence, place }] of candidates.entries()) {
    const before = passage.sentences[place - 1];
    const isNew = candidates[index - 1]?.sentence !== sentence;
    if (
      isNew &&
      before &&
      /\bnone of (?:that|this|these|those|it)\b/.test(lower.slice(sentence.start, sentence.end))
    )
      denied.add(before.start);
  }
  return denied;
}

function placeFeatures({ start, end, passage, sentence, place, context, own }: AskCandidate): string[] {
  const { section } = sentence;
  const isListed = passage.isItem && sentence.heading !== '' && place === 0;
  const form = passage.isBullet ? 'bullet' : passage.isItem ? 'item' : 'prose';
  return [
    'bias',
    `section:${section}:${form}`,
    `section:${section}`,
    `form:${form}:${Math.min(place, 2)}`,
    `before:${passage.before}:${section}`,
    `length:${Math.min(6, Math.round(Math.log2((end - start) / 4)))}`,
    `sentences:${Math.min(5, passage.sentences.length)}:${form}`,
    ...(isListed && section !== 'none' ? [`listed:${section}`, `listed:${section}:${own.level}`] : []),
    ...(context.isAmongAsks ? [`among:${sentence.section}`] : []),
    ...(sentence.isLabeled ? ['labelled'] : []),
  ];
}

const keysOf = (words: readonly Word[]) => words.map(({ key }) => stemOf(key.replace(/\d+/g, '#')));

const pairsOf = (keys: readonly string[]) => keys.slice(1).map((key, place) => `${keys[place]} ${key}`);

function headingFeatures({ sentence, passage }: AskCandidate): string[] {
  const keys = keysOf(wordsOf(sentence.heading));
  if (keys.length === 0) return ['heading:none'];
  return [
    ...keys.map((key) => `heading:${key}`),
    ...pairsOf(keys).map((pair) => `heading:${pair}`),
    ...(sentence.section === 'none' ? [`untold:${passage.before}`] : []),
  ];
}

function wordFeatures({ lower }: AskFinder, { start, end }: AskCandidate): string[] {
  const keys = keysOf(wordsOf(lower.slice(start, end)));
  const lead = keys.slice(0, 6);
  const tail = keys.slice(-5);
  return [
    ...keys.map((key) => `word:${key}`),
    ...pairsOf(keys).map((pair) => `pair:${pair}`),
    `first:${keys[0]}`,
    `first:${keys[0]} ${keys[1]}`,
    `last:${keys.at(-1)}`,
    ...lead.map((key) => `lead:${key}`),
    ...pairsOf(lead).map((pair) => `lead:${pair}`),
    ...tail.map((key) => `tail:${key}`),
    ...pairsOf(tail).map((pair) => `tail:${pair}`),
  ];
}

function ruleFeatures(finder: AskFinder, candidate: AskCandidate): string[] {
  const { own, start, end } = candidate;
  const words = wholeWords(finder, candidate);
  return [
    ...judgmentFeatures(own),
    ...(isForLater(words) ? ['for later'] : []),
    `phrase:${!verbs.test(words)}:${candidate.context.isAmongAsks}:${candidate.sentence.section}`,
    ...signalsOf(words).map((signal) => `own:${signal}`),
    ...familiesIn(words).flatMap((family) => [
      `family:${family}`,
      `family:${family}:${candidate.sentence.section}`,
    ]),
    ...(finder.hasSkill(start, end) ? ['skill'] : []),
    ...(finder.hasCredential(start, end) ? ['credential'] : []),
    ...(soundsLikeWork(finder, { start, end }) ? ['work'] : []),
    ...(/\b(?:too|as well|also)[.!]?$/.test(words) ? ['too'] : []),
  ];
}

const judgmentFeatures = ({ weight, level, conditions }: ClauseJudgment): string[] => [
  `own:${Math.max(-4, Math.min(7, Math.floor(weight)))}`,
  ...(weight >= 2 ? [`own:asks:${level}`] : []),
  ...conditions.map((condition) => `own:${condition}`),
];
