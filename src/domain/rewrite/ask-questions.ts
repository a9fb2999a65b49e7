import type { ResumeEvidence } from '../claims/resume-evidence.ts';
import { type StatedSkills, statedSkills } from '../claims/stated-skills.ts';
import type { Evidence } from '../evidence/verdicts.ts';
import { isTool } from '../language/is-tool.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Skill } from '../language/lexicon-entries.ts';
import { keyOf } from '../language/words.ts';
import type { AskingPosting } from '../posting/posting.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { QuestionKind, ResumeQuestion } from '../resume/answer-changes.ts';
import { askLines, askMore } from './ask-lines.ts';
import { type AskedName, askedNames } from './asked-names.ts';
import { bareQuestion } from './bare-question.ts';
import { plainQuote } from './plain-quote.ts';

/** More than eight at once would be an interview. */
export const maxQuestions = 8;
/** What the posting insists on comes first, but leaves room for the lines. */
const maxFirst = 3;

/** What only the person can say, what matters most first; nothing that they have settled, and nothing that they show. */
export function askQuestions(
  posting: AskingPosting,
  evidence: readonly Evidence[],
  words: ResumeEvidence,
  settled: readonly string[],
): ResumeQuestion[] {
  const open = askSkills(posting, evidence, words)
    .filter(({ question: { claim } }) => !isSettled(claim, settled))
    .sort((a, b) => a.rank - b.rank);
  const first = open.filter(({ rank }) => rank < ranks.nice).slice(0, maxFirst);
  const lines = askLines(posting, words, maxQuestions - first.length);
  const asked = eachOnce(
    [...first.map(({ question }) => question), ...lines, ...open.map(({ question }) => question)],
    settled,
  );
  return [...asked, ...eachOnce(askMore(words, asked), settled)].slice(0, maxQuestions);
}

const eachOnce = (questions: readonly ResumeQuestion[], settled: readonly string[]): ResumeQuestion[] =>
  questions.filter(
    ({ id, claim }, place) =>
      !isSettled(claim, settled) && questions.findIndex((one) => one.id === id) === place,
  );

interface Ranked {
  question: ResumeQuestion;
  rank: number;
}

/** What the posting insists on by name, in words of its own, what is only listed, what would be nice. */
const ranks = { must: 0, listedMust: 1, nice: 2 };

export const isSettled = (name: string, settled: readonly string[]): boolean =>
  settled.some((claim) => keyOf(claim.trim()) === keyOf(name));

/** What a verdict leaves open. */
const isOpen = ({ verdict }: Evidence) =>
  verdict === 'unclear' || verdict === 'not-found' || verdict === 'named' || verdict === 'expired';

function askSkills(posting: AskingPosting, evidence: readonly Evidence[], words: ResumeEvidence): Ranked[] {
  const { lexicon } = words.knowledge;
  const stated = statedSkills(words);
  const hasJobs = words.data.experience.length > 0;
  return evidence
    .filter(isOpen)
    .map(({ requirement }) => requirement)
    .filter(({ kind, start, years }) => isAsked.test(kind) && start > posting.title.length && !years)
    .flatMap((requirement) => {
      const names = askedNames(requirement, posting, lexicon);
      const asked = openNames(names, requirement, stated, words).flatMap(questionOf(requirement, lexicon));
      return asked.map((question) => ({ question, rank: rankOf(question, requirement) }));
    })
    .filter(({ question: { kind } }) => hasJobs || !needsJob.has(kind));
}

/** What becomes a line of a job. */
const needsJob: ReadonlySet<QuestionKind> = new Set(['listed']);

/** How many years somebody has can't be told by a line. */
const isAsked = /^(?:skill|experience|certification)$/;

function rankOf({ kind }: ResumeQuestion, { level }: Requirement): number {
  if (level === 'nice') return ranks.nice;
  return kind === 'listed' ? ranks.listedMust : ranks.must;
}

const either = /\b(?:or|ou|oder|lub|similar|equivalent|such as|e\.g)\b|\//iu;

interface OpenName extends AskedName {
  isListed: boolean;
}

/** Of several that would do, one that is shown is enough, and one question. */
function openNames(
  names: readonly AskedName[],
  { quote }: Requirement,
  stated: StatedSkills,
  { text, knowledge: { lexicon } }: ResumeEvidence,
): OpenName[] {
  const open = names
    .filter(({ skill }) => !stated.isShown(skill.name))
    .map((name) => ({ ...name, isListed: stated.isStated(name.skill.name) }));
  const unsaid = open.filter(({ skill, name, isListed }) =>
    isListed
      ? isNamedIn(text, name) && !isHeld(skill, lexicon)
      : !isCredentialStated(skill, text, stated) &&
        !(skill.type === 'credential' && mayFollow.test(quote)) &&
        !(isTool(skill) && stated.isAnswered(skill.name, aPart)),
  );
  if (!either.test(quote)) return unsaid;
  const others = quote.split(/,|\/|\bor\b/iu).filter((part) => /\p{L}{2}/u.test(part));
  if (open.length < names.length || others.some((part) => stated.isAnswered(part, 1))) return [];
  return unsaid.sort((a, b) => Number(b.isListed) - Number(a.isListed)).slice(0, 1);
}

/** Asked for by the name that the person gives it. */
const isNamedIn = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());

/** A credential that is named is held, wherever it stands, and so is what is learned for a certificate, such as CPR. */
const isHeld = ({ type, name }: Skill, { certifications }: Lexicon) =>
  type === 'credential' || certifications.whole(name) !== undefined;

/** "MRICS or working toward": whoever has none need not have it yet. */
const mayFollow = /\b(?:towards?|obtain\w*|within|willing\w*|ab(?:le|ility) to|eligib\w+|in progress)\b/iu;

/** "CDL class A" where class B is asked for, "valid licence": the person has spoken of it. */
const isCredentialStated = ({ type, name }: Skill, text: string, stated: StatedSkills) =>
  type === 'credential' &&
  (stated.isAnswered(name, aPart) || (/\blicense$/iu.test(name) && /\blic\b|\blicen[cs]e/iu.test(text)));

const aPart = 0.3;

const questionOf =
  ({ quote }: Requirement, lexicon: Lexicon) =>
  ({ skill, name, isListed }: OpenName): ResumeQuestion[] => {
    const kind = isListed ? 'listed' : kindOf(skill);
    if (kind === undefined) return [];
    return [
      { ...bareQuestion(kind, 'skill', skill.name), name, quote: plainQuote(quote, skill.name, lexicon) },
    ];
  };

/** Of a practice hardly anybody can tell whether the jobs that are told of have it already. */
function kindOf(skill: Skill): QuestionKind | undefined {
  const { type, name } = skill;
  if (type === 'credential') return 'credential';
  // Nobody has used "clamp truck operation".
  return isTool(skill) && !/(?:ion|ing|ment)$/u.test(name) ? 'tool' : undefined;
}
