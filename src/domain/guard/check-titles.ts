import type { TitleWord } from '../lexicon.ts';
import { checkPostAt, checkPromotion } from './check-promotion.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { heldTitles, longForm, rankOf } from './held-titles.ts';
import { makeFlag } from './make-flag.ts';
import { namedEntries } from './named-entries.ts';
import type { Passage } from './passages.ts';
import { belongsTo } from './post-employer.ts';
import type { TextWord } from './text-words.ts';

interface TitleMention {
  value: TitleWord;
  start: number;
  end: number;
}

/** A post must be one the person held: the same head word, and no higher rank word than theirs. */
export function checkTitles(passage: Passage, evidence: Evidence): Flag[] {
  const mentions = evidence.lexicon.titleWords
    .find(passage.words)
    .filter((mention) => isClaim(mention, passage, evidence));
  return [
    ...mentions
      .filter((mention) => !isHeld(mention, passage, evidence))
      .map((mention) => {
        const claim = passage.text.slice(mention.start, mention.end);
        return makeFlag(
          passage,
          widen(mention, passage),
          'title',
          isNearTitle(mention, passage, evidence) ? 'soft' : 'hard',
          `Your resume does not call you "${claim}" here.`,
        );
      }),
    ...checkPostAt(passage, evidence),
    ...checkPromotion(passage, evidence),
  ];
}

/** The post itself is held, and only a plain word beside it is new ("retail manager" for a store's): a question. */
const isNearTitle = (mention: TitleMention, passage: Passage, evidence: Evidence) =>
  heldTitles(evidence).some(({ word }) => word === longForm(mention.value.word)) &&
  neighbours(mention, passage, evidence).every(
    (word) => word.support === 'none' && evidence.lexicon.titleWords.find([word]).length === 0,
  );

/** Written as a title, or said of the person: "as a …", "I am a …", "promoted to …". */
function isClaim(mention: TitleMention, passage: Passage, evidence: Evidence): boolean {
  const rank = rankOf(mention.value);
  if (
    rank === undefined ||
    rank < 2 ||
    (rank === 2 && (mention.value.role !== 'head' || !passage.sameLanguage))
  )
    return false;
  if (rank === 2 && passage.kind !== 'headline' && !isSelf(mention, passage)) return false;
  const before = passage.text.slice(0, mention.start);
  const written = passage.text.slice(mention.start, mention.end);
  if (
    /(?:your|the|with|our|their|to the|report(?:ed|ing)? to)\s+(?:\p{L}+\s)?$/iu.test(before) &&
    !/\bto\s+$/i.test(before)
  )
    return false;
  if (mention.value.role === 'modifier' && !hasHeadAfter(mention, passage)) return false;
  if (passage.kind === 'headline') return true;
  if (
    /(?:\b(?:as|como|comme|als|jako) (?:an? |the )?|\b(?:am|was|is|become|became|being) (?:an? |the )?|(?:promot|rose|advanc|elevat|step)\p{L}* (?:\S+ ){0,2}(?:from |to )|ascend\p{L}* a |beförder\p{L}* z)(?:\p{L}+[\s-]){0,3}$/iu.test(
      before,
    )
  )
    return true;
  if (/^\p{Lu}/u.test(written) && before.trim() !== '') return true;
  return (
    before.trim().split(/\s+/).length <= 4 &&
    /^(?:summary|linkedin|letter|bullet)$/.test(passage.kind) &&
    isNounPlace(mention, passage, evidence)
  );
}

