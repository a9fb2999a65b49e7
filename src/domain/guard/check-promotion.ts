import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import { namedEntries } from './named-entries.ts';
import type { Passage } from './passages.ts';

const postAt =
  /\b(?:joined|at|with)\s+(?:the\s+)?\p{Lu}[^,.;]*?\s+as\s+(?:an?\s+|the\s+)?((?:\p{Lu}[\p{L}-]*\s*)+)|\bas\s+(?:an?\s+|the\s+)?((?:\p{Lu}[\p{L}-]*\s+)+)(?:at|with|for|of)\s+\p{Lu}/u;

/** "joined X as a Y": the post must be one held at that employer. */
export function checkPostAt(passage: Passage, evidence: Evidence): Flag[] {
  const found = postAt.exec(passage.text);
  const post = found?.[1] ?? found?.[2];
  const named = namedEntries(passage, evidence);
  if (!found || !post || named.size === 0 || !passage.sameLanguage) return [];
  const start = passage.text.indexOf(post, found.index);
  const end = start + post.trimEnd().length;
  const words = passage.words.filter(
    (word) => word.content && word.start >= start && word.end <= end && word.support === 'same',
  );
  const headers = [...named].flatMap((place) => evidence.entries[place]?.header ?? []);
  const strange = words.find(({ lines }) => !lines.some((line) => headers.includes(line)));
  return strange
    ? [
        makeFlag(
          passage,
          { start: found.index, end },
          'title',
          'hard',
          'Your resume gives another post at this employer.',
        ),
      ]
    : [];
}

const promoted =
  /(?:me |fui |se )?ascend(?:ieron|ida|ido|í)(?!\p{L})[^,.;|]*|(?:fui |foi )promovid[ao][^,.;|]*|promue? [^,.;|]*|zur? \p{L}+ befördert|befördert[^,.;|]*|awansowa\p{L}*[^,.;|]*|晋升[^，。；]*|\b(?:was |been |being )?promot(?:ed|ion)(?:\s+(?:twice|three times|four times))?(?:\s+(?:from|to|through)\b[^,.;|]*)?|\b(?:rose|advanced|elevated|progressed) (?:from|to|through the ranks)\b(?!\s*[\d$€£])[^,.;|]*/iu;

/** "rose from assistant to manager" tells of a career: both ends must be the person's, not one employer's. */
function isCareer(rise: string, index: number, passage: Passage): boolean {
  if (!/^(?:rose|advanced|progressed) from\b/i.test(rise) || /\b(?:at|within)\s+\p{Lu}/u.test(rise))
    return false;
  const end = index + rise.length;
  const posts = passage.words.filter((word) => word.content && word.start > index + 4 && word.end <= end);
  return posts.length >= 2 && posts.every(({ support }) => support === 'same' || support === 'listed');
}

/** A rise must show: two posts at one employer, or the word itself. */
export function checkPromotion(passage: Passage, evidence: Evidence): Flag[] {
  const found = promoted.exec(passage.text);
  if (
    !found ||
    /whom|engineers|analysts|reports|staff|members/.test(
      passage.text.slice(Math.max(0, found.index - 25), found.index),
    )
  )
    return [];
  if (isCareer(found[0], found.index, passage)) return [];
  const needed = /twice|two promotions/i.test(passage.text)
    ? 3
    : /three (?:times|promotions)/i.test(passage.text)
      ? 4
      : 2;
  const named = namedEntries(passage, evidence);
  const pool = named.size > 0 ? [...named] : evidence.entries.map((_, place) => place);
  const posts = Math.max(0, ...pool.map((place) => postsAround(place, evidence)));
  const said = evidence.lines.some(
    (line) =>
      /promot|awans|befördert|promu|ascend/iu.test(line.text) &&
      !/were promoted|was promoted within/i.test(line.text),
  );
  if (posts >= needed || said) return [];
  return [
    makeFlag(
      passage,
      { start: found.index, end: found.index + found[0].length },
      'promotion',
      'hard',
      'Your resume does not show this promotion.',
    ),
  ];
}

/** How many posts stand under one employer: entries that share header lines, and steps written in one line. */
function postsAround(place: number, evidence: Evidence): number {
  const entry = evidence.entries[place];
  if (!entry) return 0;
  const own = new Set(entry.header);
  const shared = evidence.entries.filter(({ header }) => header.some((line) => own.has(line)));
  const headers = new Set(shared.flatMap(({ header }) => header));
  const steps = [...headers].filter((line) =>
    /→|➔|\bthen\b|\bpuis\b|\bdann\b|\blater\b|\bnow\b|\bluego\b|\bpotem\b/iu.test(
      evidence.lines[line]?.text ?? '',
    ),
  ).length;
  const parents = shared.filter(
    (of) =>
      of.lines.size <= 3 &&
      shared.length > 1 &&
      shared.some((other) => other !== of && other.header.includes(Math.min(...of.header))),
  ).length;
  return shared.length + steps - (parents > 1 ? 1 : 0);
}
