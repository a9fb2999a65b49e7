import { premiumPrice } from '#contract/billing.ts';
import type { ResumeReview } from '#contract/resume.ts';
import { noteAnswer } from '#domain/interview/note-answer.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { fieldAt, type ResumeChange } from '#domain/resume/resume-changes.ts';
import type { Engine, EngineSource, LocalEngine } from '#server/engine/engine.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { sampleResume } from '#server/features/resumes/sample-resume.ts';
import { samplePosting, sampleText } from '#server/features/resumes/sample-text.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { LandingSample, SampleChange } from '#web/features/landing/sample-shape.ts';
import { reasonTexts } from '#web/features/resumes/changes/edit-reasons.ts';
import { wordDiff } from '#web/writing/result/word-diff.ts';

/** A day and a watch of its own, so that the same words give the same figures in every month and on every machine. */
const today = '2026-11-16';
const noon = () => new Date(`${today}T12:00:00Z`);
const stopped = () => () => 0;
const source: EngineSource = { content: sampleText, posting: samplePosting, confirmed: [], settled: [] };
const changesShown = 3;
const linesBeside = 2;

/** What somebody might answer in practice; what is marked in it is the coach's. */
const answer =
  'A dispatcher called because 3 shipments were missing, and he was shouting. I let him finish and read the order numbers back to him. I found them at the wrong depot, had them rerouted, and called him back after 40 minutes. I offered to track the next order myself. He renewed in the spring.';

/** Lines of the sample with what a careless AI might make of them. */
const lies = [
  ['kept customer satisfaction at 96%', 'Raised customer satisfaction by 35% in two years'],
  ['Assisted with training', 'Led the training of 4 new support agents'],
] as const;
/** Asked for by the posting, and nowhere in the resume. */
const unknownSkill = 'Gainsight';

export async function makeLandingSample(): Promise<LandingSample> {
  const local = createLocalEngine(loadLexicon(), noon, stopped);
  const { resume, review } = await sampleResume(asEngine(local))([]);
  const data = JSON.parse(resume.structuredData ?? '') as ResumeData;
  const changes = tellingChanges(resume.changes, review.points);
  const [first] = changes;
  if (!first) throw new Error('The engine changes no line of the sample that could be shown.');
  const { title, company, location = '' } = jobOf(first.path, data);
  const named = local.planLetter(letterTask(data)).posting;
  const posting = {
    title: named.title ?? '',
    company: named.employer ?? '',
    location: samplePosting.match(/ - (.+?) \(/)?.[1] ?? '',
  };
  return {
    person: data.personalInfo.name,
    job: { title, company, location },
    otherLines: otherLinesOf(first, resume.changes),
    changes: changes.map((change) => shownChange(change, data, review)),
    changeCount: resume.changes.length,
    roleCount: data.experience.length,
    score: { before: Number(resume.scoreBefore), now: Number(resume.atsScore) },
    posting,
    offer: shownOffer(resume.offers, data),
    letter: letterOf(local, data),
    coach: coachOf(local, posting.title),
    match: matchOf(local, data, posting),
    refused: refusedBy(local),
    premiumCents: premiumPrice.cents,
  };
}

/** The engine that answers at once as one that is waited for. */
const asEngine = (local: LocalEngine): Engine =>
  new Proxy(local, {
    get:
      (target, name) =>
      async (...args: unknown[]) =>
        (Reflect.get(target, name) as (...args: unknown[]) => unknown)(...args),
  }) as unknown as Engine;

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`The sample has no entry ${index}.`);
  return found;
}

const firstOf = <T>(list: readonly T[]): T => at(list, 0);

const figuresIn = (text: string) => text.match(/\d[\d.,]*/g)?.length ?? 0;

const isLine = ({ path }: ResumeChange) => /^experience\.\d+\.responsibilities\.\d+$/.test(path);

/** Something is struck at the beginning, something is put in its place, and most of the words stay the person's own. */
function isTelling({ before, after }: ResumeChange): boolean {
  const parts = wordDiff(before, after);
  const same = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text);
  const isReplaced = parts[0]?.kind === 'removed' && parts[1]?.kind === 'added';
  return isReplaced && same.join('').length > after.length / 2;
}

/** First those that bring the most points, then those that tell the most figures, then those with the most struck. */
function tellingChanges(changes: readonly ResumeChange[], points: ResumeReview['points']): ResumeChange[] {
  const rank = ({ id, before, after }: ResumeChange) => [
    points[id] ?? 0,
    figuresIn(after),
    before.length - after.length,
  ];
  return changes
    .filter((change) => isLine(change) && isTelling(change))
    .toSorted((one, other) => {
      const [mine, theirs] = [rank(one), rank(other)];
      return mine.map((value, index) => (theirs[index] ?? 0) - value).find((by) => by !== 0) ?? 0;
    })
    .slice(0, changesShown);
}

