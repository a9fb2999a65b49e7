import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const languages = ['en', 'es', 'fr', 'de', 'pt', 'pl', 'ja', 'zh'];
const families =
  'accounting administration agriculture allied-health arts-media automotive aviation banking beauty childcare cleaning construction customer-service data dental design education energy engineering-civil engineering-electrical engineering-mechanical environment finance food general government hospitality hr insurance it-operations laboratory legal logistics management manufacturing maritime marketing medicine military nursing pharmacy public-safety real-estate religion retail sales science security social-work software sports trades translation transport veterinary warehouse writing'.split(
    ' ',
  );

type Row = Record<string, string>;

interface List {
  readonly file: string;
  readonly columns: readonly string[];
  /** Columns that may be empty. */
  readonly optional: readonly string[];
  readonly closed: Readonly<Record<string, readonly string[]>>;
  /** The columns that together name a line, compared without case. */
  readonly key: readonly string[];
  readonly atLeast: number;
}

const ranks = ['', '0', '1', '2', '3', '4', '5', '6', '7', '8'];
const seniorities = [
  'intern',
  'entry',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'vp',
  'executive',
  'owner',
];
const degreeLevels = [
  'secondary',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
  'professional',
];
const clicheKinds = ['self-praise', 'vague', 'duty', 'jargon', 'outdated', 'first-person'];

const lists: readonly List[] = [
  {
    file: 'titles.tsv',
    columns: ['title', 'language', 'family', 'seniority', 'aliases'],
    optional: ['aliases'],
    closed: { language: languages, family: families, seniority: seniorities },
    key: ['title', 'language'],
    atLeast: 2_300,
  },
  {
    file: 'title-words.tsv',
    columns: ['word', 'language', 'role', 'rank'],
    optional: ['rank'],
    closed: { language: languages, role: ['head', 'modifier'], rank: ranks },
    key: ['word', 'language', 'role'],
    atLeast: 2_000,
  },
  {
    file: 'organisation-words.tsv',
    columns: ['word', 'language', 'kind'],
    optional: [],
    closed: { language: languages, kind: ['legal-form', 'organisation', 'institution'] },
    key: ['word', 'language'],
    atLeast: 1_500,
  },
  {
    file: 'degrees.tsv',
    columns: ['form', 'language', 'level', 'name'],
    optional: [],
    closed: { language: languages, level: degreeLevels },
    key: ['form', 'language'],
    atLeast: 1_000,
  },
  {
    file: 'places.tsv',
    columns: ['name', 'kind', 'country', 'aliases'],
    optional: ['aliases'],
    closed: { kind: ['country', 'region', 'city'] },
    key: ['name', 'kind', 'country'],
    atLeast: 2_000,
  },
  {
    file: 'certifications.tsv',
    columns: ['name', 'family', 'aliases'],
    optional: ['aliases'],
    closed: { family: families },
    key: ['name'],
    atLeast: 350,
  },
  {
    file: 'action-verbs.tsv',
    columns: ['verb', 'past', 'strength', 'group', 'gerund'],
    optional: ['gerund'],
    closed: { strength: ['1', '2', '3', '4', '5'] },
    key: ['verb'],
    atLeast: 350,
  },
  {
    file: 'cliches.tsv',
    columns: ['phrase', 'kind'],
    optional: [],
    closed: { kind: clicheKinds },
    key: ['phrase'],
    atLeast: 120,
  },
  {
    file: 'broader-skills.tsv',
    columns: ['skill', 'broader'],
    optional: [],
    closed: {},
    key: ['skill'],
    atLeast: 20,
  },
  {
    file: 'usual-skills.tsv',
    columns: ['title', 'skills'],
    optional: [],
    closed: {},
    key: ['title'],
    atLeast: 90,
  },
];

describe.each(lists)('$file', ({ file, columns, optional, closed, key, atLeast }) => {
  const lines = readFileSync(`public-data/${file}`, 'utf8').replace(/\n$/, '').split('\n');
  const rows = rowsOf(file);

  test('every line has the columns of the header', () => {
    expect(lines[0]?.split('\t')).toEqual(columns);
    expect(lines.filter((line) => line.split('\t').length !== columns.length)).toEqual([]);
  });

  test('it has the lines it needs', () => {
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
  });

  test('no field that is needed is empty, and none has loose spaces', () => {
    const needed = columns.filter((column) => !optional.includes(column));
    expect(rows.filter((row) => needed.some((column) => row[column] === ''))).toEqual([]);
    const pieces = rows.flatMap((row) => Object.values(row).filter(Boolean)).flatMap((v) => v.split('|'));
    expect(pieces.filter((piece) => piece === '' || piece !== piece.trim() || /\s{2}/.test(piece))).toEqual(
      [],
    );
  });

  test('closed columns hold only their values', () => {
    for (const [column, values] of Object.entries(closed)) {
      expect(rows.filter((row) => !values.includes(row[column] ?? ''))).toEqual([]);
    }
  });

  test('no line stands twice', () => {
    expect(repeated(rows.map((row) => key.map((column) => row[column]).join('\t')))).toEqual([]);
  });
});

