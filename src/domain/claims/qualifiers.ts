import type { Quantity } from '../quantity.ts';
import { keyOf } from '../text/words.ts';
import type { ClaimWordKind } from './claim-words.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { LedgerLine } from './ledger.ts';
import { sameThing, wordSupport } from './support.ts';
import type { Token } from './tokens.ts';

const has = (kind: ClaimWordKind) => (token: Token) => token.kinds.has(kind);

/** Words that make a claim larger must be the person's own, said of the same thing. */
export const compareWidth: Comparator = (comparison) =>
  comparison.tokens
    .filter(
      (token) => has('wider')(token) && isSaidOfSomething(token, comparison) && !isFixed(token, comparison),
    )
    .flatMap((token) => {
      const strength = isUniversal(token) ? 1 : 0.5;
      const said = saidOf(token, comparison);
      if (said === 'same' || isCounted(token, comparison) || isMajority(token, comparison)) return [];
      return [
        finding(comparison, token, 'wider', { strength: said === 'other' ? strength * 0.7 : strength }),
      ];
    });

const isUniversal = ({ key }: Token) =>
  /^(?:all|every|each|entire|whole|always|both|only|first|largest|biggest|best|highest|never|nationwide|global|globally|worldwide|companywide|wide|todo|toda|todos|todas|cada|tous|toutes|chaque|alle|allen|jede|jeden|wszyst\p{L}*|kazd\p{L}*|所|全|每|各)$/u.test(
    key,
  );

/** "are all familiar", "the first time": only before what it widens does it widen. */
function isSaidOfSomething(token: Token, { tokens, language, kind }: Comparison): boolean {
  if (language !== 'en') return true;
  const next = tokens[tokens.indexOf(token) + 1];
  if (token.key === 'wide') return true;
  if (!next || next.clause !== token.clause) return false;
  if (/^(?:are|is|were|was)$/u.test(tokens[tokens.indexOf(token) - 1]?.key ?? '')) return false;
  if (kind === 'letter' && !/^(?:all|every|each|entire|whole)$/u.test(token.key)) return false;
  return (
    token.part !== 'PRON' &&
    token.part !== 'VERB' &&
    (next.isContent || /^(?:of|the|my|our|its)$/u.test(next.key))
  );
}

/** "Each of the last three inspections": as many as the person counts, all of them. */
function isCounted(token: Token, { amounts, sources, text }: Comparison): boolean {
  const counted = amounts.find(({ start }) => start >= token.end);
  return (
    counted !== undefined &&
    /^(?:all|each|both|every)$/u.test(token.key) &&
    /^\s+(?:of\s+)?(?:(?:the|my|our|its|last|past|first)\s+){0,2}$/iu.test(
      text.slice(token.end, counted.start),
    ) &&
    sources
      .slice(0, 1)
      .some((line) =>
        line.amounts.some(
          (of) =>
            of.values[0] === counted.values[0] &&
            !/\bof\s+(?:\p{L}+\s+)?$/u.test(line.text.slice(0, of.start)),
        ),
      )
  );
}

/** "Most students" for 71% of them. */
const isMajority = ({ key }: Token, { sources }: Comparison) =>
  /^(?:most|majority)$/u.test(key) &&
  sources.some((line) =>
    line.amounts.some(
      ({ kind, values }) => kind === 'percent' && (values[0] ?? 0) > 50 && (values[0] ?? 0) <= 100,
    ),
  );

/** Whether the person's lines say it: of the same thing, of another one, or not at all. */
function saidOf(token: Token, { sources, tokens, knowledge }: Comparison): 'same' | 'other' | 'no' {
  const about = tokens
    .filter(({ start, isContent, clause }) => isContent && start >= token.end && clause === token.clause)
    .slice(0, 4);
  let said: 'other' | 'no' = 'no';
  for (const line of sources)
    for (const [place, source] of line.tokens.entries()) {
      if (
        source.key !== token.key &&
        !(source.kinds.has('wider') && wordSupport(token, source, knowledge) >= 0.6)
      )
        continue;
      const next = line.tokens
        .slice(place + 1)
        .filter(({ isContent }) => isContent)
        .slice(0, 4);
      if (
        about.length === 0 ||
        about.some((word) => next.some((other) => wordSupport(word, other, knowledge) >= sameThing))
      )
        return 'same';
      said = 'other';
    }
  return said;
}

const isSaid = (token: Token, { sources, knowledge }: Comparison, kind: ClaimWordKind) =>
  sources.some((line) =>
    line.tokens.some(
      (source) =>
        source.key === token.key || (source.kinds.has(kind) && wordSupport(token, source, knowledge) >= 0.6),
    ),
  );

