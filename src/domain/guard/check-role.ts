import type { ActionVerb } from '../lexicon.ts';
import type { Word } from '../text/words.ts';
import { clausesOf } from './clauses.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { helpWords, leadWords } from './lead-words.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';

interface Verb {
  value: ActionVerb;
  start: number;
  end: number;
}

/** A part in something told as its leading, or help told as the deed: each verb against the source's own verb. */
export function checkRole(passage: Passage, evidence: Evidence): Flag[] {
  if (passage.courtesy || passage.alignment.lines.length === 0) return [];
  if (!passage.sameLanguage || evidence.language !== 'en') return checkLeadWords(passage, evidence);
  return verbsOf(passage, evidence).flatMap((verb) => {
    if (verb.value.strength >= 5 && !nearSays(verb, passage, evidence))
      return [
        makeFlag(passage, verb, 'role', 'soft', `Your resume does not say that you ${verb.value.verb} this.`),
      ];
    const objects = objectsOf(verb, passage, evidence);
    const line = lineOfObjects(objects, passage);
    if (line === undefined || saidHere(verb, line, passage, evidence)) return [];
    const why = inflation(verb, objects, line, passage, evidence);
    if (!why) return [];
    return [
      makeFlag(passage, { start: verb.start, end: objects.at(-1)?.end ?? verb.end }, 'role', 'soft', why),
    ];
  });
}

/** Verbs, not nouns: "the lead", "a design" claim nothing. */
const verbsOf = (passage: Passage, evidence: Evidence): Verb[] =>
  evidence.lexicon.actionVerbs
    .find(passage.words)
    .filter(
      ({ start }) =>
        !/\b(?:the|a|an|of|my|our|as|no|each|per|this|that|['’]s)\s+$/i.test(passage.text.slice(0, start)),
    )
    .filter(({ start }) => start === 0 || !/-$/.test(passage.text.slice(0, start)));

function objectsOf(verb: Verb, passage: Passage, evidence: Evidence): TextWord[] {
  const clause = clausesOf(passage).find(({ start, end }) => verb.start >= start && verb.start < end);
  return passage.words
    .filter(
      ({ start, content, key }) =>
        content &&
        start >= verb.end &&
        start < (clause?.end ?? passage.text.length) &&
        !evidence.forms.isFrame(key),
    )
    .slice(0, 4);
}

/** The aligned line that knows most of the verb's objects. */
function lineOfObjects(objects: readonly TextWord[], passage: Passage): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const line of passage.alignment.near) {
    const count = objects.filter(
      ({ lines, support }) => lines.includes(line) && support !== 'synonym',
    ).length;
    if (count > most) {
      most = count;
      best = line;
    }
  }
  return objects.length > 0 && (most >= 2 || most >= objects.length / 2) ? best : undefined;
}

const nearSays = (verb: Verb, passage: Passage, evidence: Evidence) =>
  [...passage.alignment.near].some((line) =>
    evidence.lexicon.actionVerbs
      .find(evidence.lines[line]?.words ?? [])
      .some(({ value }) => value.strength >= 5 || value.group === verb.value.group),
  );

/** The same verb stands in the source line (or in the one it is wrapped from). */
function saidHere(verb: Verb, line: number, passage: Passage, evidence: Evidence): boolean {
  const stems = passage.words
    .filter(({ start, end }) => start >= verb.start && end <= verb.end)
    .map(({ stem }) => stem);
  return (
    stems.some((stem) => [line, line - 1].some((place) => evidence.lines[place]?.stems.has(stem))) &&
    !helpBefore(line, evidence)
  );
}

const help =
  /\b(?:assist(?:ed|s|ing)?|help(?:ed|s|ing)?|support(?:ed|s|ing)?|participat(?:ed?|ing)|contribut(?:ed?|ing)|shadow(?:ed)?|observ(?:ed)|took part|member of|part of (?:a|the)|on the team|aided|worked (?:with|under|alongside)|co-\p{L}+|jointly|second to|under (?:the )?supervision|volunteer(?:ed)? (?:on|with|for))\b/iu;
