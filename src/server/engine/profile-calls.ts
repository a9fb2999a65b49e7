import type { Lexicon } from '#domain/lexicon.ts';
import { finishReviewed, inOrderOf, profileOf } from '#domain/linkedin/finish-profile.ts';
import { type ProfilePlan, planProfile } from '#domain/linkedin/plan-profile.ts';
import {
  type ProfileEvidence,
  type ProfileTask,
  profileEvidence,
} from '#domain/linkedin/profile-evidence.ts';
import { passedBy, profileContext } from '#domain/linkedin/review-profile.ts';
import { writeProfile } from '#domain/linkedin/write-profile.ts';
import type { ProseSentence } from '#domain/prose/prose.ts';
import { proseLines } from '#domain/prose/prose-lines.ts';
import { type ProposedSentence, reviewSentence } from '#domain/prose/review-sentence.ts';
import type { PersonsWords } from '#domain/rewrite/persons-words.ts';
import type { EngineSource, LocalEngine } from './engine.ts';
import { keepRecent } from './keep-recent.ts';
import type { ProfileEngine, ProfileOutline } from './profile-engine.ts';

interface Read {
  task: ProfileTask;
  evidence: ProfileEvidence;
  words: PersonsWords;
  plan: ProfilePlan;
}

interface Built extends Read {
  texts: { headlineParts: ProseSentence[]; aboutSentences: ProseSentence[] };
}

const remembered = 4;

/** Profiles: what they may be built on, the built-in one, and the lanes for what a model writes. */
export function profileCalls(
  read: (source: EngineSource) => PersonsWords,
  lexicon: Lexicon,
  now: () => Date,
): Pick<LocalEngine, keyof ProfileEngine> {
  const known = keepRecent<Built>(remembered);
  const build = (task: ProfileTask) =>
    known(JSON.stringify([task, now().toISOString().slice(0, 7)]), () => {
      const evidence = profileEvidence(task, lexicon, now());
      const { content, confirmed } = evidence;
      const words = read({ content, confirmed, posting: null, settled: [] });
      const plan = planProfile({ task, evidence, words });
      const made = { task, evidence, words, plan };
      return { ...made, texts: writeProfile(made, plan, passedBy(task, evidence, words), now()) };
    });
  return {
    planProfile: (task) => outlineOf(build(task)),
    writeProfile: (task) => {
      const { evidence, plan, words, texts } = build(task);
      return profileOf(task, evidence, plan, {
        ...texts,
        offers: [],
        skills: plan.skills,
        notices: words.notices,
      });
    },
    reviewProfile: (task, { headline, about }) => {
      const { evidence, words } = build(task);
      const context = profileContext(task, evidence, words);
      // What the person has refused isn't said, even where it could be proven by now.
      const refused = new Set(task.answers.refused);
      const review = (kind: 'headline' | 'linkedin') => (proposed: ProposedSentence) =>
        refused.has(proposed.text)
          ? ({ outcome: 'dropped', lines: proposed.lines, paragraph: proposed.paragraph } as const)
          : reviewSentence(proposed, { ...context, kind });
      return { headline: headline.map(review('headline')), about: about.map(review('linkedin')) };
    },
    finishProfile: (task, reviewed, named) => {
      const { evidence, plan, words, texts } = build(task);
      const parts = finishReviewed(task, reviewed, texts);
      return profileOf(task, evidence, plan, {
        ...parts,
        skills: inOrderOf(plan.skills, named),
        notices: words.notices,
      });
    },
  };
}

function outlineOf({ plan, evidence }: Read): ProfileOutline {
  const { data, title, target, skills } = plan;
  const lines = proseLines({ ...data, skills });
  return {
    lines: lines.map(({ number, text, place }) => ({ number, text, place })),
    title,
    target: target.role,
    skills,
    data: { ...data, skills },
    content: evidence.content,
  };
}
