import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeValues } from './factories.ts';
import { sampleChange, sampleResume } from './sample-documents.ts';

const originalContent = `Atlanta GA
marcus.bell92@example.com   404.555.0119

Experience

Team Lead, General Merchandise - Harbor Target Stores
Oct 2021 to present
- In charge of a team of 18 people across order pickup, drive up and replenishment

Cedar Electronics - Duckworth GA
Sales Supervisor, Mobile & Computing, Jun 2018 - Oct 2021
- Supervised 9 sales associates and hit 104% of the revenue goal in 2019

Education
Associate of Arts, Business Administration, Peachtree Community College, 2018

Volunteer
Habitat build crew lead, 2022 to present
`;

const data: ResumeData = {
  personalInfo: {
    name: '',
    email: 'marcus.bell92@example.com',
    phone: '404.555.0119',
    location: 'Atlanta GA',
  },
  summary: sampleResume.summary,
  experience: [
    {
      title: 'Team Lead, General Merchandise',
      company: 'Harbor Target Stores',
      startDate: 'Oct 2021',
      endDate: 'present',
      responsibilities: ['Led a team of 18 people across order pickup, drive up and replenishment'],
    },
    {
      title: 'Sales Supervisor, Mobile & Computing',
      company: 'Duckworth GA',
      startDate: 'Jun 2018',
      endDate: 'Oct 2021',
      responsibilities: ['Supervised 9 sales associates and hit 104% of the revenue goal in 2019'],
    },
  ],
  education: [
    {
      degree: 'Associate of Arts, Business Administration',
      institution: 'Peachtree Community College',
      graduationDate: '2018',
    },
  ],
  additional: [{ heading: 'Volunteer', lines: ['Habitat build crew lead, 2022 to present'] }],
};

function source(path: string, read: string, words = read) {
  const start = originalContent.indexOf(words);
  return { path, read, spans: [{ start, end: start + words.length }] };
}

/** A resume in which an employer was taken for a town, the name is missing, and a line may be a job. */
export const unsureResume: ResumeValues = {
  originalContent,
  structuredData: data,
  atsScore: 64,
  changes: [sampleChange],
  unsure: ['personalInfo.name', 'experience.1.company', 'additional.0.lines.0'],
  unsureSources: [
    source('experience.1.company', 'Duckworth GA'),
    source('additional.0.lines.0', 'Habitat build crew lead, 2022 to present'),
    source('personalInfo.name', '', originalContent.split('\n\n')[0]),
  ],
};

/** Typed in a hurry: no reader can be sure of all of it. */
export const doubtfulPaste = `Nadia Ferreira
Portland, OR | nadia.ferreira@mail.example | 503 555 0142 | nadiaferreira.example.com | github.com/nferreira

Work
Alder & Finch
Portland
Store Manager 2019 - now
- Managed a team of 12 people on two floors
- Reduced shrinkage from 2.4% to 1.6%

Northgate Trail Commons / shift lead, weekends
06/2015-02/2019
- Opened the second shop in 2017
Harvest, Bend 2014
helped with the pumpkin stand

School
Deschutes State
Business, 2015

Skills
Tools: Excel, Shopify POS, Lightspeed
Retail: scheduling, inventory control, visual merchandising

Certificates
OSHA 10-Hour General Industry, 2020
ServSafe Manager (ServSafe, expires 06/2027)
First Aid/CPR - American Red Cross - March 2023
`;
