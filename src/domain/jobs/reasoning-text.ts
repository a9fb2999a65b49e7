import { cutText } from '../language/cut-text.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { AskedThing } from './asked-things.ts';
import type { ResumeFit } from './fit-parts.ts';
import type { JobMatch } from './job-match.ts';

/** How like the title is to what was searched for, and how many levels above it. */
interface TitleFit {
  likeness: 'same' | 'close' | 'other';
  step: number;
}

interface Evidence {
  match: Pick<JobMatch, 'missing'>;
  facts: Pick<PostingFacts, 'level'>;
  title: TitleFit;
  fit: ResumeFit | undefined;
}

const mostNamed = 3;
const mostQuotes = 2;
const mostTools = 4;

/** Why a posting fits or doesn't, from what both texts say; what is quoted are the resume's own words. */
export function reasoningOf({ match, facts, title, fit }: Evidence): string {
  const parts = fit
    ? [
        skillsText(fit),
        toolsText(fit),
        missingText(match.missing, fit),
        yearsText(fit, facts),
        titleText(title),
      ]
    : [
        'Matched by title and conditions only. Choose a resume to see how your experience fits.',
        titleText(title),
      ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Only what is counted is quoted. */
function skillsText({ skills: { things } }: ResumeFit): string {
  const musts = things.filter(({ isMust }) => isMust);
  const counted = musts.length > 0 ? musts : things;
  if (counted.length === 0) return 'There were no required skills we could check.';
  const asked = `${musts.length > 0 ? 'required' : 'preferred'} ${nounOf(counted)}`;
  const quotes = counted.flatMap(({ quote }) => quote ?? []);
  const count = countText(quotes.length, counted.length, asked);
  const quoted = [...new Set(quotes.map((quote) => `“${shortened(quote)}”`))].slice(0, mostQuotes);
  return quoted.length === 0 ? `${count}.` : `${count}: ${quoted.join(' and ')}.`;
}

const nounOf = (things: readonly AskedThing[]) =>
  things.every(({ isSkill }) => isSkill) ? 'skill' : 'qualification';

/** Of those we could check. */
function countText(shown: number, all: number, asked: string): string {
  if (all === 1)
    return shown === 1
      ? `Your resume shows the ${asked} we checked`
      : `Your resume doesn’t show the ${asked} we checked`;
  if (shown === 0)
    return `Your resume shows ${all === 2 ? 'neither of the two' : `none of the ${all}`} ${asked}s we checked`;
  return `Your resume shows ${shown < all ? `${shown} of ${all}` : all === 2 ? 'both' : `all ${all}`} ${asked}s we checked`;
}

/** Said where the posting names more than what is counted above. */
function toolsText({ skills: { things, named, namedHeld } }: ResumeFit): string {
  const asked = new Set(things.map(({ name }) => name));
  if (namedHeld.every((name) => asked.has(name))) return '';
  const names = allOf.format(namedHeld.slice(0, mostTools));
  const some = namedHeld.length > mostTools ? `, including ${names}` : `: ${names}`;
  const count = namedHeld.length === named.length ? 'all' : namedHeld.length;
  if (named.length === 1) return `The posting also names ${names}, and so does your resume.`;
  return `The posting names ${named.length} tools and standards. Your resume names ${count} of them${some}.`;
}

const allOf = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What is only wished for is told apart, so that the count of what is required adds up. */
function missingText(missing: readonly string[], { skills: { things } }: ResumeFit): string {
  const musts = new Set(things.flatMap(({ name, isMust }) => (isMust ? [name] : [])));
  const required = missing.filter((name) => musts.has(name));
  const preferred = missing.filter((name) => !musts.has(name));
  if (musts.size === 0) return namedText('Not found', preferred);
  return [namedText('Not found', required), namedText('Preferred, and not found', preferred)]
    .filter((text) => text !== '')
    .join(' ');
}

function namedText(lead: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const named = names.slice(0, mostNamed).map(shortName).join(', ');
  const more = names.length - mostNamed;
  return more > 0 ? `${lead}: ${named}, and ${more} more.` : `${lead}: ${named}.`;
}

/** Counted as everywhere else, by the ask itself where there is one. */
function yearsText({ experience, skills }: ResumeFit, { level }: Evidence['facts']): string {
  if (level.years === null || level.years < 2) return '';
  const years = skills.years?.asked === level.years ? skills.years.years : experience.years;
  const asked = `the posting asks for ${level.years}+ years`;
  const own = Math.floor(years);
  if (years === 0) return `We found no similar job in your resume; ${asked}.`;
  if (own === 0) return `You have less than a year in similar jobs; ${asked}.`;
  return `You have about ${own} ${own === 1 ? 'year' : 'years'} in similar jobs; ${asked}.`;
}

function titleText({ likeness, step }: TitleFit): string {
  if (likeness === 'other') return 'The title differs from your search.';
  const level = step === 0 ? '' : `, but is more ${step > 0 ? 'senior' : 'junior'}`;
  return `The title ${likeness === 'same' ? 'matches' : 'is close to'} your search${level}.`;
}

const longestQuote = 90;
const longestName = 60;

const shortened = (text: string): string =>
  text.length <= longestQuote
    ? text.replace(/[.;,]$/u, '')
    : `${cutText(text, longestQuote).replace(/\s\S*$/u, '')}…`;

const shortNameWords = phrasePattern.iu`(?:\s(?:${'reasoning-text/short-name'}))+$`;

/** The thing itself: up to the first break, and never cut in a word or after a small one. */
function shortName(name: string): string {
  const [first = name] = name.length <= longestName ? [name] : name.split(/[,;(:]|\s[–—-]\s/u);
  if (first.length <= longestName) return first.trim();
  return cutText(first, longestName)
    .replace(/\s\S*$/u, '')
    .replace(shortNameWords, '');
}
