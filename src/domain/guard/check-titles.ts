import type { TitleWord } from '../lexicon.ts';
import type { Word } from '../words.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import { namedEntries } from './named-entries.ts';
import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';

interface TitleMention {
  value: TitleWord;
  start: number;
  end: number;
}

/** A post must be one the person held: the same head word, and no higher rank word than theirs. */
export function checkTitles(passage: Passage, evidence: Evidence): Flag[] {
  const mentions = evidence.lexicon.titleWords.find(passage.words).filter((mention) => isClaim(mention, passage, evidence));
  return [
    ...mentions.filter((mention) => !isHeld(mention, passage, evidence)).map((mention) => {
      const claim = passage.text.slice(mention.start, mention.end);
      return makeFlag(passage, widen(mention, passage), 'title', 'hard', `Your resume does not call you "${claim}" here.`);
    }),
    ...checkPostAt(passage, evidence),
    ...checkPromotion(passage, evidence),
  ];
}

/** A plain occupation has no rank of its own in the list: it counts as 2. */
const rankOf = ({ rank, role }: TitleWord) => rank ?? (role === 'head' ? 2 : undefined);

/** Written as a title, or said of the person: "as a …", "I am a …", "promoted to …". */
function isClaim(mention: TitleMention, passage: Passage, evidence: Evidence): boolean {
  const rank = rankOf(mention.value);
  if (rank === undefined || rank < 2 || (rank === 2 && (mention.value.role !== 'head' || !passage.sameLanguage))) return false;
  if (rank === 2 && passage.kind !== 'headline' && !isSelf(mention, passage)) return false;
  const before = passage.text.slice(0, mention.start);
  const written = passage.text.slice(mention.start, mention.end);
  if (/(?:your|the|with|our|their|to the|report(?:ed|ing)? to)\s+(?:\p{L}+\s)?$/iu.test(before) && !/\bto\s+$/i.test(before)) return false;
  if (mention.value.role === 'modifier' && !hasHeadAfter(mention, passage)) return false;
  if (passage.kind === 'headline') return true;
  if (/(?:\b(?:as|como|comme|als|jako) (?:an? |the )?|\b(?:am|was|is|become|became|being) (?:an? |the )?|(?:promot|rose|advanc|elevat|step)\p{L}* (?:\S+ ){0,2}(?:from |to )|ascend\p{L}* a |beförder\p{L}* z)(?:\p{L}+[\s-]){0,3}$/iu.test(before)) return true;
  if (/^\p{Lu}/u.test(written) && before.trim() !== '') return true;
  return before.trim().split(/\s+/).length <= 4 && /^(?:summary|linkedin|letter|bullet)$/.test(passage.kind) && isNounPlace(mention, passage, evidence);
}