const eachPeriod =
  /^(?:\s+(?:year|quarter|month|week|day|night|hour|shift|morning|evening|time|\p{Lu}\p{L}+day)s?\b|\s+but\b)/iu;
const wholePeriod = /^\s+(?:but|the time|year|day|night|(?:of\s+)?(?:19|20)\d\d)\b/iu;

/** "each week", "every Monday", "total of": not a wider claim. */
const isFixed = (token: Token, { text }: Comparison) =>
  (/^(?:all|entire|whole)$/u.test(token.key) ? wholePeriod : eachPeriod).test(text.slice(token.end)) ||
  (/^(?:all|first|best|most|largest|whole|total)$/u.test(token.key) &&
    /\b(?:at|in|a|przede)\s+$/iu.test(text.slice(0, token.start))) ||
  /\bprzede\s+$/iu.test(text.slice(0, token.start)) ||
  (token.key !== 'wide' && /[\p{L}]-$/u.test(text.slice(0, token.start))) ||
  /^-/u.test(text.slice(token.end)) ||
  /^\s+(?:ans?|années?|año|ano|Jahr|mois|mes|mês|semana|semaine|Woche|turno|rok\p{L}*)\b/u.test(
    text.slice(token.end),
  ) ||
  (/^both$/iu.test(token.key) && /\sand\s/u.test(text.slice(token.end, token.end + 60)));

/** The lines it rests on that tell something; a letter or a headline picks freely. */
const toldSources = ({ kind, sources }: Comparison) =>
  kind === 'letter' || kind === 'headline' || kind === 'skill'
    ? []
    : sources.slice(0, 3).filter((line) => line.kind !== 'header' && line.kind !== 'contact');

/** A word that limited the claim stays while what it limited stays. */
export const compareRestrictions: Comparator = (comparison) =>
  toldSources(comparison).flatMap((line) =>
    line.tokens
      .filter(
        (token, place) =>
          has('narrow')(token) &&
          place < line.wishFrom &&
          (token.isContent || !line.tokens[place - 1]?.kinds.has('narrow')),
      )
      .filter((token) => !isKept(token, comparison) && limitsKept(token, line, comparison))
      .map((token) => {
        const noun = keptAfter(token, line, comparison);
        return finding(comparison, noun ?? comparison.tokens[0] ?? { start: 0, end: 0 }, 'restriction', {
          strength: noun ? 1 : 0.3,
          source: line.text.slice(token.start, (nextContent(token, line) ?? token).end),
        });
      }),
  );

const limiting = /^(?:of|in|on|at|for|under|among|with)$/u;

/** "No redesigns of the base frame", "the close of the lending department": what stood right behind a kept word and bounded it. */
export const compareLimits: Comparator = (comparison) =>
  toldSources(comparison)
    .slice(0, 2)
    .flatMap((line) =>
      line.tokens.flatMap((token, place): Finding[] => {
        const head = line.tokens[place - 1];
        if (!head?.isContent || /\d/u.test(head.key) || !limiting.test(token.key) || place >= line.wishFrom)
          return [];
        const kept = comparison.tokens.find(
          (own) => own.isContent && wordSupport(own, head, comparison.knowledge) >= 0.9,
        );
        const phrase = phraseAfter(line, place);
        if (
          !kept ||
          phrase.length === 0 ||
          /\d/u.test(phrase[0]?.key ?? '') ||
          phrase.some((word) =>
            comparison.tokens.some(
              (own) => own.isContent && wordSupport(own, word, comparison.knowledge) >= 0.6,
            ),
          )
        )
          return [];
        const before = comparison.text.slice(Math.max(0, kept.start - 22), kept.start);
        const isAbsolute =
          /\b(?:no|without|zero|all|every|each|any|never|sin|sans|ohne|bez|sem)\s+(?:\p{L}+\s+){0,2}$/iu.test(
            before,
          );
        const source = line.text.slice(head.start, phrase.at(-1)?.end);
        return [finding(comparison, kept, 'restriction', { strength: isAbsolute ? 1 : 0.25, source })];
      }),
    );

/** The content words of a phrase up to its end. */
function phraseAfter({ tokens }: LedgerLine, place: number): Token[] {
  const words: Token[] = [];
  for (const token of tokens.slice(place + 1)) {
    if (token.clause !== tokens[place]?.clause || (words.length > 0 && !token.isContent)) break;
    if (token.isContent) words.push(token);
  }
  return words.slice(0, 4);
}

