import type { LandingSample } from './sample-shape.ts';

/** Made by `npm run build -- sample`; a change by hand doesn't last. */
export const sample: LandingSample = {
  person: 'Priya Raman',
  job: { title: 'Customer Success Specialist', company: 'Lumen Freight Software', location: 'Columbus, OH' },
  otherLines: ['Built a monthly report on churn in SQL and Tableau that the product team uses'],
  changes: [
    {
      section: 'Lumen Freight Software',
      parts: [
        { kind: 'removed', text: 'I am responsible for onboarding' },
        { kind: 'added', text: 'Onboarded' },
        { kind: 'same', text: ' new customers to the shipping platform, 60 so far' },
        { kind: 'removed', text: '. I also wrote' },
        { kind: 'added', text: '\nWrote' },
        { kind: 'same', text: ' 85 help center articles, which reduced repeat tickets by 22%' },
        { kind: 'removed', text: '. In charge of' },
        { kind: 'added', text: '\nManaged' },
        { kind: 'same', text: ' escalated tickets from our 12 largest accounts' },
        { kind: 'removed', text: '.' },
      ],
      reason: 'Makes lines of a paragraph.',
      source:
        'I am responsible for onboarding new customers to the shipping platform, 60 so far. I also wrote 85 help center articles, which reduced repeat tickets by 22%. In charge of escalated tickets from our 12 largest accounts.',
      support: [{ start: 0, end: 218 }],
      points: 1,
    },
    {
      section: 'Brightpath Retail Systems',
      parts: [
        { kind: 'removed', text: 'Responsible for answering' },
        { kind: 'added', text: 'Answered' },
        { kind: 'same', text: ' about 45 tickets a day by phone and email in Zendesk' },
      ],
      reason: 'Starts with what you did.',
      source: '- Responsible for answering about 45 tickets a day by phone and email in Zendesk',
      support: [{ start: 2, end: 80 }],
      points: 1,
    },
    {
      section: 'Lumen Freight Software',
      parts: [
        { kind: 'removed', text: 'Responsible for building' },
        { kind: 'added', text: 'Built' },
        { kind: 'same', text: ' a monthly report on churn in SQL and Tableau that the product team uses' },
      ],
      reason: 'Starts with what you did.',
      source:
        '- Responsible for building a monthly report on churn in SQL and Tableau that the product team uses',
      support: [{ start: 2, end: 98 }],
      points: 1,
    },
  ],
  changeCount: 7,
  roleCount: 3,
  score: { before: 88, now: 90 },
  posting: { title: 'Customer Success Manager', company: 'Harborline', location: 'Columbus, OH' },
  offer: { section: 'Lumen Freight Software', text: 'Oversaw 2 interns', unproven: [{ start: 0, end: 7 }] },
  letter: [
    {
      text: 'I work as a customer success specialist at Lumen Freight Software.',
      source: { from: 'resume', quote: 'Customer Success Specialist', place: 'Lumen Freight Software' },
    },
    {
      text: 'In that role, I wrote 85 help center articles, which reduced repeat tickets by 22%.',
      source: {
        from: 'resume',
        quote:
          'I am responsible for onboarding new customers to the shipping platform, 60 so far. I also wrote 85 help center articles, which reduced repeat tickets by 22%. In charge of escalated tickets from our 12 largest accounts.',
        place: 'Lumen Freight Software',
      },
    },
  ],
  coach: {
    question: "Tell me about the most upset customer you've handled by phone or chat.",
    answer:
      'A dispatcher called because 3 shipments were missing, and he was shouting. I let him finish and read the order numbers back to him. I found them at the wrong depot, had them rerouted, and called him back after 40 minutes. I offered to track the next order myself. He renewed in the spring.',
    marks: [
      { mark: 'number', quote: '3 shipments', start: 28 },
      { mark: 'number', quote: '40 minutes', start: 210 },
    ],
    good: [
      'says you let the customer finish',
      'shows empathy in your words',
      'names options you could give',
      "mentions when you'd escalate",
      'tells how it ended',
    ],
  },
  match: {
    score: 93,
    experienceMatch: 82,
    skillsMatch: 86,
    industryMatch: 100,
    met: {
      ask: 'SQL',
      quote: 'Built a monthly report on churn in SQL and Tableau that the product team uses',
    },
    missing: ['Gainsight'],
  },
  refused: [
    {
      claim: 'Raised customer satisfaction by 35% in two years',
      wrote: 'kept customer satisfaction at 96% over two years',
    },
    {
      claim: 'Led the training of 4 new support agents',
      wrote: 'Assisted with training 4 new support agents',
    },
    { claim: 'Gainsight', wrote: 'Microsoft Office, Tableau, Training, SQL' },
  ],
  premiumCents: 1499,
};
