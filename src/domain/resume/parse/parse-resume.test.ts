import { describe, expect, it } from 'vitest';
import { openSet } from '#evals/set-files.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { parseResume } from './parse-resume.ts';

const lexicon = loadLexicon();
const parse = (text: string) => parseResume(text, lexicon).data;
const jobs = (text: string) =>
  parse(text).experience.map(({ title, company, startDate, endDate }) => [
    title,
    company,
    startDate,
    endDate,
  ]);

const plain = `Orla Fennimore, RN
Galway, Ireland | 091 555 0142 | orla@fennimore.example.org

SUMMARY
Nurse with nine years in emergency care.

EXPERIENCE
Charge Nurse, Night Shift	Mar 2020 – Present
Corribside Hospital	Galway
• Lead 11 nurses a shift.
• Wrote the down-
time plan.

Staff Nurse	Jul 2016 – Feb 2020
Corribside Hospital	Galway
• Triage.

EDUCATION
BSc Nursing, University of Lough Mask, 2016
Thesis: Handing over at night

SKILLS
Clinical: Triage, ECG (12 lead), Epic
Languages: Irish, English

CERTIFICATIONS
ACLS, 2023
`;

describe('a plain resume', () => {
  const data = parse(plain);

  it('has its contact, without post-nominals in the name', () => {
    expect(data.personalInfo).toMatchObject({
      name: 'Orla Fennimore',
      email: 'orla@fennimore.example.org',
      phone: '091 555 0142',
      location: 'Galway, Ireland',
    });
  });

  it('has its jobs, points joined where they were wrapped', () => {
    expect(data.experience).toMatchObject([
      {
        title: 'Charge Nurse, Night Shift',
        company: 'Corribside Hospital',
        location: 'Galway',
        startDate: 'Mar 2020',
        endDate: 'Present',
        responsibilities: ['Lead 11 nurses a shift.', 'Wrote the downtime plan.'],
      },
      { title: 'Staff Nurse', responsibilities: ['Triage.'] },
    ]);
  });

  it('has studies, skills and certificates, and keeps the rest as additional', () => {
    expect(data.education).toMatchObject([
      { degree: 'BSc Nursing', institution: 'University of Lough Mask', graduationDate: '2016' },
    ]);
    expect(data.skills).toEqual(['Triage', 'ECG (12 lead)', 'Epic']);
    expect(data.skillGroups).toEqual([{ name: 'Clinical', skills: ['Triage', 'ECG (12 lead)', 'Epic'] }]);
    expect(data.certifications).toEqual(['ACLS, 2023']);
    expect(data.additional).toContainEqual({ heading: '', lines: ['RN'] });
    expect(data.additional).toContainEqual({
      heading: 'EDUCATION',
      lines: ['Thesis: Handing over at night'],
    });
  });

  it('keeps words at the end of a text without headings away from the name', () => {
    const text = `Jane Roe\nNight owl\njane@example.com\n\nTall Oaks Foods Ltd\n03/2014 - 03/2019\nOrder picker\n* Picked 200 orders a day\n\nplays the tuba in a brass band\n`;
    expect(parseResume(text, lexicon).data.additional).toEqual([
      { heading: '', lines: ['Night owl'] },
      { heading: 'Additional', lines: ['plays the tuba in a brass band'], unplaced: true },
    ]);
  });

  it('is English where its small words are, whatever its names sound like', () => {
    const notes = openSet('evals/help/model-5').read('resumes/1803.txt');
    expect(parse(notes).language).toBe('en');
  });

  it.each([
    ['github: `ana-codes`', 'ana-codes'],
    ['GitHub: @anacodes', 'anacodes'],
    ['GitHub: Actions and Jenkins', undefined],
  ])('reads the name behind a label: %s', (said, github) => {
    const text = `Ana Reed\nDuluth, MN · 218-555-0163 · ana@example.com · ${said}\n\nExperience\nDeveloper, Ledgerline Inc.\n2021 – Present\n- Cut settlement time\n`;
    expect(parse(text).personalInfo.github).toBe(github);
  });

  it('has a website and GitHub, and the dates of certificates', () => {
    const text = `Priya Raman
priya@example.com | (512) 555-0198 | Austin, TX | linkedin.com/in/priyaraman | github.com/praman | priyaraman.dev

Experience
Software Engineer, Ledgerline Inc., Austin, TX
Jan 2021 – Present
- Cut settlement time from 9 hours to 40 minutes

Skills
Go, Python, TypeScript, Docker, Terraform

Certifications
AWS Certified Solutions Architect, 2022
Certified Kubernetes Administrator (March 2023)
`;
    const read = parse(text);
    expect(read.personalInfo).toMatchObject({
      linkedin: 'linkedin.com/in/priyaraman',
      github: 'github.com/praman',
      website: 'priyaraman.dev',
    });
    expect(read.skills).toEqual(['Go', 'Python', 'TypeScript', 'Docker', 'Terraform']);
    expect(read.certifications).toEqual([
      'AWS Certified Solutions Architect, 2022',
      'Certified Kubernetes Administrator (March 2023)',
    ]);
  });

  it('says where each job stood', () => {
    const [entry] = parseResume(plain, lexicon).entries;
    expect(entry).toMatchObject({ kind: 'experience', index: 0 });
    expect(plain.slice(entry?.start, entry?.end)).toMatch(/^Charge Nurse[\s\S]*plan\.$/);
  });
});