/** "As a broker …", or the first words of a summary. */
const isSelf = (mention: TitleMention, passage: Passage) => {
  const before = passage.text.slice(0, mention.start);
  if (/\b(?:as|am|I'm|was) (?:an? |the )?(?:\p{L}+[\s-]){0,2}$/iu.test(before)) return true;
  if (passage.kind === 'bullet' && /^(?:\p{L}+[\s-]){0,2}$/u.test(before))
    return /^\s+(?:of|at)\b/.test(passage.text.slice(mention.end));
  return (
    passage.kind === 'summary' &&
    passage.start === 0 &&
    /^(?:\p{L}+[\s-]){0,3}$/u.test(before) &&
    /^(?:\s+(?:with|who|in|of|at|and)\b|,|\s*$)/.test(passage.text.slice(mention.end))
  );
};

/** "Lead a team" is a verb; "Executive chef of …" and "Head of …" are posts. */
function isNounPlace(mention: TitleMention, passage: Passage, evidence: Evidence): boolean {
  const after = passage.text.slice(mention.end);
  if (mention.value.role === 'modifier')
    return (
      /\bof$/i.test(mention.value.word) ||
      !/^(?:lead|head|chair)$/i.test(mention.value.word) ||
      followedByHead(mention, passage, evidence)
    );
  return (
    /^(?:\s+(?:of|in|at|with|who|for)\b|,|\s*$)/.test(after) &&
    !/^(?:lead|head|chair|model)$/i.test(mention.value.word)
  );
}

/** "Lead analyst": the next word is a title, so "lead" is its rank and no verb. */
const followedByHead = (mention: TitleMention, passage: Passage, evidence: Evidence) => {
  const rest = passage.words.filter(({ start }) => start >= mention.end).slice(0, 3);
  const next = evidence.lexicon.titleWords.find(rest).find(({ value }) => value.role === 'head');
  return (
    next !== undefined &&
    /^[\s\p{L}-]{1,24}$/u.test(passage.text.slice(mention.end, next.start)) &&
    !/s$/.test(passage.text.slice(next.start, next.end))
  );
};

/** The occupation that a rank word stands before, as a stem. */
function headAfter(mention: TitleMention, passage: Passage, evidence: Evidence): string | undefined {
  const rest = passage.words.filter(({ start }) => start >= mention.end).slice(0, 4);
  const next = evidence.lexicon.titleWords.find(rest).find(({ value }) => value.role === 'head');
  if (!next || !/^[\s\p{L}-]*$/u.test(passage.text.slice(mention.end, next.start))) return undefined;
  const word = rest.find(({ start }) => start === next.start);
  return word?.support === 'same' ? word.stem : undefined;
}

const hasHeadAfter = (mention: TitleMention, passage: Passage) =>
  /\bof\b/.test(passage.text.slice(mention.start, mention.end + 4)) ||
  /^[\s-]+(?:\p{L}+[\s-]+){0,3}?\p{L}+/u.test(passage.text.slice(mention.end));

const widen = (mention: TitleMention, passage: Passage) => {
  const after = /^\s+(?:of|de|du|działu)\s+[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*/u.exec(
    passage.text.slice(mention.end),
  );
  const before = /(?:\p{Lu}[\p{L}-]*\s+){1,3}$/u.exec(passage.text.slice(0, mention.start));
  return { start: mention.start - (before?.[0].length ?? 0), end: mention.end + (after?.[0].length ?? 0) };
};

function isHeld(mention: TitleMention, passage: Passage, evidence: Evidence): boolean {
  const { value } = mention;
  const held = heldTitles(evidence);
  const highest = Math.max(0, ...held.map(({ rank }) => rank));
  const words = passage.words.filter(({ start, end }) => start >= mention.start && end <= mention.end);
  if (words.every(({ support, content }) => !content || support === 'listed' || support === 'acronym'))
    return true;
  if (rankOf(value) === 2) return occupationKnown(mention, words, passage, evidence);
  if (!passage.sameLanguage) return highest < 2 || (value.rank ?? 0) <= highest;
  if (/^leader$/i.test(value.word) && highest >= 4) return true;
  const named = namedEntries(passage, evidence);
  const here =
    named.size > 0 && belongsTo(mention, named, passage, evidence)
      ? held.filter(({ line }) =>
          [...named].some(
            (place) =>
              evidence.entries[place]?.header.includes(line) || evidence.entries[place]?.lines.has(line),
          ),
        )
      : held;
  const headers = new Set(evidence.entries.flatMap(({ header }) => header));
  const pool = (here.length > 0 ? here : held).filter(
    ({ line }) =>
      headers.has(line) ||
      line < 12 ||
      !evidence.lines[line]?.bullet ||
      (passage.kind !== 'headline' && passage.alignment.near.has(line)),
  );
  const same = pool.filter((of) => of.word === longForm(value.word));
  if (same.length === 0) return false;
  const around = neighbours(mention, passage, evidence);
  const head = value.role === 'modifier' ? headAfter(mention, passage, evidence) : undefined;
  if (head && !same.some(({ stems }) => stems.has(head))) return false;
  return (
    around.length === 0 ||
    same.some(({ stems, line }) =>
      around.some(
        ({ stem, support, lines }) => stems.has(stem) || (support !== 'same' && lines.includes(line)),
      ),
    )
  );
}

/** An occupation is known when the source has the word; in a headline, when it has it as a title. */
function occupationKnown(
  mention: TitleMention,
  words: readonly TextWord[],
  passage: Passage,
  evidence: Evidence,
): boolean {
  const { word } = mention.value;
  const held = heldTitles(evidence).filter(
    (of) => of.word === longForm(word) && !evidence.lines[of.line]?.bullet,
  );
  const rise = passage.words.filter(({ end }) => end <= mention.start).at(-1);
  const risen =
    rise &&
    /^(?:executive|chief|associate|assistant|managing|general|regional|principal|senior|lead|head)$/.test(
      rise.key,
    ) &&
    /^[\s-]$/.test(passage.text.slice(rise.end, mention.start));
  if (risen && held.length > 0) return held.some(({ stems }) => stems.has(rise.stem));
  if (held.length > 0 || evidence.forms.isFrame(word) || evidence.forms.isSoft(word)) return true;
  const strict = passage.kind === 'headline';
  return words.some(
    ({ support, content, lines }) =>
      content &&
      lines.some(
        (line) =>
          !evidence.lines[line]?.bullet ||
          (!strict && passage.kind !== 'summary' && passage.alignment.near.has(line)),
      ) &&
      (support === 'same' ||
        support === 'listed' ||
        support === 'acronym' ||
        (support === 'family' && !strict)),
  );
}

/** The content words right before and after, up to two: what the post is of. */
function neighbours(mention: TitleMention, passage: Passage, evidence: Evidence): TextWord[] {
  const plain = /^(?:\s+(?:of|for|in))?[\s-]*$/;
  const modifies = (word: TextWord) =>
    evidence.lexicon.titleWords.find([word]).some(({ value }) => value.role === 'modifier');
  const content = passage.words.filter(
    (word) =>
      word.content &&
      ((!evidence.forms.isFrame(word.key) && !evidence.forms.isSoft(word.key)) || modifies(word)),
  );
  const after = content.find(({ start }) => start >= mention.end);
  const before = content.filter(({ end }) => end <= mention.start).at(-1);
  return [
    ...(before && plain.test(passage.text.slice(before.end, mention.start)) ? [before] : []),
    ...(after && plain.test(passage.text.slice(mention.end, after.start)) ? [after] : []),
  ];
}
