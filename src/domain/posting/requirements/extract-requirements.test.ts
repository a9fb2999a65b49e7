import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../language/lexicon.ts';
import { extractRequirements } from './extract-requirements.ts';

const lexicon = createLexicon({
  skills: [
    'name\ttype\tfamily\tambiguous\taliases',
    'Docker\ttool\tsoftware\t\t',
    'Kubernetes\ttool\tsoftware\t\t',
    'Terraform\ttool\tsoftware\t\t',
    'Go\ttechnology\tsoftware\ty\t',
  ].join('\n'),
  titles: '',
  titleWords: '',
  organizationWords: '',
  degrees: '',
  places: '',
  metroAreas: '',
  certifications: '',
  actionVerbs: 'verb\tpast\tstrength\tgroup\tgerund\nplan\tplanned\t2\tplan\t\nwrite\twrote\t3\twrite\t',
  cliches: '',
  synonyms: '',
  softWords: '',
  translations: '',
  phrasalVerbs: '',
  personNames: '',
  employers: '',
  usualSkills: '',
  broaderSkills: '',
  claimWords: '',
  letterPhrases: '',
  wordSenses: '',
  dictionary: '',
  wordVectors: new Uint8Array([10, 10]),
  judgeWeights: '{}',
  evidenceWeights: '{}',
  parserWeights: readFileSync(
    new URL('../../../../public-data/parser-weights.json', import.meta.url),
    'utf8',
  ),
  requirementWeights: readFileSync(
    new URL('../../../../public-data/requirement-weights.json', import.meta.url),
    'utf8',
  ),
});

const find = (description: string) => extractRequirements(description, lexicon);
const quotes = (description: string) => find(description).map(({ quote }) => quote);
const levels = (description: string) => find(description).map(({ quote, level }) => `${level}: ${quote}`);