/** "As a broker …", or the first words of a summary. */
const isSelf = (mention: TitleMention, passage: Passage) => {
  const before = passage.text.slice(0, mention.start);
  if (/\b(?:as|am|I'm|was) (?:an? |the )?(?:\p{L}+[\s-]){0,2}$/iu.test(before)) return true;
  if (passage.kind === 'bullet' && /^(?:\p{L}+[\s-]){0,2}$/u.test(before)) return /^\s+(?:of|at)\b/.test(passage.text.slice(mention.end));
  return passage.kind === 'summary' && passage.start === 0 && /^(?:\p{L}+[\s-]){0,3}$/u.test(before) && /^(?:\s+(?:with|who|in|of|at|and)\b|,|\s*$)/.test(passage.text.slice(mention.end));
};

/** "Lead a team" is a verb; "Executive chef of …" and "Head of …" are posts. */
function isNounPlace(mention: TitleMention, passage: Passage, evidence: Evidence): boolean {
  const after = passage.text.slice(mention.end);
  if (mention.value.role === 'modifier') return /\bof$/i.test(mention.value.word) || !/^(?:lead|head|chair)$/i.test(mention.value.word) || followedByHead(mention, passage, evidence);
  return /^(?:\s+(?:of|in|at|with|who|for)\b|,|\s*$)/.test(after) && !/^(?:lead|head|chair|model)$/i.test(mention.value.word);
}

/** "Lead analyst": the next word is a title, so "lead" is its rank and no verb. */
const followedByHead = (mention: TitleMention, passage: Passage, evidence: Evidence) => {
  const rest = passage.words.filter(({ start }) => start >= mention.end).slice(0, 3);
  const next = evidence.lexicon.titleWords.find(rest).find(({ value }) => value.role === 'head');
  return next !== undefined && /^[\s\p{L}-]{1,24}$/u.test(passage.text.slice(mention.end, next.start)) && !/s$/.test(passage.text.slice(next.start, next.end));
};

const hasHeadAfter = (mention: TitleMention, passage: Passage) =>
  /\bof\b/.test(passage.text.slice(mention.start, mention.end + 4)) ||
  /^[\s-]+(?:\p{L}+[\s-]+){0,3}?\p{L}+/u.test(passage.text.slice(mention.end));

const widen = (mention: TitleMention, passage: Passage) => {
  const after = /^\s+(?:of|de|du|działu)\s+[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*/u.exec(passage.text.slice(mention.end));
  const before = /(?:\p{Lu}[\p{L}-]*\s+){1,3}$/u.exec(passage.text.slice(0, mention.start));
  return { start: mention.start - (before?.[0].length ?? 0), end: mention.end + (after?.[0].length ?? 0) };
};

function isHeld(mention: TitleMention, passage: Passage, evidence: Evidence): boolean {
  const { value } = mention;
  const held = heldTitles(evidence);
  const highest = Math.max(0, ...held.map(({ rank }) => rank));
  const words = passage.words.filter(({ start, end }) => start >= mention.start && end <= mention.end);
  if (words.every(({ support, content }) => !content || support === 'listed' || support === 'acronym')) return true;
  if (rankOf(value) === 2) return occupationKnown(mention, words, passage, evidence);
  if (!passage.sameLanguage) return highest < 2 || (value.rank ?? 0) <= highest;
  if (/^leader$/i.test(value.word) && highest >= 4) return true;
  const named = namedEntries(passage, evidence);
  const here = named.size > 0 && attributes(passage)
    ? held.filter(({ line }) => [...named].some((place) => evidence.entries[place]?.header.includes(line) || evidence.entries[place]?.lines.has(line)))
    : held;
  const headers = new Set(evidence.entries.flatMap(({ header }) => header));
  const pool = (here.length > 0 ? here : held).filter(({ line }) => headers.has(line) || line < 12 || !evidence.lines[line]?.bullet || (passage.kind !== 'headline' && passage.alignment.near.has(line)));
  const same = pool.filter((of) => of.word === longForm(value.word));
  if (same.length === 0) return false;
  const around = neighbours(mention, passage, evidence);
  return around.length === 0 || same.some(({ stems, line }) => around.some(({ stem, support, lines }) => stems.has(stem) || (support !== 'same' && lines.includes(line))));
}

/** An occupation is known when the source has the word; in a headline, when it has it as a title. */
function occupationKnown(mention: TitleMention, words: readonly TextWord[], passage: Passage, evidence: Evidence): boolean {
  const { word } = mention.value;
  const held = heldTitles(evidence).filter((of) => of.word === longForm(word) && !evidence.lines[of.line]?.bullet);
  const rise = passage.words.filter(({ end }) => end <= mention.start).at(-1);
  const risen = rise && /^(?:executive|chief|associate|assistant|managing|general|regional|principal|senior|lead|head)$/.test(rise.key) && /^[\s-]$/.test(passage.text.slice(rise.end, mention.start));
  if (risen && held.length > 0) return held.some(({ stems }) => stems.has(rise.stem));
  if (held.length > 0 || evidence.forms.isFrame(word) || evidence.forms.isSoft(word)) return true;
  const strict = passage.kind === 'headline';
  return words.some(({ support, content }) => content && (support === 'same' || support === 'listed' || support === 'acronym' || (support === 'family' && !strict)));
}

const longForms: Readonly<Record<string, string>> = {
  sr: 'senior', 'sr.': 'senior', jr: 'junior', 'jr.': 'junior', mgr: 'manager', dir: 'director', vp: 'vice president',
  asst: 'assistant', tech: 'technician', rep: 'representative', supv: 'supervisor', coord: 'coordinator', dev: 'developer',
  eng: 'engineer', admin: 'administrator', exec: 'executive', prof: 'prof', svp: 'senior vice president', evp: 'executive vice president',
};

/** "Sr." and "Senior", "Mgr" and "Manager" are one word. */
const longForm = (word: string) => longForms[word.toLowerCase()] ?? word.toLowerCase();

const attributes = (passage: Passage) => /\b(?:at|with|joined|for|of)\s+(?:the\s+)?\p{Lu}/u.test(passage.text);

/** The content words right before and after, up to two: what the post is of. */
function neighbours(mention: TitleMention, passage: Passage, evidence: Evidence): TextWord[] {
  const plain = /^(?:\s+(?:of|for|in))?[\s-]*$/;
  const content = passage.words.filter((word) => word.content && !evidence.forms.isFrame(word.key) && !evidence.forms.isSoft(word.key));
  const after = content.find(({ start }) => start >= mention.end);
  const before = content.filter(({ end }) => end <= mention.start).at(-1);
  return [
    ...(before && plain.test(passage.text.slice(before.end, mention.start)) ? [before] : []),
    ...(after && plain.test(passage.text.slice(mention.end, after.start)) ? [after] : []),
  ];
}

interface Held {
  word: string;
  rank: number;
  line: number;
  stems: Set<string>;
}

const cache = new WeakMap<Evidence, Held[]>();

/** Title words of the source, but not those of other people ("second to the executive chef"). */
function heldTitles(evidence: Evidence): Held[] {
  const known = cache.get(evidence);
  if (known) return known;
  const held = evidence.lines.flatMap((line, place) =>
    evidence.lexicon.titleWords
      .find(line.words)
      .filter(({ start }) => start - line.start < line.wishFrom)
      .filter(({ start }) => !/(?:second|report\p{L}*|deputy|assistant|assist\p{L}*|support\p{L}*)\s+(?:to\s+)?(?:the\s+|our\s+|an?\s+)?(?:\p{L}+\s+){0,2}$|\b(?:under|PI|with the|by the)\s+(?:\p{L}+\s+)?$/iu.test(evidence.text.slice(Math.max(line.start, start - 42), start)))
      .map(({ value, start, end }): Held => ({
        word: longForm(value.word),
        rank: rankOf(value) ?? 0,
        line: place,
        stems: stemsNear(line.words, start, end, evidence),
      })),
  );
  cache.set(evidence, held);
  return held;
}

/** The three words on either side. */
function stemsNear(words: readonly Word[], start: number, end: number, evidence: Evidence): Set<string> {
  const before = words.filter((word) => word.end <= start).slice(-3);
  const after = words.filter((word) => word.start >= end).slice(0, 4);
  return new Set([...before, ...after].map(({ key }) => evidence.forms.stem(key)));
}

const postAt = /\b(?:joined|at|with)\s+(?:the\s+)?\p{Lu}[^,.;]*?\s+as\s+(?:an?\s+|the\s+)?((?:\p{Lu}[\p{L}-]*\s*)+)|\bas\s+(?:an?\s+|the\s+)?((?:\p{Lu}[\p{L}-]*\s+)+)(?:at|with|for|of)\s+\p{Lu}/u;

/** "joined X as a Y": the post must be one held at that employer. */
function checkPostAt(passage: Passage, evidence: Evidence): Flag[] {
  const found = postAt.exec(passage.text);
  const post = found?.[1] ?? found?.[2];
  const named = namedEntries(passage, evidence);
  if (!found || !post || named.size === 0 || !passage.sameLanguage) return [];
  const start = passage.text.indexOf(post, found.index);
  const end = start + post.trimEnd().length;
  const words = passage.words.filter((word) => word.content && word.start >= start && word.end <= end && word.support === 'same');
  const headers = [...named].flatMap((place) => evidence.entries[place]?.header ?? []);
  const strange = words.find(({ lines }) => !lines.some((line) => headers.includes(line)));
  return strange ? [makeFlag(passage, { start: found.index, end }, 'title', 'hard', 'Your resume gives another post at this employer.')] : [];
}

const promoted = /(?:me |fui |se )?ascend(?:ieron|ida|ido|í)(?!\p{L})[^,.;|]*|(?:fui |foi )promovid[ao][^,.;|]*|promue? [^,.;|]*|zur? \p{L}+ befördert|befördert[^,.;|]*|awansowa\p{L}*[^,.;|]*|晋升[^，。；]*|\b(?:was |been |being )?promot(?:ed|ion)(?:\s+(?:twice|three times|four times))?(?:\s+(?:from|to|through)\b[^,.;|]*)?|\b(?:rose|advanced|elevated|progressed) (?:from|to|through the ranks)\b[^,.;|]*/iu;

/** A rise must show: two posts at one employer, or the word itself. */
function checkPromotion(passage: Passage, evidence: Evidence): Flag[] {
  const found = promoted.exec(passage.text);
  if (!found || /whom|engineers|analysts|reports|staff|members/.test(passage.text.slice(Math.max(0, found.index - 25), found.index))) return [];
  const needed = /twice|two promotions/i.test(passage.text) ? 3 : /three (?:times|promotions)/i.test(passage.text) ? 4 : 2;
  const named = namedEntries(passage, evidence);
  const pool = named.size > 0 ? [...named] : evidence.entries.map((_, place) => place);
  const posts = Math.max(0, ...pool.map((place) => postsAround(place, evidence)));
  const said = evidence.lines.some((line) => /promot|awans|befördert|promu|ascend/iu.test(line.text) && !/were promoted|was promoted within/i.test(line.text));
  if (posts >= needed || said) return [];
  return [makeFlag(passage, { start: found.index, end: found.index + found[0].length }, 'promotion', 'hard', 'Your resume does not show this promotion.')];
}

/** How many posts stand under one employer: entries that share header lines, and steps written in one line. */
function postsAround(place: number, evidence: Evidence): number {
  const entry = evidence.entries[place];
  if (!entry) return 0;
  const own = new Set(entry.header);
  const shared = evidence.entries.filter(({ header }) => header.some((line) => own.has(line)));
  const headers = new Set(shared.flatMap(({ header }) => header));
  const steps = [...headers].filter((line) => /→|➔|\bthen\b|\bpuis\b|\bdann\b|\blater\b|\bnow\b|\bluego\b|\bpotem\b/iu.test(evidence.lines[line]?.text ?? '')).length;
  const parents = shared.filter((of) => of.lines.size <= 3 && shared.length > 1 && shared.some((other) => other !== of && other.header.includes(Math.min(...of.header)))).length;
  return shared.length + steps - (parents > 1 ? 1 : 0);
}
