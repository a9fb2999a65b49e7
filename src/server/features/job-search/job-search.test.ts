import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Work } from '#contract/work.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { findTraces } from '#tests/support/find-traces.ts';
import { jobSearchSteps } from '#tests/support/job-search-steps.ts';
import { playSources, posting } from '#tests/support/played-sources.ts';
import { specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';
import { keepHouse } from '../../background/housekeeping.ts';

describe('a job search', async () => {
  const played = playSources({});
  const app = await startTestApp({ features: played.features, settings: { WORK_WAIT_SECONDS: '50' } });
  await app.engine.scoreText({ content: '' }, null);
  const answer = (answers: typeof played.answers) => {
    for (const name of Object.keys(played.answers) as (keyof typeof played.answers)[])
      delete played.answers[name];
    Object.assign(played.answers, answers);
  };

  it('asks the sources, keeps the best, and tells which answered', async () => {
    answer({
      adzuna: [posting('1'), posting('2', { title: 'Welder', applyUrl: null })],
      jsearch: 'failed',
    });
    const { search, matches } = await jobSearchSteps(await app.createPerson()).search({
      location: 'Portland, OR',
      isRemote: false,
      linkedinUrl: 'https://www.linkedin.com/in/somebody',
    });
    expect(search).toMatchObject({
      jobTitle: 'Support Specialist',
      jobType: ['FULLTIME'],
      location: 'Portland, OR',
      isRemote: false,
      resumeId: null,
      linkedinUrl: 'https://www.linkedin.com/in/somebody',
      preferences: {},
      matchCount: 2,
      sources: [
        { name: 'adzuna', label: 'The adzuna jobs', state: 'answered', count: 2 },
        { name: 'jsearch', label: 'The jsearch jobs', state: 'failed', count: 0 },
      ],
    });
    expect(matches).toMatchObject([
      {
        searchId: search.id,
        jobId: 'adzuna:1',
        jobTitle: 'Support Specialist',
        company: 'Alder Foods',
        salary: '$52,000 a year',
        pay: { min: 52_000, max: 52_000, currency: 'USD', period: 'year' },
        employmentType: 'FULLTIME',
        applyUrl: 'https://jobs.example/1',
        description: expect.stringContaining('answers customers'),
        source: { name: 'adzuna', label: 'The adzuna jobs', url: 'https://adzuna.example' },
        isSample: false,
        isLiked: false,
        isApplied: false,
      },
      { jobTitle: 'Welder', applyUrl: '' },
    ]);
    expect(matches[0]?.matchScore).toBeGreaterThan(matches[1]?.matchScore ?? 100);
    // Without a resume there is nothing to hold it against.
    expect(matches[0]).not.toHaveProperty('skillsMatch');
  });

  it('can be read again, in a list too', async () => {
    answer({ adzuna: [posting('1')] });
    const steps = jobSearchSteps(await app.createPerson());
    const first = await steps.search({ jobTitle: 'Clerk' });
    const second = await steps.search();
    expect(await steps.searches()).toEqual([second.search, first.search]);
    expect(await steps.matches(second.search.id)).toEqual(second.matches);
  });

  it('goes on with what the index has when every source fails, and says which failed', async () => {
    const indexed = playSources({ adzuna: 'failed', jsearch: 'skipped' }, [
      posting('7', { source: 'greenhouse' }),
    ]);
    const other = await startTestApp({ features: indexed.features, settings: { WORK_WAIT_SECONDS: '50' } });
    const { search, matches } = await jobSearchSteps(await other.createPerson()).search();
    expect(search.sources.map(({ state }) => state)).toEqual(['failed', 'skipped']);
    expect(matches.map(({ jobId }) => jobId)).toEqual(['greenhouse:7']);
  });

  it('counts nothing where no source answers and nothing is found', async () => {
    answer({ adzuna: 'failed' });
    const steps = jobSearchSteps(await app.createPerson());
    const before = await steps.allowance();
    expect((await steps.search()).matches).toEqual([]);
    expect(await steps.allowance()).toEqual(before);
    answer({ adzuna: [] });
    await steps.search();
    expect((await steps.allowance()).left).toBe(before.left - 1);
  });

  it('keeps at most 50, and of a source that forbids storing only title, company, place and link', async () => {
    const many = Array.from({ length: 70 }, (_, number) => posting(String(number), { source: 'jsearch' }));
    answer({ jsearch: many });
    const person = await app.createPerson();
    const { search, matches } = await jobSearchSteps(person).search();
    expect(matches).toHaveLength(50);
    expect(search.matchCount).toBe(50);
    expect(matches[0]).toMatchObject({
      ...{
        company: expect.any(String),
        location: 'Portland, OR',
        applyUrl: expect.stringMatching(/^https:/),
      },
      ...{
        description: null,
        requirements: null,
        salary: null,
        pay: null,
        employmentType: null,
        postedAt: null,
      },
    });
    const rows = await runSql(app.ownerUrl, 'select m::text as row from job_matches m where user_id = $1', [
      person.userId,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/answers customers|52,000/);
    expect([...played.stored.keys()].filter((id) => id.startsWith('jsearch'))).toEqual([]);
  });

  it('keeps no word and no figure of a posting that may not be stored, whatever we say of it', async () => {
    const description = `Alder Foods looks for a clerk.\nRequirements\n- CPA license\n- 12 years of experience in falconry`;
    const person = await app.createPerson();
    const steps = jobSearchSteps(person);
    const resumeId = await app.createResume(person, {
      originalContent: specialistText,
      structuredData: null,
    });
    const preferences = { salaryFloor: { amount: 40_000, currency: 'USD', period: 'year' }, noNights: true };
    const search = async (source: 'adzuna' | 'jsearch') => {
      answer({ [source]: [posting('1', { source, description })] });
      const { matches, search } = await steps.search({ resumeId, preferences });
      const rows = await runSql(
        app.ownerUrl,
        'select m.verdict::text, m::text as row from job_matches m where search_id = $1',
        [search.id],
      );
      return { match: matches[0], rows: JSON.stringify(rows) };
    };
    const words = /CPA|falconry|12 years|52,000/;
    const kept = await search('adzuna');
    expect(kept.rows).toMatch(words);
    expect(kept.match?.missing).not.toEqual([]);
    const forbidden = await search('jsearch');
    expect(forbidden.rows).not.toMatch(words);
    expect(forbidden.match).toMatchObject({
      ...{ missing: [], met: [], facts: [{ name: 'nights', quote: '' }] },
      ...{ matchScore: kept.match?.matchScore, matchReasoning: expect.stringMatching(/title/) },
    });
  });

  it('is kept though a source’s text can’t be', async () => {
    const odd = { title: 'Support Specialist \ud83e', company: 'Alder\0 Foods' };
    answer({ jsearch: [posting('1', { source: 'jsearch', ...odd }), posting('2', { source: 'jsearch' })] });
    const { matches } = await jobSearchSteps(await app.createPerson()).search();
    expect(matches.map(({ company }) => company).toSorted()).toEqual(['Alder Foods', 'Finch Foods']);
  });

  it('names the other sources by the names that people know them by', async () => {
    answer({ adzuna: [posting('1')], greenhouse: [posting('1', { source: 'greenhouse' })] });
    const { matches } = await jobSearchSteps(await app.createPerson()).search();
    expect(matches.map(({ source, alsoOn }) => [source.name, alsoOn])).toEqual([
      ['greenhouse', ['The adzuna jobs']],
    ]);
  });

  it('tells while it runs which sources were asked and which have answered', async () => {
    const slow = Promise.withResolvers<JobPosting[]>();
    answer({ adzuna: [posting('1')], jsearch: slow.promise });
    const person = await app.createPerson();
    const started = await jobSearchSteps(person).post({}, { prefer: 'respond-async' });
    expect(started.status).toBe(202);
    const { workId } = (await started.json()) as { workId: string };
    const work = async () => (await (await person.call('GET', `/api/work/${workId}`)).json()) as Work;
    await expect
      .poll(async () => (await work()).progress?.sources?.map(({ name, state }) => [name, state]))
      .toEqual([
        ['adzuna', 'answered'],
        ['jsearch', 'asked'],
      ]);
    expect((await person.call('GET', `/api/job-searches/${workId}`)).status).toBe(404);
    slow.resolve([]);
    await vi.waitFor(async () => expect((await work()).state).toBe('done'));
    // The search has the id of its work.
    expect((await person.call('GET', `/api/job-searches/${workId}`)).status).toBe(200);
  });

  it('is one search for one key, and for the same call while it runs', async () => {
    const slow = Promise.withResolvers<JobPosting[]>();
    answer({ adzuna: slow.promise });
    const steps = jobSearchSteps(await app.createPerson());
    const before = await steps.allowance();
    const key = { 'idempotency-key': randomUUID() };
    const calls = [
      ...[key, key, {}, {}, { 'idempotency-key': randomUUID() }].map((headers) => steps.post({}, headers)),
    ];
    await expect.poll(steps.allowance, { timeout: 20_000 }).toEqual({ ...before, left: before.left - 1 });
    slow.resolve([posting('1')]);
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await steps.searches()).toHaveLength(1);
    expect((await steps.post({}, key)).status).toBe(200);
    expect((await steps.post({ jobTitle: 'Clerk' }, key)).status).toBe(422);
    expect(await steps.searches()).toHaveLength(1);
    await steps.search();
    expect(await steps.searches()).toHaveLength(2);
  });

  it('gives the search back when it is canceled, and keeps nothing of it', async () => {
    const slow = Promise.withResolvers<JobPosting[]>();
    answer({ adzuna: slow.promise });
    const person = await app.createPerson();
    const steps = jobSearchSteps(person);
    const before = await steps.allowance();
    const { workId } = (await (await steps.post({}, { prefer: 'respond-async' })).json()) as {
      workId: string;
    };
    expect((await person.call('POST', `/api/work/${workId}/cancel`)).status).toBe(200);
    slow.resolve([posting('1')]);
    expect(await steps.allowance()).toEqual(before);
    expect(await steps.searches()).toEqual([]);
  });

  it('reads the person’s own resume, and knows nobody else’s', async () => {
    answer({ adzuna: [posting('1')] });
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const resumeId = await app.createResume(anna, { originalContent: specialistText, structuredData: null });
    expect((await jobSearchSteps(anna).search({ resumeId })).search.resumeId).toBe(resumeId);
    const refused = await jobSearchSteps(ben).post({ resumeId });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ error: 'Resume not found' });
    expect((await jobSearchSteps(ben).post({ resumeId: randomUUID() })).status).toBe(404);
  });

  it('keeps the must-haves with the person, and with each search as they were', async () => {
    answer({ adzuna: [] });
    const steps = jobSearchSteps(await app.createPerson());
    expect(await steps.preferences()).toEqual({});
    const first = {
      salaryFloor: { amount: 52_000, currency: 'USD', period: 'year' },
      noNights: true,
    };
    await steps.search({ preferences: first });
    expect(await steps.preferences()).toEqual(first);
    // Left out: none, for nobody would see them; they stay for the next form.
    expect((await steps.search()).search.preferences).toEqual({});
    expect(await steps.preferences()).toEqual(first);
    await steps.search({ preferences: {} });
    expect(await steps.preferences()).toEqual({});
    expect((await steps.searches()).map(({ preferences }) => preferences)).toEqual([{}, {}, first]);
  });

  it('still reads what was said in prose and held against jobs before must-haves were fields', async () => {
    answer({ adzuna: [posting('1')] });
    const person = await app.createPerson();
    const steps = jobSearchSteps(person);
    const { search } = await steps.search();
    const prose = {
      schedule: 'Only mornings',
      salaryFloor: { amount: 9, currency: 'USD', period: 'hour', note: 'net' },
    };
    const verdict = { broken: [{ name: 'schedule', quote: '', reason: 'It involves nights.' }] };
    await runSql(app.ownerUrl, 'update job_searches set preferences = $1 where id = $2', [prose, search.id]);
    await runSql(
      app.ownerUrl,
      `update job_matches set verdict = (verdict - 'facts') || $1::jsonb where search_id = $2`,
      [JSON.stringify(verdict), search.id],
    );
    const [read] = await steps.searches();
    expect(read).toMatchObject({
      notes: ['Only mornings'],
      preferences: { salaryFloor: { amount: 9, currency: 'USD', period: 'hour' } },
    });
    const [match] = await steps.matches(search.id);
    expect(match?.facts).toEqual([]);
    expect(match?.matchReasoning).toMatch(/^It involves nights\. /);
  });

  it('takes null and nothing for what may be left out', async () => {
    answer({ adzuna: [] });
    const steps = jobSearchSteps(await app.createPerson());
    const empty = { location: '', resumeId: '', linkedinUrl: '' };
    const none = { location: null, isRemote: null, resumeId: null, linkedinUrl: null, preferences: null };
    for (const body of [empty, none])
      expect((await steps.search(body)).search).toMatchObject({
        ...{ location: null, isRemote: false, resumeId: null, linkedinUrl: null, preferences: {} },
      });
  });

  it.each([
    [{ jobTitle: '  ' }, 'jobTitle: Please enter the job title.'],
    [{ jobType: [] }, 'jobType: Please choose at least one job type.'],
    [{ jobType: ['SOMETIMES'] }, expect.stringContaining('jobType')],
    [{ linkedinUrl: 'javascript:alert(1)' }, expect.stringContaining('linkedinUrl')],
    [{ preferences: { salaryFloor: 'much' } }, expect.stringContaining('preferences')],
    [{ preferences: { countries: ['Ireland'] } }, expect.stringContaining('preferences')],
  ])('refuses %j', async (body, error) => {
    const refused = await jobSearchSteps(await app.createPerson()).post(body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error });
  });

  it('likes and unlikes, marks as applied for good, and keeps a copy of both', async () => {
    answer({ adzuna: [posting('1')] });
    const person = await app.createPerson();
    const steps = jobSearchSteps(person);
    const { search, matches } = await steps.search();
    const id = matches[0]?.id ?? '';
    const now = async () => (await steps.matches(search.id))[0];
    const copies = () => runSql(app.ownerUrl, 'select kept from job_matches where id = $1', [id]);
    expect(await (await steps.mark(id, { isLiked: true })).json()).toMatchObject({ id, isLiked: true });
    expect(await copies()).toMatchObject([{ kept: { description: expect.stringContaining('customers') } }]);
    expect(await (await steps.mark(id, { isLiked: false })).json()).toMatchObject({ isLiked: false });
    expect(await copies()).toEqual([{ kept: null }]);
    await steps.mark(id, { isApplied: true });
    expect((await steps.mark(id, { isApplied: false })).status).toBe(400);
    expect((await steps.mark(id, { isApplied: true, isLiked: true })).status).toBe(400);
    expect(await now()).toMatchObject({ isApplied: true, isLiked: false });
    played.forget();
    expect(await now()).toMatchObject({ description: expect.stringContaining('answers customers') });
    const other = jobSearchSteps(await app.createPerson());
    expect((await other.mark(id, { isLiked: true })).status).toBe(404);
  });

  it('forgets matches after 90 days unless they are liked or applied for, and a search with its last one', async () => {
    answer({ adzuna: [posting('1'), posting('2'), posting('3')] });
    const person = await app.createPerson();
    const steps = jobSearchSteps(person);
    const { search, matches } = await steps.search();
    const [first, second] = matches.map(({ id }) => id);
    const emptied = (await steps.search({ jobTitle: 'Clerk' })).search.id;
    const young = (await steps.search({ jobTitle: 'Cook' })).search.id;
    await steps.mark(first ?? '', { isLiked: true });
    await steps.mark(second ?? '', { isApplied: true });
    for (const table of ['job_matches', 'job_searches'])
      await runSql(
        app.ownerUrl,
        `update ${table} set created_at = created_at - interval '91 days'
         where user_id = $1 and $2::uuid not in (id, ${table === 'job_matches' ? 'search_id' : 'id'})`,
        [person.userId, young],
      );
    await keepHouse(app.parts);
    expect((await steps.matches(search.id)).map(({ id }) => id)).toEqual([first, second]);
    expect((await steps.searches()).map(({ id, matchCount }) => [id, matchCount])).toEqual([
      [young, 3],
      [search.id, 2],
    ]);
    expect((await person.call('GET', `/api/job-searches/${emptied}`)).status).toBe(404);
  });

  it('keeps a copy no longer than its source allows', async () => {
    answer({ adzuna: [posting('1', { source: 'lever' })] });
    const person = await app.createPerson();
    const steps = jobSearchSteps(person);
    const { search, matches } = await steps.search();
    const id = matches[0]?.id ?? '';
    await steps.mark(id, { isLiked: true });
    played.forget();
    const description = async () => (await steps.matches(search.id))[0]?.description;
    expect(await description()).toContain('answers customers');
    await runSql(
      app.ownerUrl,
      `update job_matches set kept_until = kept_until - interval '30 days' where id = $1`,
      [id],
    );
    expect(await description()).toBeNull();
    await keepHouse(app.parts);
    expect(await runSql(app.ownerUrl, 'select kept from job_matches where id = $1', [id])).toEqual([
      { kept: null },
    ]);
    expect((await steps.matches(search.id))[0]).toMatchObject({
      isLiked: true,
      jobTitle: 'Support Specialist',
    });
  });

  it('is in the export of its person, and goes with the account', async () => {
    answer({ adzuna: [posting('1')] });
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const linkedinUrl = 'https://www.linkedin.com/in/anna-canary';
    await jobSearchSteps(anna).search({ linkedinUrl, preferences: { languages: ['canary mornings'] } });
    await jobSearchSteps(ben).search({ jobTitle: 'Cook', preferences: {} });
    const { rows } = await app.parts.database.asUser(anna.userId, (trx) =>
      sql<{ place: string; content: unknown }>`
        select place, content from rows_of_person(${anna.userId}::uuid) where place like 'public.job%'`.execute(
        trx,
      ),
    );
    expect(rows.map(({ place }) => place).toSorted()).toEqual([
      'public.job_matches',
      'public.job_preferences',
      'public.job_searches',
    ]);
    expect(JSON.stringify(rows)).toMatch(/anna-canary/);
    await runSql(app.ownerUrl, 'update users set deleted_at = now() where id = $1', [anna.userId]);
    await runSql(app.ownerUrl, 'select forget_rows($1)', [anna.userId]);
    for (const table of ['job_searches', 'job_matches', 'job_preferences'])
      expect(
        await runSql(app.ownerUrl, `select distinct user_id from ${table} where user_id = any ($1::uuid[])`, [
          [anna.userId, ben.userId],
        ]),
      ).toEqual([{ user_id: ben.userId }]);
    expect(await findTraces(app.ownerUrl, ['anna-canary', 'canary mornings'])).toEqual([]);
  });
});
