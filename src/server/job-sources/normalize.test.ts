import { describe, expect, test } from 'vitest';
import { createLocationReader } from '#domain/posting/source/read-location.ts';
import { jobPosting } from '#tests/support/job-postings.ts';
import { loadGazetteer } from '../process/load-lexicon.ts';
import { normalizeAdzuna } from './adzuna.ts';
import { readAll } from './finish-posting.ts';
import { normalizeGreenhouse } from './greenhouse.ts';
import { normalizeJSearch } from './jsearch.ts';
import { normalizeLever } from './lever.ts';

const reading = { locations: createLocationReader(loadGazetteer()), now: new Date('2026-11-16T12:00:00Z') };
const board = { token: 'vaulttec', company: 'Vault-Tec' };

describe('JSearch', () => {
  const job = {
    job_id: 'y3qx-Vemzh9il51RAAAAAA==',
    employer_name: 'Meridian Freight',
    employer_logo: null,
    job_publisher: 'LinkedIn',
    job_employment_type: 'Full-time',
    job_employment_types: ['FULLTIME'],
    job_title: 'Backend Engineer',
    job_apply_link: 'https://www.linkedin.com/jobs/view/1',
    apply_options: [
      { publisher: 'LinkedIn', apply_link: 'https://www.linkedin.com/jobs/view/1', is_direct: false },
      { publisher: 'Meridian', apply_link: 'https://meridian.example/jobs/1', is_direct: true },
    ],
    job_description: 'We move freight.\n\n• 5+ years of Go\n• PostgreSQL &amp; Kafka',
    job_is_remote: false,
    job_posted_at_datetime_utc: '2026-11-10T00:00:00.000Z',
    job_posted_at_timestamp: 1_794_268_800,
    job_city: 'Austin',
    job_state: 'Texas',
    job_country: 'US',
    job_min_salary: 150_000,
    job_max_salary: 180_000,
    job_salary_period: 'YEAR',
  };

  test('in its documented shape', () => {
    expect(normalizeJSearch(job, reading)).toEqual({
      source: 'jsearch',
      sourceId: 'y3qx-Vemzh9il51RAAAAAA==',
      title: 'Backend Engineer',
      company: 'Meridian Freight',
      location: 'Austin, Texas, US',
      country: 'US',
      isRemote: false,
      remoteRegions: [],
      employmentType: 'FULLTIME',
      pay: { min: 150_000, max: 180_000, currency: 'USD', period: 'year' },
      salary: '$150,000–$180,000/year',
      language: 'en',
      description: 'We move freight.\n\n• 5+ years of Go\n• PostgreSQL & Kafka',
      applyUrl: 'https://meridian.example/jobs/1',
      postedAt: '2026-11-10',
    });
  });

  test('with as little as it may have', () => {
    expect(
      normalizeJSearch(
        { job_id: '1', job_title: 'Baker', job_is_remote: null, job_min_salary: 'n/a' },
        reading,
      ),
    ).toMatchObject({
      title: 'Baker',
      company: '',
      country: null,
      pay: null,
      salary: null,
      applyUrl: null,
      postedAt: null,
    });
  });

  test.each([null, 'text', {}, { job_id: '1' }, { job_title: 'No id' }, { job_id: 1, job_title: [] }])(
    '%j is none',
    (raw) => {
      expect(normalizeJSearch(raw, reading)).toBeNull();
    },
  );

  test('a link that runs code is not shown', () => {
    const bad = { ...job, apply_options: null, job_apply_link: 'javascript:alert(1)' };
    expect(normalizeJSearch(bad, reading)?.applyUrl).toBeNull();
  });
});

