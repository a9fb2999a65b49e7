import type { TextKind } from '#domain/guard/guard-types.ts';
import type { ResumeData } from '#domain/resume.ts';
import type { Pick } from '../chance.ts';

export interface Swap {
  class: string;
  kind: TextKind;
  text: string;
}

/** Lies made of the resume's own pieces: true values, put where they do not belong. */
export function swapsOf(data: ResumeData, pick: Pick): Swap[] {
  return [...numberSwaps(data, pick), ...jobSwaps(data), ...educationSwaps(data), ...roleSwaps(data)];
}

const numbers = /(?<![\w./:-])\d{1,3}(?:,\d{3})*(?![\w/:.-]*\d)/g;

/** A number of one bullet in the place of another's. */
function numberSwaps(data: ResumeData, pick: Pick): Swap[] {
  const lines = data.experience.flatMap(({ responsibilities }) => responsibilities);
  const all = lines.flatMap((line) => [...line.matchAll(numbers)].map(({ 0: of }) => of));
  return lines.flatMap((line) => {
    const found = [...line.matchAll(numbers)];
    const others = all.filter((of) => !line.includes(of));
    if (found.length === 0 || others.length === 0) return [];
    const { index, 0: old } = pick(found);
    return [
      {
        class: 'number-swapped',
        kind: 'bullet' as const,
        text: line.slice(0, index) + pick(others) + line.slice(index + old.length),
      },
    ];
  });
}

/** Titles, dates and deeds of one job told of another. */
function jobSwaps(data: ResumeData): Swap[] {
  return data.experience.flatMap((job, place) => {
    const other = data.experience[(place + 1) % data.experience.length];
    if (!other || other.company === job.company || job.company === '' || other.company === '') return [];
    const dates = [job.startDate, job.endDate].filter((of) => of !== '').join(' – ');
    const swaps: Swap[] = [];
    if (dates && dates !== [other.startDate, other.endDate].join(' – '))
      swaps.push({
        class: 'date-swapped',
        kind: 'bullet',
        text: `${other.title}, ${other.company}, ${dates}`,
      });
    const [deed] = job.responsibilities.filter((line) => line.split(' ').length > 7);
    if (deed)
      swaps.push({
        class: 'job-swapped',
        kind: 'bullet',
        text: `At ${other.company}, ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`,
      });
    return swaps;
  });
}

const levels: readonly (readonly [RegExp, string])[] = [
  [/\bB\.?S\.?c?\.?(?= |,)|\bBSc\b/, 'MSc'],
  [/\bB\.?A\.?(?= |,)/, 'M.A.'],
  [/\bBachelor\b/, 'Master'],
  [/\bM\.?Sc?\.?(?= |,)|\bMSc\b/, 'PhD'],
  [/\bMaster\b/, 'Doctor'],
  [/\bAAS\b|\bA\.A\.(?= )|\bAssociate\b/, 'Bachelor'],
];

function educationSwaps(data: ResumeData): Swap[] {
  return data.education.flatMap((school, place) => {
    const swaps: Swap[] = [];
    const raised = levels.find(([pattern]) => pattern.test(school.degree));
    const end = `${school.institution}, ${school.graduationDate}`;
    if (raised)
      swaps.push({
        class: 'degree-raised',
        kind: 'education',
        text: `${school.degree.replace(raised[0], raised[1])}, ${end}`,
      });
    const field = /(?:in|of) ([A-Z]\w+(?: [A-Z]\w+)*)/.exec(school.degree);
    const job = data.experience[0]?.title
      .split(/[ ,/]/)
      .find((word) => /^[A-Z][a-z]{4,}$/.test(word) && !school.degree.includes(word));
    if (field?.[1] && job)
      swaps.push({
        class: 'field-swapped',
        kind: 'education',
        text: `${school.degree.replace(field[1], job)}, ${end}`,
      });
    const other = data.education[place + 1];
    if (other && other.institution !== school.institution && other.institution && school.degree)
      swaps.push({
        class: 'school-swapped',
        kind: 'education',
        text: `${school.degree}, ${other.institution}, ${school.graduationDate}`,
      });
    return swaps;
  });
}

const weak =
  /^(?:Assisted(?: with| in)?|Helped(?: to)?|Supported|Participated in|Contributed to|Coordinated?|Prepared?|Handled?|Handle|Processed?)\s+/;

function roleSwaps(data: ResumeData): Swap[] {
  return data.experience.flatMap(({ title, responsibilities }) => [
    ...responsibilities
      .filter((line) => weak.test(line))
      .map((line) => ({
        class: 'role-raised',
        kind: 'bullet' as const,
        text: line.replace(weak, 'Directed '),
      })),
    ...(title && !/senior|head|chief|director|lead/i.test(title)
      ? [{ class: 'title-raised', kind: 'headline' as const, text: `Senior ${title}` }]
      : []),
    ...(title ? [{ class: 'title-raised', kind: 'headline' as const, text: `Director of ${title}` }] : []),
  ]);
}

/** True restatements: other orders and forms of the same facts. None of them may be flagged. */
export function restatementsOf(data: ResumeData): Swap[] {
  const said = (name: string, kind: TextKind, text: string): Swap => ({ class: name, kind, text });
  return [
    ...data.experience.flatMap((job) => {
      const [first, second] = job.responsibilities;
      const dates = [job.startDate, job.endDate].filter((of) => of !== '').join(' to ');
      return [
        ...(job.title && job.company
          ? [said('header', 'bullet', `${job.title} at ${job.company} (${dates})`)]
          : []),
        ...(job.title ? [said('title-upper', 'headline', job.title.toUpperCase())] : []),
        ...(first && second ? [said('merged', 'bullet', `${first.replace(/[.;]$/, '')}; ${second}`)] : []),
        ...(first && job.company ? [said('attributed', 'linkedin', `At ${job.company}: ${first}`)] : []),
        ...job.responsibilities.map((line) =>
          said('percent-word', 'bullet', line.replace(/(\d)\s?%/g, '$1 percent')),
        ),
        ...job.responsibilities.map((line) =>
          said('halved', 'bullet', line.split(/(?<=\S{3}[,;]) /)[0] ?? line),
        ),
        ...job.responsibilities.map((line) => said('and-sign', 'bullet', line.replace(/ and /g, ' & '))),
      ];
    }),
    ...data.education.map(({ degree, institution, graduationDate }) =>
      said('education', 'education', `${institution}: ${degree} (${graduationDate})`),
    ),
    ...(data.skills?.length ? [said('skills', 'skill', data.skills.slice().reverse().join(', '))] : []),
    ...(data.certifications ?? []).map((name) => said('certification', 'certification', name.toUpperCase())),
    ...(data.summary ? [said('summary', 'summary', `Dedicated and reliable. ${data.summary}`)] : []),
  ];
}