const shares =
  /\b(?:assist|help|support|participat|contribut|shadow|observ|took part|member|part of|(?:the|our|my|with an?|on an?) team|aid|collaborat|with (?:the|a|an|two|three|four|my|our|sales|marketing)|alongside|together|joint|co-|colleague|partner)/iu;

const helpBefore = (line: number, evidence: Evidence) => help.test(evidence.lines[line]?.text ?? '');

function inflation(
  verb: Verb,
  objects: readonly TextWord[],
  line: number,
  passage: Passage,
  evidence: Evidence,
): string | undefined {
  const words = evidence.lines[line]?.words ?? [];
  const first = words.find(({ key }) => objects.some(({ stem }) => stem === evidence.forms.stem(key)));
  const own =
    governing(words, first, evidence) ??
    governing(evidence.lines[line - 1]?.words ?? [], undefined, evidence);
  const helped = help.exec(
    (evidence.lines[line]?.text ?? '').slice(
      0,
      first ? first.start - (evidence.lines[line]?.start ?? 0) : undefined,
    ),
  );
  const { strength, group } = verb.value;
  if (helped && group !== 'help' && !shares.test(passage.text)) return `Your resume says "${helped[0]}".`;
  if (own && strength >= 4 && own.strength <= 2)
    return `Your resume says "${own.verb}", not "${verb.value.verb}".`;
  if (own && own.group === 'help' && strength >= 2 && !shares.test(passage.text))
    return `Your resume says "${own.verb}".`;
  if (
    own &&
    group !== 'manage' &&
    strength >= 4 &&
    own.strength <= 3 &&
    !ranksHigh(line, evidence) &&
    !leadingNoun.test(evidence.lines[line]?.text ?? '')
  )
    return `Your resume says "${own.verb}", not "${verb.value.verb}".`;
  const leads = strength >= 4 && group !== 'manage';
  if (!own && leads && !leadingNoun.test(evidence.lines[line]?.text ?? '') && !ranksHigh(line, evidence))
    return `Your resume does not say that you ${verb.value.verb} this.`;
  return undefined;
}

const leadingNoun =
  /\b(?:lead|leader|head|captain|chair|chairperson|president|director|manager|founder|owner|supervisor|chief|foreman|organi[sz]er)\b/iu;

/** The verb that stands last before the object. */
function governing(
  words: readonly Word[],
  object: Word | undefined,
  evidence: Evidence,
): ActionVerb | undefined {
  const before = evidence.lexicon.actionVerbs
    .find(words)
    .filter(({ start }) => !object || start < object.start);
  return before.at(-1)?.value;
}

/** The entry's own title leads people: then leading is what the post is. */
const ranksHigh = (line: number, evidence: Evidence) =>
  evidence.entries
    .filter(({ lines }) => lines.has(line))
    .some(({ header }) =>
      header.some((at) =>
        evidence.lexicon.titleWords
          .find(evidence.lines[at]?.words ?? [])
          .some(({ value }) => (value.rank ?? 0) >= 4),
      ),
    );

/** Across languages: a word of leading where the aligned line has only one of helping, or none at all. */
function checkLeadWords(passage: Passage, evidence: Evidence): Flag[] {
  const [best] = passage.alignment.lines;
  const source =
    best === undefined ? '' : [best - 1, best].map((line) => evidence.lines[line]?.text ?? '').join('\n');
  const found = leadWords.exec(passage.text);
  if (!found || leadWords.test(source)) return [];
  if (!passage.sameLanguage && !helpWords.test(source)) return [];
  return [
    makeFlag(
      passage,
      { start: found.index, end: found.index + found[0].length },
      'role',
      'soft',
      `Your resume does not say "${found[0]}" here.`,
    ),
  ];
}
