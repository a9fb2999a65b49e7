import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createLexicon } from '#domain/language/lexicon.ts';
import { readTabs } from './tables.ts';
import { widenLists } from './widen-lists.ts';

const root = mkdtempSync(join(tmpdir(), 'lists-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Lines with `;` for tabs, as columns are easier to read so. */
const tabs = (...lines: string[]) => lines.map((line) => `${line.replaceAll(';', '\t')}\n`).join('');

function folder(name: string, files: Record<string, string>): string {
  const path = join(root, name);
  mkdirSync(path);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

const ownSkills = tabs(
  'name;type;family;ambiguous;aliases',
  'SQL;technology;data;;Structured Query Language|~Sequel',
  'Wound care;practice;nursing;;',
  'Go;technology;software;y;Golang',
  'GOL;technology;software;;',
);
const ownTitles = tabs(
  'title;language;family;seniority;aliases',
  'Account Manager;en;sales;mid;',
  'Software Developer;en;software;mid;Programmer',
  'Bäcker;de;food;mid;Bäckerin',
);
const own = folder('own', {
  'skills.tsv': ownSkills,
  'titles.tsv': ownTitles,
  'title-words.tsv': tabs(
    'word;language;role;rank',
    'manager;en;head;5',
    'senior;en;modifier;3',
    'trainee;en;head;1',
    'developer;en;head;',
    '-leiter;de;head;5',
  ),
  'action-verbs.tsv': tabs('verb;past;strength;group;gerund', 'lead;led;4;lead;'),
  'soft-words.tsv': tabs('word;kind', 'reliable;soft'),
  'synonyms.tsv': tabs('words', 'write|wrote'),
});

const onet = folder('onet', {
  'Occupation Data.txt': tabs(
    'O*NET-SOC Code;Title;Description',
    '51-9999.01;Glass Polishing Technicians;They polish glass.',
    '51-9999.02;Tellers and Stampers, All Other;All others.',
  ),
  'Alternate Titles.txt': tabs(
    'O*NET-SOC Code;Alternate Title;Short Title;Source(s)',
    '15-1252.00;Senior Lantern Developer;n/a;02',
    '41-9099.00;Lantern Account Manager;n/a;09',
    '41-9099.00;Senior Lantern Account Manager;n/a;09',
    '11-2022.00;Trainee Lantern Manager;n/a;09',
    '29-1141.00;Certified Lantern Nurse (CLN);CLN;01,08',
    '15-1252.00;Programmer;n/a;09',
    '41-9099.00;Lead;n/a;09',
  ),
  'Technology Skills.txt': tabs(
    'O*NET-SOC Code;Example;Commodity Code;Commodity Title;Hot Technology;In Demand',
    '15-1252.00;Structured query language SQL;43232311;Object oriented data base management software;Y;Y',
    '15-1252.00;Lantern Markup Notation LMN software;43232402;Web platform development software;Y;N',
    '15-1254.00;Lantern Markup Notation LMN software;43232402;Web platform development software;Y;N',
    '51-9999.01;Lantern Markup Notation LMN software;43232402;Web platform development software;Y;N',
    '15-1252.00;Gleamworks;43232402;Development environment software;Y;N',
    '15-1252.00;Glass Object Lists GOL software;43232402;Web platform development software;Y;N',
    '15-1252.00;Lamplight software;43232402;Web platform development software;Y;N',
    '15-1252.00;Lamplit software;43232402;Web platform development software;N;N',
    '51-9999.01;Maestro;43231601;Accounting software;N;N',
    '29-1141.00;Nightingale wound care;43232610;Medical software;N;N',
  ),
  'Tools Used.txt': tabs(
    'O*NET-SOC Code;Example;Commodity Code;Commodity Title',
    '51-9999.01;Glass edge grinders;23101512;Grinding machines',
  ),
  'Skills.txt': tabs(
    'O*NET-SOC Code;Element ID;Element Name;Scale ID;Data Value;N;Standard Error;Lower CI Bound;Upper CI Bound;Recommend Suppress;Not Relevant;Date;Domain Source',
    '15-1252.00;2.A.1.b;Active Listening;IM;3.12;8;0.1;2.8;3.3;N;n/a;08/2025;Analyst',
    '15-1252.00;2.A.1.b;Active Listening;LV;3.00;8;0.0;3.0;3.0;N;N;08/2025;Analyst',
    '15-1252.00;2.A.1.c;Writing;IM;2.88;8;0.1;2.6;3.1;N;n/a;08/2025;Analyst',
  ),
});

const skillColumns =
  'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,scopeNote,definition,inScheme,description';
const occupationColumns =
  'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,regulatedProfessionNote,scopeNote,definition,inScheme,description,code';
const skillLine = (
  uri: string,
  type: string,
  reuse: string,
  label: string,
  alt: string,
  status = 'released',
) =>
  `KnowledgeSkillCompetence,uri:${uri},${type},${reuse},"${label}","${alt}",,${status},2024-01-01T00:00:00Z,,,uri:scheme,"A, b"\n`;
const occupationLine = (uri: string, isco: string, label: string, alt: string) =>
  `Occupation,uri:${uri},${isco},"${label}","${alt}",,released,2024-01-01T00:00:00Z,,,,uri:scheme,"A, b",${isco}.1\n`;

const esco = folder('esco', {
  'skills_en.csv':
    `${skillColumns}\n` +
    skillLine('1', 'knowledge', 'sector-specific', 'Gleamworks (glass modelling)', 'gleam modelling\ngw') +
    skillLine('2', 'skill/competence', 'sector-specific', 'polish lenses', 'buff lenses\nuse wound care') +
    skillLine('3', 'skill/competence', 'transversal', 'lead others', 'guide the others\nbuff mirrors') +
    skillLine('4', 'knowledge', 'sector-specific', 'SQL', 'query lists of tables') +
    skillLine('5', 'knowledge', 'sector-specific', 'optical coatings', 'buff mirrors') +
    skillLine('6', 'knowledge', 'sector-specific', 'gas lamps', '', 'obsolete'),
  'skills_de.csv': `${skillColumns}\n${skillLine('5', 'knowledge', 'sector-specific', 'Optische Beschichtung', '')}`,
  'skills_it.csv': `${skillColumns}\n${skillLine('5', 'knowledge', 'sector-specific', 'rivestimenti ottici', '')}`,
  'occupations_en.csv':
    `${occupationColumns}\n` +
    occupationLine('a', '7315', 'lens polisher of glass', 'optical polisher\ntrainee lens polisher') +
    occupationLine('b', '2512', 'software developer', 'software crafter\nprogrammer'),
  'occupations_de.csv':
    `${occupationColumns}\n` +
    occupationLine('a', '7315', 'Linsenpolierer/Linsenpoliererin', 'CAD/CAM-Polierer') +
    occupationLine('c', '7315', 'Linsenwerkleiter', ''),
  'occupationSkillRelations_en.csv':
    'occupationUri,relationType,skillType,skillUri\nuri:a,essential,knowledge,uri:5\nuri:a,optional,skill/competence,uri:2\n',
});

const both = widenLists({ own, onet, esco });
const rowsBy = (text: string, column: string) => new Map(readTabs(text).map((row) => [row[column], row]));
const skills = rowsBy(both.skills.text, 'name');
const titles = rowsBy(both.titles.text, 'title');

describe('skills', () => {
  test('a name with its abbreviation is split, and takes its type and family from its uses', () => {
    expect(skills.get('Lantern Markup Notation')).toEqual({
      name: 'Lantern Markup Notation',
      type: 'technology',
      family: 'software',
      ambiguous: '',
      aliases: '~LMN',
    });
  });

  test('what we have is dropped, and gets the aliases it lacks', () => {
    expect(skills.has('Structured query language')).toBe(false);
    expect(skills.get('SQL')).toEqual({
      name: 'SQL',
      type: 'technology',
      family: 'data',
      ambiguous: '',
      aliases: 'query lists of tables',
    });
  });

  test('a form around one of ours is left out, for it would hide it', () => {
    expect(skills.has('Nightingale wound care')).toBe(false);
    expect(skills.get('Polish lenses')?.aliases).toBe('buff lenses');
  });

  test('a skill that we have under another of its names is left out', () => {
    expect(skills.has('Glass Object Lists')).toBe(false);
  });

  test('the word "software" is no part of a name that employers ask for', () => {
    expect(skills.has('Lamplight')).toBe(true);
    expect(skills.has('Lamplit software')).toBe(true);
  });

  test('an alias that two share goes to neither', () => {
    expect(both.skills.text).not.toContain('buff mirrors');
  });

  test('sentences, rare plain words, ordinary words and names with brackets need their context', () => {
    const marked = ['Polish lenses', 'Lead others', 'Maestro', 'Writing', 'Gleamworks'];
    expect(marked.map((name) => skills.get(name)?.ambiguous)).toEqual(marked.map(() => 'y'));
    expect(skills.get('Gleamworks')?.aliases).toBe('gleam modelling|~gw');
    expect(skills.get('Active Listening')?.ambiguous).toBe('');
  });

  test('labels in our languages are aliases of the same concept, others are not read', () => {
    expect(skills.get('Optical coatings')).toMatchObject({
      family: 'manufacturing',
      type: 'knowledge',
      aliases: 'Optische Beschichtung',
    });
    expect(both.skills.text).not.toContain('ottici');
  });

  test('what ESCO has withdrawn is not taken', () => {
    expect(skills.has('Gas lamps')).toBe(false);
  });
});

describe('titles', () => {
  test('an occupation is written in the singular; groups of occupations are no titles', () => {
    expect(titles.get('Glass Polishing Technician')).toMatchObject({
      family: 'manufacturing',
      seniority: 'mid',
    });
    expect(both.titles.text).not.toContain('Tellers');
  });

  test('the level comes from a title of ours at the end, and from words of rank', () => {
    expect(titles.get('Senior Lantern Developer')?.seniority).toBe('senior');
    expect(titles.get('Lantern Account Manager')).toMatchObject({ family: 'sales', seniority: 'mid' });
    expect(titles.get('Senior Lantern Account Manager')?.seniority).toBe('senior');
    expect(titles.get('Trainee Lantern Manager')?.seniority).toBe('manager');
    expect(titles.get('Linsenwerkleiter')).toMatchObject({ language: 'de', seniority: 'manager' });
  });

  test('short titles and brackets are aliases', () => {
    expect(titles.get('Certified Lantern Nurse')).toMatchObject({ family: 'nursing', aliases: 'CLN' });
  });

  test('an alias of another level is a title of its own', () => {
    expect(titles.get('Lens Polisher of Glass')?.aliases).toBe('Optical Polisher');
    expect(titles.get('Trainee Lens Polisher')?.seniority).toBe('entry');
  });

  test('feminine forms are aliases; a slash within a word is not', () => {
    expect(titles.get('Linsenpolierer')?.aliases).toBe('CAD/CAM-Polierer|Linsenpoliererin');
  });

  test('what we have is dropped or widened, and a bare ordinary word is no title', () => {
    expect(titles.has('Programmer')).toBe(false);
    expect(titles.get('Software Developer')?.aliases).toBe('Software Crafter');
    expect(titles.has('Lead')).toBe(false);
  });
});

test('the same files give the same lines, in the order of our own', () => {
  expect(widenLists({ own, onet, esco })).toEqual(both);
  const names = readTabs(both.skills.text).map(({ family, name = '' }) => `${family}\t${name.toLowerCase()}`);
  expect(names).toEqual(names.toSorted());
});

test('each download may be read alone; missing files are told', () => {
  const [source] = widenLists({ own, onet }).sources;
  expect(source?.found.missing).toEqual([]);
  const other = folder('empty', {});
  expect(() => widenLists({ own, esco: other })).toThrow('No ESCO file was found; looked for skills_en.csv');
});

test('the names of files and columns since O*NET 30.3 are read too', () => {
  const newer = folder('newer', {
    'Job Titles.txt': tabs(
      'O*NET-SOC Code;Job Title;Short Title;Source(s)',
      '51-9999.01;Lens Chanter;n/a;08',
    ),
    'Software Skills.txt': tabs(
      'O*NET-SOC Code;Element ID;Element Name;Workplace Example;Hot Technology;In Demand',
      '15-1252.00;2.E.1;Operating system software;LumenKernel;N;N',
    ),
    'Essential Skills.txt': tabs(
      'O*NET-SOC Code;Element ID;Element Name;Scale ID',
      '51-9999.01;2.A.1.b;Lens Listening;IM',
    ),
  });
  const { skills: found, titles: foundTitles } = widenLists({ own, onet: newer });
  expect(rowsBy(found.text, 'name').get('LumenKernel')?.type).toBe('technology');
  expect(found.text).toContain('Lens Listening\tsoft\tgeneral');
  expect(foundTitles.text).toContain('Lens Chanter\ten\tmanufacturing\tmid');
});

test('behind our own lines, the engine finds the new skills and keeps the meaning of ours', () => {
  const empty = 'word\n';
  const lines = (text: string) => text.slice(text.indexOf('\n') + 1);
  const lexicon = createLexicon({
    skills: ownSkills + lines(both.skills.text),
    titles: ownTitles + lines(both.titles.text),
    titleWords: empty,
    organizationWords: empty,
    degrees: empty,
    places: empty,
    metroAreas: empty,
    certifications: empty,
    actionVerbs: empty,
    cliches: empty,
    synonyms: empty,
    softWords: empty,
    translations: empty,
    phrasalVerbs: empty,
    personNames: empty,
    employers: empty,
    usualSkills: empty,
    broaderSkills: empty,
    claimWords: empty,
    letterPhrases: empty,
    wordSenses: empty,
    dictionary: empty,
    wordVectors: new Uint8Array([10, 10]),
    judgeWeights: '{}',
    evidenceWeights: '{}',
    parserWeights: readFileSync(new URL('../../public-data/parser-weights.json', import.meta.url), 'utf8'),
    requirementWeights: readFileSync(
      new URL('../../public-data/requirement-weights.json', import.meta.url),
      'utf8',
    ),
  });
  expect(lexicon.skills.whole('Lantern markup notation')?.name).toBe('Lantern Markup Notation');
  expect(lexicon.skills.whole('query lists of tables')?.name).toBe('SQL');
  expect(lexicon.skills.whole('golang')?.name).toBe('Go');
  expect(lexicon.titles.whole('Linsenpoliererin')?.title).toBe('Linsenpolierer');
  expect(lexicon.titles.whole('Programmer')?.title).toBe('Software Developer');
});
