import type { ActionVerb } from '../language/lexicon-entries.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { LedgerLine } from './ledger.ts';
import { has, type Token } from './tokens.ts';
import { saidIn, wordSupport } from './word-support.ts';

/** A deed of a text: its verb and what it's done to. */
interface Act {
  verb: Token;
  listed: ActionVerb | undefined;
  objects: Token[];
}

/** Where a line tells of the same things: its clause around them, and how strong its verbs are. */
interface StatedAct {
  line: LedgerLine;
  tokens: Token[];
  hasVerb: boolean;
}

/** What the person did is told as they did it: no stronger verb, and no helper who leads. */
export const compareActs: Comparator = (comparison) =>
  comparison.language === 'en'
    ? actsOf(comparison.tokens, comparison).flatMap((act) => compareAct(act, comparison))
    : [];

function actsOf(tokens: readonly Token[], { knowledge: { lexicon } }: Pick<Comparison, 'knowledge'>): Act[] {
  const verbs = tokens.filter((token, place) =>
    isVerb(token, tokens[place - 1], lexicon.actionVerbs.whole(token.text) !== undefined),
  );
  return verbs.map((verb, place) => {
    const next = verbs[place + 1]?.start ?? Number.POSITIVE_INFINITY;
    return {
      verb,
      listed: lexicon.actionVerbs.whole(verb.text) ?? lexicon.actionVerbs.whole(verb.lemma),
      objects: tokens
        .filter(
          ({ start, isContent, part }) =>
            isContent && part !== 'ADV' && part !== 'NUM' && start >= verb.end && start < next,
        )
        .slice(0, 5),
    };
  });
}

function isVerb({ part, clause }: Token, before: Token | undefined, isListed: boolean): boolean {
  // "a rebuilt store": it says what kind, not what was done.
  if (part === 'VERB') return before?.part !== 'DET';
  return isListed && (before?.clause !== clause || /^(?:and|to|then)$/u.test(before.key));
}

function compareAct(act: Act, comparison: Comparison): Finding[] {
  const stated = statedActs(act, comparison);
  if (!stated) return [];
  const { verb, listed } = act;
  const source = stated.line.text.slice(stated.tokens[0]?.start ?? 0, stated.tokens.at(-1)?.end ?? 0);
  const strength = strongerBy(act, stated, comparison);
  const isLed = isHelper(stated, act) && !comparison.tokens.some(saysOthers);
  return [
    ...(strength > 0 ? [finding(comparison, verb, 'act', { strength, source })] : []),
    ...(isLed
      ? [finding(comparison, verb, 'helped', { strength: (listed?.strength ?? 3) >= 3 ? 1 : 0.6, source })]
      : []),
  ];
}

const saysOthers = ({ kinds, key }: Token) =>
  kinds.has('team') ||
  kinds.has('helper') ||
  kinds.has('coordinator') ||
  /^(?:with|team|teammates|others?)$/u.test(key);

/** "Helped cut costs": the helper stands before what was done, in the same clause, or begins the line. */
function isHelper({ tokens, line }: StatedAct, { objects, verb }: Act): boolean {
  // "Helped rewrite 40 articles, wrote 9 of them myself".
  if (line.tokens.some((token) => token.lemma === verb.lemma && !tokens.includes(token))) return false;
  const first = tokens.findIndex((token) => objects.some((object) => object.stem === token.stem));
  const lead = tokens.slice(0, first < 0 ? tokens.length : first);
  return lead.some(has('helper')) || helpsAll(line, tokens[0]?.start ?? 0);
}

/** "Member of the team that cut …": the line begins with it, and nothing of their own comes between. */
const helpsAll = ({ tokens, text }: LedgerLine, start: number) =>
  tokens.slice(0, 2).some(has('helper')) &&
  !/[;:,.]|\sand\s/u.test(text.slice(0, start).replace(/\([^)]*\)/gu, ''));

/** The clause of the person's lines that tells most of what the verb is done to. */
function statedActs({ objects, verb }: Act, { sources, knowledge }: Comparison): StatedAct | undefined {
  const wanted = objects.length > 0 ? objects : [verb];
  const [best] = sources
    .flatMap((line) =>
      [...Map.groupBy(line.tokens, ({ clause }) => clause).values()].map((tokens) => ({
        line,
        tokens,
        fit: saidIn(wanted, tokens).length,
      })),
    )
    .sort((a, b) => b.fit - a.fit);
  if (!best || best.fit === 0) return undefined;
  const { line } = best;
  // A clause that only goes on has the verb of the one before.
  const tokens = best.tokens.some(({ part }) => part === 'VERB')
    ? best.tokens
    : line.tokens.filter(({ clause }) => clause <= (best.tokens[0]?.clause ?? 0));
  return { line, tokens, hasVerb: actsOf(tokens, { knowledge }).length > 0 };
}

/** How much more the verb claims than those of the person's line: 0 no more … 1 far more. */
function strongerBy(
  { verb, listed }: Act,
  { line, tokens, hasVerb }: StatedAct,
  { knowledge, alignment }: Comparison,
): number {
  const words = [...tokens, ...line.tokens.filter(({ part }) => part === 'VERB')];
  const support = Math.max(0, ...words.map((token) => wordSupport(verb, token)));
  if (support >= 0.9 || verb.kinds.has('light')) return 0;
  // Whoever is "in charge of the rota" manages it; what else they did with it they didn't say.
  if (!hasVerb && tokens.some(has('lead'))) return support < 0.6 ? 0.6 : 0;
  const strengthsIn = (of: readonly Token[]) =>
    of.flatMap(({ text }) => knowledge.lexicon.actionVerbs.whole(text)?.strength ?? []);
  const [here, said] = [strengthsIn(tokens), strengthsIn(line.tokens)];
  if (listed && here.length > 0 && listed.strength - Math.max(...here) >= 2) return 0.8;
  if (listed && said.length > 0) {
    const more = listed.strength - Math.max(...said);
    return more > 0 ? Math.min(1, 0.35 * more + 0.2) : 0;
  }
  // The person wrote no verb ("Brakes, hydraulics, pumps"): any plain one fits, a leading one doesn't.
  if (!hasVerb) return verb.kinds.has('lead') ? 0.6 : 0;
  const elsewhere = alignment.supports.get(verb)?.best ?? 0;
  return 0.25 * (1 - Math.max(support, elsewhere * 0.8));
}
