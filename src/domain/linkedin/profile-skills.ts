import type { ResumeEvidence } from '../claims/resume-evidence.ts';
import { statedSkills } from '../claims/stated-skills.ts';
import { normalizeCaps } from '../claims/sure-names.ts';
import { foldWords } from '../language/fold.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Skill } from '../language/lexicon-entries.ts';
import { cleanText } from '../language/readable-text.ts';
import type { ResumeData } from '../resume/resume.ts';
import { provenSkills } from '../rewrite/arrange/proven-skills.ts';
import { isCalled } from '../rewrite/write/called-skill.ts';
import { capital } from '../rewrite/write/rewritten-line.ts';
import type { TargetSkills } from './target-skills.ts';

/** A skill of the person's, as it's shown. */
export interface HeldSkill {
  name: string;
  /** What our lists know of it. */
  known: Skill | undefined;
  /** By a line of a job, not only by a list. */
  isShown: boolean;
  /** How much the target asks for it. */
  wanted: number;
}

interface SkillSource {
  words: ResumeEvidence;
  /** The resume as it reads now, or the form where there's none. */
  data: ResumeData;
  /** As the form lists them, and what was ticked. */
  listed: readonly string[];
}

/** LinkedIn takes no more. */
const most = 50;
/** Nobody lists more of their own. */
const maxConsidered = 200;

/** Every skill that form, lists or lines name, those that the target asks for first. */
export function heldSkills({ words, data, listed }: SkillSource, target: TargetSkills): HeldSkill[] {
  const { lexicon } = words.knowledge;
  const stated = statedSkills(words);
  const now = foldWords(linesOf(data).join(' '));
  // What the person took out of the resume by hand is no longer theirs to show.
  const proven = [...provenSkills(words)].flatMap(([name, { skill, type, isName }]) => {
    const known = lexicon.skills.whole(skill);
    const isWorthIt =
      (isName && named.has(type)) || (known?.type !== 'credential' && wantedBy(known, target) > 0);
    return isWorthIt && now.includes(foldWords(name)) ? [name] : [];
  });
  const own = [...listed, ...(data.skills ?? [])].slice(0, maxConsidered);
  const found = [...own, ...proven]
    .flatMap((text) => parted(text, lexicon))
    .flatMap((text): HeldSkill[] => {
      const clean = cleanText(text);
      // Short forms keep their capitals.
      const item = /\p{Lu}{5}/u.test(clean) ? normalizeCaps(clean, lexicon) : clean;
      const known = lexicon.skills.whole(item);
      const name =
        known && isCalled(known.name, item)
          ? known.name
          : /^\p{Ll}+(?:[\s-]|$)/u.test(item)
            ? capital(item)
            : item;
      if (item === '' || remark.test(item) || level.test(item)) return [];
      const isShown = known !== undefined && stated.isShown(known.name);
      return [{ name, known, isShown, wanted: wantedBy(known, target) }];
    });
  const seen = new Set<string>();
  return found
    .filter(({ name, known }) => {
      // The same by our lists, or in its words.
      const keys = [foldWords(name), ...(known ? [`listed ${known.name}`] : [])];
      const isNew = !keys.some((key) => seen.has(key));
      for (const key of keys) seen.add(key);
      return isNew;
    })
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, most);
}

const linesOf = ({ summary, experience, skills = [], additional = [] }: ResumeData): string[] => [
  summary,
  ...experience.flatMap(({ title, responsibilities }) => [title, ...responsibilities]),
  ...skills,
  ...additional.flatMap(({ lines }) => lines),
];

/** "Wouldn't call myself an expert" is no skill, but a word on one; a name in quotes is a course's. */
const remark = /n['’]t\b|\b(?:I|my|myself|not|never)\b|["“”]/iu;

/** How well something is known. */
const level = /^(?:basic|beginner|intermediate|advanced|fluent|expert)$/iu;

/** A name among ordinary words is surely a tool. */
const named = new Set(['tool', 'technology']);

/** "Desmos and GeoGebra" are two, where one of them is a tool that we know. */
function parted(text: string, { skills }: Lexicon): string[] {
  const parts = text.split(/\s+(?:and|&)\s+/u);
  const isTool = (part: string) => named.has(skills.whole(part)?.type ?? '');
  return parts.length === 2 && skills.whole(text) === undefined && parts.some(isTool) ? parts : [text];
}

function wantedBy(known: Skill | undefined, { usual, families }: TargetSkills): number {
  if (!known) return 0;
  return usual.includes(known.name) ? 3 : families.has(known.family) ? 2 : 0;
}

const worth = ({ wanted, isShown, known }: HeldSkill): number =>
  wanted + (isShown ? 1 : 0) - (known?.type === 'soft' || known?.type === 'human-language' ? 2 : 0);