describe('titles', () => {
  const titles = rowsOf('titles.tsv');

  test('every language has its share, and every family its English titles', () => {
    const few = { en: 1_600, es: 100, fr: 100, de: 100, pt: 100, pl: 100, ja: 70, zh: 70 };
    for (const [language, atLeast] of Object.entries(few)) {
      const count = titles.filter((title) => title.language === language).length;
      expect(count, language).toBeGreaterThanOrEqual(atLeast);
    }
    const english = titles.filter((title) => title.language === 'en');
    expect(
      families.filter((family) => english.filter((title) => title.family === family).length < 20),
    ).toEqual([]);
  });

  test('no title or alias stands for two titles of one language', () => {
    const forms = titles.flatMap((title) =>
      [title.title ?? '', ...aliases(title)].map((form) => `${form}\t${title.language}`),
    );
    expect(repeated(forms)).toEqual([]);
  });

  test('nearly all of them contain a head word, so that an unlisted title can be told by one', () => {
    const words = rowsOf('title-words.tsv').filter((word) => word.role === 'head');
    for (const language of languages) {
      const own = titles.filter((title) => title.language === language);
      const heads = words.filter((word) => word.language === language).map((word) => word.word ?? '');
      const found = own.filter((title) => hasHeadWord(title.title ?? '', heads));
      expect(found.length / own.length, language).toBeGreaterThan(0.9);
    }
  });
});

describe('places', () => {
  const places = rowsOf('places.tsv');

  test('every region and city lies in a listed country', () => {
    const countries = new Set(places.filter((place) => place.kind === 'country').map((p) => p.country));
    expect(countries.size).toBeGreaterThanOrEqual(195);
    expect(places.filter((place) => !countries.has(place.country))).toEqual([]);
  });

  test('there are enough cities, and all states of the United States with their letters', () => {
    expect(places.filter((place) => place.kind === 'city').length).toBeGreaterThanOrEqual(1_500);
    const states = places.filter((place) => place.kind === 'region' && place.country === 'US');
    expect(states.filter((state) => aliases(state).some((a) => /^[A-Z]{2}$/.test(a))).length).toBe(51);
  });

  test('within a country no form stands for two places of one kind', () => {
    const forms = places.flatMap((place) =>
      [place.name ?? '', ...aliases(place)].map((form) => `${form}\t${place.kind}\t${place.country}`),
    );
    expect(repeated(forms)).toEqual([]);
  });
});

test('no certification shares a name or an abbreviation with another', () => {
  const forms = rowsOf('certifications.tsv').flatMap((row) => [row.name ?? '', ...aliases(row)]);
  expect(repeated(forms)).toEqual([]);
});

test('usual skills are skills of our list, of titles of our list', () => {
  const [skills, titles] = [rowsOf('skills.tsv'), rowsOf('titles.tsv')];
  const isTitle = (title = '') => titles.some((row) => [row.title, ...aliases(row)].includes(title));
  const names = new Set(skills.map(({ name }) => name));
  const usual = rowsOf('usual-skills.tsv');
  expect(usual.filter(({ title }) => !isTitle(title))).toEqual([]);
  expect(usual.flatMap((row) => (row.skills ?? '').split('|')).filter((name) => !names.has(name))).toEqual(
    [],
  );
});

test('what shows something broader is a skill of our list, and so is that', () => {
  const names = new Set(rowsOf('skills.tsv').map(({ name }) => name));
  const named = rowsOf('broader-skills.tsv').flatMap(({ skill = '', broader = '' }) => [
    skill,
    ...broader.split('|'),
  ]);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('verbs of one group have one strength, so that swapping them never raises a role', () => {
  const strengths = new Map<string, string>();
  for (const { group = '', strength = '' } of rowsOf('action-verbs.tsv')) {
    expect(strengths.get(group) ?? strength, group).toBe(strength);
    strengths.set(group, strength);
  }
});

test('every level has English degrees, and well-known forms have theirs', () => {
  const degrees = rowsOf('degrees.tsv').filter((row) => row.language === 'en');
  const known = Object.fromEntries(degrees.map((row) => [row.form, row.level]));
  expect(known).toMatchObject({
    BSc: 'bachelor',
    MBA: 'master',
    PhD: 'doctorate',
    GED: 'secondary',
    JD: 'professional',
  });
  expect(new Set(degrees.map((row) => row.level)).size).toBe(degreeLevels.length);
});

function rowsOf(file: string): Row[] {
  const [header = '', ...lines] = readFileSync(`public-data/${file}`, 'utf8').replace(/\n$/, '').split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const fields = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, fields[index] ?? '']));
  });
}

function aliases(row: Row): string[] {
  return (row.aliases ?? '').split('|').filter(Boolean);
}

function repeated(forms: readonly string[]): string[] {
  const seen = new Set<string>();
  return forms.filter((form) => {
    const key = form.toLowerCase();
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

/** A word with a leading `-` is an ending; Japanese and Chinese have no spaces, so a word may stand anywhere. */
function hasHeadWord(title: string, heads: readonly string[]): boolean {
  const text = title.toLowerCase();
  const words = text.split(/[\s/,-]+/);
  const spaceless = /[\u3040-\u30ff\u4e00-\u9fff]/.test(text);
  return heads.some((head) => {
    if (head.startsWith('-')) return words.some((word) => word.endsWith(head.slice(1)));
    return spaceless || /[\s-]/.test(head) ? text.includes(head) : words.includes(head);
  });
}
