import type { ProseSentence, SentenceSource } from '../claims/prose/prose.ts';
import { type ToldLine, toldLines } from '../claims/prose/told-lines.ts';
import { inProse, sureEmployer } from '../claims/sure-names.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { keyOf, wordsOf } from '../language/words.ts';
import type { ResumeData } from '../resume/resume.ts';
import { isEmptySentence } from '../rewrite/write/cliches.ts';
import { yearsOf } from '../rewrite/write/compose-summary.ts';
import { sentencesIn, wish } from './form-statements.ts';
import { heldCredentials, heldDegrees } from './held-credentials.ts';
import type { Planned, ProfilePlan } from './plan-profile.ts';
import type { ProfileEvidence, ProfileTask } from './profile-evidence.ts';
import type { HeldSkill } from './profile-skills.ts';
import type { TargetSkills } from './target-skills.ts';
import { writeAbout } from './write-about.ts';
import { type Passed, writeHeadline } from './write-headline.ts';

/** The built-in profile: parts and sentences that have passed, and no others. */
export function writeProfile(
  { task, evidence, words }: Planned,
  plan: ProfilePlan,
  passed: Passed,
  now: Date,
): { headlineParts: ProseSentence[]; aboutSentences: ProseSentence[] } {
  const { lexicon } = words.knowledge;
  const { data, title, target, held, wanted } = plan;
  const isEnglish = /^en\b/u.test(words.data.language ?? 'en');
  const deeds = bestDeeds(data, wanted, lexicon);
  const hard = held.filter(({ known }) => known && !/^(?:soft|human-language|credential)$/u.test(known.type));
  const isTool = ({ known }: HeldSkill) => /^(?:tool|technology)$/u.test(known?.type ?? '');
  const isStrength = ({ known, isShown, wanted: asked }: HeldSkill) =>
    /^(?:practice|method|knowledge)$/u.test(known?.type ?? '') && (isShown || asked > 0);
  const credentials = heldCredentials(data, now, lexicon).filter((name) => keyOf(name) !== keyOf(title));
  return {
    headlineParts: writeHeadline(
      {
        title,
        titleSource: titleSource(task, data, title),
        // The words around it are English.
        target: isEnglish ? target.role : '',
        targetSource: target.source,
        strengths: hard.map(({ name }) => name),
        credentials,
        results: deeds
          .filter(({ text }) => isResult(text))
          .map(({ text }) => text.replace(/^\p{L}/u, (l) => l.toUpperCase())),
      },
      passed,
    ),
    aboutSentences: writeAbout(
      {
        say: (use, slots) => (isEnglish ? lexicon.letterPhrases.say(use, 'plain', slots) : []),
        data,
        employer: (company) => sureEmployer(company, lexicon),
        title: /^[\p{L}\s]+$/u.test(title) ? inProse(title, lexicon) : title,
        years: yearsOf({ data, requirements: [], now }),
        deeds,
        strengths: hard.filter(isStrength).slice(0, 3).map(inSentence),
        tools: hard.filter(isTool).map(({ name }) => name),
        credentials,
        degrees: heldDegrees(data, now, lexicon),
        target: { ...target, role: target.isTitle ? inProse(target.role, lexicon) : target.role },
        summary: isEnglish ? summaryOf(task, lexicon) : [],
        own: ownSentences(task, evidence, isEnglish),
      },
      passed,
    ),
  };
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

/** Strong ones first; what the target asks for counts most. */
function bestDeeds(data: ResumeData, { usual, families }: TargetSkills, lexicon: Lexicon): ToldLine[] {
  const worth = ({ text, strength }: ToldLine) =>
    strength +
    Math.min(
      2,
      lexicon.skills
        .find(wordsOf(text))
        .filter(({ value }) => usual.includes(value.name) || families.has(value.family)).length,
    );
  return toldLines(data, lexicon).toSorted((one, other) => worth(other) - worth(one));
}

const measured = /\bfrom\s+\S*\d.*?\bto\s+\S*\d|\d\s?%|[$€£]\s?\d/u;
const isResult = (told: string) => measured.test(told) && told.split(/\s+/u).length <= 14;

/** "data entry" within a sentence; names keep their capitals. */
const inSentence = ({ name, known }: HeldSkill): string =>
  /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(name) && !/^(?:tool|technology)$/u.test(known?.type ?? '')
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

/** The head of the resume, without wishes and worn phrases. */
const summaryOf = ({ resume }: ProfileTask, lexicon: Lexicon): string[] =>
  sentencesIn(resume?.data.summary ?? '').filter(
    (text) => text.split(/\s+/u).length > 5 && !wish.test(text) && !isEmptySentence(text, lexicon),
  );

/** What the person says of themselves in whole sentences; a row of words is none, nor is a wish. */
function ownSentences({ resume }: ProfileTask, { told }: ProfileEvidence, isEnglish: boolean): string[] {
  const summary = sentencesIn(resume?.data.summary ?? '').filter((text) => !wish.test(text));
  return [...told.sentences, ...summary].filter(
    (text) =>
      (text.split(/\s+/u).length > 5 || /[。！？]/u.test(text)) &&
      (!isEnglish || /\b(?:I|my|we|our)\b/iu.test(text)),
  );
}
