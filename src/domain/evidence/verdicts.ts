import type { Requirement } from '../posting/requirements/extract-requirements.ts';

/**
 * What a resume shows of one thing that a posting asks.
 * shown: a line, title, date range or credential proves it. named: it stands in a list, and no line shows it.
 * in-progress: enrolled, a candidate, part passed. expired: its date has passed. unclear: something speaks for it, and
 * nothing proves it. not-found: nothing speaks for it. not-checkable: attitudes, shifts, travel: a resume can't tell.
 */
export const verdicts = [
  'shown',
  'named',
  'in-progress',
  'expired',
  'unclear',
  'not-found',
  'not-checkable',
] as const;
export type Verdict = (typeof verdicts)[number];

/** These are said with a place of the resume that proves it. */
export const provenByQuote: ReadonlySet<Verdict> = new Set(['shown', 'named', 'in-progress', 'expired']);

/** A field of the resume that speaks for something, and how it reads. */
export interface Place {
  path: string;
  text: string;
}

export const placeOf = ({ path, text, said = text }: Place & { said?: string }): Place => ({
  path,
  text: said,
});
export const maxPlaces = 2;

/** Not an employer's name, and not "CPR (exp": the rest of that stands elsewhere, and may take it back. */
export const provesAlone = ({ path, text }: Place): boolean =>
  !path.endsWith('.company') && text.split('(').length === text.split(')').length;

/** Whole years; of less than two, half ones. */
export const roundedYears = (years: number): number =>
  years < 2 ? Math.floor((years + 0.05) * 2) / 2 : Math.floor(years + 0.05);

/** Months are rounded, and nobody sends a person away for the last of them. */
export const areEnough = ({ years, asked }: { years: number; asked: number }): boolean =>
  years >= asked * 0.95;

/** The one verdict on a requirement, which every tool reads. */
export interface Evidence {
  requirement: Requirement;
  verdict: Verdict;
  /** How often a verdict like this is right, from 0 to 1. */
  probability: number;
  /** Of what is unclear: which of the two it looks like, 0 not found to 1 shown. */
  leaning?: number;
  /** What speaks for it, the strongest first; nothing where nothing was found or could be. */
  places: readonly Place[];
  /** Counted and asked, where years are asked: the same on every screen. */
  years?: { years: number; asked: number };
  /** When it ran out, as the resume says it. */
  expiredOn?: string;
}

/** What somebody else, such as a language model, says of one ask. It counts for as much as its quotes prove. */
export interface JudgedAsk {
  /** The ask, as the posting words it. */
  quote: string;
  verdict: Verdict;
  /** What of the resume speaks for it, letter by letter. */
  quotes: readonly string[];
}

/** All of it, and what they had read: what the person wrote later they can't have judged. */
export interface Judged {
  asks: readonly JudgedAsk[];
  /** The resume that was judged. */
  seen: string;
  /** Lines that we have put in place of the person's since then, on the same proof. */
  rewritten: readonly { before: string; after: string }[];
}
