import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { onlyEntries, outlineOf, readCase } from '#tests/support/resume-outline.ts';
import { parseResume } from './parse-resume.ts';

const lexicon = loadLexicon();
const read = (file: string, dropped: string) => {
  const text = readCase(`layouts/${file}.txt`).toString();
  return outlineOf(text, parseResume(text, lexicon).data, dropped);
};

const jordan = {
  name: 'Jordan Price',
  email: 'jordan.price@example.com',
  phone: '303-555-0144',
  location: 'Denver, CO',
};

describe('layouts of jobs', () => {
  it('a: company, title and dates on lines of their own', () => {
    expect(read('a-company-title-date-lines', 'Experience Education')).toEqual({
      ...onlyEntries,
      contact: jordan,
      jobs: [
        [
          'Restaurant Manager @ Chipotle | Jan 2020 – Present',
          'Responsible for a staff of 25 and a weekly budget of $30,000',
          'Was responsible for hiring and training',
          'Improved health inspection score from 88 to 97',
        ],
        [
          'Shift Supervisor @ Starbucks | May 2016 – Dec 2019',
          'Opened and closed the store',
          'Trained 12 baristas',
        ],
      ],
      education: ['B.A. Hospitality @ University of Denver | 2016'],
    });
  });

  it('b: the title has its department behind a comma, the place follows the dates', () => {
    expect(read('b-title-comma-dept', 'WORK HISTORY EDUCATION')).toEqual({
      ...onlyEntries,
      contact: jordan,
      jobs: [
        [
          'Assistant Manager, Grocery & Fresh @ Walmart Inc. | Aurora, CO | March 2019 – Present',
          'In charge of scheduling for 40 associates',
          'Helped in reducing shrink by 15%',
        ],
        [
          'Department Lead, Produce @ Kroger | 2015 – 2019',
          'Duties included ordering, stocking and rotation of produce',
          'Assisted customers with questions',
        ],
      ],
      education: ['High School Diploma @ Overland High School | 2014'],
    });
  });

  it('c: company, dash, title', () => {
    expect(read('c-company-dash-title', 'EXPERIENCE EDUCATION')).toEqual({
      ...onlyEntries,
      contact: {
        name: 'Aisha Rahman',
        email: 'aisha.rahman@example.com',
        phone: '(713) 555-0173',
        location: 'Houston, TX',
      },
      jobs: [
        [
          'Medical Assistant, Cardiology @ Memorial Hermann | Aug 2020 – Present',
          'Responsible for rooming 30 patients a day and taking vitals',
          'Responsible for scheduling appointments',
        ],
        [
          'Medical Receptionist @ Kelsey-Seybold Clinic | Jan 2017 – July 2020',
          'Answered 80 calls a day',
          'Checked insurance eligibility in Epic',
        ],
        ['Pharmacy Technician @ CVS Pharmacy | 2014 – 2016', 'Filled prescriptions'],
      ],
      education: ['Certificate, Medical Assisting @ Houston Community College | 2014'],
    });
  });

  it('d: title at company, and a title with a comma and a season', () => {
    expect(read('d-title-at-company', 'Experience at at Education')).toEqual({
      ...onlyEntries,
      contact: {
        name: 'Kevin Tran',
        email: 'kevin.tran@example.com',
        phone: '408-555-0121',
        location: 'San Jose, CA',
      },
      jobs: [
        [
          'Data Analyst @ Zillow | 2021 – present',
          'Build dashboards in Tableau for 6 product teams',
          'Worked with engineers to define 40 metrics',
          'Responsible for weekly KPI report',
        ],
        [
          'Business Analyst @ Deloitte | 2018 – 2021',
          'Involved in the analysis of claims data for a Medicaid client',
          'Was part of a team that saved client $2.1M',
        ],
        ['Intern @ Target Corporation | Summer 2017 – ', 'Helped with SQL queries'],
      ],
      education: ['B.S. Mathematics-Computer Science @ UC San Diego | 2018'],
    });
  });

  it('e: dates in a left column, duties indented without bullets', () => {
    expect(read('e-dates-left', 'EMPLOYMENT EDUCATION')).toEqual({
      ...onlyEntries,
      contact: {
        name: 'MARIA GONZALEZ',
        email: 'maria.gonzalez@example.com',
        phone: '305-555-0190',
        location: 'Miami, FL',
      },
      jobs: [
        [
          'Executive Assistant @ Royal Caribbean Group | Miami, FL | 2019 – Present',
          'Manage calendars and travel for 3 vice presidents',
          'Responsible for expense reports in Concur',
          'Planned a 400-guest annual conference',
        ],
        [
          'Office Manager @ Baptist Health South Florida | Coral Gables, FL | 2015 – 2019',
          'Supervised 6 front desk staff',
          'Responsible for ordering supplies, negotiated contracts saving $12,000 a year',
        ],
      ],
      education: ['BA English @ Florida International University | 2015'],
    });
  });

  it('f: one company over three roles, then another', () => {
    expect(read('f-promo', 'Professional Experience Education')).toEqual({
      ...onlyEntries,
      contact: {
        name: 'Sam Whitfield',
        email: 'sam.whitfield@example.com',
        phone: '614-555-0150',
        location: 'Columbus, OH',
      },
      jobs: [
        [
          'Senior Claims Adjuster @ Nationwide Insurance | Columbus, OH | 2021 – Present',
          'Handle complex auto liability claims up to $500,000',
          'Mentor 5 adjusters',
        ],
        [
          'Claims Adjuster @ Nationwide Insurance | Columbus, OH | 2018 – 2021',
          'Responsible for a pending of 120 claims',
          'Exceeded cycle time goal by 11%',
        ],
        [
          'Claims Trainee @ Nationwide Insurance | Columbus, OH | 2017 – 2018',
          'Completed a 12-week training program',
        ],
        [
          'Management Trainee @ Enterprise Rent-A-Car | Dayton, OH | 2016 – 2017',
          'Rented cars and sold protection products',
        ],
      ],
      education: ['B.S. Business @ Wright State University | 2016'],
    });
  });

  it('g: headings of its own, duties without bullets', () => {
    expect(read('g-sections-odd', 'About me Teaching Experience Education Certifications')).toEqual({
      ...onlyEntries,
      contact: {
        name: 'Elena Popescu',
        email: 'elena.popescu@example.com',
        phone: '',
        location: 'Boston, MA',
      },
      summary: 'Teacher with a passion for literacy. Hard-working, detail oriented and motivated.',
      jobs: [
        [
          '4th Grade Teacher @ Boston Public Schools | Sept 2018 – present',
          'Responsible for teaching a class of 24 students, 40% English language learners',
          'Raised the share of students reading at grade level from 52% to 71% in two years',
          'Serve on the curriculum committee',
        ],
        [
          'Student Teacher @ Cambridge Public Schools | Jan 2018 – June 2018',
          'Assisted with the teaching of math and science',
        ],
      ],
      education: [
        'M.Ed. Elementary Education @ Lesley University | 2018',
        'B.A. Psychology @ Boston College | 2016',
      ],
      certifications: ['Massachusetts Initial License, Elementary 1-6'],
    });
  });

  it('h: a PDF of LinkedIn, its side column before the name', () => {
    const furniture = 'LinkedIn 6 years 6 months 2 years 11 months';
    expect(read('h-linkedin-pdf', `Contact Top Skills Summary Experience Education ${furniture}`)).toEqual({
      ...onlyEntries,
      contact: {
        name: 'Tom Becker',
        email: 'tom.becker@example.com',
        phone: '',
        location: 'Grand Rapids, Michigan, United States',
        linkedin: 'www.linkedin.com/in/tombecker',
      },
      summary: 'Manufacturing engineer with 7 years in appliances and automotive.',
      jobs: [
        [
          'Manufacturing Engineer @ Whirlpool Corporation | Benton Harbor, Michigan | June 2020 – Present',
          'Responsible for 3 assembly lines. Reduced scrap from 4.2% to 2.9%.',
        ],
        [
          'Process Engineer @ Gentex Corporation | Zeeland, Michigan | July 2017 – May 2020',
          'Worked on SMT process improvements.',
        ],
      ],
      education: [
        'Bachelor of Science - BS, Mechanical Engineering @ Michigan State University | 2013 - 2017',
      ],
      skills: 'Project Management · Lean Manufacturing · SolidWorks',
      additional: ['[] Manufacturing Engineer at Whirlpool'],
    });
  });
});
