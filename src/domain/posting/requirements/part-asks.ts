import type { Member } from '../../language/chains/chain-model.ts';
import type { Span } from '../../language/span.ts';
import { stemOf, wordsOf } from '../../language/words.ts';
import type { AskFinder } from './ask-candidates.ts';
import { askHead } from './ask-head.ts';
import { verbs } from './ask-wording.ts';
import { signalsOf } from './clause-signals.ts';
import { conditionsIn } from './condition-wording.ts';
import { kindOf } from './describe-ask.ts';
import { familiesIn } from './kind-wording.ts';
import { levelSaid } from './level-wording.ts';
import type { RequirementSpan } from './read-asks.ts';
import type { RequirementModel } from './requirement-model.ts';
import { soundsLikeWork } from './sounds-like-work.ts';
import { type Piece, piecesOf } from './split-pieces.ts';

/** An ask in as many asks as it holds, by what has been learned of where asks are parted. */
export function partAsk(
  finder: AskFinder,
  ask: RequirementSpan,
  { parts }: RequirementModel,
): RequirementSpan[] {
  const pieces = piecesOf(finder.lower, ask);
  if (pieces.length === 1) return [ask];
  const { labels } = parts.tag(pieceMembers(finder, ask, pieces));
  const spans: (RequirementSpan & { isAsked: boolean })[] = [];
  for (const [place, { start, end }] of pieces.entries()) {
    const label = labels[place];
    const last = spans.at(-1);
    if (label === 'more' && last && !isNameBeside(finder, pieces, place)) last.end = end;
    else
      spans.push({
        ...ask,
        start,
        end,
        level: label === 'must' || label === 'nice' ? label : ask.level,
        isAsked: label !== 'none',
      });
  }
  const whole = spans.filter(({ isAsked }) => isAsked);
  return whole.length > 1 ? whole.map((part) => ({ ...part, end: closed(finder.lower, part) })) : [ask];
}

/** "Docker, Kubernetes and Terraform": a name of our lists behind another one. */
function isNameBeside(finder: AskFinder, pieces: readonly Piece[], place: number): boolean {
  const [before, piece] = pieces.slice(place - 1, place + 1);
  if (!before || !piece || !/^(?:comma|and)$/.test(piece.cut)) return false;
  const words = finder.lower.slice(before.start, piece.end + 4);
  const isPair = pieces.length === 2 && /(?: of| in| with| using| to| for) /.test(words);
  return (
    !isPair &&
    sizeOf(finder.lower.slice(piece.start, piece.end)) <= 3 &&
    !/[()]/.test(words) &&
    !alternative.test(words) &&
    [before, piece].every(({ start, end }) => finder.hasSkill(start, end) || finder.hasCredential(start, end))
  );
}

/** The end of a part, behind the bracket that it has opened. */
const closed = (lower: string, { start, end }: Span) =>
  /[)\]）]/u.test(lower[end] ?? '') && /[([（][^)\]）]*$/u.test(lower.slice(start, end)) ? end + 1 : end;

export function pieceMembers(finder: AskFinder, ask: RequirementSpan, pieces: readonly Piece[]): Member[] {
  const says = pieces.map(({ start, end }) => levelSaid(finder.lower.slice(start, end)));
  const saysAt = (place: number) => says[place];
  return pieces.map((piece, place) => ({
    edge: place === 0 ? 'start' : piece.cut,
    features: [
      [
        'bias',
        `level:${ask.level}`,
        `place:${Math.min(place, 2)}`,
        `count:${Math.min(pieces.length, 6)}`,
        `form:${ask.first.passage.isItem}:${ask.first.sentence.section}`,
        `says:${saysAt(place)}:${saysAt(place + 1)}:${ask.level}`,
        `says:${saysAt(place)}:${ask.level}`,
      ],
      ownFeatures(finder, piece, ask),
      cutFeatures(finder, pieces[place - 1], piece, pieces[place + 1]),
    ],
  }));
}

function ownFeatures(finder: AskFinder, { start, end }: Span, ask: RequirementSpan): string[] {
  const words = finder.lower.slice(start, end);
  const keys = wordsOf(words).map(({ key }) => stemOf(key.replace(/\d+/g, '#')));
  return [
    ...keys.map((key) => `word:${key}`),
    `first:${keys[0]}`,
    `first:${keys[0]} ${keys[1]}`,
    `last:${keys.at(-1)}`,
    `length:${Math.min(6, keys.length)}`,
    ...signalsOf(words).flatMap((signal) => [`own:${signal}`, `own:${signal}:${ask.level}`]),
    ...familiesIn(words).map((family) => `family:${family}`),
    ...conditionsIn(words).map((condition) => `condition:${condition}`),
    ...(finder.hasSkill(start, end) ? ['skill'] : []),
    ...(finder.hasCredential(start, end) ? ['credential'] : []),
  ];
}

/** What speaks for an ask of its own behind a cut, and what for one that goes on. */
function cutFeatures(
  finder: AskFinder,
  before: Piece | undefined,
  { start, end, cut }: Piece,
  next: Piece | undefined,
): string[] {
  const ahead = `ahead:${next?.cut ?? 'end'}`;
  if (!before) return [ahead];
  const left = finder.lower.slice(before.start, before.end);
  const right = finder.lower.slice(start, end);
  const signs = [
    ...(askHead.test(right) ? ['head'] : []),
    ...(verbs.test(right) ? ['verb'] : []),
    ...(verbs.test(left) ? ['verb before'] : []),
    ...(soundsLikeWork(finder, { start, end }) ? ['deed'] : []),
    ...(alternative.test(right) ? ['or'] : []),
    ...(alternative.test(left) ? ['or before'] : []),
    ...(example.test(left) ? ['such'] : []),
    `skill:${finder.hasSkill(before.start, before.end)}:${finder.hasSkill(start, end)}`,
    `paper:${finder.hasCredential(before.start, before.end)}:${finder.hasCredential(start, end)}`,
    `kinds:${kindOf(left, [], false)}:${kindOf(right, [], false)}`,
    `words:${sizeOf(left)}:${sizeOf(right)}`,
    ahead,
    `after:${/^[^\s,]+/u.exec(right)?.[0]}`,
    `before:${/[^\s,]+$/u.exec(left)?.[0]}`,
  ];
  return [ahead, `cut:${cut}`, ...signs.flatMap((sign) => [`cut:${sign}`, `cut:${cut}:${sign}`])];
}

const alternative = /(?:^| )(?:or|oder|ou|o|lub) /u;
const example = /(?<![\p{L}])(?:such as|e\.g|including|like|one of|incl|either|both|between)(?![\p{L}])/u;
const sizeOf = (words: string) => Math.min(5, words.split(/\s+/).length);
