import type { ReadResume } from '../resume/read-resume.ts';
import type { Asked } from './asked.ts';
import type { Units } from './units.ts';

/** How well a language is spoken, by the words for it: 1 a little, 5 as one's own. */
const levels: readonly (readonly [number, RegExp])[] = [
  [
    1,
    /\b(?:basic|beginner|elementary|a bit|some|limited|a[12]|learning|school|high-school|a little|simple|gcse|menu|forgotten|semesters?|only)\b/iu,
  ],
  [2, /\b(?:conversational|b1|intermediate|everyday|spoken|ok(?:ay)?)\b/iu],
  [3, /\b(?:working|business|b2|good|upper.intermediate|solid)\b/iu],
  [
    4,
    /\b(?:fluent|professional|proficien\w+|advanced|excellent|c1|courant|fließend|verhandlungssicher|strong)\b/iu,
  ],
  [5, /\b(?:native|bilingual|mother tongue|first language|c2|muttersprache|maternelle|nativ[oa])\b/iu],
];

const levelIn = (text: string): number => levels.findLast(([, pattern]) => pattern.test(text))?.[0] ?? 0;
/** Said without a level. */
const unsaid = 3;

/** What a resume says of the languages that are asked; the one that it's written in goes without saying. */
export function languagesFor({ languages, isEither, requirement }: Asked, view: ReadResume, units: Units) {
  const own = view.isEnglish ? 'English' : '';
  const held = languages.map((language) => {
    const naming = units.all.filter(({ skills }) => skills.has(language));
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
    'language-own': Number(
      isEither
        ? languages.includes(own)
        : languages.length > 0 && languages.every((language) => language === own),
    ),
    'language-any':
      requirement.kind === 'language' && languages.length === 0
        ? Number(
            units.all.some(
              ({ text }) => levelIn(text) >= unsaid && /lingual|langu|native|fluent/iu.test(text),
            ),
          )
        : -1,
  };
}

/** "English (native), French (basic)": what is said of one stands beside its name. */
function aroundName(text: string, language: string): string {
  const parts = text.split(/[,;|•·/]|\band\b/u);
  return parts.find((part) => part.toLowerCase().includes(language.toLowerCase())) ?? text;
}
