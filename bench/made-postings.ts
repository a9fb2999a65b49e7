import { readFileSync } from 'node:fs';
import { rowsOf } from '#domain/language/tsv-rows.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';

export const commonTitle = 'Support Specialist';
/** Of a hundred postings so many have the title that most people search for. */
const commonShare = 8;
const oldestDays = 119;
export const differentTexts = 400;

const list = (name: string) =>
  rowsOf(readFileSync(new URL(`../public-data/${name}.tsv`, import.meta.url), 'utf8'));

/** Postings by number, made of our own lists: the same number is always the same posting. */
export function createPostingMaker(now: Date): (number: number) => JobPosting {
  const titles = list('titles').filter(({ language }) => language === 'en');
  const cities = list('places').filter(({ kind }) => kind === 'city');
  const skills = Map.groupBy(list('skills'), ({ family }) => family ?? '');
  const families = [...skills.keys()];
  const texts = Array.from({ length: differentTexts }, (_, number) => {
    const named = (skills.get(families[number % families.length] ?? '') ?? []).map(({ name }) => name ?? '');
    return textOf(number, (place) => named[chance(number, place) % named.length] ?? 'Excel');
  });
  return (number) => {
    const pick = <T>(items: readonly T[], salt: number) => items[chance(number, salt) % items.length] as T;
    const isCommon = chance(number, 1) % 100 < commonShare;
    const city = pick(cities, 2);
    const isRemote = chance(number, 3) % 5 === 0;
    const least = 30_000 + (chance(number, 4) % 90) * 1_000;
    // More new ones than old ones, as everywhere.
    const age = Math.floor(oldestDays * ((chance(number, 5) % 10_000) / 10_000) ** 2);
    return {
      source: 'greenhouse',
      sourceId: `made/${number}`,
      title: pick(marks, 6).replace('*', isCommon ? commonTitle : (pick(titles, 7).title ?? '')),
      company: `${pick(cities, 8).name} ${pick(companies, 9)} ${chance(number, 10) % 500}`,
      location: `${city.name}, ${city.country}`,
      country: city.country ?? null,
      isRemote,
      remoteRegions: isRemote && city.country ? [city.country] : [],
      employmentType: pick(
        ['FULLTIME', 'FULLTIME', 'FULLTIME', 'PARTTIME', 'CONTRACTOR', 'INTERN'] as const,
        11,
      ),
      pay: { min: least, max: least + 15_000, currency: 'USD', period: 'year' },
      salary: `$${least}–$${least + 15_000}`,
      language: 'en',
      description: texts[number % differentTexts] ?? '',
      applyUrl: `https://jobs.example/${number}`,
      postedAt: new Date(now.getTime() - age * 86_400_000).toISOString().slice(0, 10),
    };
  };
}

const marks = ['*', '*', '*', 'Senior *', 'Junior *', '* (m/f/d)', '* II', '* - Night Shift'];
const companies = ['Works', 'Group', 'Labs', 'Health', 'Logistics', 'Retail', 'Software', 'Foods'];

/** About a thousand characters. */
const textOf = (
  number: number,
  skill: (place: number) => string,
) => `We are a team of ${5 + (number % 60)} people who care about doing things well, and we are growing.

What you will do
- Work with ${skill(1)} and ${skill(2)} every day, together with colleagues from three departments
- Improve how we use ${skill(3)}, and write down what works
- Answer questions about ${skill(4)} from customers and from our own people
- Plan the week with your lead and keep an eye on the backlog

Requirements
- ${2 + (number % 6)}+ years of experience in a similar role
- Strong knowledge of ${skill(5)}
- Experience with ${skill(6)} and ${skill(7)}
- ${skill(8)} or a comparable tool
- Clear writing in English

Nice to have
- ${skill(9)}
- A first idea of ${skill(10)}

What we offer
- A salary that is stated above, 25 days of vacation and a budget for learning
- Flexible hours between 7 am and 7 pm; we meet in the office on Tuesdays
- A calm process: two conversations and an answer within ten days

Reference ${number}. We welcome everybody who wants to do this work, whatever their background.`;

/** A number that looks random and is the same each time. */
function chance(number: number, salt: number): number {
  let hash = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
