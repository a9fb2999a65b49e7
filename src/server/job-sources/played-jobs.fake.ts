import type { EmploymentType } from '#domain/posting/source/job-posting.ts';

/** A job of the played world, before any source has put it into its own words. */
export interface PlayedJob {
  number: number;
  title: string;
  company: string;
  city: string;
  region: string;
  country: string;
  isRemote: boolean;
  employmentType: EmploymentType;
  pay: { min: number; max: number; currency: string };
  html: string;
  daysAgo: number;
}

const firstWords =
  'Harbor,Northvale,Tamarind,Kestrel,Oldbridge,Bluewater,Mosaic,Fernhill,Alder,Quillon,Redgate,Summerfield,Thorn,Umber'.split(
    ',',
  );
const lastWords = 'Works,Group,Partners,Labs,Services,Foods,Logistics,Care,Studios,Systems,Supply'.split(',');
const levels = ['', 'Senior ', '', 'Junior ', 'Lead '];
const tasks = [
  'plan the week with the team',
  'keep the records in order',
  'talk to customers and suppliers',
  'find out what went wrong and mend it',
  'train those who are new',
  'order what runs low',
  'write the report for Monday',
  'check the quality of each delivery',
  'improve how we hand over between shifts',
  'prepare the yearly audit',
  'answer urgent calls within the hour',
];
const asks = [
  'Good written English',
  'Excel',
  'A driving license',
  'Project management',
  'Customer service',
  'Spanish is a plus',
  'SAP',
  'Budgeting',
  'First aid certificate preferred',
  'Time management',
  'Inventory management',
  'Conflict resolution',
  'Public speaking',
];
const towns: Readonly<
  Record<string, { places: readonly (readonly [city: string, region: string])[]; currency: string }>
> = {
  US: {
    places: [
      ['Denver', 'Colorado'],
      ['Austin', 'Texas'],
      ['Boise', 'Idaho'],
      ['Tampa', 'Florida'],
      ['Albany', 'New York'],
    ],
    currency: 'USD',
  },
  GB: {
    places: [
      ['Leeds', 'England'],
      ['Cardiff', 'Wales'],
      ['Glasgow', 'Scotland'],
      ['Bristol', 'England'],
    ],
    currency: 'GBP',
  },
  CA: {
    places: [
      ['Toronto', 'Ontario'],
      ['Calgary', 'Alberta'],
      ['Halifax', 'Nova Scotia'],
    ],
    currency: 'CAD',
  },
  AU: {
    places: [
      ['Brisbane', 'Queensland'],
      ['Perth', 'Western Australia'],
      ['Hobart', 'Tasmania'],
    ],
    currency: 'AUD',
  },
  DE: {
    places: [
      ['Hamburg', 'Hamburg'],
      ['Leipzig', 'Sachsen'],
      ['Bonn', 'Nordrhein-Westfalen'],
    ],
    currency: 'EUR',
  },
};
const elsewhere = { places: [['Capital City', '']], currency: 'EUR' } as const;

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** As many as wanted for whatever title is searched, always the same ones. Sources begin at other places in the world, and share a little of it. */
export function playJobs(title: string, country: string, count: number, from = 0): PlayedJob[] {
  const { places, currency } = towns[country] ?? elsewhere;
  return Array.from({ length: count }, (_, place) => {
    const number = place + from;
    const [city, region] = pick(places, number * 3 + Math.floor(number / places.length));
    const min = 36_000 + ((number * 7) % 13) * 5_000;
    return {
      number,
      title: `${pick(levels, number)}${title}`,
      company: `${pick(firstWords, number)} ${pick(lastWords, number * 3 + Math.floor(number / 14))}`,
      city,
      region,
      country,
      isRemote: number % 4 === 3,
      employmentType: pick(['FULLTIME', 'FULLTIME', 'CONTRACTOR', 'FULLTIME', 'PARTTIME'] as const, number),
      pay: { min, max: min + 9_000, currency },
      daysAgo: (number * 5) % 30,
      html: textOf(title, number),
    };
  });
}

const textOf = (title: string, number: number) => {
  const [one, two, three] = [0, 3, 7].map((step) => pick(tasks, number * 5 + step));
  const asked = [0, 2, 5, 9].map((step) => `<li>${pick(asks, number * 3 + step)}</li>`);
  return (
    `<p>We look for a <strong>${title}</strong> who likes to ${one} &amp; to ${two}. Each week you also ${three}.</p>` +
    `<h3>What you bring</h3><ul><li>${1 + (number % 8)}+ years as ${title}</li>${asked.join('')}</ul>` +
    `<p>You work ${32 + (number % 9)} hours in a team of ${3 + ((number * 11) % 17)}. This posting is played by a stand-in for development.</p>`
  );
};

/** A job that was posted so many days ago. */
export const playedDate = (daysAgo: number): Date => new Date(Date.now() - daysAgo * 86_400_000);
