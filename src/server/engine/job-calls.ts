import { joinRead } from '#domain/jobs/duplicates/join-vacancies.ts';
import { readVacancy, type Vacancy } from '#domain/jobs/duplicates/vacancy.ts';
import { vacancyKeys } from '#domain/jobs/duplicates/vacancy-keys.ts';
import { createMatcher, type Matcher } from '#domain/jobs/match-posting.ts';
import { titlesLike } from '#domain/jobs/titles-like.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { countriesOf } from '#domain/language/places/area.ts';
import type { PostingFacts } from '#domain/posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import type { ReadResume } from '#domain/resume/read-resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { withinReach } from '#domain/resume/within-reach.ts';
import type { LocalEngine } from './engine.ts';
import type { JobEngine } from './job-engine.ts';
import { memoizeRecent } from './memoize-recent.ts';
import { createPostingReader } from './read-in-pieces.ts';
import { createTimeSlice, withinTimeSlice } from './within-time-slice.ts';

/** Searches at once, each asked for slice by slice: what one of them has read must last until its end. */
const rememberedSearches = 24;
/** The same postings come up in one search after another. */
const rememberedPostings = 500;

const rememberedVacancies = 400;

/** Its text is read when it's first asked for, which is when it takes time. */
function withText(vacancy: Vacancy): Vacancy {
  vacancy.text();
  return vacancy;
}

/** A list is known by its postings; one that has changed meanwhile has another text. */
const keyOf = (postings: readonly JobPosting[]): string =>
  JSON.stringify(
    postings.map(({ source, sourceId, title, description }) => [source, sourceId, title, description.length]),
  );

/** One that can't be read stands for itself. */
function joinReadable(postings: readonly JobPosting[], read: readonly (Vacancy | null)[]): number[][] {
  const readable = read.flatMap((vacancy, place) => {
    const posting = postings[place];
    return vacancy && posting ? [{ vacancy, posting, place }] : [];
  });
  const groups = joinRead(
    readable.map(({ posting }) => posting),
    readable.map(({ vacancy }) => vacancy),
  );
  return [
    ...groups.map((group) => group.flatMap((number) => readable[number]?.place ?? [])),
    ...read.flatMap((vacancy, place) => (vacancy ? [] : [[place]])),
  ];
}

interface Readers {
  whole(data: ResumeData): ReadResume;
}

/** One that can't be read is nothing. */
function readable(read: (posting: JobPosting) => Vacancy, posting: JobPosting): Vacancy | null {
  try {
    return read(posting);
  } catch {
    return null;
  }
}

/** Jobs: what to look for, what postings say, and how they fit. */
export function jobCalls({ whole }: Readers, lexicon: Lexicon): Pick<LocalEngine, keyof JobEngine> {
  const matchers = memoizeRecent<Matcher>(rememberedSearches);
  const facts = memoizeRecent<PostingFacts | undefined>(rememberedPostings);
  const vacancies = memoizeRecent<Vacancy>(rememberedVacancies);
  const vacancyOf = (posting: JobPosting) =>
    vacancies(JSON.stringify(posting), () => withText(readVacancy(posting, lexicon)));
  const joins = memoizeRecent<(Vacancy | null)[]>(rememberedSearches);
  const read = createPostingReader(lexicon);
  return {
    planJobSearch: ({ jobTitle, location }) => {
      const areas = lexicon.gazetteer.find(location ?? '').flatMap((place) => place.areas);
      return {
        titles: [...new Set([jobTitle, ...titlesLike(jobTitle, lexicon)])],
        countries: [...new Set(areas.flatMap(({ country }) => countriesOf(country)))],
      };
    },
    readPostings: (postings) => {
      const slice = createTimeSlice();
      const made: PostingFacts[] = [];
      for (const posting of postings) {
        if (made.length > 0 && slice.isOver()) break;
        const known = facts(JSON.stringify(posting), () => read(posting, slice));
        if (!known) break;
        made.push(known);
      }
      return made;
    },
    readVacancyKeys: (postings) => withinTimeSlice(postings, (posting) => vacancyKeys(vacancyOf(posting))),
    joinVacancies: (postings) => {
      const read = joins(keyOf(postings), () => []);
      read.push(...withinTimeSlice(postings.slice(read.length), (posting) => readable(vacancyOf, posting)));
      return read.length === postings.length ? joinReadable(postings, read) : null;
    },
    matchJobs: (seeker, candidates, now) => {
      const slice = createTimeSlice();
      const { resume } = seeker;
      const within = { ...seeker, resume: resume && { ...resume, data: withinReach(resume.data) } };
      const match = slice.do(() =>
        matchers(JSON.stringify([seeker, now]), () =>
          createMatcher(within, lexicon, now, ({ data }) => whole(data)),
        ),
      );
      const hold = ({ posting, facts: known, judged }: (typeof candidates)[number]) =>
        match(posting, known, judged);
      return withinTimeSlice(candidates, hold, slice);
    },
  };
}
