import { maxSentenceLength } from '#domain/claims/prose/review-sentence.ts';
import {
  maxDescriptionLength,
  maxListed,
  maxLocationLength,
  maxSearchTitleLength,
} from '#domain/jobs/job-limits.ts';
import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import {
  isWithinBounds,
  maxLineLength,
  maxPostingLength,
  maxResumeLength,
} from '#domain/resume/resume-limits.ts';
import type { EngineSource, LocalEngine } from '#server/engine/engine.ts';
import type { Entry, Text } from './engine-entry.ts';
import { interviewEntries } from './interview-entries.ts';
import { testPosting } from './test-posting.ts';

/** The calls of each tool in the order in which it makes them, with the largest that each may be given. */
export const engineEntries = (engine: LocalEngine, text: Text): Entry[] =>
  [pastedEntries, editedEntries, letterEntries, profileEntries, practiceEntries, jobEntries].flatMap(
    (entriesOf) => entriesOf(engine, text),
  );

const practiceEntries = (engine: LocalEngine, text: Text) =>
  interviewEntries(engine, text, { source: sourceOf(text), data: largestData(text) });

const sourceOf = (text: Text): EngineSource => ({
  content: text(maxResumeLength * 4),
  posting: text(maxPostingLength * 4),
  confirmed: [{ text: text(maxLineLength), job: '' }],
  settled: [text(200)],
});

const reason = 'clear' as const;

function pastedEntries(engine: LocalEngine, text: Text): Entry[] {
  const source = sourceOf(text);
  const quote = text(200);
  let lines: { path: string; text: string }[] = [];
  return [
    {
      name: 'read',
      run: () => {
        lines = engine.read(source).lines;
        engine.read({ ...source, reading: readingOf(quote) });
      },
    },
    { name: 'questions', run: () => void engine.questions(source) },
    { name: 'readPair', run: () => void engine.readPair(source) },
    { name: 'rewrite', run: () => void engine.rewrite(source) },
    {
      name: 'review',
      run: () => {
        const edits = lines.slice(0, 1).map(({ path, text: line }) => ({
          path,
          text: text(Math.min(maxLineLength, 4 * line.length + 400)),
          reason,
        }));
        engine.review(source, edits);
      },
    },
    {
      name: 'reviewJobs',
      run: () => {
        const { data } = engine.read(source);
        const path = 'experience.0.responsibilities.0';
        engine.reviewJobs(data, source.posting, [{ path, text: text(maxLineLength), reason }]);
      },
    },
    { name: 'scoreText', run: () => void engine.scoreText(source, source.posting) },
  ];
}

const readingOf = (quote: string): QuotedReading => {
  const lines = Array.from({ length: 40 }, (_, at) => `${at}-${at + 3}`).concat(quote);
  const place = { location: quote, head: lines, lines };
  return {
    ...{
      name: quote,
      location: quote,
      headline: lines,
      summary: lines,
      skills: lines,
      certifications: lines,
      headings: lines,
    },
    jobs: Array.from({ length: 10 }, () => ({
      title: quote,
      company: quote,
      start: quote,
      end: quote,
      isCurrent: true,
      ...place,
    })),
    schools: [{ degree: quote, institution: quote, date: quote, ...place }],
    sections: [{ heading: quote, lines }],
  };
};

/** As large as may be kept: its text is in every field, in one line and in lines. */
function largestData(text: Text): ResumeData {
  const resumeOf = (size: number): ResumeData => ({
    personalInfo: {
      name: text(200),
      email: text(200),
      phone: text(200),
      location: text(200),
      linkedin: text(200),
    },
    summary: text(size),
    experience: [1, 2].map(() => ({
      title: text(200),
      company: text(200),
      startDate: text(60),
      endDate: text(60),
      responsibilities: [text(size), ...(text(size).match(/.{1,200}/gsu) ?? [])],
    })),
    education: [{ degree: text(200), institution: text(200), graduationDate: text(60) }],
    skills: text(size).match(/.{1,40}/gsu) ?? [],
    certifications: [text(200)],
    additional: [{ heading: text(60), lines: [text(size)] }],
  });
  let size = 13_000;
  while (!isWithinBounds(resumeOf(size))) size -= 500;
  return resumeOf(size);
}