/** "6 of the 20 programs" is not "the 20 programs". */
export const compareShares: Comparator = (comparison) =>
  comparison.sources.slice(0, 3).flatMap((line) =>
    line.amounts.flatMap((part, place) => {
      const whole = line.amounts[place + 1];
      if (
        !whole ||
        !/^\s+(?:\p{L}+\s+)?(?:out )?of (?:the |an? |its |my |our )?\p{Sc}?$/iu.test(
          line.text.slice(part.end, whole.start),
        )
      )
        return [];
      const has = (of: Quantity) => comparison.amounts.find((own) => own.values[0] === of.values[0]);
      const [keptPart, keptWhole] = [has(part) ?? restOf(part, whole, comparison), has(whole)];
      if (part.values[0] === 1 && isOneOf(line.text.slice(part.end, whole.start), comparison)) return [];
      const next = line.tokens.find(({ start, isContent }) => isContent && start >= whole.end);
      const noun =
        next &&
        comparison.tokens.find((own) => own.isContent && wordSupport(own, next, comparison.knowledge) >= 0.9);
      if (
        keptPart ||
        /\ball but\b/iu.test(comparison.text) ||
        (!keptWhole && !noun) ||
        comparison.amounts.some(({ kind }) => kind === 'percent')
      )
        return [];
      const at = keptWhole ?? noun;
      return at
        ? [
            finding(comparison, at, 'restriction', {
              strength: keptWhole ? 1 : 0.5,
              source: line.text.slice(part.start, next?.end ?? whole.end),
            }),
          ]
        : [];
    }),
  );

/** "30 of 48 credits to go" for 18 of 48. */
const restOf = (
  { values: [part = 0] }: Quantity,
  { values: [whole = 0] }: Quantity,
  { amounts }: Comparison,
) => amounts.find(({ values }) => values[0] === whole - part);

/** "One of six reps" told as a group of six; "one squad of five" is no part of anything. */
const isOneOf = (between: string, { tokens }: Comparison) =>
  !/^\s+(?:out )?of\s/u.test(between) ||
  tokens.some(
    ({ key, kinds }) =>
      kinds.has('team') ||
      /^(?:group|crew|team|part|member|person|people|with|among|other|others)$/u.test(key),
  );

const sorts = [
  /^(?:pilot|trial|test|try|tried|experiment)/u,
  /^(?:acting|interim|cover|fill|stood|stand|deput|substitut|relie|vertret)/u,
];

/** Said in other words of the same sort is said. */
const isKept = (token: Token, { tokens, knowledge }: Comparison) =>
  tokens.some(
    (own) =>
      own.key === token.key ||
      own.stem === token.stem ||
      (own.kinds.has('narrow') && wordSupport(own, token, knowledge) >= 0.5) ||
      sorts.some((sort) => sort.test(own.key) && sort.test(token.key)) ||
      (own.part === '' && wordSupport(own, token, knowledge) >= 0.9) ||
      (own.part === '' && own.kinds.has('narrow')),
  );

const nextContent = (token: Token, line: LedgerLine) =>
  line.tokens.find(({ start, isContent }) => isContent && start >= token.end);

function keptAfter(token: Token, line: LedgerLine, { tokens, knowledge }: Comparison): Token | undefined {
  const next = nextContent(token, line);
  return next && next.clause === token.clause
    ? tokens.find((own) => own.isContent && wordSupport(own, next, knowledge) >= 0.8)
    : undefined;
}

const limitsKept = (token: Token, line: LedgerLine, comparison: Comparison) => {
  const clause = line.tokens.filter(
    (other) => other.isContent && other.clause === token.clause && other !== token,
  );
  const kept = clause.filter((other) =>
    comparison.tokens.some(
      (own) => own.isContent && wordSupport(own, other, comparison.knowledge) >= sameThing,
    ),
  );
  if (kept.length === 0 && /^(?:only|nur|solo|seulement|tylko|apenas)$/u.test(token.key)) {
    // "…, filling room only": it bounds what stands before the comma.
    const before = line.tokens.filter((other) => other.isContent && other.clause === token.clause - 1);
    return before.some((other) =>
      comparison.tokens.some((own) => own.isContent && wordSupport(own, other, comparison.knowledge) >= 0.9),
    );
  }
  return kept.length > 0 && kept.length * 2 >= clause.length;
};

