import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Topic } from '../posting/conditions/condition-topics.ts';
import type { Workplace } from '../posting/conditions/posting-place.ts';
import type { PayPeriod } from '../posting/source/job-posting.ts';

interface ToldPlace {
  name: string;
  /** ISO 3166-1 alpha-2, or the name of a group of countries. */
  country: string;
}

/** Why a posting breaks a must-have, and by which of its words. */
export type Reason = { quote: string } & (
  | LowPay
  | { code: 'avoided-topic' | 'too-much'; topic: Topic }
  | { code: 'other-topic'; topic: Topic; wanted: readonly Topic[] }
  | { code: 'avoided-place'; places: readonly ToldPlace[] }
  | { code: 'other-residence'; places: readonly ToldPlace[] }
  | OtherPlace
  | OtherWorkplace
  | { code: 'citizens-only' | 'clearance' | 'no-sponsorship' | 'right-needed' }
  | { code: 'other-country'; countries: readonly string[] }
  | { code: 'language'; language: string; isSpoken: boolean }
  | { code: 'credential'; name: string }
  | { code: 'level'; title: string }
  | { code: 'years'; years: number; isMost: boolean }
  | { code: 'hours' }
  | { code: 'weekly-hours'; hours: number }
  | { code: 'avoided-words'; words: string }
);

interface LowPay {
  code: 'low-pay';
  /** In the period of the floor. */
  most: number;
  /** As the posting has it, not worked out from another period. */
  isStated: boolean;
  floor: number;
  currency: string;
  period: PayPeriod;
}

interface OtherPlace {
  code: 'other-place';
  places: readonly ToldPlace[];
  wanted: readonly string[];
}

/** The place is right, but not how one works there. */
interface OtherWorkplace {
  code: 'other-workplace';
  workplace: Workplace;
  places: readonly ToldPlace[];
  wanted: readonly string[];
  ways: readonly Workplace[];
}

/** What a job is that has it, what one asks for who wants it, and what there may be too much of. */
const topics: Readonly<Record<Topic, { is: string; asked: string; amount?: string }>> = {
  remote: { is: 'It’s remote', asked: 'remote work' },
  hybrid: { is: 'It includes office days', asked: 'hybrid work', amount: 'office time' },
  onsite: { is: 'It’s on-site', asked: 'on-site work', amount: 'on-site work' },
  permanent: { is: 'It’s a permanent job', asked: 'a permanent job' },
  employed: { is: 'It’s a job as an employee', asked: 'a job as an employee' },
  temporary: { is: 'It’s a contract or temporary job', asked: 'contract or temporary work' },
  freelance: { is: 'It’s freelance or contract work', asked: 'freelance or contract work' },
  internship: { is: 'It’s an internship or apprenticeship', asked: 'an internship' },
  fulltime: { is: 'It’s full-time', asked: 'full-time work' },
  parttime: { is: 'It’s part-time', asked: 'part-time work' },
  casual: { is: 'It’s casual work', asked: 'casual work' },
  nights: { is: 'It involves night work', asked: 'night work', amount: 'night work' },
  evenings: { is: 'It involves evening work', asked: 'evenings', amount: 'evening work' },
  afternoons: { is: 'It involves afternoons', asked: 'afternoons', amount: 'afternoon work' },
  mornings: { is: 'It involves early mornings', asked: 'mornings', amount: 'early-morning work' },
  days: { is: 'It’s daytime work', asked: 'daytime hours', amount: 'daytime work' },
  weekends: { is: 'It involves weekend work', asked: 'weekends', amount: 'weekend work' },
  holidays: { is: 'It involves working on holidays', asked: 'holidays', amount: 'holiday work' },
  weekdays: { is: 'It’s weekday work', asked: 'weekdays', amount: 'weekday work' },
  shifts: { is: 'It involves shift work', asked: 'shift work', amount: 'shift work' },
  splits: { is: 'It involves split shifts', asked: 'split shifts' },
  oncall: { is: 'It involves being on call', asked: 'on-call work', amount: 'on-call time' },
  overtime: { is: 'It involves long hours', asked: 'overtime', amount: 'overtime' },
  travel: { is: 'It involves travel', asked: 'travel', amount: 'travel' },
  relocation: { is: 'You’d have to relocate', asked: 'relocation' },
  livein: { is: 'You’d have to live on site', asked: 'a live-in job' },
  driving: { is: 'It requires a driver’s license or a car', asked: 'driving', amount: 'driving' },
  management: { is: 'It involves managing people', asked: 'managing people', amount: 'people management' },
  commission: { is: 'It pays commission only', asked: 'commission-only pay' },
  calling: { is: 'It involves cold calling', asked: 'cold calling', amount: 'cold calling' },
  lifting: { is: 'It involves heavy lifting', asked: 'physical work', amount: 'heavy lifting' },
  heights: { is: 'It involves working at heights', asked: 'work at heights', amount: 'work at heights' },
};

const ways: Readonly<Record<Workplace, string>> = { remote: 'remote', hybrid: 'hybrid', onsite: 'on-site' };

const money = (value: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: value < 1_000 ? 2 : 0,
  })
    .format(value)
    .replace(/\.00$/u, '');

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
const mostNamed = 4;

