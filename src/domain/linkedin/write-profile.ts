import type { ProseSentence, SentenceSource } from '../claims/prose/prose.ts';
import { statedCredentials } from '../claims/prose/stated-credentials.ts';
import { type StatedLine, statedLines } from '../claims/prose/stated-lines.ts';
import { sureEmployer, sureTitle, withA } from '../claims/sure-names.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { wordsOf } from '../language/words.ts';
import type { ResumeData } from '../resume/resume.ts';
import { credentialNames, heldDegree } from './held-credentials.ts';
import { introduce } from './introduce.ts';
import type { ProfileAsk } from './linkedin-limits.ts';
import type { Planned, ProfilePlan } from './plan-profile.ts';
import type { ProfileTask } from './profile-evidence.ts';
import { writeAbout, writeInOwnWords } from './write-about.ts';
import { type Passed, writeHeadline } from './write-headline.ts';

export interface ProfileTexts {
  headlineParts: ProseSentence[];
  aboutSentences: ProseSentence[];
  /** What there was too little of. */
  asks: ProfileAsk[];
}

const fewestAchievements = 2;

/** The built-in profile: what is sure of the person, and what has to be asked. */
export function writeProfile(planned: Planned, plan: ProfilePlan, passed: Passed, now: Date): ProfileTexts {
  const { task, words } = planned;
  const { lexicon } = words.knowledge;
  const { data, title } = plan;
  const strengths = plan.held.filter(
    ({ known }) => known && !/^(?:soft|human-language|credential)$/u.test(known.type),
  );
  const credentials = credentialNames(data, now, lexicon);
  const headlineParts = writeHeadline(
    {
      title,
      titleSource: titleSource(task, data, title),
      strengths: strengths.map(({ name }) => name),
      credentials: credentials.filter((name) => !title.includes(name)),
      preference: preferenceOf(plan, 'profile-wish-headline', lexicon),
    },
    passed,
  );
  const asks: ProfileAsk[] = headlineParts.some(({ paragraph }) => paragraph === 0) ? [] : ['title-unsure'];
  if (!plan.isEnglish) return { headlineParts, aboutSentences: writeInOwnWords(planned, passed), asks };
  const { say } = lexicon.letterPhrases;
  const about = writeAbout(
    {
      introduced: introduce(planned, plan, now),
      achievements: bestAchievements(plan, lexicon),
      headOf: (job) => headOf(data.experience[job], lexicon),
      facts: [
        ...statedCredentials(credentials, lexicon).map(({ use, text }) => say(use, 'plain', { x: text })),
        say('degree', 'plain', heldDegree(data, now, lexicon)),
      ],
      preference: preferenceOf(plan, 'profile-wish', lexicon),
    },
    passed,
  );
  if (about.achievements < fewestAchievements) asks.push('little-told');
  return { headlineParts, aboutSentences: about.sentences, asks };
}

/** "At Alder & Finch Outfitters:", or by the title where the employer isn't surely one. */
function headOf(
  job: ResumeData['experience'][number] | undefined,
  lexicon: Lexicon,
): ProseSentence | undefined {
  const employer = sureEmployer(job?.company ?? '', lexicon);
  const name = employer || sureTitle(job?.title ?? '', lexicon);
  if (!job || name === '') return undefined;
  const text = employer === '' ? `As ${withA(name)}:` : `At ${employer}:`;
  const source = {
    from: 'resume',
    quote: employer === '' ? job.title : job.company,
    place: job.company,
  } as const;
  return { text, kind: 'you', paragraph: 1, sources: [source] };
}

/** What the person has chosen to say of what they look for: it claims nothing. */
function preferenceOf({ preference, isEnglish }: ProfilePlan, use: string, { letterPhrases }: Lexicon) {
  const [text] = preference && isEnglish ? letterPhrases.say(use, 'plain', preference.slots) : [];
  const kind = preference?.source ? ('you' as const) : ('courtesy' as const);
  return text === undefined
    ? undefined
    : { text, kind, sources: preference?.source ? [preference.source] : [] };
}

/** Where the title stands that the person goes by: at the head of a job, or in the form. */
function titleSource(
  { form, resume }: ProfileTask,
  { experience }: ResumeData,
  title: string,
): SentenceSource | undefined {
  const job = experience.find((each) => each.title.toLowerCase().includes(title.toLowerCase()));
  if (resume && job && resume.content.includes(job.title))
    return { from: 'resume', quote: job.title, place: job.company };
  return form.jobTitle.includes(title) ? { from: 'form', quote: form.jobTitle, place: '' } : undefined;
}

/** Strong ones first; what the target asks for counts most. What the form tells beside the resume is of no job, nor is what has no name. */
function bestAchievements(
  { data, jobs, wanted: { usual, families } }: ProfilePlan,
  lexicon: Lexicon,
): StatedLine[] {
  const worth = ({ text, strength }: StatedLine) =>
    strength +
    Math.min(
      2,
      lexicon.skills
        .find(wordsOf(text))
        .filter(({ value }) => usual.includes(value.name) || families.has(value.family)).length,
    );
  const isNamed = ({ job, isCurrent }: StatedLine) => {
    const { title = '', company = '' } = data.experience[job] ?? {};
    return job < jobs && (isCurrent || sureTitle(title, lexicon) + sureEmployer(company, lexicon) !== '');
  };
  const lines = data.experience.slice(0, jobs).flatMap(({ responsibilities }) => responsibilities);
  return statedLines(data, lexicon)
    .filter(({ job, sentence }) => job < jobs || !lines.some((line) => line.includes(sentence)))
    .toSorted((one, other) => worth(other) - worth(one))
    .map((achievement) => (isNamed(achievement) ? achievement : { ...achievement, job: -1 }));
}
