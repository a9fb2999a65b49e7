import { commonFamily, familyOfIsco } from './families.ts';
import { capitalised, type Found, type FoundSkill, type FoundTitle, withoutBrackets } from './found.ts';
import { type Row, readCsv, withColumns } from './tables.ts';

/** The languages of our own lists; rules of language know no others. */
const languages = ['en', 'es', 'fr', 'de', 'pt', 'pl', 'ja', 'zh'];

/** Skills and titles of the ESCO classification, in its CSV files; `files` are the names in the folder. */
export function readEsco(files: readonly string[], readFile: (name: string) => string): Found {
  const found: Found = { skills: [], titles: [], read: [], missing: [] };
  const read = (name: string, columns: readonly string[]) => {
    const known = files.find((file) => file.toLowerCase() === name.toLowerCase());
    if (known === undefined) return [];
    found.read.push(known);
    return withColumns(readCsv(readFile(known)), columns, known).filter(isValid);
  };
  const labels = (pillar: string, more: readonly string[]) =>
    new Map(
      languages.map((language): [string, Row[]] => [
        language,
        read(`${pillar}_${language}.csv`, ['conceptUri', 'preferredLabel', 'altLabels', ...more]),
      ]),
    );
  const occupations = labels('occupations', ['iscoGroup']);
  const relationColumns = ['occupationUri', 'skillUri'];
  const relations =
    [
      read('occupationSkillRelations_en.csv', relationColumns),
      read('occupationSkillRelations.csv', relationColumns),
    ].find((rows) => rows.length > 0) ?? [];
  const skills = labels('skills', ['skillType', 'reuseLevel']);
  if (skills.get('en')?.length === 0) found.missing.push('skills_en.csv');
  if ([...occupations.values()].every((rows) => rows.length === 0)) found.missing.push('occupations_en.csv');
  if (relations.length === 0)
    found.missing.push('occupationSkillRelations_en.csv (the families of the skills)');
  found.titles = [...occupations].flatMap(([language, rows]) => rows.map((row) => titleOf(row, language)));
  found.skills = skillsOf(skills, familiesOfSkills(relations, [...occupations.values()].flat()));
  return found;
}

/** Concepts that were taken out of the classification stay in its files. */
const isValid = ({ status = '' }: Row) => status === '' || status === 'released';

function titleOf(row: Row, language: string): FoundTitle {
  const [title = '', ...aliases] = labelsOf(row)
    .flatMap(bothForms)
    .map((label) => (language === 'en' ? titleCase(label) : capitalised(label)));
  return { title, language, families: [familyOfIsco(row.iscoGroup ?? '')], aliases };
}

/** One skill for each concept; its labels in other languages are further aliases. */
function skillsOf(rows: ReadonlyMap<string, Row[]>, families: ReadonlyMap<string, string[]>): FoundSkill[] {
  const others = new Map<string, string[]>();
  for (const [language, translated] of rows) {
    if (language === 'en') continue;
    for (const row of translated) {
      const uri = row.conceptUri ?? '';
      others.set(uri, [...(others.get(uri) ?? []), ...labelsOf(row)]);
    }
  }
  return (rows.get('en') ?? []).map((row) => {
    const uri = row.conceptUri ?? '';
    return skillOf(row, families.get(uri) ?? [], others.get(uri) ?? []);
  });
}

function skillOf(row: Row, families: readonly string[], otherLabels: readonly string[]): FoundSkill {
  const [name = '', ...aliases] = labelsOf(row);
  const isKnowledge = row.skillType === 'knowledge';
  return {
    name: capitalised(name),
    type: isKnowledge
      ? knowledgeType(name, families)
      : row.reuseLevel === 'transversal'
        ? 'soft'
        : 'practice',
    families,
    // Competences are worded as sentences ("manage a team"): in running text they name no skill. Brackets
    // say that the name has other meanings.
    ambiguous: !isKnowledge || withoutBrackets(row.preferredLabel ?? '') !== row.preferredLabel,
    aliases: [...aliases, ...otherLabels],
  };
}

/** Knowledge of something with a name of its own is a technology where software is made or run. */
function knowledgeType(name: string, families: readonly string[]): string {
  const isTechnical = ['software', 'data', 'it-operations', 'security'].includes(commonFamily(families));
  return isTechnical && /^\S*[\p{Lu}\d]/u.test(name) ? 'technology' : 'knowledge';
}

/** The preferred label and the others, which stand one in a line. */
function labelsOf({ preferredLabel = '', altLabels = '' }: Row): string[] {
  const labels = [preferredLabel, ...altLabels.split(/[\r\n]+/)].map(withoutBrackets);
  return [...new Set(labels.filter((label) => label !== ''))];
}

/** "Bäcker/Bäckerin" is two titles; "CAD/CAM operator" is one. */
function bothForms(label: string): string[] {
  const [first = '', second = '', ...more] = label.split('/').map((part) => part.trim());
  const isPair =
    more.length === 0 &&
    second !== '' &&
    first.slice(0, 3).toLowerCase() === second.slice(0, 3).toLowerCase();
  return isPair ? [first, second] : [label];
}

const titleCase = (label: string) =>
  label
    .split(' ')
    .map((word, place) =>
      place > 0 && /^(?:and|of|in|for|the|or|to|at|on|with)$/.test(word) ? word : capitalised(word),
    )
    .join(' ');

/** The families of the occupations that ESCO links a skill with, essential or not. */
function familiesOfSkills(relations: readonly Row[], occupations: readonly Row[]): Map<string, string[]> {
  const byOccupation = new Map(
    occupations.map((row): [string, string] => [row.conceptUri ?? '', familyOfIsco(row.iscoGroup ?? '')]),
  );
  const bySkill = new Map<string, string[]>();
  for (const { occupationUri = '', skillUri = '' } of relations) {
    const family = byOccupation.get(occupationUri);
    const families = bySkill.get(skillUri) ?? [];
    if (family) families.push(family);
    bySkill.set(skillUri, families);
  }
  return bySkill;
}
