import type { LabeledToken } from './labeled.ts';

/**
 * "cashier dollar general": no mark parts the title from the employer, and all of it was taken for the title. Where its
 * last words are an employer of our lists, words of a title stand before them, and the line names no other employer, they
 * are the employer.
 */
export function withKnownEmployers(tokens: readonly LabeledToken[]): LabeledToken[] {
  const isEmployer = tokens.map((token, at) => isNamedAtEnd(tokens, token, at));
  return tokens.map((token, at) =>
    isEmployer[at] ? { ...token, label: isEmployer[at - 1] ? 'IC' : 'BC' } : token,
  );
}

const isOf = (token: LabeledToken | undefined, kinds: RegExp) =>
  token?.token.known.some((kind) => kinds.test(kind)) ?? false;
const employer = /^B$/;
const title = /^[TH]$/;

/** Whether it's one of the last words of a title, and from it on all of them are an employer's. */
function isNamedAtEnd(tokens: readonly LabeledToken[], { label, at: { place } }: LabeledToken, at: number) {
  if (label !== 'IT') return false;
  const rest = tokens.slice(at);
  const after = rest.findIndex((token, step) => step > 0 && token.label !== 'IT');
  const start = tokens.slice(0, at + 1).findLastIndex((token) => token.label === 'BT');
  const end = after < 0 ? tokens.length : at + after;
  const first = tokens.slice(start, end).findLastIndex((token) => !isOf(token, employer)) + start + 1;
  const isBeside = (token: LabeledToken) => token.at.place === place;
  return (
    at >= first &&
    first > start &&
    isOf(tokens[first - 1], title) &&
    // Brackets, commas and dashes have parted what they could.
    tokens[first - 1]?.token.piece === tokens[first]?.token.piece &&
    !tokens.some((token) => /^[BI]C$/.test(token.label) && isBeside(token))
  );
}
