import { describe, expect, it } from 'vitest';
import { foundCodes } from '#evals/claims/found-codes.ts';

const school = `EDUCATION
B.A. Psychology, Ottawa Bluffs College, 2016
M.Ed. Curriculum and Instruction, Snake River State University, expected December 2027`;

describe('names, titles, credentials, levels, form and wording', () => {
  it.each([
    ['Raised customer satisfaction', 'Raised customer satisfaction (CSAT)', ''],
    ['Evaluate 22 teachers under OTES', 'Evaluate 22 teachers under the Ohio Teacher Evaluation System', ''],
    ['Mentor three clerks; two have since been promoted', 'I was promoted within a year', 'title'],
    ['Was promoted to shift lead within a year', 'I was promoted within a year', ''],
    ['Second to the executive chef in a brasserie', 'Executive chef in a brasserie', 'title'],
    ['Built card sets in English and Spanish', 'Built bilingual card sets', 'skill'],
    ['Trained new hires on the register', 'Trained new hires on the register in Salesforce', 'name'],
    [
      'Taught evening classes at Foothills Polytechnic University, Calgary',
      'Taught evening classes at the University of Calgary',
      'institution',
    ],
    ['Raised on-time-in-full to 98%', 'Raised OTIF to 98%', ''],
    ['Trained new hires', 'Trained new hires, using a self-written espresso manual', 'wording'],
    ['Scheduled 14 paraprofessionals', 'Scheduled 14 xqzzplors', 'form,wording'],
  ])('%s → %s', (line, proposed, expected) => {
    expect(foundCodes(line, proposed).join()).toBe(expected);
  });

  it.each([
    [
      'Master of Education in Curriculum and Instruction, Snake River State University, expected December 2027',
      '',
    ],
    ['Halfway through an M.Ed. in Curriculum and Instruction, Snake River State University', ''],
    ['M.Ed. Curriculum and Instruction, Snake River State University', 'unfinished'],
    ['B.A. Psychology, Ottawa Bluffs College, 2012', 'date'],
  ])('a headline: %s', (proposed, expected) => {
    expect(foundCodes('Ran the floor', proposed, 'headline', school).join()).toBe(expected);
  });
});
