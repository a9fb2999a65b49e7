import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { onlyEntries, outlineOf, readCase } from '#tests/support/resume-outline.ts';
import { parseResume } from './parse-resume.ts';

const lexicon = loadLexicon();
const read = (file: string, dropped: string) => {
  const text = readCase(file).toString();
  return outlineOf(text, parseResume(text, lexicon).data, dropped);
};

describe('resumes of newcomers are read as a careful person reads them', () => {
  it('nurse.txt: a company with a dash and its place, one alone, and one with a dash and the title', () => {
    const found = read('nurse.txt', 'OBJECTIVE LICENSURE CERTIFICATIONS PROFESSIONAL EXPERIENCE SKILLS');
    // Careful readers differ on whether a spoken language in a list of skills is one of them.
    const language = 'Spanish (conversational)';
    const isSkill = found.skills.endsWith(language);
    expect(found).toEqual({
      contact: {
        name: 'Danielle M. Kowalczyk',
        email: 'danielle.kowalczyk@example.com',
        phone: '(616) 555-0137',
        location: '1842 Maple Ridge Dr, Grand Rapids, MI 49505',
        linkedin: 'www.linkedin.com/in/daniellekowalczykrn',
      },
      summary:
        'Compassionate and dedicated Registered Nurse with 6 years of experience in med-surg and telemetry seeking to obtain a position in a fast paced Emergency Department where I can utilize my skills and grow professionally.',
      jobs: [
        [
          'Registered Nurse, Cardiac Telemetry Unit (36 beds) @ Corewell Health Butterworth Hospital | Grand Rapids, MI | 08/2021 – Present',
          'Responsible for the care of 4-5 telemetry patients per shift including post-cath, CHF, and new onset a-fib',
          'Monitor cardiac rhythms and respond to changes in patient condition, activating rapid response when needed',
          'Administer IV medications including heparin, diltiazem and amiodarone drips',
          'Charge nurse 2-3 shifts a month',
          'Precepted 5 new grad nurses, all of them still on the unit',
          'Member of falls committee, unit falls went down from 9 in 2022 to 4 in 2023',
          'Documentation in Epic',
        ],
        [
          'Staff Nurse, Medical-Surgical @ Trinity Health Muskegon | June 2019 – July 2021',
          'Provided total patient care for 5-6 med surg patients on night shift',
          'Was responsible for wound care, NG tubes, foley catheters, PCA pumps, blood transfusions',
          'Helped with COVID-19 overflow unit from March 2020 to Feb 2021',
          'Worked closely with physicians, PT/OT, case management to coordinate discharges',
          'Educated patients and families on medications, diet, and follow-up care',
          'Duties included charting in Cerner and med reconciliation',
        ],
        [
          'Nurse Tech / Patient Care Assistant, Orthopedics @ Spectrum Health | May 2017 – June 2019',
          'Took vitals, blood sugars, EKGs; helped patients with ADLs',
          'Answered call lights and assisted nurses on a 24 bed floor',
        ],
      ],
      education: [
        'Bachelor of Science in Nursing @ Grand Valley State University, Kirkhof College of Nursing | Allendale, MI | April 2019',
      ],
      skills: `Epic · Cerner · telemetry monitoring · IV insertion · phlebotomy · EKG interpretation · wound care · patient education · triage · team player · time management${isSkill ? ` · ${language}` : ''}`,
      certifications: [
        'Registered Nurse, State of Michigan, License #4704312345 (exp. 10/2026)',
        'BLS, American Heart Association (exp. 03/2026)',
        'ACLS, American Heart Association (exp. 03/2026)',
        'NIH Stroke Scale Certified, 2022',
      ],
      additional: [
        '[] BSN, RN',
        '[EDUCATION] GPA 3.7, Sigma Theta Tau',
        ...(isSkill ? [] : [`[SKILLS] ${language}`]),
        '[REFERENCES] Available upon request',
      ],
      lost: '',
    });
  });

  it('retail.txt: the company alone above the title, whose department stands behind a dash or comma', () => {
    const found = read('retail.txt', 'Profile Experience to Education Skills');
    // A course's certificate under Education is a certificate, or an education at the house that gave it.
    const isCertificate = found.certifications.length > 0;
    expect(found).toEqual({
      ...onlyEntries,
      contact: {
        name: 'Marcus Bell',
        email: 'marcus.bell92@example.com',
        phone: '404.555.0119',
        location: 'Atlanta GA',
      },
      summary:
        'I am a hard working retail manager with almost nine years experience and I am now looking to move into project coordination / project management. I just finished the Google Project Management Certificate and I am a people person who thinks outside the box.',
      jobs: [
        [
          'Team Lead - General Merchandise & Fulfillment @ Target | Atlanta, GA | Oct 2021 – present',
          'In charge of a team of 18 people across order pickup, drive up and replenishment. I make the weekly schedules, do the interviews, and do the coaching. We got our order pickup time from 14 min to 8 min. I was responsible for rolling out the new drive up returns process in our store, which meant training everybody in 3 weeks and then I helped 4 other stores do it. I also work with the district team on the holiday plan every year.',
        ],
        [
          'Sales Supervisor, Mobile & Computing @ Best Buy | Duckworth GA | 06/2018 – 10/2021',
          'Supervised 9 sales associates and hit 104% of the revenue goal in 2019',
          'Handled customer complaints and escalations',
          'Did inventory counts every month, shrink was reduced from 1.8% to 1.1%',
          'Trained new hires on POS and CRM',
        ],
        [
          'Sales Associate @ Best Buy | Aug 2016 – June 2018',
          'Sold computers and phones',
          'Employee of the month 3 times',
        ],
      ],
      education: [
        ...(isCertificate ? [] : ['Google Project Management Professional Certificate @ Coursera | 2024']),
        'Associate of Arts, Business Administration @ Georgia State University Perimeter College | 2016',
      ],
      skills:
        'Excel · Google Sheets · Asana · scheduling · inventory · customer service · conflict resolution · Microsoft Word · leadership · Trello',
      certifications: isCertificate
        ? ['Google Project Management Professional Certificate, Coursera, 2024']
        : [],
      additional: [
        '[Volunteer] Habitat for Humanity Atlanta, 2022 - now',
        '[Volunteer] Coordinate Saturday build crews of 12 to 15 volunteers, keep the materials list and the budget ($6,000 per build) in Google Sheets',
      ],
    });
  });

  it('swe.txt: company, place, title and dates in one line, groups of skills, links', () => {
    const groups = 'Languages Cloud Infra Data Other';
    expect(
      read('swe.txt', `SUMMARY TECHNICAL SKILLS WORK EXPERIENCE EDUCATION CERTIFICATIONS ${groups}`),
    ).toEqual({
      contact: {
        name: 'RAHUL VENKATESAN',
        email: 'rahul.v@example.com',
        phone: '+1 206-555-0182',
        location: 'Seattle, WA',
        linkedin: 'linkedin.com/in/rahul-venkatesan',
        github: 'github.com/rahulvenk',
      },
      summary:
        'Results-oriented senior software engineer with over 10 years of experience designing and building scalable distributed systems. Proven track record of delivering high quality software in fast-paced environments. Passionate about clean code, mentoring and cutting-edge technology.',
      jobs: [
        [
          'Senior Software Engineer @ Stratus Payments | Seattle, WA | Mar 2020 – Present',
          'Responsible for the payments ledger service, which processes 14M transactions a day in Go and PostgreSQL',
          'Led the migration of a monolithic Java application to 11 microservices on Kubernetes, cutting deploy time from 2 hours to 9 minutes',
          'Worked on improving p99 latency of the authorization API from 850ms to 210ms by introducing Redis caching and batching',
          'Mentored 4 junior engineers; 2 of them were promoted to mid level',
          'Participated in on-call rotation and wrote runbooks',
          'Involved in the design of an event-driven reconciliation pipeline using Kafka and DynamoDB, saves finance team ~30 hrs/month',
          'Helped to reduce AWS costs by $38k per month by rightsizing RDS and moving batch jobs to spot instances',
        ],
        [
          'Software Engineer II @ Orchard Analytics | Portland, OR | July 2016 – February 2020',
          'Built customer facing dashboards in React and TypeScript used by 300+ companies',
          'Was in charge of REST and GraphQL APIs in Python (Django)',
          'Successfully implemented CI/CD with Jenkins, then GitHub Actions',
          'Designed ETL jobs which loaded 2 TB of data per day into Redshift',
          'Wrote unit tests and did code reviews on a daily basis',
        ],
        [
          'Software Developer @ Ferro Systems Pvt Ltd | Bengaluru, India | Aug 2013 – May 2016',
          'Developed Java Spring modules for a warehouse management system',
          'Fixed bugs and provided support to 3 enterprise clients',
          'Utilized Oracle PL/SQL for reporting, query time was reduced by 40%',
        ],
      ],
      education: [
        'M.S. Computer Science @ Oregon State University | 2018',
        'B.E. Computer Science and Engineering @ Anna University | Chennai, India | 2013',
      ],
      skills:
        'Go · Java · Python · TypeScript · SQL · AWS (ECS, Lambda, DynamoDB, SQS, RDS) · Kubernetes · Docker · Terraform · PostgreSQL · Kafka · Redis · Elasticsearch · gRPC · GraphQL · React · Datadog · GitHub Actions · Agile/Scrum',
      certifications: ['AWS Certified Solutions Architect – Associate (2022)'],
      additional: [
        '[] Senior Software Engineer',
        '[PROJECTS] kvlite – open source key-value store in Go, 1.2k GitHub stars (github.com/rahulvenk/kvlite)',
      ],
      lost: '',
    });
  });

  it('swe.txt: the names of the groups of skills are kept', () => {
    const { data } = parseResume(readCase('swe.txt').toString(), lexicon);
    expect(JSON.stringify(data)).toContain('Cloud & Infra');
  });
});
