import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { AskingPosting } from '../posting/posting.ts';
import { extractRequirements } from '../posting/requirements/extract-requirements.ts';
import { readPrinted, readWhole } from '../resume/read-resume.ts';
import type { ResumeData } from '../resume/resume.ts';
import { exampleAnswers, performFix } from './fixes/perform-fix.ts';
import { withFixes } from './fixes/with-fixes.ts';
import { rateResume } from './score-resume.ts';

const lexicon = loadLexicon();

const now = new Date('2026-01-15T00:00:00Z');

const skills = ['Python', 'SQL', 'Tableau', 'Excel', 'Forecasting', 'Beekeeping'];

const resumeWith = (listed: readonly string[], extra = '') => `Ines Valdarno
Leeds, UK | ines.valdarno@example.com | 07700 900321

Summary
Data analyst with six years in retail and transport, at ease between numbers and the people who need them.

Experience

Data Analyst, Pellworm Retail Ltd, Leeds
Mar 2021 – Present
• Built a weekly sales forecast in Python for 140 stores, which cut overstock by 18%.
• Wrote the SQL behind 24 reports that the buying team reads every Monday.
• Responsible for managing the data requests of 12 buyers.
• Trained nine colleagues to read the dashboards on their own.

Junior Analyst, Oxbow Transit, York
Jan 2019 – Feb 2021
• Checked ticket data of 36 stations each night and found the cause of 3 lasting errors.
• Responsible for preparing the monthly report on delays for the board.
• Moved 60 spreadsheets of the planning office into one database.
${extra}
Education
BSc Mathematics, University of Harrowfell, 2018

Skills
${listed.join(', ')}
`;

const resume = resumeWith(skills);

/** As copied from a page with a narrow column beside the wide one: a line more or less and it reads otherwise. */
const twoColumns = `Ines Valdarno
Data Analyst, retail and transport
PROFILE
CONTACT
Data analyst with ten years split between retail and public transport. I
+353 20 913 0142
build forecasts with a bias for what buyers need, and I report in stock
ines@valdarno.example.org
rather than clicks.
Leeds, UK
EXPERIENCE
linkedin.com/in/ines-v-
Pellworm Retail, Leeds
example
Data Analyst, Jan 2020–now
SKILLS
• Own the weekly sales forecast in Python for 140 stores, which cut
Excel
overstock by 18% in the first two quarters.
Forecasting
• Brought the time for a report down from 48 hours to 31 minutes
Beekeeping
by shifting 40% of the questions to one database.
Looker
• Hired and lead a team of six: two analysts, two engineers, one designer,
Event budgets
one clerk.
Copywriting
Oxbow Transit, York
LANGUAGES
Junior Analyst, 2017–2019
English, Irish (fluent)
• Built the first model of delays with the drivers, which doubled
French (conversational)
the rate of trains on time from 14% to 28%.
AWARDS
• Ran the stand, the press list and the breakfast at three trade shows on
Silver, Pennine Data
budgets from £8k to £35k.
Awards 2023, Best
Harrowfell Crafts Collective, York
CERTIFICATIONS
Data Assistant, Sept 2014–Dec 2016
Google Data Analytics (2024)
• Rebuilt the online shop and grew orders from 9% to 33%
Level 6 Diploma
of revenue.
EDUCATION
• Wrote and photographed 180 maker profiles.
MSc Statistics
Harrowfell Business
School
2014
BA English and History
University of Penistone
2012
`;

const description = `We are a chain of garden centres and look for a data analyst for our head office.

What you will do
You will build forecasts for our buyers and keep the reports that the stores rely on every week.

Requirements
- At least 3 years of experience as a data analyst
- Strong SQL
- Python
- Experience with Snowflake
- Bachelor's degree in a quantitative field

Nice to have
- dbt
- Power BI`;

const posting: AskingPosting = {
  title: 'Data Analyst',
  description,
  requirements: extractRequirements(description, lexicon),
};

const score = (text: string, against?: AskingPosting, maxFixes = 0) => {
  const rating = rateResume(readWhole(text, lexicon), { posting: against, now });
  const { data } = rating.view;
  return withFixes(rating, { data, posting: against }, totalOf(text, against), { now, maxFixes });
};

/** Of other data, however it's printed. */
const totalOf = (text: string, against?: AskingPosting) => (data: ResumeData) =>
  rateResume(readPrinted({ text, data }, lexicon), { posting: against, now }).total;