describe('orders of title, company and dates', () => {
  it.each([
    ['Cook | Harbour Bistro | 2015 – 2018'],
    ['Harbour Bistro — Cook\n2015 – 2018'],
    ['2015 – 2018: Cook, Harbour Bistro'],
    ['2015 – 2018\nHarbour Bistro\nCook'],
    ['COOK\nHarbour Bistro | 2015 – 2018'],
    ['Cook at Harbour Bistro, 2015 – 2018'],
    ['Cook (2015 – 2018)\nHarbour Bistro'],
    ['Harbour Bistro. Cook. 2015 – 2018.'],
    ['Position: Cook\nEmployer: Harbour Bistro\nDates: 2015 – 2018'],
  ])('reads %j', (header) => {
    const [job] = jobs(
      `Ana Lisboa\n\nEXPERIENCE\n\n${header}\n• Ran the grill.\n\nSKILLS\nGrill, Pastry, Sauces`,
    );
    expect(job?.map((value) => value.toLowerCase())).toEqual(['cook', 'harbour bistro', '2015', '2018']);
  });

  it('gives the company named once to each role below it', () => {
    const text = `Ben Ode\n\nExperience\n\nTidewater Packaging, Norfolk, VA	2013 – Present
Sales Manager (2018 – Present)\n- Led eight people.\n\nSales Representative, East (2013 – 2018)\n- Opened accounts.\n\nEducation\nMBA, Norfolk University, 2013`;
    expect(jobs(text)).toEqual([
      ['Sales Manager', 'Tidewater Packaging', '2018', 'Present'],
      ['Sales Representative, East', 'Tidewater Packaging', '2013', '2018'],
    ]);
  });

  it('does not name an employer for those who work for themselves', () => {
    const text = `Ida Berg\n\nJobs\nBaker, Crumb & Co, 2010-2014\n- bread\n\nIllustrator (self-employed), 2014-2020\n- books`;
    expect(jobs(text)[1]).toEqual(['Illustrator (self-employed)', '', '2014', '2020']);
  });
});

