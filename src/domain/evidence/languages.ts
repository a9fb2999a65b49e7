import { phrasePattern } from '../language/phrase-pattern.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import type { Asked } from './asked.ts';
import type { Units } from './units.ts';

/** How well a language is spoken, by the words for it: 1 a little, 5 as one's own. */
const levels: readonly (readonly [number, RegExp])[] = [
  [1, phrasePattern.iu`\b(?:${'languages/level-1'})\b`],
  [2, phrasePattern.iu`\b(?:${'languages/level-2'})\b`],
  [3, phrasePattern.iu`\b(?:${'languages/level-3'})\b`],
  [4, phrasePattern.iu`\b(?:${'languages/level-4'})\b`],
  [5, phrasePattern.iu`\b(?:${'languages/level-5'})\b`],
];

const levelIn = (text: string): number => levels.findLast(([, pattern]) => pattern.test(text))?.[0] ?? 0;
/** Said without a level. */
const unsaid = 3;

/** What a resume says of the languages that are asked; the one that it's written in goes without saying. */
export function languagesFor({ languages, isEither, requirement }: Asked, view: ReadResume, units: Units) {
  const own = view.isEnglish ? 'English' : '';
  const namingOf = (language: string) => units.all.filter(({ skills }) => skills.has(language));
  const isSaid = (language: string) =>
    namingOf(language).some(({ text }) => levelIn(aroundName(text, language)) > 0);
  const held = languages.map((language) => {
    const naming = namingOf(language);
    if (language === own)
      return Math.max(0, ...naming.map(({ text }) => levelIn(aroundName(text, language)))) || 5;
    const near = naming.map(({ text }) => levelIn(aroundName(text, language)) || unsaid);
    return naming.length === 0 ? 0 : Math.max(...near);
  });
  const level = held.length === 0 ? -1 : isEither ? Math.max(...held) : Math.min(...held);
  const asked = levelIn(requirement.quote) || unsaid;
  return {
    'language-held': level,
    'language-over': level < 0 ? -9 : level === 0 ? -5 : level - asked,
    'language-own': Number(languages.length > 0 && languages.every((one) => one === own && !isSaid(one))),
  };
}

/** "English (native), French (basic)": what is said of one stands beside its name. */
function aroundName(text: string, language: string): string {
  const parts = text.split(/[,;|•·/]|\band\b/u);
  return parts.find((part) => part.toLowerCase().includes(language.toLowerCase())) ?? text;
}
