import { presentedJob } from '../claims/prose/presented-job.ts';
import type { SentenceSource } from '../claims/prose/prose.ts';
import type { ResumeEvidence } from '../claims/resume-evidence.ts';
import { inProse, isAwayFromWork, isWish, titleName, withA } from '../claims/sure-names.ts';
import { titleSimilarity } from '../evidence/title-similarity.ts';
import { isEnglish } from '../language/language.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { cleanText } from '../language/readable-text.ts';
import { textReaderOf } from '../language/text-reader.ts';
import { isPresent } from '../resume/job-years.ts';
import type { ResumeData } from '../resume/resume.ts';
import type { ProfileEvidence, ProfileTask } from './profile-evidence.ts';
import { type HeldSkill, heldSkills } from './profile-skills.ts';
import { type TargetSkills, targetSkills } from './target-skills.ts';

/** Everything that a profile is made of, before it's worded. */
export interface ProfilePlan {
  /** The resume as it reads now with what the form adds to it. */
  data: ResumeData;
  /** So many of its jobs are jobs; what comes behind them the form tells of none. */
  jobs: number;
  isEnglish: boolean;
  /** '' where nothing is surely one. */
  title: string;
  /** By the form, not by the resume. */
  isStated: boolean;
  /** The role that the person wants; '' where they name none. */
  target: string;
  /** What the person has chosen to say of what they look for. */
  preference: { slots: Readonly<Record<string, string>>; source: SentenceSource | undefined } | undefined;
  wanted: TargetSkills;
  held: HeldSkill[];
  skills: string[];
}

export interface Planned {
  task: ProfileTask;
  evidence: ProfileEvidence;
  words: ResumeEvidence;
}

export function planProfile({ task, evidence, words }: Planned): ProfilePlan {
  const { lexicon } = words.knowledge;
  const { form, answers } = task;
  const read = task.resume?.data ?? words.data;
  const data = profileData(task, evidence, read);
  const isInEnglish = isEnglish(words.data.language);
  const role = cleanText(form.targetRole ?? '').replace(/[.,;]+$/u, '');
  const wanted = targetSkills(role || form.jobTitle, form.industry, lexicon);
  const held = heldSkills(
    { words, data, listed: [...answers.skills, ...evidence.statements.skills] },
    wanted,
  );
  const { title, isStated } = heldTitle(task, evidence, read, { isEnglish: isInEnglish, lexicon });
  return {
    ...{ data, jobs: read.experience.length, isEnglish: isInEnglish, title, isStated, wanted, held },
    target: role,
    preference: form.openToWork ? preferenceFor(role, title, lexicon) : undefined,
    skills: held.map(({ name }) => name),
  };
}

/** A role that isn't the person's own is named. */
function preferenceFor(role: string, title: string, lexicon: Lexicon): ProfilePlan['preference'] {
  const isNamed = role !== '' && titleSimilarity(title, role, textReaderOf(lexicon)) < 1;
  if (!isNamed) return { slots: {}, source: undefined };
  const isTitle = titleName(role, lexicon) !== '';
  return {
    slots: { role, ...(isTitle ? { 'a role': withA(inProse(role, lexicon)) } : { field: role }) },
    source: { from: 'form', quote: role, place: '' },
  };
}

/** What the form tells beside the resume: under the job that it names, else as work of its own. */
function profileData(
  { form }: ProfileTask,
  { statements, confirmed }: ProfileEvidence,
  data: ResumeData,
): ResumeData {
  const sentences = statements.sentences.filter(
    (text) => text.split(/\s+/u).length > 3 && !form.currentHeadline?.includes(text),
  );
  const jobOf = (text: string) => confirmed.find((one) => one.text === text)?.job ?? '';
  const placeOf = (text: string) =>
    jobOf(text) === '' ? -1 : data.experience.findIndex(({ company }) => company === jobOf(text));
  const experience = data.experience.map((job, place) => ({
    ...job,
    responsibilities: [...job.responsibilities, ...sentences.filter((text) => placeOf(text) === place)],
  }));
  const loose = sentences.filter((text) => placeOf(text) < 0);
  const more = { title: form.jobTitle, company: '', startDate: '', endDate: '', responsibilities: loose };
  return {
    ...data,
    experience: loose.length > 0 || experience.length === 0 ? [...experience, more] : experience,
  };
}

interface Read {
  isEnglish: boolean;
  lexicon: Lexicon;
}

/** The job that the person has now, else what they call themselves, else the last job: each only if it's a title. */
function heldTitle(
  { form, answers, resume }: ProfileTask,
  { contradictions }: ProfileEvidence,
  data: ResumeData,
  read: Read,
): Pick<ProfilePlan, 'title' | 'isStated'> {
  const stated = statedTitle(cleanText(form.jobTitle), data, read);
  const against = contradictions.find(
    ({ field, form: quote }) => field === 'title' && quote === form.jobTitle.trim(),
  );
  const isChosen = against && answers.choices[against.id] === 'form';
  const running = data.experience.filter(
    ({ title, endDate }) => isPresent(endDate) && !isAwayFromWork(title),
  );
  const [now] = running.map(({ title }) => titleName(title, read.lexicon)).filter((title) => title !== '');
  if (resume && now && !isChosen) return { title: now, isStated: false };
  const last = running.length > 0 ? undefined : presentedJob(data, read.lexicon)?.job.title;
  const title = titleName(last ?? '', read.lexicon);
  return { title: stated || title, isStated: stated !== '' && (!resume || stated !== title) };
}

const maxTitleLength = 60;

/** What somebody calls themselves is a title by our lists; in other languages it's no break, wish or company. */
function statedTitle(stated: string, { experience }: ResumeData, { isEnglish, lexicon }: Read): string {
  const sure = titleName(stated, lexicon);
  const isOther =
    isAwayFromWork(stated) ||
    isWish(stated) ||
    stated.length > maxTitleLength ||
    /[.!?:;|@]/u.test(stated) ||
    experience.some(({ company }) => company.toLowerCase() === stated.toLowerCase());
  return sure !== '' || isOther || isEnglish ? sure : stated;
}
