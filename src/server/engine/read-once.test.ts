import { expect, test } from 'vitest';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { loadLexicon } from '../process/load-lexicon.ts';
import { createLocalEngine } from './local-engine.ts';

const content = `Ada Brandt
Toledo, OH | ada.brandt@example.com | 419 555 0142

Experience
Registered Nurse, Maple Hospital
Mar 2019 – Present
- Cared for 5 patients a shift on a busy surgical floor
- Charted in Epic and trained four new nurses

Education
Bachelor of Science in Nursing, Toledo College, 2018

Certifications
Ohio RN license, active
ACLS, expires 2028
`;
const posting =
  'Registered Nurse\n\nRequirements\n- Active RN license in Ohio\n- Current ACLS\n- Experience with Epic';

/** The word lists, and how often a whole text was read by them. */
function counted(): { lexicon: Lexicon; postings: () => number; resumes: () => number } {
  const lexicon = loadLexicon();
  let [postings, resumes] = [0, 0];
  return {
    lexicon: {
      ...lexicon,
      requirements: {
        ...lexicon.requirements,
        asks: {
          ...lexicon.requirements.asks,
          tag: (items) => {
            postings += 1;
            return lexicon.requirements.asks.tag(items);
          },
        },
      },
      parser: {
        ...lexicon.parser,
        lines: {
          ...lexicon.parser.lines,
          tag: (items) => {
            resumes += 1;
            return lexicon.parser.lines.tag(items);
          },
        },
      },
    },
    postings: () => postings,
    resumes: () => resumes,
  };
}

test('a posting and a resume are each read once, however many tools ask', () => {
  const { lexicon, postings, resumes } = counted();
  const engine = createLocalEngine(lexicon, () => new Date('2026-11-16T12:00:00Z'));
  const source = { content, posting, confirmed: [], settled: [] };
  const { data } = engine.read(source);
  // What was pasted is read, and then what is printed of it: that is what score, table and tools look at.
  engine.score(data, posting);
  const [before, read] = [postings(), resumes()];
  expect(before).toBe(1);
  expect(read).toBeLessThanOrEqual(2);
  engine.questions(source);
  engine.planLetter({ source, data, tone: 'plain', length: 'long', today: '2026-11-16' });
  engine.planInterview({ jobTitle: 'Nurse', posting, resume: { source, data } }, { asked: [], count: 3 });
  expect([postings(), resumes()]).toEqual([before, read]);
});
