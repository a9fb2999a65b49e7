import { numberWord } from '../language/number-words.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Topic } from '../posting/conditions/condition-topics.ts';
import { lowered } from '../posting/conditions/posting-sentences.ts';

interface Told {
  topic: Topic;
  /** The posting's words; empty where only its fields say it. */
  quote: string;
}

/** Whether what a posting says is milder than what somebody rules out in these words, though it goes by the same name. */
export const isMilder = ({ topic, quote }: Told, wishes: readonly string[], denied: string): boolean => {
  if (topic === 'weekends') return isOtherDay(denied, lowered(quote));
  return topic === 'temporary' && (isOtherEmployer(denied, lowered(quote)) || isLongEnough(wishes, quote));
};

const daysIn = (lower: string): string[] =>
  /week-?ends?\b/u.test(lower) ? ['saturday', 'sunday'] : (lower.match(/\b(?:saturday|sunday)/gu) ?? []);

/** "No Sundays" says nothing of Saturdays. */
function isOtherDay(denied: string, quote: string): boolean {
  const ruledOut = daysIn(denied);
  const told = daysIn(quote);
  return ruledOut.length > 0 && told.length > 0 && !told.some((day) => ruledOut.includes(day));
}

const agency =
  /\b(?:agenc(?:y|ies)|staffing|second(?:ed|ments?)|temp[- ]work|labou?r hire|umbrella|third[- ]party)\b/u;
const fixedTerm = /\b(?:temporary|fixed|contracts?|interim|seasonal|short|cover)\b/u;

/** "No temp agency" asks who the employer is, not for how long. */
const isOtherEmployer = (denied: string, quote: string): boolean =>
  agency.test(denied) && !fixedTerm.test(denied) && !agency.test(quote);

const length = phrasePattern.gu`\b(${'milder-terms/length'})[- ](month|year)s?\b`;

function monthsIn(text: string): number[] {
  return [...lowered(text).matchAll(length)].map(([, count = '', unit]) => {
    const number = /^an?$/u.test(count) ? 1 : (numberWord(count, 'en') ?? Number(count));
    return unit === 'year' ? 12 * number : number;
  });
}

const least = /\b(?:at least|or (?:longer|more)|minimum|no (?:less|shorter) than|upwards)\b/u;

/** "Permanent or for a year at least": a contract that long will do. */
function isLongEnough(wishes: readonly string[], quote: string): boolean {
  const asked = wishes.filter((lower) => least.test(lower)).flatMap(monthsIn);
  const told = monthsIn(quote);
  return asked.length > 0 && told.length > 0 && Math.max(...told) >= Math.min(...asked);
}