/** No is not yes, more is not less: what is denied, raised or cut is so in both. */
export const compareDirection: Comparator = (comparison) => [
  ...turnedNegation(comparison),
  ...turnedVerbs(comparison),
  ...turnedEnds(comparison),
  ...turnedPairs(comparison),
];

/** A clause of the text beside the clause of the person's that has most of its words. */
function clausePairs({ tokens, sources, knowledge }: Comparison) {
  const own = [...Map.groupBy(tokens, ({ clause }) => clause).values()];
  const others = sources.flatMap((line) =>
    [...Map.groupBy(line.tokens, ({ clause }) => clause).values()].map((of) => ({ line, of })),
  );
  return own.flatMap((clause) => {
    const content = clause.filter(({ isContent }) => isContent);
    const rated = others
      .map(({ line, of }) => ({
        clause,
        line,
        of,
        fit: content.filter((token) =>
          of.some((source) => source.isContent && wordSupport(token, source, knowledge) >= sameThing),
        ).length,
      }))
      .sort((a, b) => b.fit - a.fit);
    const [best] = rated;
    return best && best.fit >= Math.max(Math.min(2, content.length), content.length * 0.4) ? [best] : [];
  });
}

function turnedNegation(comparison: Comparison): Finding[] {
  const { sources, tokens, knowledge } = comparison;
  const denied = tokens.filter(has('negation'));
  const said = sources.flatMap((line) =>
    line.tokens
      .filter((token) => has('negation')(token) || /^0$|n't$/u.test(token.key))
      .map((token) => ({ line, token })),
  );
  const [added] = denied;
  if (
    added &&
    said.length === 0 &&
    !tokens.some(
      (token) => token.kinds.has('decrease') && sources.some((line) => line.tokens.some(has('decrease'))),
    )
  )
    return [finding(comparison, added, 'reversed', { strength: 0.8 })];
  if (denied.length > 0) return [];
  return said.slice(0, 2).flatMap(({ line, token }) => {
    const next = line.tokens
      .filter(({ start, isContent, clause }) => isContent && start >= token.end && clause === token.clause)
      .slice(0, 3);
    const kept = tokens.filter(
      (own) => own.isContent && next.some((other) => wordSupport(own, other, knowledge) >= 0.9),
    );
    const [first] = kept;
    if (!first || kept.length < Math.min(2, next.length)) return [];
    if (kept.some(({ clause }) => clause !== first.clause)) return [];
    if (kept.length === 1 && !next.some(({ stem }) => stem === first.stem)) return [];
    return [
      finding(comparison, { start: first.start, end: kept.at(-1)?.end ?? first.end }, 'reversed', {
        source: line.text.slice(token.start, next.at(-1)?.end),
      }),
    ];
  });
}

/** "More than", "mehr als": a bound, no change. */
const bounding = /^(?:more|less|fewer|over|under|mehr|weniger|mas|menos|mais|plus|moins)$/u;

function turnedVerbs(comparison: Comparison): Finding[] {
  return clausePairs(comparison).flatMap(({ clause, line, of }) => {
    const way = (tokens: readonly Token[]) => ({
      up: tokens.find((token) => has('increase')(token) && !bounding.test(token.key)),
      down: tokens.find((token) => has('decrease')(token) && !bounding.test(token.key)),
    });
    const [own, said] = [way(clause), way(of)];
    const all = way(line.tokens);
    const turned =
      own.up && !own.down && said.down && !all.up
        ? own.up
        : own.down && !own.up && said.up && !all.down
          ? own.down
          : undefined;
    return turned
      ? [finding(comparison, turned, 'reversed', { strength: 0.7, source: clauseOf(line, of) })]
      : [];
  });
}

const clauseOf = (line: LedgerLine, tokens: readonly Token[]) =>
  line.text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);

/** "From 41 to 29" is not "from 29 to 41". */
function turnedEnds(comparison: Comparison): Finding[] {
  const isJoined = (text: string) =>
    /^\s*(?:[\p{L}%]+\s+){0,2}(?:to|auf|à|a|do|na|至|до)\s+\p{Sc}?$/u.test(text);
  const from = /(?:from|von|de|od|由|从)\s+(?:about\s+)?\p{Sc}?$/iu;
  const endsOf = (text: string, amounts: readonly Quantity[]) =>
    amounts.flatMap((first, place) => {
      const second = amounts[place + 1];
      const isFrom =
        second &&
        isJoined(text.slice(first.end, second.start)) &&
        from.test(text.slice(Math.max(0, first.start - 14), first.start));
      return isFrom ? [{ first, second }] : [];
    });
  const said = comparison.sources.flatMap((line) => endsOf(line.text, line.amounts));
  return endsOf(comparison.text, comparison.amounts).flatMap(({ first, second }) =>
    said.some((of) => of.first.values[0] === second.values[0] && of.second.values[0] === first.values[0])
      ? [finding(comparison, { start: first.start, end: second.end }, 'reversed')]
      : [],
  );
}