describe('Adzuna', () => {
  const job = {
    __CLASS__: 'Adzuna::API::Response::Job',
    id: '129698749',
    title: '<strong>Javascript</strong> Developer',
    company: { __CLASS__: 'Adzuna::API::Response::Company', display_name: 'Corporate Project Solutions' },
    location: {
      display_name: 'Marlow, Buckinghamshire',
      area: ['UK', 'South East England', 'Buckinghamshire', 'Marlow'],
    },
    description: 'JavaScript Developer for a <strong>growing</strong> team&hellip;',
    created: '2026-11-08T18:07:39Z',
    redirect_url: 'https://www.adzuna.co.uk/jobs/land/ad/129698749?se=abc',
    contract_type: 'permanent',
    contract_time: 'full_time',
    salary_min: 50_000,
    salary_max: 55_000,
    salary_is_predicted: '0',
  };

  test('in its documented shape', () => {
    expect(normalizeAdzuna(job, 'GB', reading)).toEqual({
      source: 'adzuna',
      sourceId: 'gb-129698749',
      title: 'Javascript Developer',
      company: 'Corporate Project Solutions',
      location: 'Marlow, Buckinghamshire',
      country: 'GB',
      isRemote: false,
      remoteRegions: [],
      employmentType: 'FULLTIME',
      pay: { min: 50_000, max: 55_000, currency: 'GBP', period: 'year' },
      salary: '£50,000–£55,000/year',
      language: 'en',
      description: 'JavaScript Developer for a growing team…',
      applyUrl: 'https://www.adzuna.co.uk/jobs/land/ad/129698749?se=abc',
      postedAt: '2026-11-08',
    });
  });

  test.each(['1', 1])('a salary that it guessed (%j) is none', (predicted) => {
    expect(normalizeAdzuna({ ...job, salary_is_predicted: predicted }, 'GB', reading)).toMatchObject({
      pay: null,
      salary: null,
    });
  });

  test('a contract is one, whatever its hours', () => {
    expect(normalizeAdzuna({ ...job, contract_type: 'contract' }, 'GB', reading)?.employmentType).toBe(
      'CONTRACTOR',
    );
    expect(normalizeAdzuna({ ...job, contract_time: 'part_time' }, 'GB', reading)?.employmentType).toBe(
      'PARTTIME',
    );
    expect(normalizeAdzuna({ ...job, contract_time: undefined }, 'GB', reading)?.employmentType).toBe(
      'FULLTIME',
    );
  });

  test.each([null, {}, { id: 1 }, { title: 'x' }])('%j is none', (raw) => {
    expect(normalizeAdzuna(raw, 'GB', reading)).toBeNull();
  });
});

describe('Greenhouse', () => {
  const job = {
    id: 127_817,
    internal_job_id: 144_381,
    title: 'Vault Designer',
    updated_at: '2026-11-14T10:55:28-05:00',
    first_published: '2026-10-30T09:00:00-04:00',
    requisition_id: '50',
    location: { name: 'NYC' },
    absolute_url: 'https://boards.greenhouse.io/vaulttec/jobs/127817',
    metadata: null,
    content:
      'This is the job. &amp;lt;p&amp;gt;You draw &amp;amp;amp; plan vaults.&amp;lt;/p&amp;gt;&amp;lt;ul&amp;gt;&amp;lt;li&amp;gt;AutoCAD&amp;lt;/li&amp;gt;&amp;lt;/ul&amp;gt;&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;&amp;lt;p&amp;gt;The salary range is $90,000 - $110,000 a year.&amp;lt;/p&amp;gt;',
    offices: [{ id: 8304, name: 'East Coast', location: 'United States' }],
  };

  test('in its documented shape, its text encoded twice', () => {
    expect(normalizeGreenhouse(job, board, reading)).toEqual({
      source: 'greenhouse',
      sourceId: 'vaulttec/127817',
      title: 'Vault Designer',
      company: 'Vault-Tec',
      location: 'NYC',
      country: 'US',
      isRemote: false,
      remoteRegions: [],
      employmentType: null,
      pay: { min: 90_000, max: 110_000, currency: 'USD', period: 'year' },
      salary: '$90,000–$110,000/year',
      language: 'en',
      description:
        'This is the job.\n\nYou draw & plan vaults.\n- AutoCAD\n\nThe salary range is $90,000 - $110,000 a year.',
      applyUrl: 'https://boards.greenhouse.io/vaulttec/jobs/127817',
      postedAt: '2026-10-30',
    });
  });

  test('with pay by field, a type of its own and remote work', () => {
    const raw = {
      ...job,
      company_name: 'Vault-Tec Corporation',
      location: { name: 'Remote - EMEA' },
      offices: [],
      metadata: [{ id: 1, name: 'Employment Type', value: 'Contractor' }],
      pay_input_ranges: [
        { min_cents: 5_000_000, max_cents: 7_500_000, currency_type: 'EUR', title: 'Range', blurb: '' },
      ],
    };
    expect(normalizeGreenhouse(raw, board, reading)).toMatchObject({
      company: 'Vault-Tec Corporation',
      country: null,
      isRemote: true,
      employmentType: 'CONTRACTOR',
      pay: { min: 50_000, max: 75_000, currency: 'EUR', period: 'year' },
    });
  });

  test.each([null, {}, { id: 1 }])('%j is none', (raw) => {
    expect(normalizeGreenhouse(raw, board, reading)).toBeNull();
  });
});

