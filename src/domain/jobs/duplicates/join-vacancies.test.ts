import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { testPosting } from '#tests/support/test-posting.ts';
import type { JobPosting } from '../../posting/source/job-posting.ts';
import { joinVacancies } from './join-vacancies.ts';

const lexicon = loadLexicon();

const duties =
  'You will run the returns bay: unpack parcels, grade tents and boots, book repairs and chase couriers about the missing ones.';
const asks = 'Two years of leading a warehouse shift and a counterbalance ticket.';
const about = 'Fernhill makes tents that survive the Pennines and guarantees every seam.';
const original = testPosting({
  sourceId: 'fernhill/1',
  applyUrl: 'https://boards.example.com/fernhill/jobs/1001',
  description: `${about} ${duties} ${asks} Location: Leeds. Staff discount and free soup.`,
});

let count = 0;
function areJoined(over: Partial<JobPosting>): boolean {
  count += 1;
  const other = { ...original, source: 'jsearch', sourceId: `x${count}`, applyUrl: null, ...over } as const;
  const joined = joinVacancies([original, other], lexicon);
  expect(joinVacancies([other, original], lexicon).length).toBe(joined.length);
  return joined.length === 1;
}

describe('one vacancy', () => {
  it.each<[string, Partial<JobPosting>]>([
    ['posted again', { postedAt: '2026-11-12' }],
    [
      'the link with tracking on it',
      { applyUrl: `${original.applyUrl}/?utm_source=feed&gclid=1`, description: 'Shorter.' },
    ],
    ['no legal form', { company: 'Fernhill Outdoor' }],
    ['a legal form written out', { company: 'Fernhill Outdoor, Limited' }],
    ['a short form in front', { company: 'FO - Fernhill Outdoor' }],
    ['a careers page', { company: 'Fernhill Outdoor Careers' }],
    ['the title in another order', { title: 'Returns - Warehouse Supervisor' }],
    [
      'a title that advertises',
      { title: 'URGENT!! Warehouse Supervisor, Returns (m/f/d) - Immediate Start | £31,000 - £34,000' },
    ],
    ['a reference in the title', { title: 'Warehouse Supervisor, Returns (Job ID 20931)' }],
    ['the place in the title', { title: 'Warehouse Supervisor, Returns - Leeds' }],
    ['the place with its country', { location: 'Leeds, UK' }],
    ['the place with its postcode', { location: 'Leeds LS1' }],
    ['a text cut short', { description: `${about} ${duties.slice(0, 90)}…` }],
    [
      'a text in another order',
      { description: `The role: ${duties} ${asks} ${about} Posted via a partner network. Ref. 9921.` },
    ],
    ['a title in another language', { title: 'Responsable de almacén, devoluciones' }],
    ['a title in other words', { title: 'Returns Bay Team Leader' }],
    ['a name with another word for what it is', { company: 'Fernhill Equipment' }],
    ['a part of the town', { location: 'Headingley, Leeds' }],
    [
      'a suburb that the text names',
      {
        location: 'Crossgates',
        description: original.description.replace('returns bay', 'Crossgates returns bay'),
      },
    ],
    ['a district beside the city', { location: 'South Bank Leeds' }],
    ['a title with a short word', { title: 'Warehouse Super, Returns' }],
    ['places left open', { title: 'Warehouse Supervisor, Returns - 2 positions left' }],
    [
      'an agency that rewrites',
      {
        company: 'Beacon Row Recruitment',
        title: 'Returns Supervisor',
        description:
          'We are recruiting for a maker of tents. You would run its returns bay in Leeds, unpacking parcels, grading tents and boots, booking repairs and chasing couriers about missing ones. You need two years of leading a shift in a warehouse, and a counterbalance ticket. Send your CV in confidence.',
      },
    ],
    [
      'an agency',
      {
        company: 'Beacon Row Recruitment',
        title: 'Warehouse Supervisor, Returns (client role)',
        description: `Our client, an outdoor brand, has asked us to find the right person. ${duties} ${asks} Please send a resume in Word format.`,
      },
    ],
  ])('%s', (_, over) => {
    expect(areJoined(over)).toBe(true);
  });
});

describe('two vacancies', () => {
  it.each<[string, Partial<JobPosting>, Partial<JobPosting>?]>([
    ['another level', { title: 'Senior Warehouse Supervisor, Returns' }],
    [
      'another team',
      {
        title: 'Warehouse Supervisor, Dispatch',
        description: original.description.replace(
          duties,
          'You will load trailers, plan dock slots, check manifests and keep the night drivers fed.',
        ),
      },
    ],
    ['another town', { location: 'York', description: original.description.replace('Leeds', 'York') }],
    ['from anywhere', { location: 'Remote (UK)', isRemote: true }],
    [
      'another shift',
      { title: 'Warehouse Supervisor, Returns (Nights)' },
      { title: 'Warehouse Supervisor, Returns (Days)' },
    ],
    [
      'another shift that only a text names',
      { title: 'Warehouse Supervisor, Returns (Nights)' },
      { description: `${original.description} Day shifts only.` },
    ],
    [
      'other duties under the same title',
      {
        description: original.description.replace(
          duties,
          'You will count helmets, repair lamps, visit three schools a week and write the safety leaflet.',
        ),
      },
    ],
    [
      'another branch in the same town',
      { description: original.description.replace('returns bay', 'returns bay at Kirkgate') },
      { description: original.description.replace('returns bay', 'returns bay at Holbeck') },
    ],
    [
      'the intake of another year',
      { title: 'Warehouse Supervisor, Returns - 2027 Intake' },
      { title: 'Warehouse Supervisor, Returns - 2026 Intake' },
    ],
    [
      'a sister company',
      {
        company: 'Fernhill Outdoor Rentals',
        description: original.description.replace('Fernhill makes', 'Fernhill Rentals lends'),
      },
    ],
    [
      'another specialty that both texts tell of',
      {
        title: 'Warehouse Supervisor, Saddles',
        description: original.description.replace('returns bay', 'saddle loft'),
      },
    ],
    [
      'an agency for another branch',
      {
        company: 'Beacon Row Recruitment',
        description: `${duties.replace('You will run the returns bay', "Our client's Kirkgate shop needs you to run the returns bay")} ${asks}`,
      },
      {
        description: original.description.replace(
          'run the returns bay',
          'run the returns bay of our Holbeck shop',
        ),
      },
    ],
    ['other years asked for', { description: original.description.replace('Two years', 'Six years') }],
    ['another employer with the same text', { company: 'Hollin Tarn Cycles' }],
  ])('%s', (_, over, ofFirst = {}) => {
    const first = { ...original, ...ofFirst };
    expect(
      joinVacancies([first, { ...first, sourceId: 'fernhill/2', applyUrl: null, ...over }], lexicon).length,
    ).toBe(2);
  });
});

it("puts the employer's own copy first, and the agency's last", () => {
  const text = { description: `On behalf of our client. ${duties} ${asks}` };
  const agency = { ...original, ...text, sourceId: 'a', company: 'Beacon Row Recruitment', applyUrl: null };
  const aggregator = { ...original, source: 'jsearch', sourceId: 'b' } as const;
  const other = testPosting({ sourceId: 'c', title: 'Florist', description: 'Bouquets and wreaths.' });
  expect(joinVacancies([agency, other, aggregator, original], lexicon)).toEqual([[3, 2, 0], [1]]);
});
