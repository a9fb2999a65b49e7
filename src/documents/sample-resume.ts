import type { ResumeData } from '#domain/resume/resume.ts';

/** An invented person whose resume fills about one page: for thumbnails, the gallery and the pictures tests compare. */
export const sampleResume: ResumeData = {
  language: 'en',
  personalInfo: {
    name: 'Daniela Moravec',
    email: 'daniela.moravec@example.com',
    phone: '(303) 555-0164',
    location: 'Denver, CO',
    linkedin: 'linkedin.com/in/danielamoravec',
  },
  summary:
    'Project manager who has taken eleven solar and storage sites from lease to first power. Known for schedules that crews believe in, early calls to the utility, and plain reports that owners actually read.',
  experience: [
    {
      title: 'Senior Project Manager',
      company: 'Highline Solar Partners',
      location: 'Denver, CO',
      startDate: 'Apr 2021',
      endDate: 'Present',
      responsibilities: [
        'Delivered six community solar sites (38 MW) in three counties, five of them ahead of the owner’s date.',
        'Cut change orders from 9% to 4% of contract value by walking every site with the crew lead before bidding.',
        'Negotiated interconnection terms with two utilities, saving $1.3M in planned line upgrades.',
        'Coach four project managers and run the weekly risk review for a $90M portfolio.',
      ],
    },
    {
      title: 'Project Manager',
      company: 'Brightwater Energy',
      location: 'Boulder, CO',
      startDate: 'Aug 2017',
      endDate: 'Mar 2021',
      responsibilities: [
        'Built the company’s first two battery projects, 12 MWh in total, with no lost-time injuries.',
        'Moved scheduling from spreadsheets to Primavera P6 and trained 25 people to use it.',
        'Won back a stalled county permit in ten weeks by redrawing the access road with the neighbors.',
      ],
    },
    {
      title: 'Field Engineer',
      company: 'Castell & Rowe Builders',
      location: 'Fort Collins, CO',
      startDate: 'Jun 2014',
      endDate: 'Jul 2017',
      responsibilities: [
        'Kept daily records for a 140-person site and answered 600 requests for information a year.',
        'Found a drainage conflict in the drawings that would have cost six weeks.',
      ],
    },
  ],
  education: [
    {
      degree: 'B.S. Civil Engineering',
      institution: 'Colorado State University',
      location: 'Fort Collins, CO',
      graduationDate: 'May 2014',
    },
  ],
  skills: [
    'Primavera P6',
    'Interconnection studies',
    'Permitting',
    'Contract negotiation',
    'Cost forecasting',
    'Procore',
    'AutoCAD',
    'Site safety',
    'Stakeholder meetings',
  ],
  certifications: ['Project Management Professional (PMP), 2019', 'OSHA 30-Hour Construction, 2015'],
  additional: [{ heading: '', lines: ['Renewable Energy Project Manager'] }],
};