/** "A, B, or C"; of many the first few. */
const either = (names: readonly string[], others = 'a few other places'): string => {
  const once = [...new Set(names)];
  return anyOf.format(once.length > mostNamed ? [...once.slice(0, mostNamed - 1), others] : once);
};

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
const groupNames: Readonly<Record<string, string>> = {
  ...{ EU: 'the EU', EEA: 'the EEA', europe: 'Europe', DACH: 'Germany, Austria, or Switzerland' },
  ...{ nordics: 'the Nordic countries', benelux: 'the Benelux countries', UKI: 'the UK or Ireland' },
  ...{ 'north america': 'North America', latam: 'Latin America', apac: 'Asia-Pacific' },
  ...{ gulf: 'the Gulf countries', africa: 'Africa' },
};
const countryName = (code: string) =>
  groupNames[code] ?? withArticle(/^[A-Z]{2}$/u.test(code) ? (countryNames.of(code) ?? code) : code);

const withArticleWords = phrasePattern.u`^(?:${'must-have-reasons/with-article'})$|(?:${'must-have-reasons/with-article-2'})$`;

/** "In the US", "in the Bay Area". */
const withArticle = (name: string): string => (withArticleWords.test(name) ? `the ${name}` : name);

/** Places of a posting; one that sounds like what was asked for is told with its country. */
const placesIn = (places: readonly ToldPlace[], asked: readonly string[] = []): string =>
  either(
    places.map(({ name, country }) => {
      if (name === '' || name === country) return countryName(country);
      const isAsked = asked.some((one) => one.toLowerCase() === name.toLowerCase());
      return isAsked ? `${name}, ${countryName(country)}` : withArticle(name);
    }),
  );

/** The reason in plain words, for the person. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'low-pay':
      return payText(reason);
    case 'avoided-topic':
    case 'too-much':
    case 'other-topic':
      return topicText(reason);
    case 'avoided-place':
    case 'other-residence':
    case 'other-place':
    case 'other-workplace':
      return placeText(reason);
    case 'citizens-only':
      return 'It’s open to citizens only.';
    case 'clearance':
      return 'It requires a security clearance.';
    case 'no-sponsorship':
      return 'It doesn’t come with visa or work permit sponsorship.';
    case 'right-needed':
      return 'You’d already need the right to work there.';
    case 'other-country':
      return `You’d need the right to work in ${either(reason.countries.map(countryName))}.`;
    default:
      return personText(reason);
  }
}

type With<Code extends Reason['code']> = Extract<Reason, { code: Code }>;

const payText = ({ most, isStated, floor, currency, period }: With<'low-pay'>) =>
  `It pays up to ${isStated ? '' : 'about '}${money(most, currency)} ${period === 'hour' ? 'an' : 'a'} ${period}; you asked for at least ${money(floor, currency)}.`;

function topicText(reason: With<'avoided-topic' | 'too-much' | 'other-topic'>): string {
  const { is, amount } = topics[reason.topic];
  if (reason.code === 'other-topic')
    return `${is}; you asked for ${either(reason.wanted.map((topic) => topics[topic].asked))}.`;
  return reason.code === 'too-much' && amount
    ? `It involves more ${amount} than you want.`
    : `${is}, which you ruled out.`;
}

function placeText(
  reason: With<'avoided-place' | 'other-residence' | 'other-place' | 'other-workplace'>,
): string {
  if (reason.code === 'avoided-place') return `It’s in ${placesIn(reason.places)}, which you ruled out.`;
  if (reason.code === 'other-residence') return `You’d have to live in ${placesIn(reason.places)}.`;
  const asked = either(reason.wanted.map(withArticle), 'another place on your list');
  if (reason.code === 'other-place')
    return `It’s in ${placesIn(reason.places, reason.wanted)}; you asked for ${asked}.`;
  const way = either(reason.ways.map((one) => ways[one]));
  return `It’s ${ways[reason.workplace]} in ${placesIn(reason.places)}; you asked for ${way} work in ${asked}.`;
}

/** What is asked of the person, and when. */
function personText(
  reason: With<'language' | 'credential' | 'level' | 'years' | 'hours' | 'weekly-hours' | 'avoided-words'>,
): string {
  switch (reason.code) {
    case 'language':
      return reason.isSpoken
        ? `It asks for better ${reason.language} than yours.`
        : `It asks for ${reason.language}.`;
    case 'credential':
      return `It requires a credential you don’t have: ${reason.name}.`;
    case 'level':
      return `“${reason.title}” isn’t the level you asked for.`;
    case 'years':
      return `It asks for ${reason.isMost ? 'no more than ' : ''}${reason.years} ${reason.years === 1 ? 'year' : 'years'} of experience, which is ${reason.isMost ? 'below' : 'above'} the level you asked for.`;
    case 'hours':
      return 'The hours don’t fit the ones you asked for.';
    case 'weekly-hours':
      return `It’s ${reason.hours} hours a week, which isn’t what you asked for.`;
    case 'avoided-words':
      return `It mentions “${reason.words},” which you ruled out.`;
  }
}
