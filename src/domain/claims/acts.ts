import type { ActionVerb } from '../language/lexicon-entries.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { LedgerLine } from './ledger.ts';
import type { Token } from './tokens.ts';
import { saidIn, sameThing, wordSupport } from './word-support.ts';

/** A deed of a text: its verb and what it's done to. */
interface Act {
  verb: Token;
  listed: ActionVerb | undefined;
  objects: Token[];
  /** "Recruit and manage": joined to another deed. */
  isAdded: boolean;
}

/** Where a line tells of the same things: its clause around them, and its verbs. */
interface Told {
  line: LedgerLine;
  tokens: Token[];
  acts: Act[];
}

/** What the person did is told as they did it: no stronger verb, no helper who leads, no team that is one person. */
export const compareActs: Comparator = (comparison) => {
  if (comparison.kind === 'letter' || comparison.kind === 'headline' || comparison.kind === 'skill')
    return [];
  if (comparison.language !== 'en') return foreignRoles(comparison);
  return actsOf(comparison.tokens, comparison).flatMap((act) => compareAct(act, comparison));
};

const lightest = 3;

function isJoined(verb: Token, tokens: readonly Token[], verbs: readonly Token[]): boolean {
  const [next, second] = tokens.slice(tokens.indexOf(verb) + 1);
  return next?.key === 'and' && second !== undefined && verbs.includes(second);
}

function actsOf(tokens: readonly Token[], { knowledge: { lexicon } }: Comparison): Act[] {
  const verbs = tokens.filter((token, place) =>
    isVerb(token, tokens, place, lexicon.actionVerbs.whole(token.text) !== undefined),
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
      isAdded: isJoined(verb, tokens, verbs),
    };
  });
}

function isVerb(token: Token, tokens: readonly Token[], place: number, isListed: boolean): boolean {
  const opens =
    place === 0 ||
    tokens[place - 1]?.clause !== token.clause ||
    /^(?:and|to|then)$/u.test(tokens[place - 1]?.key ?? '');
  if (token.part !== 'VERB') return isListed && opens && /^(?:NOUN|ADJ|ADV|PROPN)$/u.test(token.part);
  const before = tokens[place - 1];
  // "the leading team", "a rebuilt store": it says what kind, not what was done.
  return !(before && before.part === 'DET') || /ing$/.test(token.key);
}

function compareAct(act: Act, comparison: Comparison): Finding[] {
  const told = toldOf(act, comparison);
  const isNew = act.isAdded && (comparison.alignment.supports.get(act.verb)?.best ?? 0) < 0.6;
  if (isNew) return [finding(comparison, act.verb, 'act', { strength: 0.6 })];
  if (told.length === 0) return [];
  const findings: Finding[] = [];
  const strength = Math.min(...told.map((of) => strongerBy(act, of, comparison)));
  const [first] = told;
  const source = first ? clauseText(first) : '';
  if (strength > 0) findings.push(finding(comparison, act.verb, 'act', { strength, source }));
  if (
    told.every((of) => isHelper(of, act)) &&
    !comparison.tokens.some((token) => saysHelper(token) || saysTeam(token))
  )
    findings.push(
      finding(comparison, act.verb, 'helped', { strength: isListedStrong(act) ? 1 : 0.6, source }),
    );
  if (told.every(isTeam) && !comparison.tokens.some(saysTeam))
    findings.push(finding(comparison, act.verb, 'team', { strength: 0.6, source }));
  return findings;
}

const isListedStrong = ({ listed }: Act) => (listed?.strength ?? lightest) >= lightest;
const saysHelper = ({ kinds }: Token) => kinds.has('helper') || kinds.has('coordinator');
const saysTeam = ({ kinds, key }: Token) =>
  kinds.has('team') ||
  kinds.has('helper') ||
  kinds.has('coordinator') ||
  /^(?:with|team|teammates|others?)$/u.test(key);
/** Done by more than one: "we cut …", "together with …", "the team …" before what was done. */
const isTeam = ({ tokens }: Told) =>
  tokens.some(
    ({ key, kinds }, place) =>
      /^(?:jointly|together|co)$/u.test(key) ||
      (key === 'we' && place <= 1) ||
      (kinds.has('team') && /^(?:team|crew|our)$/u.test(key) && place <= 1),
  );

/** "Helped cut costs": the helper stands before what was done, in the same clause. */
function isHelper({ tokens, line }: Told, { objects, verb }: Act): boolean {
  // "Helped rewrite 40 articles, wrote 9 of them myself".
  if (line.tokens.some((token) => token.lemma === verb.lemma && !tokens.includes(token))) return false;
  const first = tokens.findIndex((token) => objects.some((object) => object.stem === token.stem));
  const lead = tokens.slice(0, first < 0 ? tokens.length : first);
  return lead.some(({ kinds }) => kinds.has('helper')) || helpsAll(line, tokens[0]?.start ?? 0);
}

