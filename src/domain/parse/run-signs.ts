import type { LabeledToken } from './labeled.ts';
import type { Signs } from './sureness.ts';
import { chanceOf, type TokenRun } from './token-runs.ts';

const titleWords = /^[THD]$/;
const companyWords = /^[OB]/;

/** What speaks for words of a header being the first (title, degree) or second (company, school) field. */
export function signsOfRun(run: TokenRun, header: readonly LabeledToken[], isFirst: boolean): Partial<Signs> {
  const { name, tokens } = run;
  return {
    ...{ chance: chanceOf(run), earlier: earlierChanceOf(run), words: tokens.length },
    begins: tokens[0]?.chance(`B${name}`) ?? 0,
    beside: besideChance(run, header),
    fitting: knownShare(run, isFirst ? titleWords : companyWords),
    unfitting: knownShare(run, isFirst ? companyWords : titleWords),
    isTold: tokens.some(({ at }) => at.fact.words > 16),
  };
}

/** How likely the run is what it is called, before the document as a whole was seen. */
const earlierChanceOf = ({ name, tokens }: TokenRun): number =>
  Math.min(
    ...tokens.map(({ earlier }) => (earlier ? earlier(name) + earlier(`B${name}`) + earlier(`I${name}`) : 1)),
  );

/** How likely a word just before or after the run belongs to it. */
function besideChance({ name, tokens }: TokenRun, header: readonly LabeledToken[]): number {
  const first = header.indexOf(tokens[0] as LabeledToken);
  const beside = [header[first - 1], header[first + tokens.length]];
  return Math.max(
    ...beside.map((token) => (token ? token.chance(`B${name}`) + token.chance(`I${name}`) : 0)),
  );
}

/** The share of the words of a run that the lists know as one of these. */
const knownShare = ({ tokens }: TokenRun, kinds: RegExp): number =>
  tokens.filter(({ token }) => token.known.some((kind) => kinds.test(kind))).length / tokens.length;
