import type { PersonsWords } from '../claims/persons-words.ts';
import type { SentenceSource } from '../claims/prose/prose.ts';
import { titleLikeness } from '../evidence/title-likeness.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { cleanText } from '../language/readable-text.ts';
import { textReaderOf } from '../language/text-reader.ts';
import type { ResumeData } from '../resume/resume.ts';
import { titleOf } from '../rewrite/write/compose-summary.ts';
import { calmed } from './calm-names.ts';
import type { ProfileEvidence, ProfileTask } from './profile-evidence.ts';
import { type HeldSkill, heldSkills, suggestedSkills } from './profile-skills.ts';
import { type TargetSkills, targetSkills } from './target-skills.ts';

/** Everything that a profile is made of, before it's worded. */
export interface ProfilePlan {
  /** The resume as it reads now with what the form adds to it. */
  data: ResumeData;
  title: string;
  target: { role: string; isTitle: boolean; source: SentenceSource };
  wanted: TargetSkills;
  held: HeldSkill[];
  skills: string[];
  addIfTrue: string[];
}

export interface Planned {
  task: ProfileTask;
  evidence: ProfileEvidence;
  words: PersonsWords;
}

export function planProfile({ task, evidence, words }: Planned): ProfilePlan {
  const { lexicon } = words.knowledge;
  const { form, answers } = task;
  const data = profileData(task, evidence, words.data);
  const role = cleanText(form.targetRole ?? '').replace(/[.,;]+$/u, '');
  const wanted = targetSkills(role || form.jobTitle, form.industry, lexicon);
  const held = heldSkills({ words, data, listed: [...answers.skills, ...evidence.told.skills] }, wanted);
  const reader = textReaderOf(lexicon);
  const title = heldTitle(task, evidence, data, lexicon);
  const isSame = role === '' || titleLikeness(title, role, reader) >= 1;
  return {
    data,
    title,
    target: {
      role: isSame ? '' : role,
      isTitle: isTitle(role, lexicon),
      source: { from: 'form', quote: (form.targetRole ?? '').trim(), place: '' },
    },
    wanted,
    held,
    skills: held.map(({ name }) => name),
    addIfTrue: suggestedSkills(words, held, wanted),
  };
}

/** What the form tells beside the resume: under the job that it names, else as work of its own. */
function profileData(
  { form, resume }: ProfileTask,
  { told, confirmed }: ProfileEvidence,
  parsed: ResumeData,
): ResumeData {
  const data = resume?.data ?? parsed;
  const sentences = told.sentences.filter(
    (text) => text.split(/\s+/u).length > 3 && !form.currentHeadline?.includes(text),
  );
  const jobOf = (text: string) => confirmed.find((one) => one.text === text)?.job ?? '';
  const loose = sentences.filter((text) => jobOf(text) === '');
  const experience = data.experience.map((job) => ({
    ...job,
    responsibilities: [
      ...job.responsibilities,
      ...sentences.filter(
        (text) =>
          jobOf(text) === job.company &&
          job.company !== '' &&
          data.experience.find(({ company }) => company === job.company) === job,
      ),
    ],
  }));
  const more = { title: form.jobTitle, company: '', startDate: '', endDate: '', responsibilities: loose };
  return {
    ...data,
    experience: loose.length > 0 || experience.length === 0 ? [...experience, more] : experience,
  };
}

function heldTitle(
  { form, answers, resume }: ProfileTask,
  { contradictions }: ProfileEvidence,
  data: ResumeData,
  lexicon: Lexicon,
): string {
  const stated = cleanText(form.jobTitle);
  const against = contradictions.find(
    ({ field, form: quote }) => field === 'title' && quote === form.jobTitle.trim(),
  );
  if (!resume || (against && answers.choices[against.id] === 'form')) return stated;
  const short = titleOf(data, lexicon);
  const held = data.experience.find(({ title }) => title.includes(short ?? title))?.title ?? '';
  const whole = calmed(cleanText(held), lexicon.words);
  // "Manager – Finance & Accounts" is no manager of anything at all.
  if (short && (whole.length > longestTitle || !isBareRank(short, lexicon))) return short;
  return whole || (against ? cleanText(against.resume) : stated);
}
const longestTitle = 60;

const isBareRank = (title: string, { titleWords }: Lexicon): boolean =>
  !/\s/u.test(title) && titleWords.whole(title.toLowerCase())?.rank !== undefined;

const isTitle = (role: string, { titles, titleWords }: Lexicon): boolean =>
  titles.whole(role) !== undefined ||
  titleWords.whole((role.split(/\s+/u).at(-1) ?? '').toLowerCase())?.role === 'head';