describe('Lever', () => {
  const posting = {
    id: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
    text: 'Senior .NET Developer',
    categories: {
      commitment: 'Full-time',
      department: 'R&D',
      location: 'Pune',
      team: 'Payments',
      allLocations: ['Pune', 'Remote, India'],
    },
    country: 'IN',
    createdAt: 1_793_600_000_000,
    description: '<div>Build payment APIs.</div>',
    descriptionPlain: 'Build payment APIs.',
    lists: [
      { text: 'Requirements', content: '<li>.NET 8</li><li>SQL &amp; Postgres</li>' },
      { text: 'Nice to have', content: '<li>Docker</li>' },
    ],
    additional: '',
    hostedUrl: 'https://jobs.lever.co/acme/5ac21346',
    applyUrl: 'https://jobs.lever.co/acme/5ac21346/apply',
    workplaceType: 'hybrid',
    salaryRange: { currency: 'INR', interval: 'per-year-salary', min: 2_400_000, max: 3_200_000 },
  };

  test('in its documented shape', () => {
    expect(normalizeLever(posting, { token: 'acme', company: 'Acme Labs' }, reading)).toEqual({
      source: 'lever',
      sourceId: 'acme/5ac21346-8e0c-4494-8e7a-3eb92ff77902',
      title: 'Senior .NET Developer',
      company: 'Acme Labs',
      location: 'Pune; Remote, India',
      country: 'IN',
      isRemote: false,
      remoteRegions: [],
      employmentType: 'FULLTIME',
      pay: { min: 2_400_000, max: 3_200_000, currency: 'INR', period: 'year' },
      salary: '₹2,400,000–₹3,200,000/year',
      language: 'en',
      description:
        'Build payment APIs.\n\nRequirements\n- .NET 8\n- SQL & Postgres\n\nNice to have\n- Docker',
      applyUrl: 'https://jobs.lever.co/acme/5ac21346/apply',
      postedAt: '2026-11-02',
    });
  });

  test('plain text stands in for styled text', () => {
    const raw = { ...posting, description: '', descriptionPlain: 'One <b>\nTwo & three', lists: [] };
    expect(normalizeLever(raw, board, reading)?.description).toBe('One\nTwo & three');
  });

  test.each([null, {}, { id: 'no-title' }])('%j is none', (raw) => {
    expect(normalizeLever(raw, board, reading)).toBeNull();
  });
});

describe('a list', () => {
  test('loses nothing but what can’t be read', async () => {
    const found = await readAll([1, 2, 3], (raw) => {
      if (raw === 2) throw new Error('two');
      return raw === 3 ? null : jobPosting();
    });
    expect(found).toEqual([jobPosting()]);
  });

  test.each(['a\0b', 'a\ud800'])('holds none whose name can’t be stored', (id) => {
    const raw = { id, title: 'Baker', description: 'You bake.', redirect_url: 'https://jobs.example/1' };
    expect(normalizeAdzuna(raw, 'GB', reading)).toBeNull();
  });
});
