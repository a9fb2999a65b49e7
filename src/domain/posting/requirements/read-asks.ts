import type { Member } from '../../language/chains/chain-model.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import type { Skill } from '../../language/lexicon-entries.ts';
import type { Mention } from '../../language/phrase-index.ts';
import type { Span } from '../../language/span.ts';
import { wordsOf } from '../../language/words.ts';
import { type AskCandidate, type AskFinder, candidatesOf, wholeWords } from './ask-candidates.ts';
import { askMembers } from './ask-features.ts';
import { isYearsAway } from './clause-signals.ts';
import { conditionsIn } from './condition-wording.ts';
import { type AskFacts, kindFeatures } from './kind-features.ts';
import { passagesOf } from './posting-passages.ts';
import { type PostingText, plainPosting } from './posting-text.ts';

/** A posting with everything in it that may be asked. */
export interface ReadPosting {
  text: PostingText;
  finder: AskFinder;
  candidates: AskCandidate[];
  skills: Mention<Skill>[];
  /** What the product's lists name in a run of the text. */
  namedIn(span: Span): string[];
}

export function readCandidates(description: string, lexicon: Lexicon): ReadPosting {
  const text = plainPosting(description);
  const words = wordsOf(text.text);
  const skills = lexicon.skills.find(words).filter((skill) => isNamed(text.text, skill));
  const certifications = lexicon.certifications.find(words);
  const credentials = [...skills.filter(({ value }) => value.type === 'credential'), ...certifications];
  const isAnyWithin = (names: readonly Span[]) => (start: number, end: number) =>
    names.some((name) => name.start >= start && name.end <= end);
  const finder: AskFinder = {
    lower: text.lower,
    hasSkill: isAnyWithin(skills),
    hasCredential: isAnyWithin(credentials),
    isVerb: (word) => lexicon.actionVerbs.whole(word) !== undefined,
  };
  const names = [
    ...skills.map((skill) => ({ ...skill, name: `skill:${skill.value.type}` })),
    ...certifications.map((found) => ({ ...found, name: 'certification' })),
    ...lexicon.degrees.find(words).map((found) => ({ ...found, name: 'degree' })),
    ...lexicon.places.find(words).map((found) => ({ ...found, name: `place:${found.value.kind}` })),
  ];
  return {
    text,
    finder,
    skills,
    candidates: candidatesOf(finder, passagesOf(text)),
    namedIn: ({ start, end }) => [
      ...new Set(names.filter((one) => one.start >= start && one.end <= end).map(({ name }) => name)),
    ],
  };
}

/** An ordinary word counts as a skill only where it is written as a name. */
const isNamed = (text: string, { value, start }: Mention<Skill>) =>
  !value.ambiguous || /\p{Lu}/u.test(text[start] ?? '');

/** An ask, and the candidate that it begins with. */
export interface RequirementSpan extends Span {
  level: 'must' | 'nice';
  first: AskCandidate;
}

/**
 * Missing an ask is worse than quoting one too many: a candidate is taken for one unless the doubt is large, and
 * larger still where a heading says that what follows is asked.
 */
const maxDoubt = 0.5;
const maxDoubtListed = 0.8;

const isListed = ({ passage, sentence, place }: AskCandidate) =>
  passage.isItem && (sentence.section === 'must' || sentence.section === 'nice') && place === 0;

function likeliestLabel(labels: readonly string[], chances: Float64Array, doubt: number): string {
  const chanceOf = (label: string) => chances[labels.indexOf(label)] ?? 0;
  const asked = labels.filter((label) => label !== 'none');
  const [best = 'none'] = asked.sort((a, b) => chanceOf(b) - chanceOf(a));
  return chanceOf('none') > doubt ? 'none' : best;
}

/** The asks that the learned weights find; "more" goes on with the one before it. */
export function asksIn(
  { finder, candidates }: ReadPosting,
  { requirements }: Pick<Lexicon, 'requirements'>,
): RequirementSpan[] {
  const { marginals } = requirements.asks.tag(askMembers(finder, candidates));
  const spans: RequirementSpan[] = [];
  let isOpen = false;
  for (const [index, first] of candidates.entries()) {
    const chances = marginals[index] ?? new Float64Array();
    const label = likeliestLabel(
      requirements.asks.labels,
      chances,
      isListed(first) ? maxDoubtListed : maxDoubt,
    );
    const [isMore, level] = /^(more )?(must|nice)$/.exec(label)?.slice(1) ?? [];
    const last = spans.at(-1);
    const isAsked = level !== undefined && !isYearsAway(wholeWords(finder, first));
    if (isAsked && isMore && isOpen && last) last.end = first.end;
    else if (isAsked)
      spans.push({ start: first.start, end: first.end, level: level as RequirementSpan['level'], first });
    isOpen = isAsked;
  }
  return spans;
}

/** The asks of a posting as a sequence whose kinds are to be told: those of one list are often of one kind. */
export const kindMembers = (posting: ReadPosting, spans: readonly RequirementSpan[]): Member[] =>
  spans.map((ask, place) => ({
    edge: kindEdge(spans[place - 1]?.first, ask.first),
    features: [kindFeatures(factsOf(posting, ask))],
  }));

function kindEdge(before: AskCandidate | undefined, own: AskCandidate): string {
  if (!before) return 'start';
  if (before === own) return 'clause';
  if (before.passage.start === own.passage.start) return 'passage';
  return before.passage.group === own.passage.group ? 'list' : 'far';
}

const factsOf = (posting: ReadPosting, { start, end, level, first }: RequirementSpan): AskFacts => {
  const lower = posting.finder.lower.slice(start, end);
  const raw = posting.text.text.slice(start, end);
  const before = posting.finder.lower.slice(first.start, Math.min(start, first.start + 60));
  return {
    lower,
    level,
    section: first.sentence.section,
    heading: first.sentence.heading,
    lead: wordsOf(before)
      .slice(0, 4)
      .map(({ key }) => key),
    hasAcronym: /(?<![\p{L}])\p{Lu}{2,6}(?![\p{L}])/u.test(raw) && /\p{Ll}/u.test(raw.length > 6 ? raw : 'x'),
    conditions: conditionsIn(lower),
    hasCredential: posting.finder.hasCredential(start, end),
    named: posting.namedIn({ start, end }),
  };
};