describe('layouts', () => {
  it('takes page headers out of the middle of a sentence', () => {
    const text = `Ulf Strand\nOslo\nulf@strand.example.no\n\nEXPERIENCE\nPlanner, Fjord Lines AS, 2015 – 2019\n• Planned the timetable for all of the\n\nUlf Strand – CV\nPage 1 of 2\n\nnorthern routes.`;
    expect(parse(text).experience[0]?.responsibilities).toEqual([
      'Planned the timetable for all of the northern routes.',
    ]);
  });

  it('untangles two columns that were copied line by line', () => {
    const text = `VERA LINDE
PROFILE
CONTACT
Designer with eleven years in print and packaging, mostly for small
vera@linde.example.com
breweries and their festivals across the north of the country.
312 555 0190
EXPERIENCE
Chicago, IL
Inkwell Studio, Chicago
SKILLS
Senior Designer, 2018–now
Illustrator
• Lead a team of three on packaging for eleven brands, one of which
InDesign
sold ninety thousand units in its first summer on the shelves.
Photoshop
• Set up a prepress checklist that took the costs of reprinting from
Figma
fourteen thousand a year to under two thousand in eighteen months.
Glyphs`;
    const data = parse(text);
    expect(data.skills).toEqual(['Illustrator', 'InDesign', 'Photoshop', 'Figma', 'Glyphs']);
    expect(data.experience[0]?.responsibilities[1]).toBe(
      'Set up a prepress checklist that took the costs of reprinting from fourteen thousand a year to under two thousand in eighteen months.',
    );
    expect(data.summary).toMatch(/small breweries and their/);
  });

  it('reads a resume typed without headings', () => {
    const text = `Sal Pruitt 901-555-0149 sal@example.org Memphis TN 38118\n\nBluff City Storage\n6/21 – present\nWarehouse Supervisor\n -Run the night shift\n\nKwik Movers, loader, '13-'14\n\nCentral High School 2012\nForklift certified 2024\nExcel, RF scanners, Kronos, cycle counts`;
    const data = parse(text);
    expect(data.personalInfo).toMatchObject({
      name: 'Sal Pruitt',
      phone: '901-555-0149',
      location: 'Memphis TN 38118',
    });
    expect(jobs(text)).toEqual([
      ['Warehouse Supervisor', 'Bluff City Storage', '6/21', 'present'],
      ['loader', 'Kwik Movers', "'13", "'14"],
    ]);
    expect(data.education[0]?.institution).toBe('Central High School');
    expect(data.certifications).toEqual(['Forklift certified 2024']);
    expect(data.skills).toHaveLength(4);
  });

  it('reads a German table by the names of its columns', () => {
    const text = `Lebenslauf\n\nPersönliche Daten\nName	Heike Brand\nE-Mail	heike@example.org\n\nBerufserfahrung\nVon – bis | Firma | Tätigkeit\n03/2017 – heute | Fuldatal Logistik GmbH, Kassel | Disponentin\n08/2010 – 02/2017 | Spedition Wörner KG | Speditionskauffrau`;
    expect(parse(text).personalInfo.name).toBe('Heike Brand');
    expect(jobs(text)).toEqual([
      ['Disponentin', 'Fuldatal Logistik GmbH', '03/2017', 'heute'],
      ['Speditionskauffrau', 'Spedition Wörner KG', '08/2010', '02/2017'],
    ]);
  });

  it('reads Japanese and Chinese', () => {
    expect(
      jobs(
        '氏名：高橋 美咲\n\n■職務経歴\n2019年4月～現在　株式会社ミナト\n役職：営業マネージャー\n・新規顧客を開拓',
      ),
    ).toEqual([['営業マネージャー', '株式会社ミナト', '2019年4月', '現在']]);
    const chinese = parse(
      '姓名：李思 ｜ 手机：138-0000-0000\n\n工作经历\n2021.03—至今 ｜ 杭州云帆科技有限公司 ｜ 前端工程师\n1、负责重构；',
    );
    expect(chinese.personalInfo).toMatchObject({ name: '李思', phone: '138-0000-0000' });
    expect(chinese.experience[0]).toMatchObject({ title: '前端工程师', responsibilities: ['负责重构；'] });
    expect(chinese.language).toBe('zh');
  });

  it('finds the address below a line at the top that reads like a heading', () => {
    const text =
      'Orla Fennimore\nTraining and Projects\norla@fennimore.example.org\n091 555 0142\n\nEXPERIENCE\nCharge Nurse\tMar 2020 – Present\nCorribside Hospital\n• Lead 11 nurses.';
    expect(parse(text).personalInfo).toMatchObject({
      email: 'orla@fennimore.example.org',
      phone: '091 555 0142',
    });
  });
});

describe('a resume told in sentences', () => {
  const text = `Marta Quillon
marta@quillon.example.org

About me

Right now I work at Fernhill Nursery School since August 2020. I started with the babies and since 2022 I am in the blue room with one other teacher. I plan the art for the week and I pick the books.

Before that I was a nanny for a family with twins, 2018 to 2020. I drove them to school.

I also worked at Brightway Discount as cashier 2017 - 2018.
`;
  const data = parse(text);
  const lines = [
    data.summary,
    ...data.experience.flatMap(({ responsibilities }) => responsibilities),
    ...(data.additional ?? []).flatMap((section) => section.lines),
  ];

  it('leaves no scraps of sentences that lost their names to fields', () => {
    for (const line of lines) {
      expect(line).not.toMatch(/^\W|\b(?:at|with|as|for a)$/u);
    }
  });

  it('takes no part of a sentence for a title or an employer', () => {
    for (const { title, company } of data.experience) {
      expect(`${title} ${company}`).not.toMatch(/\bI (?:was|am)\b|^since\b/u);
    }
  });
});
