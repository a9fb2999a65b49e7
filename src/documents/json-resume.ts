import { bulletsOf } from '#domain/resume/bullets.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { groupSkills } from './group-skills.ts';
import { isoDate } from './iso-date.ts';

/** Fields that the schema lacks begin with "x-": it allows them in every object but the outermost. */
type Fields = Record<string, unknown>;

/** A resume in the open format of jsonresume.org, version 1.0.0. Nothing a person wrote is left out. */
export function jsonResume(data: ResumeData) {
  const { mapped, rest } = sortAdditional(data.additional ?? []);
  return withoutEmpty({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(data),
    work: data.experience.map(workOf),
    education: data.education.map(educationOf),
    skills: skillsOf(data),
    certificates: (data.certifications ?? []).map((name) => ({ name })),
    ...mapped,
    meta: withoutEmpty({ version: 'v1.0.0', 'x-language': data.language, 'x-additional': rest }),
  });
}

const emailAddress = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const linkedInAddress = /^(?:https?:\/\/)?((?:[a-z]{2,3}\.)?linkedin\.com\/in\/([\w\-%]+)\/?)$/i;
const gitHubAddress = /^(?:https?:\/\/)?((?:www\.)?github\.com\/([\w-]+)\/?)$/i;
const webAddress = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,24}(?:\/[\w\-./%~]*)?)$/i;

function basicsOf({ personalInfo, summary }: ResumeData): Fields {
  const { name, email, phone, location, linkedin = '', github = '', website = '' } = personalInfo;
  const site = webAddress.exec(website)?.[1];
  return withoutEmpty({
    name,
    [emailAddress.test(email) ? 'email' : 'x-email']: email,
    phone,
    summary,
    location: withoutEmpty({ address: location }),
    url: site && `https://${site}`,
    'x-url': site === website ? '' : website,
    profiles: [
      ...profileOf('LinkedIn', linkedin, linkedInAddress),
      ...profileOf('GitHub', github, gitHubAddress),
    ],
  });
}

function profileOf(network: string, written: string, pattern: RegExp): Fields[] {
  if (written === '') return [];
  const [, address, username] = pattern.exec(written) ?? [];
  if (!address) return [{ network, username: written }];
  const profile = { network, username, url: `https://${address}` };
  return [address === written ? profile : { ...profile, 'x-address': written }];
}

const skillsOf = (data: ResumeData): Fields[] =>
  groupSkills(data).flatMap(({ name, skills }) =>
    name === '' ? skills.map((skill) => ({ name: skill })) : [{ name, keywords: skills }],
  );

const workOf = (job: ResumeData['experience'][number]) =>
  withoutEmpty({
    name: job.company,
    position: job.title,
    location: job.location,
    ...dateFields('startDate', job.startDate),
    ...dateFields('endDate', job.endDate),
    highlights: bulletsOf(job.responsibilities),
  });

const educationOf = (study: ResumeData['education'][number]) =>
  withoutEmpty({
    institution: study.institution,
    studyType: study.degree,
    'x-location': study.location,
    ...dateFields('endDate', study.graduationDate),
  });

/** A date is told only where it is certain; whatever was written otherwise is kept beside it. */
function dateFields(name: string, text: string): Fields {
  const date = isoDate(text);
  return { [name]: date, ...(date !== text && { [`x-${name}`]: text }) };
}

/** Sections of the schema that take one line of text as an entry, and the field it goes into. */
const lineFields = new Map([
  ['awards', 'title'],
  ['interests', 'name'],
  ['languages', 'language'],
  ['projects', 'name'],
  ['publications', 'name'],
  ['references', 'reference'],
]);

function sortAdditional(additional: NonNullable<ResumeData['additional']>) {
  const sectionOf = ({ heading }: { heading: string }) => heading.trim().toLowerCase();
  const known = additional.filter((group) => lineFields.has(sectionOf(group)));
  const mapped = [...Map.groupBy(known, sectionOf)].map(([section, groups]): [string, Fields[]] => {
    const field = lineFields.get(section) ?? 'name';
    return [section, groups.flatMap(({ lines }) => lines.map((line) => ({ [field]: line })))];
  });
  return {
    mapped: Object.fromEntries(mapped),
    rest: additional.filter((group) => !lineFields.has(sectionOf(group))),
  };
}

/** Says nothing about what is not known. */
function withoutEmpty(fields: Fields): Fields {
  const isEmpty = (value: unknown) =>
    value === undefined ||
    value === '' ||
    (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}