const pairs =
  /\b(?:from|out of)\s+(?:the\s+)?(\p{L}{3,})(?:[^,;.]{0,24}?)\s(?:to|into)\s+(?:the\s+)?(\p{L}{3,})|(\p{L}{3,})\s+(?:rather than|instead of)\s+(?:\p{L}+\s+){0,2}?(\p{L}{3,})/giu;

/** "From prospecting to referral", "in the quotation stage rather than after installation": turned around. */
function turnedPairs(comparison: Comparison): Finding[] {
  const pairsOf = (text: string) =>
    [...text.matchAll(pairs)].map((found) => ({
      found,
      first: keyOf(found[1] ?? found[3] ?? ''),
      second: keyOf(found[2] ?? found[4] ?? ''),
    }));
  const said = comparison.sources.flatMap(({ text }) => pairsOf(text));
  return pairsOf(comparison.text).flatMap(({ found, first, second }) =>
    said.some((of) => of.first === second || of.second === first) &&
    !said.some((of) => of.first === first || of.second === second)
      ? [finding(comparison, { start: found.index, end: found.index + found[0].length }, 'reversed')]
      : [],
  );
}

/** "Drafting a proposal to move reports": what is opened by "to" is as far as what stands before it. */
function leadOf({ tokens, text }: LedgerLine, of: readonly Token[]): Token[] {
  const [first] = of;
  const before = first ? tokens.filter(({ clause }) => clause === first.clause - 1) : [];
  const last = before.at(-1);
  const isLed = first?.key === 'to' && last && /^\s+$/u.test(text.slice(last.end, first.start));
  return [...(isLed ? before : []), ...markersOf(tokens)];
}

/** "Finalist, …", "…; decision pending": a clause that only says how far it got says so of the whole line. */
const markersOf = (tokens: readonly Token[]): Token[] =>
  [...Map.groupBy(tokens, ({ clause }) => clause).values()]
    .filter((clause) => {
      const content = clause.filter(({ isContent }) => isContent);
      return content.length <= 2 && content.some(has('unfinished'));
    })
    .flat();

/** Planned, drafted, applied for or in progress stays so; a goal is no fact. */
export const compareState: Comparator = (comparison) => {
  const { tokens, sources, knowledge } = comparison;
  const keeps = tokens.some(
    (token) =>
      has('unfinished')(token) ||
      has('wish')(token) ||
      /^(?:halfway|midway|now|currently|toward)$/u.test(token.key),
  );
  const record = sources.slice(0, 2).find(({ kind, tokens: own }) => {
    if (kind === 'job' || kind === 'summary' || kind === 'header' || !own.some(has('unfinished')))
      return false;
    const content = own.filter((token) => token.isContent && !has('unfinished')(token));
    return (
      content.filter((token) =>
        tokens.some((other) => other.isContent && wordSupport(other, token, knowledge) >= 0.9),
      ).length *
        2 >
      content.length
    );
  });
  const isPartDone = record?.tokens.some(
    (token) => has('finished')(token) && tokens.some(({ key }) => key === token.key),
  );
  if (record && !keeps && !isPartDone)
    return [
      finding(comparison, { start: 0, end: comparison.text.length }, 'unfinished', { source: record.text }),
    ];
  const finishes = tokens.find(has('finished'));
  return clausePairs(comparison).flatMap(({ clause, line, of }) => {
    const [open] = [...of, ...leadOf(line, of)].filter(has('unfinished'));
    const [first] = clause;
    if (!open || !first || keeps) return [];
    const isSaidDone = sources.some((one) => one !== line && one.tokens.some(has('finished')));
    const said = clauseOf(line, of);
    return [
      finding(comparison, { start: first.start, end: clause.at(-1)?.end ?? first.end }, 'unfinished', {
        strength: finishes ? 1 : isSaidDone ? 0.15 : 0.3,
        source: said,
      }),
    ];
  });
};

/** "Personally", "sole": only where the person says so. */
export const compareOwnership: Comparator = (comparison) =>
  comparison.tokens
    .filter((token) => has('own')(token) && !isSaid(token, comparison, 'own'))
    .map((token) => finding(comparison, token, 'team'));