/** "Member of the team that cut …": the line begins with it, and nothing of their own comes between. */
const helpsAll = ({ kind, tokens, text }: LedgerLine, start: number) =>
  kind === 'job' &&
  tokens.slice(0, 2).some(({ kinds }) => kinds.has('helper')) &&
  !/[;:,.]|\sand\s/u.test(text.slice(0, start).replace(/\([^)]*\)/gu, ''));

/** The clauses of the person's lines that tell of what the verb is done to. */
function toldOf({ objects, verb }: Act, { sources, knowledge }: Comparison): Told[] {
  const wanted = objects.length > 0 ? objects : [verb];
  const rated = sources.flatMap((line) => {
    const clauses = Map.groupBy(line.tokens, ({ clause }) => clause);
    return [...clauses.values()].map((tokens) => ({
      line,
      tokens,
      fit:
        saidIn(wanted, tokens).length + (tokens.some((token) => wordSupport(verb, token) >= 0.9) ? 0.9 : 0),
    }));
  });
  const most = Math.max(0, ...rated.map(({ fit }) => fit));
  if (most < 1) return [];
  return rated
    .filter(({ fit }) => fit === most)
    .slice(0, 1)
    .map(({ line, tokens }) => {
      // A clause that only goes on has the verb of the one before.
      const own = tokens.some(({ part }) => part === 'VERB')
        ? tokens
        : line.tokens.filter(({ clause }) => clause <= (tokens[0]?.clause ?? 0));
      return { line, tokens: own, acts: actsOf(own, { knowledge } as Comparison) };
    });
}

const clauseText = ({ line, tokens }: Told) =>
  line.text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);

/** How much more the verb claims than those of the person's clause: 0 no more … 1 far more. */
function strongerBy(
  { verb, listed }: Act,
  { line, tokens, acts }: Told,
  { knowledge, alignment }: Comparison,
): number {
  const words = [...tokens, ...line.tokens.filter(({ part }) => part === 'VERB')];
  const support = Math.max(0, ...words.map((token) => wordSupport(verb, token)));
  if (support >= 0.9) return 0;
  const weaker = acts.flatMap((act) => act.listed ?? []);
  const rise =
    listed && weaker.length > 0 ? listed.strength - Math.max(...weaker.map((of) => of.strength)) : 0;
  if (support >= sameThing && rise <= 0) return 0;
  if (/^own/u.test(verb.key) && tokens.some(({ key }) => key === 'responsible')) return 0;
  if (rise >= 2) return 0.8;
  if (verb.kinds.has('light')) return 0;
  const inLine = line.tokens.flatMap((token) => knowledge.lexicon.actionVerbs.whole(token.text) ?? []);
  const most = Math.max(0, ...inLine.map((of) => of.strength));
  const group = listed && inLine.some((of) => of.group === listed.group);
  if (listed && inLine.length > 0) {
    const more = listed.strength - most;
    return more > 0 ? Math.min(1, 0.35 * more + (group ? 0 : 0.2)) : group ? 0 : 0.1 * (1 - support);
  }
  // The person wrote no verb ("Brakes, hydraulics, pumps"): any plain one fits, a leading one doesn't.
  if (acts.length === 0) return verb.kinds.has('lead') || (listed?.strength ?? 0) >= 4 ? 0.6 : 0;
  const elsewhere = alignment.supports.get(verb)?.best ?? 0;
  return 0.25 * (1 - Math.max(support, elsewhere * 0.8));
}

/** Other languages have no grammar here: a leading word where the person's line has only helping ones. */
function foreignRoles(comparison: Comparison): Finding[] {
  const { tokens, sources } = comparison;
  const source = sources[0];
  if (!source) return [];
  const said = (kind: 'helper' | 'lead' | 'team') => source.tokens.some(({ kinds }) => kinds.has(kind));
  const lead = tokens.find(({ kinds }) => kinds.has('lead'));
  const keepsHelp = tokens.some(saysHelper);
  if (said('helper') && !keepsHelp) {
    const at = lead ?? tokens[0];
    return at ? [finding(comparison, at, 'helped', { strength: lead ? 1 : 0.6, source: source.text })] : [];
  }
  return lead && !sources.some((line) => line.tokens.some(({ kinds }) => kinds.has('lead')))
    ? [finding(comparison, lead, 'act', { strength: 0.6, source: source.text })]
    : [];
}