describe('extractRequirements', () => {
  it('reads sections of bullets and leaves duties and benefits out', () => {
    const posting = `About us
We repair church clocks.

What you'll do
- Plan visits
- Write reports

What you'll bring
- 3+ years in a workshop
- Full driving licence
- A head for heights

Nice to have
- Brazing

We offer
- 30 days of holiday`;
    expect(levels(posting)).toEqual([
      'must: 3+ years in a workshop',
      'must: Full driving licence',
      'must: A head for heights',
      'nice: Brazing',
    ]);
  });

  it('reads prose without headings', () => {
    const posting =
      'We run a ferry. You will sell tickets and tie ropes. You must be able to swim. Two years of work on boats is required. A radio licence would be useful. We will train you on the till.';
    expect(levels(posting)).toEqual([
      'must: You must be able to swim',
      'must: Two years of work on boats is required',
      'nice: A radio licence would be useful',
    ]);
  });

  it('lets the wording decide the level, the heading only where the wording is silent', () => {
    const posting =
      'Requirements\n- Patience\n- Spanish is a plus\n\nPreferred\n- Own tools (required)\n- Welding';
    expect(levels(posting)).toEqual([
      'must: Patience',
      'nice: Spanish is a plus',
      'must: Own tools (required)',
      'nice: Welding',
    ]);
  });

  it('parts clauses that each speak for themselves', () => {
    expect(levels('Five years of Java required, Kotlin preferred.')).toEqual([
      'must: Five years of Java required',
      'nice: Kotlin preferred',
    ]);
    expect(quotes('You do not need a degree, but you do need GCSE maths at grade 4 or above.')).toEqual([
      'you do need GCSE maths at grade 4 or above',
    ]);
  });

  it('reads bold lines and sub-headings as headings', () => {
    expect(levels('**Great if you have**\n\n* Welding\n* A van')).toEqual(['nice: Welding', 'nice: A van']);
    expect(levels('Experience\nEssential criteria\nStock control\nDesirable criteria\nBook keeping')).toEqual(
      ['must: Stock control', 'nice: Book keeping'],
    );
  });

  it('reads headings by another mark than what follows', () => {
    expect(
      levels('■ Wanted\n・Two years of experience as a cook\n・Driving license\n\n■ Preferred\n・Spanish'),
    ).toEqual(['must: Two years of experience as a cook', 'must: Driving license', 'nice: Spanish']);
  });

  it('reads the letters of a person specification', () => {
    expect(levels('Person specification\nExperience of payroll    E\nKnowledge of pensions    D')).toEqual([
      'must: Experience of payroll    E',
      'nice: Knowledge of pensions    D',
    ]);
  });

  it('takes a wish about a part of an ask for no wish about the whole', () => {
    expect(levels('Requirements\n- Two years in sales, ideally abroad')).toEqual([
      'must: Two years in sales, ideally abroad',
    ]);
  });

  it('parts lists of skills and keeps alternatives and pairs together', () => {
    const posting =
      'Requirements\n- Experience with Docker, Kubernetes and Terraform\n- Docker or Kubernetes\n- Clear verbal and written communication';
    expect(quotes(posting)).toEqual([
      'Experience with Docker',
      'Kubernetes',
      'Terraform',
      'Docker or Kubernetes',
      'Clear verbal and written communication',
    ]);
  });

  it('joins alternatives that stand on several lines', () => {
    const posting = 'Requirements:\n- Two years as a fitter; or\n- A completed apprenticeship\n- Steel boots';
    expect(quotes(posting)).toEqual([
      'Two years as a fitter; or\n- A completed apprenticeship',
      'Steel boots',
    ]);
  });

  it('does not take for asked what is said not to be', () => {
    const posting =
      'No degree is required. You do not need experience. Training is provided. We are an equal opportunity employer and consider qualified applicants without regard to age. Benefits include dental insurance.';
    expect(quotes(posting)).toEqual([]);
  });

  it.each([
    [
      'what is earned years after the hire',
      'Arborist certification is to be earned within three years of hire.',
    ],
    ['a reference number', 'Reference number: 2026-4471-B, pay grade 14.'],
    ['pay', 'We pay $24.50 to $29.00 an hour, weekly.'],
    ['perks', 'Health insurance from day one, 20 days of paid leave and a free bus pass.'],
    ['the age of those who are served', 'Our camp welcomes children aged 6 to 12.'],
    ['steps of the interview', 'Step 2 is a video interview of 45 minutes with the head of the workshop.'],
    ['a degree that nobody needs', 'No degree is needed.'],
  ])('does not take %s for an ask', (_what, trap) => {
    const posting = `We prune the trees of three cities and were founded in 1988.

Requirements
- Two years of work in trees
- A driver's license

${trap}`;
    expect(levels(posting)).toEqual(['must: Two years of work in trees', "must: A driver's license"]);
  });

  it('asks at once for a paper that may be got later instead', () => {
    expect(quotes('Requirements\n- Pesticide license, or obtained within two years of hire')).toEqual([
      'Pesticide license, or obtained within two years of hire',
    ]);
  });

  it.each([
    'What would tip the scales',
    'You might also have',
    'Sweeteners',
    'It would be a lovely surprise if you had',
    "We wouldn't say no to",
    'Strengthens your application',
  ])('takes for wishes what stands under "%s"', (heading) => {
    const posting = `Requirements\n- Two years in a bakery\n- Early starts\n\n${heading}:\n- Latte art\n- Basic Italian`;
    expect(levels(posting)).toEqual([
      'must: Two years in a bakery',
      'must: Early starts',
      'nice: Latte art',
      'nice: Basic Italian',
    ]);
  });

  it.each([
    ['other', 'You must be able to work rotating night shifts and every other weekend.'],
    ['location', 'You must live within 30 minutes of the station.'],
    [
      'authorization',
      'We cannot sponsor visas, so you must already be authorized to work in the United States.',
    ],
    ['certification', "A valid driver's license is required."],
  ])('finds a condition of kind %s in prose', (kind, sentence) => {
    const posting = `We run the ferries of a small archipelago. The crew is friendly and the boats are new.\n\n${sentence}`;
    expect(find(posting)).toMatchObject([{ kind, level: 'must' }]);
  });

  it('finds conditions outside of every list', () => {
    const posting =
      'We bake bread at night.\n\nThis is an on-site job. Applicants must be authorized to work in Canada. Background check.';
    expect(find(posting).map(({ kind }) => kind)).toEqual(['location', 'authorization', 'other']);
  });

  it('quotes the markup as it stands', () => {
    const posting =
      '<p><b>Requirements</b></p><ul><li>Food &amp; drink licence</li><li>Two years&rsquo; work in a bar</li></ul>';
    expect(quotes(posting)).toEqual(['Food &amp; drink licence', 'Two years&rsquo; work in a bar']);
  });

  it('reads through characters that nobody sees', () => {
    const posting = 'Requirements\n- Driving\u200B licence\n- F\u00ADorklift ticket';
    expect(quotes(posting)).toEqual(['Driving\u200B licence', 'F\u00ADorklift ticket']);
  });

  it.each([
    [
      'German',
      'Ihr Profil\n- Gute Deutschkenntnisse\n- Englisch ist von Vorteil\n\nWir bieten\n- 30 Tage Urlaub',
    ],
    [
      'French',
      'Profil recherché\n- Permis B obligatoire\n- L’anglais serait un plus\n\nNous offrons\n- Mutuelle',
    ],
    [
      'Spanish',
      'Requisitos\n- Permiso de trabajo\n- Se valorará el francés\n\nOfrecemos\n- Contrato indefinido',
    ],
    [
      'Polish',
      'Wymagania:\n- prawo jazdy\n- mile widziana znajomość języka niemieckiego\n\nOferujemy:\n- premię',
    ],
    ['Japanese', '【応募資格】\n・実務経験2年以上\n・英語ができる方は歓迎\n\n【待遇】\n・社会保険完備'],
    ['Chinese', '任职要求：\n1、三年以上工作经验\n2、会英语者优先\n\n福利待遇：\n五险一金'],
  ])('reads %s', (_language, posting) => {
    expect(find(posting).map(({ level }) => level)).toEqual(['must', 'nice']);
  });

  it('tells kind, years and skills', () => {
    const [first, second] = find("Requirements\n- At least 5 years of Go\n- Bachelor's degree in physics");
    expect(first).toMatchObject({ kind: 'experience', years: 5, skills: ['Go'] });
    expect(second).toMatchObject({ kind: 'education' });
  });

  it('takes no time limit and no rate for years of practice', () => {
    const posting =
      'Requirements\n- Gas license, or obtained within 3 years of hire\n- Two years on boilers within the last five years';
    expect(find(posting).map(({ years }) => years)).toEqual([undefined, 2]);
    expect(quotes('Our garage repairs 4,000 cars a year in nine bays.')).toEqual([]);
  });

  it('always quotes exact slices, in order, none over another', () => {
    const pieces = fc.constantFrom(
      ...[
        'Requirements',
        '\n',
        '- ',
        '• ',
        'must have ',
        'a, b and c',
        '; or',
        '<li>',
        '</ul>',
        '&amp;',
        '&lt;p&gt;',
      ],
      ...[
        '\u200B',
        '5+ years of ',
        'is a plus. ',
        '(',
        ')',
        '：',
        '経験',
        '🔹 ',
        '** ',
        'You: ',
        '? ',
        'Docker',
        ' | ',
      ],
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (description) => {
        let reached = 0;
        for (const { quote, start, end } of find(description)) {
          expect(description.slice(start, end)).toBe(quote);
          expect(quote.trim()).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(reached);
          reached = end;
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    'must have a, b and c; ',
    '.',
    '?!',
    'a '.repeat(30),
    '((((',
    '- '.repeat(40),
    '. ',
    '<',
    '&',
    '… ',
    'x: ',
  ])('takes time in proportion to the length of %j repeated', (unit) => {
    const timeOf = (length: number) => {
      const text = unit.repeat(Math.ceil(length / unit.length));
      // Of the processor, which others can't take away: a busy machine isn't a slow rule.
      const before = process.cpuUsage();
      find(text);
      return process.cpuUsage(before).user / 1_000;
    };
    timeOf(4_000);
    expect(timeOf(40_000)).toBeLessThan(3_000);
  });
});
