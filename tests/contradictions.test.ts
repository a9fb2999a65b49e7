import { describe, expect, inject, test } from 'vitest';
import type { ResumeReview } from '#contract/resume.ts';
import { readPosting } from '#domain/posting/posting.ts';
import { type Pair, pairsOf } from '#evals/hashes/pairs.ts';
import { openSet } from '#evals/set-files.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { matchOne } from './support/match-one.ts';

declare module 'vitest' {
  interface ProvidedContext {
    contradictionPairs: number;
  }
}

/**
 * Two sentences on one screen never contradict each other. What is looked for:
 * 1. The table says each thing once, and its figures count its rows.
 * 2. Nobody is asked for what the table calls met.
 * 3. No fix offers to show what the table calls met.
 * 4. The years beside the score are enough where the table calls them met, and too few where it found nothing.
 * 5. A cap for a missing license or permit stands only where the table has a must that wasn't found or has expired.
 * 6. A letter is planned on nothing that the table didn't find.
 * 7. A job's reasons call met what the table calls met or listed, and missing what it didn't find.
 * 8. A line that proves something stands in the resume.
 */
const count = inject('contradictionPairs');
const lexicon = loadLexicon();
const now = new Date('2026-11-16T12:00:00Z');

/** Every resume may meet every posting; which ones do is mixed, and the same each time. */
function mixed(pairs: readonly Pair[]): Pair[] {
  const at = (place: number) => pairs[place % pairs.length] as Pair;
  return Array.from({ length: count }, (_, n) => {
    const own = at(n * 7919 + 3);
    // Every other pair is of one kind, where much is met.
    const other = n % 2 === 0 ? own : at(n * 104_729 + 11);
    return { name: `${own.name} for ${other.name}`, resume: own.resume, posting: other.posting };
  });
}

/** The sets that may be read: resumes with postings of their own trade. */
function trainingPairs(): Pair[] {
  const set = openSet('evals/evidence/train');
  return set.list('resumes').map((file) => {
    const posting = JSON.parse(set.read(`postings/${file.slice(0, 3)}.json`)) as {
      title: string;
      description: string;
    };
    return {
      name: file,
      resume: set.read(`resumes/${file}`),
      posting: `${posting.title}\n\n${posting.description}`,
    };
  });
}

const key = (text: string) => text.trim().toLowerCase();

function inTable({ keywords, figures }: ResumeReview): string[] {
  const asks = keywords.map(({ ask }) => key(ask));
  const shown = keywords.filter(({ state }) => state === 'shown').length;
  return [
    ...(new Set(asks).size < asks.length ? ['an ask stands twice in the table'] : []),
    ...(figures.keywords.met === shown && figures.keywords.of === asks.length
      ? []
      : ['the figures don’t count the rows']),
  ];
}

function besideTable({ keywords, fixes, checks, gates }: ResumeReview, claims: readonly string[]): string[] {
  const met = keywords.filter(({ state }) => state === 'shown');
  const names = new Set(met.flatMap(({ ask, quote }) => [key(ask), key(quote)]));
  const offered = fixes.flatMap(({ advice }) => (advice.code === 'show-asked-skill' ? [advice.skill] : []));
  const years = checks.flatMap(({ notes }) => notes).find(({ code }) => code === 'years');
  const lacking = keywords.filter(
    ({ state, level }) => level === 'must' && (state === 'not-found' || state === 'expired'),
  );
  return [
    ...claims.filter((claim) => names.has(key(claim))).map((claim) => `asked for, though met: ${claim}`),
    ...offered.filter((skill) => names.has(key(skill))).map((skill) => `offered, though met: ${skill}`),
    ...(years?.code === 'years' ? againstYears(years, keywords) : []),
    ...(gates.some(({ code }) => code === 'must-not-found') && lacking.length === 0
      ? ['capped, though nothing is missing']
      : []),
  ];
}

function againstYears(
  { years, asked }: { years: number; asked: number },
  keywords: ResumeReview['keywords'],
): string[] {
  const same = keywords.filter(({ quote }) =>
    new RegExp(`\\b${asked}\\+?\\s*(?:years|yrs)`, 'iu').test(quote),
  );
  return same.flatMap(({ state, quote }) => {
    if (state === 'shown' && years < asked * 0.95) return [`met with ${years} of ${asked} years: ${quote}`];
    return state === 'not-found' && years >= asked ? [`not found with ${years} of ${asked}: ${quote}`] : [];
  });
}

function contradictionsOf({ resume: content, posting }: Pair): string[] {
  const engine = createLocalEngine(lexicon, () => now);
  const source = { content, posting, confirmed: [], settled: [] };
  const { data } = engine.read(source);
  const questions = engine.questions(source);
  const review = engine.explain({ content, data, posting, changes: [], questions });
  const stateOf = new Map(review.keywords.map(({ quote, state }) => [key(quote), state]));
  const { pair } = engine.planLetter({ source, data, tone: 'plain', length: 'long', today: '2026-11-16' });
  const planned = pair.asks.filter(
    ({ quote, verdict }) => verdict === 'shown' && stateOf.get(key(quote)) === 'not-found',
  );
  const text = JSON.stringify(data).normalize('NFKC').toLowerCase();
  const strange = review.keywords.filter(({ line }) =>
    line
      ?.normalize('NFKC')
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => !text.includes(word.toLowerCase())),
  );
  return [
    ...inTable(review),
    ...besideTable(
      review,
      questions.filter(({ kind }) => kind !== 'listed' && kind !== 'result').map(({ claim }) => claim),
    ),
    ...planned.map(({ quote }) => `a letter on what wasn't found: ${quote}`),
    ...strange.map(({ line }) => `no line of the resume: ${line}`),
    ...againstJobs(engine, { content, posting, data }, review),
  ];
}

function againstJobs(
  engine: ReturnType<typeof createLocalEngine>,
  {
    content,
    posting,
    data,
  }: { content: string; posting: string; data: ReturnType<typeof engine.read>['data'] },
  review: ResumeReview,
): string[] {
  // Whose title and text the table reads.
  const { title, description } = readPosting(posting, lexicon);
  const match = matchOne(engine, { title, description }, { content, data }, now);
  const stateOf = new Map(review.keywords.map(({ ask, state }) => [key(ask), state]));
  const wrong = (asks: readonly string[], states: readonly string[]) =>
    asks.filter((ask) => stateOf.has(key(ask)) && !states.includes(stateOf.get(key(ask)) ?? ''));
  return [
    ...wrong(
      (match?.met ?? []).map(({ ask }) => ask),
      ['shown', 'named'],
    ),
    ...wrong(match?.missing ?? [], ['not-found', 'expired']),
  ].map((ask) => `a job says otherwise of: ${ask}`);
}

describe('table, score, fixes, questions, letter plan and job reasons', () => {
  const pairs = mixed([...pairsOf('../shared'), ...trainingPairs()]);

  test.each(pairs)('don’t contradict each other: $name', (pair) => {
    expect(contradictionsOf(pair)).toEqual([]);
  });
});
