import { cutText } from '../language/cut-text.ts';
import type { AskedThing } from './asked-things.ts';
import type { PlaceFit } from './place-fit.ts';

/** What the reasons rest on: the search, and the verdicts on what is asked. */
interface Reasons {
  place: PlaceFit['state'];
  /** The town or region where the person looks for work. */
  location: string;
  title: 'same' | 'other' | 'unsure';
  /** Undefined without a resume. */
  asked: readonly AskedThing[] | undefined;
  /** Without the posting's own words. */
  isPlain?: boolean;
}

const titleTexts = {
  same: 'The title matches your search.',
  other: 'The title doesn’t have all the words you searched for.',
  unsure: '',
} as const;

const maxQuotes = 2;

/** Why a posting stands where it stands: the place first where that is why, then what the resume proves. */
export function reasoningOf({ place, location, title, asked, isPlain = false }: Reasons): string {
  const parts = [
    placeText(place, location),
    asked
      ? shownText(asked, isPlain)
      : 'Matched by title and location only. Choose a resume to see how your experience fits.',
    titleTexts[title],
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function placeText(place: PlaceFit['state'], location: string): string {
  if (place === 'remote') return 'It’s remote.';
  return place === 'there' || place === 'near'
    ? `It’s ${place === 'there' ? 'in' : 'near'} ${location}.`
    : '';
}

/** Said of what a line or a list of the resume proves, with its words. */
function shownText(things: readonly AskedThing[], isPlain: boolean): string {
  const shown = things.flatMap(({ name, quote }) =>
    quote === undefined ? [] : [{ name, quote: `“${shortened(quote)}”` }],
  );
  const quoted = shown.slice(0, maxQuotes);
  if (!isPlain)
    return quoted.map(({ name, quote }) => `It asks for ${name}; your resume says ${quote}.`).join(' ');
  if (shown.length === 0) return '';
  const count = shown.length === 1 ? 'one thing' : `${shown.length} things`;
  return `Your resume has ${count} the posting asks for: ${quoted.map(({ quote }) => quote).join(' and ')}.`;
}

const maxQuoteLength = 90;

const shortened = (text: string): string =>
  text.length <= maxQuoteLength
    ? text.replace(/[.;,]$/u, '')
    : `${cutText(text, maxQuoteLength).replace(/\s\S*$/u, '')}…`;
