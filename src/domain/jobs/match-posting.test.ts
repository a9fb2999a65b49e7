import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { testPosting } from '#tests/support/test-posting.ts';
import { readPostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import { parseResume } from '../resume/parse/parse-resume.ts';
import type { JobSeeker } from './job-match.ts';
import { compareMatches, createMatcher } from './match-posting.ts';
import { titlesLike } from './titles-like.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-16T12:00:00Z');

const resume = (name: string) => `${name}
Leeds, UK

EXPERIENCE
Pastry Chef, Marlow & Finch, Leeds | March 2019 - present
- Run the pastry section: laminated doughs, chocolate work, plated desserts for 120 covers.
- Teach chocolate tempering to new chefs
- Wrote the allergen sheets and trained four commis chefs.

SKILLS
Viennoiserie, Food hygiene Level 3, Menu costing
`;

const seekerOf = (name = 'ROWAN ASHDOWN', mustHaves = {}): JobSeeker => ({
  jobTitle: 'Pastry Chef',
  jobType: ['FULLTIME'],
  location: 'Leeds',
  isRemote: false,
  mustHaves,
  resume: { content: resume(name), data: parseResume(resume(name), lexicon).data },
});

const posting = (sourceId: string, title: string, description: string): JobPosting =>
  testPosting({ source: 'sample', sourceId, title, company: 'Quillfern', description });

const pastry = posting(
  'a',
  'Chef de Partie, Pastry',
  'Laminated doughs, plated desserts and chocolate work for a busy restaurant.\n\nRequirements\n- Three years as a pastry chef\n- Chocolate tempering\n- Sugar sculpture',
);
const others = [
  posting('b', 'Line Cook', 'Grill and sauce section. You need two years in a kitchen.'),
  posting('c', 'Database Administrator', 'Run PostgreSQL clusters. You must know SQL and backups.'),
  posting(
    'd',
    'Pastry Chef',
    'Laminated doughs and chocolate work. You work permanent nights, 10 pm to 6 am.',
  ),
];

const ranked = (seeker: JobSeeker, postings: readonly JobPosting[]) => {
  const match = createMatcher(seeker, lexicon, now);
  return postings
    .map((one) => ({ posting: one, match: match(one, readPostingFacts(one, lexicon)) }))
    .sort(compareMatches);
};

test('the nearer the work, the higher, and the shown score is the order', () => {
  const found = ranked(seekerOf(), [...others, pastry]);
  expect(found.map(({ posting: { sourceId } }) => sourceId)).toEqual(['a', 'd', 'b', 'c']);
  const scores = found.map(({ match }) => match.score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('the order in which postings come changes nothing, ties included', () => {
  const twins = ['x', 'z', 'y'].map((sourceId) => ({ ...pastry, sourceId }));
  const all = [...others, ...twins];
  const ids = (postings: readonly JobPosting[]) =>
    ranked(seekerOf(), postings).map((one) => one.posting.sourceId);
  expect(ids(all.toReversed())).toEqual(ids(all));
});

test('a name is never an input', () => {
  const scores = ['ROWAN ASHDOWN', 'MARIA DA SILVA', 'ABDUL KARIM'].map((name) =>
    ranked(seekerOf(name), [pastry]).map(({ match }) => match.score),
  );
  expect(new Set(scores.flat()).size).toBe(1);
});

test('the reasoning says what is shown and what is missing, by name', () => {
  const [first] = ranked(seekerOf(), [pastry]);
  expect(first?.match.missing.join(' ')).not.toMatch(/pastry|chocolate/iu);
  // Word for word from the resume.
  for (const { quote } of first?.match.met ?? []) expect(resume('ROWAN ASHDOWN')).toContain(quote);
  expect(first?.match.reasoning).toMatch(/It asks for .+; your resume says “.+”\. .*The title/u);
});

test('where nothing of a posting may be kept, the reasons have the resume’s words alone', () => {
  const [first] = ranked(seekerOf(), [pastry]);
  expect(first?.match.plainReasoning).toMatch(/Your resume has .+ the posting asks for: “.+”\. The title/u);
  expect(first?.match.plainReasoning).not.toMatch(/It asks for|years/u);
});

test('a title matches only where all words of the search are in it', () => {
  const titles = ['Pastry Chef (Hotel)', 'Sushi Chef', 'Bus Driver'].map(
    (title) => ranked(seekerOf(), [posting('m', title, 'Food.')])[0]?.match.reasoning,
  );
  expect(titles[0]).toMatch(/The title matches your search\.$/u);
  expect(titles[1]).not.toMatch(/matches/u);
  expect(titles[2]).toMatch(/The title doesn’t have all the words you searched for\.$/u);
});

test('the skills are the share of what is asked, and say nothing where nothing is', () => {
  const skillsOf = (description: string) =>
    ranked(seekerOf(), [posting('s', 'Pastry Chef', description)])[0]?.match.skills;
  expect(skillsOf('We bake.')).toBeNull();
  expect(skillsOf('Requirements\n- Sugar sculpture\n- Welding')).toBe(0);
});

test('without a resume only title and location count, and it says so', () => {
  const [first] = ranked({ ...seekerOf(), resume: null }, [pastry]);
  expect(first?.match).toMatchObject({
    experience: null,
    skills: null,
    industry: null,
    met: [],
    missing: [],
  });
  expect(first?.match.reasoning).toMatch(/title and location only/u);
});

test('a degree, a license or a language is met only by one, and English goes without saying', () => {
  const asked = posting(
    'e',
    'Pastry Chef',
    'Requirements\n- Juris Doctor and bar admission\n- Fluent English\n- Chocolate tempering',
  );
  const [first] = ranked(seekerOf(), [asked]);
  expect(first?.match.met.map(({ ask }) => ask)).toEqual(['Chocolate tempering']);
  expect(first?.match.missing.join(' ')).not.toMatch(/English/u);
});

test('without a resume the level that was searched for comes first, and a title alone is no full score', () => {
  const titles = ['Senior Pastry Chef', 'Pastry Chef', 'Junior Pastry Chef'];
  const found = ranked(
    { ...seekerOf(), resume: null },
    titles.map((title, place) => posting(`t${place}`, title, 'Desserts.')),
  );
  expect(found[0]?.posting.title).toBe('Pastry Chef');
  expect(found[0]?.match.score).toBeLessThan(90);
  expect(found[1]?.match.score).toBeLessThan(found[0]?.match.score ?? 0);
});

test('facts are plain JSON: stored and read again they match the same', () => {
  const facts = readPostingFacts(pastry, lexicon);
  const match = createMatcher(seekerOf(), lexicon, now);
  expect(match(pastry, JSON.parse(JSON.stringify(facts)))).toEqual(match(pastry, facts));
});

test('other names of the same work', () => {
  const names = titlesLike('Registered Nurse', lexicon);
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(12);
  expect(names).not.toContain('Registered Nurse');
  expect(names).toContain('Senior Registered Nurse');
  expect(titlesLike('Zorbulator', lexicon)).toEqual([]);
});
