import { unfinished } from './credential-records.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';

/** How well someone speaks, in the words of several languages. */
const levels: readonly (readonly [number, RegExp])[] = [
  [
    7,
    /\b(?:native|mother tongue|first language|bilingual|bilingue|bilingüe|zweisprachig|langue maternelle|muttersprach\p{L}*|lengua materna|nativ[oa]|ojczysty|língua materna)\b|母语|母語/iu,
  ],
  [
    6,
    /\b(?:fluent|fluently|business[- ]fluent|full professional|fließend\p{L}*|flüssig\p{L}*|courant|couramment|fluid[oa]|fluidez|fluente|biegle|biegły|C2|near[- ]native|N1)\b|流利|精通/iu,
  ],
  [
    5,
    /\b(?:professional|working proficiency|business|advanced|C1|verhandlungssicher|avancée?|avanzad[oa]|avançado|sehr gut\p{L}*|nivel alto|zaawansowany|N2|proficient)\b|熟练/iu,
  ],
  [
    4,
    /\b(?:B2|upper[- ]intermediate|good|gute?|buen|bueno|bon niveau|nivel medio-alto|konversationssicher|dobry)\b|良好/iu,
  ],
  [
    3,
    /\b(?:conversational|intermediate|B1|intermédiaire|intermedi[oa]|intermediário|nivel medio|niveau moyen|komunikatywny|N3|conversaci\p{L}*)\b|一般/iu,
  ],
  [
    2,
    /\b(?:A2|elementary|basic|basics|notions|podstaw\p{L}*|grundkenntnisse|schulkenntnisse|básic[oa]|elemental|scolaire|basique|nivel bajo|kitchen level|reading|limited|some|enough|N4|un poco|lite|little|school)\b/iu,
  ],
  [1, /\b(?:A1|beginner|débutant|anfänger|principiante|N5)\b|入门/iu],
];

interface Spoken {
  name: string;
  level: number | undefined;
  start: number;
  end: number;
}

export function checkLanguages(passage: Passage, evidence: Evidence): Flag[] {
  const known = sourceLanguages(evidence);
  return spokenIn(passage.text, passage.words, evidence).flatMap((spoken) => {
    if (!isSkill(spoken, passage)) return [];
    const own = known.filter(({ name }) => name === spoken.name);
    const claim = passage.text.slice(spoken.start, spoken.end);
    const span = { start: spoken.start, end: spoken.end };
    if (own.length === 0)
      return [makeFlag(passage, span, 'language', 'hard', `Your resume does not mention ${claim}.`)];
    if (spoken.level === undefined || spoken.level < 3) return [];
    const best = Math.max(...own.map(({ level }) => level ?? 2.5));
    if (spoken.level <= best || (spoken.level <= 6 && best === 7)) return [];
    return [
      makeFlag(
        passage,
        withLevel(spoken, passage),
        'language',
        'hard',
        `Your resume gives ${claim} at a lower level.`,
      ),
    ];
  });
}

const withLevel = (spoken: Spoken, passage: Passage) => ({
  start: Math.max(0, spoken.start - 24),
  end: Math.min(passage.text.length, spoken.end + 16),
});

type Words = Parameters<Evidence['lexicon']['skills']['find']>[0];

/** Languages of a text with the level said of each: in brackets or after a dash, else just before, else for all. */
function spokenIn(text: string, words: Words, evidence: Evidence): Spoken[] {
  const offset = 0;
  const mentions = evidence.lexicon.skills.find(words).filter(({ value }) => value.type === 'human-language');
  return mentions.map((mention, place) => {
    const next = mentions[place + 1]?.start ?? text.length;
    const previous = mentions[place - 1]?.end ?? 0;
    const after = text.slice(mention.end - offset, next).split(/[;,|；，]/)[0] ?? '';
    const before =
      text
        .slice(previous, mention.start)
        .split(/[;|；.，]/)
        .at(-1) ?? '';
    const level = levelOf(after) ?? levelOf(before) ?? sharedLevel(text, mention.start);
    return { name: mention.value.name, level, start: mention.start, end: mention.end };
  });
}

/** "fluent French, English and Spanish": one level word for the whole list. */
function sharedLevel(text: string, start: number): number | undefined {
  const list = text.slice(Math.max(0, start - 60), start);
  return /(?:,|\band|\by|\bet|\bund|\bi)\s*$/.test(list) && !/[;.()]/.test(list) ? levelOf(list) : undefined;
}

const levelOf = (text: string) => levels.find(([, pattern]) => pattern.test(text))?.[0];

const cache = new WeakMap<Evidence, { name: string; level: number | undefined }[]>();

function sourceLanguages(evidence: Evidence) {
  const known =
    cache.get(evidence) ??
    evidence.lines.flatMap((line) => {
      const planned = unfinished.test(line.text);
      const words = line.words.map((word) => ({
        ...word,
        start: word.start - line.start,
        end: word.end - line.start,
      }));
      // An examination to come says which level is wished for, not which is reached.
      return spokenIn(line.text, words, evidence).map((spoken) =>
        planned && spoken.level !== undefined ? { ...spoken, level: undefined } : spoken,
      );
    });
  cache.set(evidence, known);
  return known;
}

/** "English department", "translated into German": the language of a thing, not one the person speaks. */
function isSkill(spoken: Spoken, passage: Passage): boolean {
  if (passage.kind === 'skill' || spoken.level !== undefined) return true;
  return (
    /\b(?:speak|speaks|speaking|fluent|language|languages|in)\b/i.test(
      passage.text.slice(Math.max(0, spoken.start - 30), spoken.start),
    ) || !/^\s+\p{L}/u.test(passage.text.slice(spoken.end))
  );
}