/** Other lines of the same job, as they read now. */
const otherLinesOf = ({ id, path }: ResumeChange, changes: readonly ResumeChange[]): string[] =>
  changes
    .filter((other) => isLine(other) && other.id !== id && other.path.split('.')[1] === path.split('.')[1])
    .map(({ after }) => after)
    .slice(0, linesBeside);

function shownChange(
  { id, path, before, after, reason, support }: ResumeChange,
  data: ResumeData,
  { points }: ResumeReview,
): SampleChange {
  const start = sampleText.lastIndexOf('\n', Math.min(...support.map((span) => span.start))) + 1;
  const end = sampleText.indexOf('\n', Math.max(...support.map((span) => span.end)) - 1);
  return {
    section: jobOf(path, data).company,
    parts: wordDiff(before, after),
    reason: reasonTexts[reason],
    source: sampleText.slice(start, end),
    support: support.map((span) => ({ start: span.start - start, end: span.end - start })),
    points: points[id] ?? 0,
  };
}

const jobOf = (path: string, data: ResumeData) => at(data.experience, Number(path.split('.')[1]));

type Offers = Awaited<ReturnType<ReturnType<typeof sampleResume>>>['resume']['offers'];

function shownOffer(offers: Offers, data: ResumeData): LandingSample['offer'] {
  const { path, proposed, faults } = at(offers, 0);
  return {
    section: jobOf(path, data).company,
    text: proposed,
    unproven: faults.map(({ start, end }) => ({ start, end })),
  };
}

const letterTask = (data: ResumeData) => ({
  source,
  data,
  tone: 'plain' as const,
  length: 'short' as const,
  today,
});

const longest = <T extends { quote: string }>(found: readonly T[]): T =>
  firstOf(found.toSorted((one, other) => other.quote.length - one.quote.length));

/** The two sentences about the person that tell the most figures, in their order, each with the line that it rests on. */
function letterOf(local: LocalEngine, data: ResumeData): LandingSample['letter'] {
  const { sentences: all } = firstOf([local.writeLetter(letterTask(data))].flatMap((letter) => letter ?? []));
  const sentences = all.filter(({ kind }) => kind === 'you');
  const best = sentences.toSorted((one, other) => figuresIn(other.text) - figuresIn(one.text)).slice(0, 2);
  return sentences
    .filter((sentence) => best.includes(sentence))
    .map(({ text, sources }) => ({ text, source: longest(sources) }));
}

/** The question that the answer is to, and what is found in it. */
function coachOf(local: LocalEngine, jobTitle: string): LandingSample['coach'] {
  const task = { jobTitle, posting: null, resume: null };
  const { questions } = local.planInterview(task, { asked: [], count: 10 });
  const { text: question, good } = firstOf(questions.filter(({ text }) => text.includes('upset customer')));
  return { question, answer, marks: noteAnswer(answer).marks, good };
}

function matchOf(
  local: LocalEngine,
  data: ResumeData,
  posting: LandingSample['posting'],
): LandingSample['match'] {
  const job: JobPosting = {
    ...posting,
    source: 'sample',
    sourceId: 'landing',
    country: 'US',
    isRemote: false,
    remoteRegions: [],
    employmentType: 'FULLTIME',
    pay: null,
    salary: null,
    language: 'en',
    description: samplePosting,
    applyUrl: null,
    postedAt: today,
  };
  const seeker = {
    jobTitle: posting.title,
    jobType: ['FULLTIME'] as const,
    location: posting.location,
    isRemote: false,
    mustHaves: {},
    resume: { content: sampleText, data },
  };
  const facts = at(local.readPostings([job]), 0);
  const found = at(local.matchJobs(seeker, [{ posting: job, facts }], new Date(today)), 0);
  return {
    score: found.score,
    experienceMatch: found.experience ?? 0,
    skillsMatch: found.skills ?? 0,
    industryMatch: found.industry ?? 0,
    met: longest(found.met),
    missing: found.missing,
  };
}

/** Only what the engine does not let through is shown as struck. */
function refusedBy(local: LocalEngine): LandingSample['refused'] {
  const { lines, data } = local.read(source);
  const edits = lies.map(([beginning, claim]) => {
    const line = lines.find(({ text }) => text.toLowerCase().startsWith(beginning.toLowerCase()));
    if (!line) throw new Error(`The sample has no line "${beginning}…".`);
    return { path: line.path, text: claim, reason: 'clear' as const, claim, wrote: line.text };
  });
  const skills = fieldAt(data, 'skills') ?? '';
  const listed = {
    path: 'skills',
    text: `${skills}\n${unknownSkill}`,
    reason: 'proven' as const,
    claim: unknownSkill,
    wrote: skills.split('\n').join(', '),
  };
  const all = [...edits, listed];
  return local.review(source, all).flatMap(({ outcome }, index) => {
    const { claim, wrote } = at(all, index);
    if (outcome === 'change') throw new Error(`The engine lets "${claim}" through.`);
    return [{ claim, wrote }];
  });
}
