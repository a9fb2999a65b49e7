import { foldQuotes, foldWords } from '../text/fold.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';

const romans: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };
const labelled =
  /\b(level|tier|grade|class|band|phase|stage|category|part|step|type|stufe|niveau|nivel|stopień|klasse)\s+(\d{1,2}|[IVX]{1,4}|[A-F])\b/giu;

/** "Level 2", "Class A", "Tier III": the label and its number must stand together in the source. */
function checkLabels(passage: Passage, evidence: Evidence): Flag[] {
  const source = romansRead(evidence.folded);
  return [...passage.text.matchAll(labelled)].flatMap((found) => {
    const [whole, label = '', value = ''] = found;
    if (
      !/\d|[IVX]{1,4}|^[A-F]$/.test(value) ||
      source.includes(romansRead(foldWords(whole))) ||
      evidence.plain.includes(foldQuotes(whole))
    )
      return [];
    if (!passage.sameLanguage && source.includes(` ${romansRead(` ${value.toLowerCase()} `).trim()} `))
      return [];
    const span = { start: found.index, end: found.index + whole.length };
    return [
      makeFlag(passage, span, 'certification', 'hard', `Your resume does not say "${whole}" (${label}).`),
    ];
  });
}

const romansRead = (folded: string) =>
  folded.replace(/ (i{1,3}|iv|vi?) /g, (_, roman: string) => ` ${romans[roman] ?? roman} `);

const clearances: readonly (readonly [number, RegExp])[] = [
  [5, /\bTS\s?\/\s?SCI\b|\btop secret\s?(?:\/|with)?\s?SCI\b/iu],
  [4, /\btop secret\b|\bTS clearance\b|\bdeveloped vetting\b|\bQ clearance\b/iu],
  [3, /\bsecret\b|\bSC clear(?:ed|ance)\b/iu],
  [2, /\bconfidential clearance\b|\bBPSS\b/iu],
  [1, /\bpublic trust\b|\bbaseline\b/iu],
];
const clearanceContext = /\b(?:clearance|cleared|vetting|secret|TS\/SCI)\b/iu;

/** A security clearance may not rise, nor appear from nowhere. */
function checkClearance(passage: Passage, evidence: Evidence): Flag[] {
  const found = clearanceContext.exec(passage.text);
  if (!found) return [];
  const level = (text: string) => clearances.find(([, pattern]) => pattern.test(text));
  const claimed = level(passage.text);
  const lines = evidence.lines.filter(({ text }) => clearanceContext.test(text));
  const held = Math.max(0, ...lines.map(({ text }) => level(text)?.[0] ?? 0));
  if (claimed ? claimed[0] <= held : lines.length > 0) return [];
  if (!claimed && !/\bclearance\b/i.test(passage.text)) return [];
  const at = claimed?.[1].exec(passage.text) ?? found;
  return [
    makeFlag(
      passage,
      { start: at.index, end: at.index + at[0].length },
      'licence',
      'hard',
      'Your resume does not show this clearance.',
    ),
  ];
}

export const checkLevels = (passage: Passage, evidence: Evidence): Flag[] => [
  ...checkLabels(passage, evidence),
  ...checkClearance(passage, evidence),
];