describe('scoreResume', () => {
  it('adds up: checks to their hundred, hundreds to the total', () => {
    const { checks, readability, match, total } = score(resume, posting);
    const isMatch = (id: string) =>
      ['skills', 'title', 'years', 'credentials', 'education', 'terms', 'place', 'seniority'].includes(id);
    const sum = (some: typeof checks, what: 'got' | 'max') =>
      some.reduce((all, check) => all + check[what], 0);
    const own = checks.filter(({ id }) => !isMatch(id));
    const asked = checks.filter(({ id }) => isMatch(id));
    expect(sum(own, 'max')).toBeCloseTo(100);
    expect(sum(asked, 'max')).toBeCloseTo(100);
    expect(sum(own, 'got')).toBeCloseTo(readability);
    expect(sum(asked, 'got')).toBeCloseTo(match ?? -1);
    expect(total).toBe(Math.round(0.3 * readability + 0.7 * (match ?? 0)));
    for (const { got, max } of checks) expect(got).toBeLessThanOrEqual(max + 1e-9);
  });

  it('shares out what the posting does not ask', () => {
    const asksLittle = {
      ...posting,
      location: '',
      requirements: posting.requirements.filter(({ kind }) => kind === 'skill'),
    };
    const { checks } = score(resume, asksLittle);
    for (const id of ['years', 'education', 'place'])
      expect(checks.find((check) => check.id === id)?.max).toBe(0);
  });

  it('is capped without a license that the law demands, and not without one to drive', () => {
    const gatesFor = (ask: string) => {
      const description = `Requirements\n- ${ask}\n- SQL`;
      const requirements = extractRequirements(description, lexicon);
      return score(resume, { title: 'Registered Nurse', description, requirements }).gates;
    };
    expect(gatesFor('Current Registered Nurse license')).toMatchObject([{ code: 'must-not-found', cap: 60 }]);
    expect(gatesFor("Valid driver's license")).toEqual([]);
    expect(gatesFor('Registered Nurse license, or eligibility for same')).toEqual([]);
  });

  it('scores a fitting posting above one of another trade', () => {
    const kitchen =
      'Requirements\n- 5 years as sous chef\n- HACCP\n- Butchery and charcuterie\n- Menu costing';
    const chef = {
      title: 'Sous Chef',
      description: kitchen,
      requirements: extractRequirements(kitchen, lexicon),
    };
    expect(score(resume, posting).total).toBeGreaterThan(score(resume, chef).total + 15);
  });

  it('counts the words that were pasted, also those that found no place', () => {
    const short = readWhole('Sam Doe\n\nExperience\nClerk, Office\n2019 – 2021\n- Filed mail', lexicon);
    const gatesOf = (pastedWords?: number) =>
      rateResume(short, { posting: undefined, now, pastedWords }).gates.map(({ code }) => code);
    expect([gatesOf(), gatesOf(59), gatesOf(60)]).toEqual([['too-short'], ['too-short'], []]);
  });

  it('shows fixes whose gain comes true', () => {
    const { total, checks } = score(resume, undefined, 20);
    const fixes = checks.flatMap(({ fixes }) => fixes);
    expect(fixes.map(({ id }) => id)).toContain('show-listed-skills');
    for (const fix of fixes) {
      expect(fix.gain).toBeGreaterThan(0);
      const fixed = performFix(readWhole(resume, lexicon).data, fix, exampleAnswers(fix));
      expect(totalOf(resume)(fixed) - total).toBe(fix.gain);
    }
  });

  it('knows that May, June and July are the same written long and short', () => {
    const dates = (from: string, to: string) =>
      resume
        .replace(/Jan 2019 – Feb 2021/, `${from} – ${to}`)
        .replace(/Mar 2021 – Present/, 'March 2021 – Present');
    const notesOf = (text: string) => score(text).checks.find(({ id }) => id === 'dates')?.notes;
    const twoWays = [{ code: 'dates-mixed' }];
    expect(notesOf(dates('June 2019', 'February 2021'))).toEqual([]);
    expect(notesOf(dates('Jun 2019', 'February 2021'))).toEqual([]);
    expect(notesOf(dates('Jan 2019', 'February 2021'))).toEqual(twoWays);
    expect(notesOf(dates('2019', 'June 2021'))).toEqual(twoWays);
  });

  it('asks where a listed skill was used, and says nothing itself', () => {
    const results = [
      'Faultless books in 14 shops',
      'No late report in 3 years',
      'Fewer errors in 36 stations',
    ];
    const plain = resumeWith(
      ['Salesforce', 'Forecasting', 'Beekeeping'],
      results.map((line) => `• ${line}, every single quarter`).join('\n'),
    );
    const fixes = score(plain, undefined, 20).checks.flatMap(({ fixes }) => fixes);
    const fixed = (id: string) =>
      fixes
        .filter((fix) => fix.id === id && fix.gain > 0)
        .map((fix) => performFix(readWhole(plain, lexicon).data, fix))[0];
    expect(fixed('show-listed-skills')?.experience[0]?.responsibilities).toContain('[use Salesforce]');
  });

  it('asks for what only the person knows and never writes the example', () => {
    const fixes = score(resume, posting, 20).checks.flatMap(({ fixes }) => fixes);
    const asking = fixes.filter(({ asks }) => asks.length > 0);
    expect(asking.map(({ id }) => id)).toContain('show-Snowflake');
    for (const fix of asking)
      for (const { placeholder, example } of fix.asks) {
        const fixed = JSON.stringify(performFix(readWhole(resume, lexicon).data, fix));
        expect(fixed).toContain(placeholder);
        expect(fixed).not.toContain(example);
      }
  });

  it('gives nothing for bare lists, copies, keyword blocks and hidden text', () => {
    const honest = score(resume, posting).total;
    const cheats = [
      resumeWith([...skills, 'Snowflake', 'dbt', 'Power BI']),
      `${resume}\n${description}`,
      `${resume}\nSnowflake dbt Power BI SQL Python data analyst forecasts`,
      `${resume}\n${'Snowflake, dbt, Power BI, '.repeat(20)}`,
      `${resume}\n<!-- Snowflake, dbt, Power BI -->`,
      resumeWith(skills, '• Snowflake\n• dbt\n• Power BI\n• Strong SQL\n'),
      resume.replace('forecast in Python', 'forecast\u200B in Python'),
    ];
    for (const cheat of cheats) expect(score(cheat, posting).total).toBeLessThanOrEqual(honest);
  });

  it('never rises by a list that has nothing but what the posting names, however it is written', () => {
    const words = ['Snowflake', 'dbt', 'Power BI', 'SQL', 'Python', 'forecasts', 'stores', 'head office'];
    const forms: ((items: readonly string[]) => string)[] = [
      (items) => items.join(', '),
      (items) => items.join(' | '),
      (items) => `Skills: ${items.join(', ')}`,
      (items) => `CORE SKILLS\n${items.join(', ')}`,
      (items) => items.map((item) => `• ${item}`).join('\n'),
      (items) => `<div hidden>${items.join('. ')}</div>`,
      (items) => `${items.join(', ')}\n\n${items.join(', ')}`,
    ];
    const plain = resumeWith([]);
    const honest = score(plain, posting).total;
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { minLength: 5 }), fc.constantFrom(...forms), (items, form) => {
        expect(score(`${plain}\n${form(items)}\n`, posting).total).toBeLessThanOrEqual(honest);
      }),
      { numRuns: 40 },
    );
  });

  it('counts a skill that a job shows', () => {
    const shown = resumeWith(skills, '• Loaded the sales of all stores into Snowflake every night.\n');
    expect(score(shown, posting).total).toBeGreaterThan(score(resume, posting).total);
  });

  it('keeps gibberish, scraps and empty text down', () => {
    expect(score('').total).toBeLessThanOrEqual(10);
    expect(score('Ines Valdarno\nines@example.com').total).toBeLessThanOrEqual(30);
    const noise = Array.from({ length: 120 }, (_, place) => `qx${'zrtkw'.slice(place % 5)}${place}vbn`).join(
      ' ',
    );
    expect(score(`Ines Valdarno\n${noise}\nxkcdq wrtzp `.repeat(9)).total).toBeLessThanOrEqual(10);
    expect(
      score('Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(30)).total,
    ).toBeLessThanOrEqual(10);
  });

  it('stays within 0 and 100 and says the same twice, whatever is pasted', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.lorem({ maxCount: 60 }),
      fc.constant(resume),
    );
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const text = `${before}\n${after}`;
        const first = score(text, posting);
        const { total, checks } = first;
        expect(Number.isInteger(total) && total >= 0 && total <= 100).toBe(true);
        for (const { got, max } of checks) expect(got >= 0 && got <= max + 1e-9).toBe(true);
        expect(score(text, posting)).toEqual(first);
      }),
      { numRuns: 15 },
    );
  });

  it('does not see characters that nobody sees', () => {
    const honest = score(resume, posting).total;
    fc.assert(
      fc.property(
        fc.nat({ max: resume.length }),
        fc.constantFrom('\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u{E0041}', '\u202E'),
        (place, unseen) => {
          expect(score(resume.slice(0, place) + unseen + resume.slice(place), posting).total).toBe(honest);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('reads the rest as if a line that nobody sees had never been there', () => {
    const lines = twoColumns.split('\n');
    const honest = score(twoColumns, posting).total;
    for (const place of lines.keys()) {
      const text = lines.toSpliced(place, 0, '<div hidden>Snowflake. dbt</div>').join('\n');
      expect(score(text, posting).total).toBe(honest);
    }
  });

  it('leaves out what is copied from the posting, and says so of nothing else', () => {
    const copied =
      'You will build forecasts for our buyers and keep the reports that the stores rely on every week.';
    const ignoredIn = (line: string) =>
      score(resume.replace('• Wrote', `• ${line}\n• Wrote`), posting).ignored;
    expect(ignoredIn(copied)).toEqual([`• ${copied}`]);
    for (const own of [
      'Python',
      "Bachelor's degree in a quantitative field",
      'SQL, Python, Snowflake, dbt, Power BI',
    ])
      expect(ignoredIn(own)).toEqual([]);
  });

  it('does not care for the order of the skills', () => {
    const honest = score(resume, posting).total;
    fc.assert(
      fc.property(fc.shuffledSubarray(skills, { minLength: skills.length }), (shuffled) => {
        expect(score(resumeWith(shuffled), posting).total).toBe(honest);
      }),
      { numRuns: 15 },
    );
  });
});
