import type { JobMatch, JobSeeker } from '#domain/jobs/job-match.ts';
import { compareMatches, createMatcher } from '#domain/jobs/match-posting.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { readPostingFacts } from '#domain/posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { createLocationReader } from '#domain/posting/source/read-location.ts';
import { parseResume } from '#domain/resume/parse/parse-resume.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { chanceOf, shuffled } from '../chance.ts';
import type { Measured, Part } from '../part.ts';
import { type GradedPosting, type Persona, readGradedPostings, readPersonas } from './read-personas.ts';

/** Any day will do, as long as it stays the same. */
const now = new Date('2026-11-16T12:00:00Z');

export interface Ranked extends GradedPosting {
  match: JobMatch;
}

/** The order of job matches: the best first, and nothing among the first ten that breaks a must-have. */
export const rankingPart: Part = {
  name: 'ranking',
  measure: (folder, split): Measured => {
    const lexicon = loadLexicon();
    const places = createLocationReader(lexicon.gazetteer);
    const findings: string[] = [];
    const results = readPersonas(folder, split).map((persona) => {
      const graded = readGradedPostings(folder, persona, places);
      const ranked = rank(persona, graded, lexicon);
      const again = rank(persona, shuffled(graded, chanceOf(7)), lexicon);
      if (ranked.some(({ posting }, place) => posting.sourceId !== again[place]?.posting.sourceId))
        throw new Error(`${persona.id}: the order of the postings changed their ranking.`);
      findings.push(...findingsOf(persona, ranked));
      return { ...figuresOf(ranked), filters: filterViolations(persona, ranked) };
    });
    const mean = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return {
      figures: {
        p_at_5: { value: mean(results.map(({ precision }) => precision)), n: results.length },
        ndcg_at_10: { value: mean(results.map(({ ndcg }) => ndcg)), n: results.length },
        violations_top10: {
          value: results.reduce((sum, { violations }) => sum + violations, 0),
          n: results.length * 10,
        },
        filter_violations_top10: {
          value: results.reduce((sum, { filters }) => sum + filters, 0),
          n: results.length * 10,
        },
        broken_recall: { value: mean(results.map(({ recall }) => recall)), n: results.length },
        broken_precision: {
          value: mean(results.map(({ brokenPrecision }) => brokenPrecision)),
          n: results.length,
        },
      },
      findings,
    };
  },
};

function rank(
  { search, mustHaves, resume }: Persona,
  graded: readonly GradedPosting[],
  lexicon: Lexicon,
): Ranked[] {
  const seeker: JobSeeker = {
    ...search,
    location: search.location ?? null,
    mustHaves,
    resume: { content: resume, data: parseResume(resume, lexicon).data },
  };
  const match = createMatcher(seeker, lexicon, now);
  const score = (posting: JobPosting) => match(posting, readPostingFacts(posting, lexicon));
  // What breaks a field isn't in the list; it stays at the end here, to be counted.
  return graded
    .map((one) => ({ ...one, match: score(one.posting) }))
    .sort((a, b) => Number(isHidden(a)) - Number(isHidden(b)) || compareMatches(a, b));
}

const isHidden = ({ match }: Ranked) => match.broken.length > 0;

const gain = (relevance: number) => 2 ** relevance - 1;
const discounted = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, place) => sum + gain(grade) / Math.log2(place + 2), 0);

function figuresOf(ranked: readonly Ranked[]) {
  const ideal = ranked.map(({ relevance }) => relevance).sort((a, b) => b - a);
  const near = ranked.filter(({ relevance, violates }) => relevance > 0 || violates.length === 1);
  const gold = near.filter(({ violates }) => violates.length > 0);
  const found = near.filter(({ match }) => match.broken.length > 0);
  const share = (some: number, all: number) => (all === 0 ? 1 : some / all);
  return {
    precision: ranked.slice(0, 5).filter(({ relevance }) => relevance >= 2).length / 5,
    ndcg: share(discounted(ranked.map(({ relevance }) => relevance)), discounted(ideal)),
    violations: ranked.slice(0, 10).filter(({ violates }) => violates.length > 0).length,
    recall: share(gold.filter(({ match }) => match.broken.length > 0).length, gold.length),
    brokenPrecision: share(found.filter(({ violates }) => violates.length > 0).length, found.length),
  };
}

/** Of the violations among the first ten, those of what a field was set for. */
function filterViolations({ search, mustHaves }: Persona, ranked: readonly Ranked[]): number {
  const { salaryFloor, countries, needsSponsorship, languages } = mustHaves;
  const set: Readonly<Record<string, unknown>> = {
    salaryFloor,
    remote: search.isRemote,
    location: search.location,
    workAuthorization: countries ?? needsSponsorship,
    language: languages,
  };
  return ranked.slice(0, 10).filter(({ violates }) => violates.some((name) => set[name])).length;
}

function findingsOf({ id }: Persona, ranked: readonly Ranked[]): string[] {
  const { precision, ndcg, violations } = figuresOf(ranked);
  const line = ({ posting, match, relevance, violates }: Ranked, place: number) =>
    `${id} #${place + 1} ${posting.sourceId} graded ${relevance} score ${match.score} (${match.skills}/${match.experience}/${match.industry}) “${posting.title}” ${posting.location}${violates.length > 0 ? ` violates ${violates.join(', ')}` : ''}${match.broken.length > 0 ? ` · broken ${match.broken.join(', ')}` : ''}`;
  const wrong = ranked.flatMap((one, place) => {
    const isBroken = one.match.broken.length > 0;
    const isWrong = isBroken !== one.violates.length > 0 && (one.relevance > 0 || !isBroken);
    return isWrong ? [`${isBroken ? 'falsely broken' : 'not seen'} ${line(one, place)}`] : [];
  });
  return [
    `${id}: p@5 ${precision} ndcg ${ndcg.toFixed(3)} violations ${violations}`,
    ...ranked.slice(0, 14).map(line),
    ...wrong,
  ];
}