function editedEntries(engine: LocalEngine, text: Text): Entry[] {
  const { content, posting } = sourceOf(text);
  const data = largestData(text);
  const changes = data.experience.flatMap(({ responsibilities }, job) =>
    responsibilities.slice(0, 20).map((line, place) => ({
      ...{ id: `${job}.${place}`, path: `experience.${job}.responsibilities.${place}` },
      ...{ before: line.slice(1), after: line, reason, state: 'open' as const, support: [] },
    })),
  );
  return [
    { name: 'score', run: () => void engine.score(data, posting) },
    { name: 'explain', run: () => void engine.explain({ content, data, posting, changes }) },
  ];
}

const handEdits = ({ experience }: ResumeData) =>
  experience.flatMap(({ responsibilities, company }) =>
    responsibilities.map((line) => ({ text: line, job: company })),
  );

function letterEntries(engine: LocalEngine, text: Text): Entry[] {
  const data = largestData(text);
  const source = { ...sourceOf(text), confirmed: handEdits(data) };
  const task = { source, data, tone: 'plain', length: 'long', today: '2026-11-16' } as const;
  const sentences = Array.from({ length: 4 }, (_, line) => ({
    ...{ text: text(maxSentenceLength - line), lines: [line], paragraph: line },
  }));
  let reviewed: ReturnType<LocalEngine['reviewSentences']> = [];
  return [
    { name: 'planLetter', run: () => void engine.planLetter(task) },
    { name: 'writeLetter', run: () => void engine.writeLetter(task) },
    { name: 'askProofs', run: () => void engine.askProofs(task) },
    {
      name: 'reviewSentences',
      run: () => {
        reviewed = engine.reviewSentences(task, 'letter', sentences);
      },
    },
    { name: 'finishLetter', run: () => void engine.finishLetter(task, reviewed, false) },
  ];
}

function profileEntries(engine: LocalEngine, text: Text): Entry[] {
  const data = largestData(text);
  const form = {
    currentHeadline: text(1_000),
    currentAbout: text(maxResumeLength),
    jobTitle: text(200),
    industry: text(200),
    experience: text(maxResumeLength),
    skills: text(4_000),
    targetRole: text(200),
  };
  const task = {
    form,
    answers: {
      skills: [text(200)],
      lines: [text(maxLineLength)],
      refused: [text(maxSentenceLength)],
      choices: {},
    },
    resume: { content: text(maxResumeLength * 4), confirmed: handEdits(data), data },
  };
  const part = { text: text(maxSentenceLength), lines: [1], paragraph: 0 };
  let reviewed: ReturnType<LocalEngine['reviewProfile']> = { headline: [], about: [] };
  return [
    { name: 'planProfile', run: () => void engine.planProfile(task) },
    { name: 'writeProfile', run: () => void engine.writeProfile({ ...task, resume: null }) },
    {
      name: 'reviewProfile',
      run: () => {
        reviewed = engine.reviewProfile(task, { headline: [part], about: [part] });
      },
    },
    { name: 'finishProfile', run: () => void engine.finishProfile(task, reviewed, [text(200)]) },
  ];
}

function jobEntries(engine: LocalEngine, text: Text): Entry[] {
  const line = text(300).replaceAll(/\s/gu, ' ');
  const posting = testPosting({
    ...{ title: line, company: line, location: line, salary: line, description: text(maxDescriptionLength) },
  });
  const postings = [posting, { ...posting, sourceId: 'board/2' }];
  const mustHaves = { languages: Array.from({ length: maxListed }, () => text(40)) };
  const [jobTitle, location] = [text(maxSearchTitleLength), text(maxLocationLength)];
  const seeker = {
    ...{ jobTitle, location, mustHaves, jobType: ['FULLTIME'] as const, isRemote: false },
    resume: { content: text(maxResumeLength * 4), data: largestData(text) },
  };
  const facts: ReturnType<LocalEngine['readPostings']> = [];
  const [now] = [new Date('2026-11-16')];
  return [
    { name: 'planJobSearch', run: () => void engine.planJobSearch({ jobTitle, location }) },
    {
      name: 'readPostings',
      run: () => {
        while (facts.length < postings.length)
          facts.push(...engine.readPostings(postings.slice(facts.length)));
      },
    },
    { name: 'readVacancyKeys', run: () => void engine.readVacancyKeys(postings) },
    {
      name: 'joinVacancies',
      run: () => {
        while (engine.joinVacancies(postings) === null);
      },
    },
    {
      name: 'matchJobs',
      run: () => {
        const candidates = postings.flatMap((one, n) => {
          const known = facts[n];
          return known ? [{ posting: one, facts: known }] : [];
        });
        engine.matchJobs(seeker, candidates, now);
      },
    },
  ];
}
