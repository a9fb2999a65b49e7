import type { ActionVerb } from '../lexicon.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';

/** A part in something told as its leading, or help told as the deed. */
export function checkRole(passage: Passage, evidence: Evidence): Flag[] {
  if (passage.courtesy) return [];
  if (!passage.sameLanguage) return [];
  if (evidence.language !== 'en') return checkLeadWords(passage, evidence);
  const verbs = evidence.lexicon.actionVerbs.find(passage.words).filter((verb) => isVerb(verb, passage));
  const lines = passage.alignment.lines.slice(0, 2);
  const own = lines.flatMap((line) => evidence.lexicon.actionVerbs.find(evidence.lines[line]?.words ?? []).map(({ value }) => value));
  return [...checkLeading(verbs, own, passage, evidence), ...checkHelp(verbs, own, passage, evidence)];
}

type Verb = { value: ActionVerb; start: number; end: number };

const isVerb = (verb: Verb, passage: Passage) =>
  !/\b(?:the|a|an|of|my|our|as)\s+$/i.test(passage.text.slice(0, verb.start)) || /ed$|ing$/.test(passage.text.slice(verb.start, verb.end));

const leads = ({ group, strength }: ActionVerb) => group === 'found' || (group === 'lead' && strength >= 4);

function checkLeading(verbs: readonly Verb[], own: readonly ActionVerb[], passage: Passage, evidence: Evidence): Flag[] {
  const claim = verbs.find(({ value }) => leads(value));
  if (!claim || passage.alignment.lines.length === 0) return [];
  const strong = own.some((verb) => verb.strength >= 4 || (verb.strength >= 3 && claim.value.strength <= 4));
  const words = passage.words.filter(({ start, end }) => start >= claim.start && end <= claim.end);
  const said = words.some(({ lines, support }) => (support === 'same' || support === 'family') && lines.some((line) => passage.alignment.near.has(line)));
  if (said || (strong && claim.value.group !== 'found') || ranksHigh(passage, evidence)) return [];
  return [flag(claim, passage, `Your resume does not say that you ${claim.value.verb} this.`, 'soft')];
}

/** The aligned entry's own title leads people: then leading is what the post is. */
function ranksHigh(passage: Passage, evidence: Evidence): boolean {
  const entries = evidence.entries.filter(({ lines }) => passage.alignment.lines.some((line) => lines.has(line)));
  return entries.some(({ header }) =>
    header.some((line) => evidence.lexicon.titleWords.find(evidence.lines[line]?.words ?? []).some(({ value }) => (value.rank ?? 0) >= 4)),
  );
}

const helpOnly = /\b(?:assisted|assist|helped|help|supported|participated|contributed|shadowed|observed|co-?\s?(?:wrote|authored|led|led|founded|developed|designed|organi[sz]ed|ran|managed|created|built))\b/iu;

function checkHelp(verbs: readonly Verb[], own: readonly ActionVerb[], passage: Passage, evidence: Evidence): Flag[] {
  const [best] = passage.alignment.lines;
  const line = best === undefined ? undefined : evidence.lines[best];
  const help = line && helpOnly.exec(line.text);
  if (!help || helpOnly.test(passage.text) || /\b(?:together|jointly|co-\p{L}+|part of|aid|back|with (?:a|the|two|three|my|our))\b/iu.test(passage.text)) return [];
  const [verb] = verbs;
  const weak = verb && own.some(({ group }) => group === verb.value.group && group !== 'help') && !/co-?/i.test(help[0]);
  if (!verb || weak || verb.value.group === 'help') return [];
  return [flag(verb, passage, `Your resume says "${help[0]}".`, 'hard')];
}

const flag = (verb: Verb, passage: Passage, why: string, severity: 'hard' | 'soft') =>
  makeFlag(passage, { start: verb.start, end: Math.min(passage.text.length, verb.end + 24) }, 'role', severity, why);

const leadWords =
  /主导|牵头|领导|带领|kierował\p{L}*|kieruję|leit(?:ete|e|ung)\b|dirig(?:é|ió|í|eant|ée?)\b|lider(?:é|ó|ei|ou)\b|à la tête|coordenei|dirigi\b/giu;

/** Other languages: a word of leading that the aligned lines do not have. */
function checkLeadWords(passage: Passage, evidence: Evidence): Flag[] {
  const source = [...passage.alignment.near].map((line) => evidence.lines[line]?.text ?? '').join('\n');
  leadWords.lastIndex = 0;
  return [...passage.text.matchAll(leadWords)].flatMap((found) =>
    source.match(leadWords) ? [] : [makeFlag(passage, { start: found.index, end: found.index + found[0].length }, 'role', 'soft', `Your resume does not say "${found[0]}" here.`)],
  );
}
