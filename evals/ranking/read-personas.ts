import { readFileSync } from 'node:fs';
import type { MustHaves } from '#domain/jobs/must-haves.ts';
import { languageOf } from '#domain/language/language.ts';
import { readPay } from '#domain/posting/pay/read-pay.ts';
import { employmentTypeOf } from '#domain/posting/source/employment-type.ts';
import type { EmploymentType, JobPosting } from '#domain/posting/source/job-posting.ts';
import { plainDescription } from '#domain/posting/source/plain-description.ts';
import type { LocationReader } from '#domain/posting/source/read-location.ts';
import { linesIn, openSet } from '../set-files.ts';
import type { Split } from '../split.ts';

export interface Persona {
  id: string;
  search: { jobTitle: string; jobType: EmploymentType[]; location: string | null; isRemote: boolean };
  /** As its writer put it, in prose but for the lowest pay. */
  constraints: Pick<MustHaves, 'salaryFloor'>;
  /** The same as somebody would fill in the form: of the set itself, or of the table beside it. */
  mustHaves: MustHaves;
  resume: string;
}

type Filled = MustHaves & { isRemote?: boolean };

const filled = JSON.parse(readFileSync(new URL('./must-haves.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Filled>
>;

/** A posting as the product would have it; its grade stays apart, so that no rule can look at it. */
export interface GradedPosting {
  posting: JobPosting;
  relevance: number;
  violates: readonly string[];
}

interface Row {
  jobId: string;
  title: string;
  company: string;
  location: string | null;
  isRemote: boolean;
  employmentType: string | null;
  salary: string | null;
  description: string;
  postedAt: string | null;
  relevance: number;
  violates: string[];
}

function readTable(folder: string, name: string): string {
  const set = openSet(folder);
  return set.read(set.has('ranking') ? `ranking/${name}` : name);
}

/** Every third persona is held out. */
export function readPersonas(folder: string, split: Split | undefined): Persona[] {
  const all = JSON.parse(readTable(folder, 'personas.json')) as Persona[];
  return all.filter((_, place) => inPart(place + 1, split)).map(withFields);
}

function withFields(persona: Persona): Persona {
  const { isRemote = persona.search.isRemote, ...rest }: Filled =
    persona.mustHaves ?? filled[persona.id] ?? {};
  const { salaryFloor } = persona.constraints;
  return { ...persona, search: { ...persona.search, isRemote }, mustHaves: { salaryFloor, ...rest } };
}

function inPart(number: number, split: Split | undefined): boolean {
  if (split === undefined) return true;
  if (split === 'odd' || split === 'even') return (number % 2 === 1) === (split === 'odd');
  return (number % 3 === 0) === (split === 'held');
}

export function readGradedPostings(folder: string, { id }: Persona, places: LocationReader): GradedPosting[] {
  return linesIn(readTable(folder, `${id}.jsonl`)).map((line) => gradedOf(JSON.parse(line) as Row, places));
}

function gradedOf(row: Row, places: LocationReader): GradedPosting {
  const description = plainDescription(row.description);
  const location = row.location ?? '';
  const place = places.read({ location, isRemote: row.isRemote, description });
  const posting: JobPosting = {
    source: 'sample',
    sourceId: row.jobId,
    title: row.title,
    company: row.company,
    location,
    ...place,
    employmentType: employmentTypeOf(row.employmentType ?? ''),
    pay: readPay(row.salary ?? '', place.country),
    salary: row.salary,
    language: languageOf(description),
    description,
    applyUrl: null,
    postedAt: row.postedAt,
  };
  return { posting, relevance: row.relevance, violates: row.violates };
}
