import { reviewSentence } from '#domain/claims/prose/review-sentence.ts';
import type { ProposedSentence } from '#domain/claims/prose/reviewed-sentence.ts';
import type { ResumeEvidence } from '#domain/claims/resume-evidence.ts';
import { isWish } from '#domain/claims/sure-names.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { finishReviewed, inOrderOf, profileOf } from '#domain/linkedin/finish-profile.ts';
import { type ProfilePlan, planProfile } from '#domain/linkedin/plan-profile.ts';
import {
  type ProfileEvidence,
  type ProfileTask,
  profileEvidence,
} from '#domain/linkedin/profile-evidence.ts';
import { withFormLines } from '#domain/linkedin/profile-lines.ts';
import { passedBy, profileContext } from '#domain/linkedin/review-profile.ts';
import { type ProfileTexts, writeProfile } from '#domain/linkedin/write-profile.ts';
import { firstWithin, withinReach } from '#domain/resume/within-reach.ts';
import type { EngineSource, LocalEngine, Pair } from './engine.ts';
import { memoizeRecent } from './memoize-recent.ts';
import type { ProfileEngine, ProfileOutline } from './profile-engine.ts';
import { roomToTry } from './room-to-try.ts';

interface Read {
  task: ProfileTask;
  evidence: ProfileEvidence;
  words: ResumeEvidence;
  plan: ProfilePlan;
}

interface Built extends Read {
  texts: ProfileTexts;
}

interface Readers {
  read(source: EngineSource): ResumeEvidence;
  readPair(source: EngineSource): Pair;
}

const remembered = 4;

/** Profiles: what they may be built on, the built-in one, and the lanes for what a model writes. */
export function profileCalls(
  { read, readPair }: Readers,
  lexicon: Lexicon,
  now: () => Date,
): Pick<LocalEngine, keyof ProfileEngine> {
  const { plan, build } = createBuilders(read, lexicon, now);
  return {
    planProfile: (task) => outlineOf(plan(task), readPair),
    writeProfile: (given) => {
      const { task, evidence, plan, words, texts } = build(given);
      return profileOf(task, evidence, {
        ...texts,
        offers: [],
        skills: plan.skills,
        notices: [...words.notices, ...texts.asks],
      });
    },
    reviewProfile: (given, { headline, about }) => {
      const { task, evidence, words } = plan(given);
      const context = profileContext(task, evidence, words);
      // What the person has refused isn't said, even where it could be proven by now; nor is what they look for.
      const refused = new Set(task.answers.refused);
      const isOut = (text: string) => refused.has(text) || (!task.form.openToWork && isWish(text));
      const review = (kind: 'headline' | 'linkedin') => (proposed: ProposedSentence) =>
        isOut(proposed.text)
          ? ({ outcome: 'dropped', ...proposed } as const)
          : reviewSentence(proposed, { ...context, kind });
      return { headline: headline.map(review('headline')), about: about.map(review('linkedin')) };
    },
    finishProfile: (given, reviewed, named) => {
      const { task, evidence, plan, words, texts } = build(given);
      const parts = finishReviewed(task, reviewed, texts);
      return profileOf(task, evidence, {
        ...parts,
        skills: inOrderOf(plan.skills, named),
        notices: [...words.notices, ...parts.asks],
      });
    },
  };
}

/** What is read of a task and what is written from it, each once. */
function createBuilders(read: Readers['read'], lexicon: Lexicon, now: () => Date) {
  const keyOf = (task: ProfileTask) => JSON.stringify([task, now().toISOString().slice(0, 7)]);
  const tasks = memoizeRecent<Read>(remembered);
  const plan = (given: ProfileTask): Read =>
    tasks(keyOf(given), () => {
      const task = within(given);
      const evidence = profileEvidence(task, lexicon, now());
      const { content, reading, confirmed } = evidence;
      const words = read({ content, reading, confirmed, posting: null, settled: [] });
      return { task, evidence, words, plan: planProfile({ task, evidence, words }) };
    });
  const written = memoizeRecent<Built>(remembered);
  const build = (given: ProfileTask): Built =>
    written(keyOf(given), () => {
      const made = plan(given);
      const passed = passedBy(made.task, made.evidence, made.words);
      const hasRoom = roomToTry(made.evidence.content.length);
      const tryOne: typeof passed = (kind, text, paragraph) =>
        hasRoom(text) ? passed(kind, text, paragraph) : undefined;
      return { ...made, texts: writeProfile(made, made.plan, tryOne, now()) };
    });
  return { plan, build };
}

/** As much of the resume, and of what was said of it, as is looked at. */
const within = ({ resume, ...task }: ProfileTask): ProfileTask => ({
  ...task,
  resume: resume && {
    ...resume,
    data: withinReach(resume.data),
    confirmed: firstWithin(resume.confirmed),
  },
});

function outlineOf({ task, evidence, words, plan }: Read, readPair: Readers['readPair']): ProfileOutline {
  const { content, reading } = evidence;
  const confirmed = task.resume?.confirmed ?? [];
  const { lines } = readPair({ content, reading, posting: null, confirmed, settled: [] });
  const { title, target, skills } = plan;
  return {
    lines: withFormLines(lines, { task, evidence, data: words.data }),
    data: words.data,
    ...{ title, target, openToWork: task.form.openToWork === true, skills },
  };
}
