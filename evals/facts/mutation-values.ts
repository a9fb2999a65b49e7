/** Invented values for the mutations. The guard reads none of these lists. */
export const employers = [
  'Quellmark Industries',
  'Hartwell & Moss',
  'Deloitte',
  'Siemens',
  'Northwind Partners',
  'Accenture',
  'Brightforge Labs',
  'Bosch',
];
export const institutions = [
  'Stanford University',
  'University of Leeds',
  'Carleton College',
  'Technical University of Vienna',
  'Rosemont Institute',
  'McGill University',
];
export const certifications = [
  'PMP',
  'CISA',
  'Six Sigma Black Belt',
  'Certified Scrum Master',
  'CFA Level II',
  'NEBOSH Diploma',
  'AWS Certified Solutions Architect',
];
export const tools = [
  'Tableau',
  'Zendesk',
  'Jenkins',
  'QuickBooks',
  'AutoCAD',
  'Workday',
  'Snowflake',
  'Asana',
];
export const places = ['Denver', 'Lisbon', 'Osaka', 'Manitoba', 'Kraków', 'Glasgow', 'New Mexico'];
export const languages = ['Portuguese', 'Korean', 'Hungarian', 'Tagalog', 'Danish'];
export const outcomes = [
  'doubling repeat business within a season',
  'which transformed morale and slashed overtime',
  'resulting in measurably stronger partnerships',
  'earning praise from senior executives',
  'eliminating nearly every recurring grievance',
];
export const duties = [
  'negotiated leases with landlords',
  'chaired the ethics council',
  'briefed investors every fortnight',
  'redesigned the onboarding curriculum',
  'managed payroll for the branch',
];
export const scopes = [
  'company-wide',
  'nationwide',
  'across the entire organisation',
  'on every continent',
  'for all subsidiaries',
];
export const standings = [
  'world-renowned',
  'top-ranked',
  'award-winning',
  'director-level',
  'internationally recognised',
];
export const awards = [
  'won the Innovator of the Year award',
  'received the Chairman’s Prize',
  'named Employee of the Quarter',
  'earned a gold medal for service',
];
export const posts = [
  'Vice President',
  'Chief Operating Officer',
  'Managing Director',
  'Head of Operations',
  'Superintendent of Works',
];
export const licences = [
  'an active Top Secret clearance',
  'a commercial pilot licence',
  'a Class A CDL',
  'a real estate broker licence in Nevada',
];
