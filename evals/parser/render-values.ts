import type { ResumeData } from '#domain/resume/resume.ts';
import { pickWith } from '../chance.ts';
import { goldOfTags } from '../labeled/gold-of-tags.ts';
import type { LabeledResume } from './examples.ts';

/** What the renderer takes new values from: those of other labeled resumes in the same language. */
export interface ValuePool {
  titles: string[];
  companies: string[];
  places: string[];
  degrees: string[];
  schools: string[];
  skills: string[];
  certificates: string[];
  /** Sections that fit no field, with their headings. */
  sections: { heading: string; lines: string[] }[];
  /** Lines inside the sections of jobs and of education that are neither header nor something done. */
  jobNotes: string[];
  studyNotes: string[];
  headings: Record<SectionName, string[]>;
}

export type SectionName = 'jobs' | 'studies' | 'skills' | 'certificates' | 'summary';

const emptyPool = (): ValuePool => ({
  ...{ titles: [], companies: [], places: [], degrees: [], schools: [], skills: [], certificates: [] },
  ...{ sections: [], jobNotes: [], studyNotes: [] },
  headings: { jobs: [], studies: [], skills: [], certificates: [], summary: [] },
});

/** The values of the resumes, by language. */
export function poolsOf(resumes: readonly LabeledResume[]): Map<string, ValuePool> {
  const pools = new Map<string, ValuePool>();
  for (const resume of resumes) {
    const language = resume.meta.language ?? 'en';
    const pool = pools.get(language) ?? emptyPool();
    pools.set(language, pool);
    addValues(pool, goldOfTags(resume));
    addHeadings(pool, resume);
  }
  return pools;
}

const short = (text: string) => text.length > 0 && text.length < 70;

function addValues(pool: ValuePool, gold: ResumeData): void {
  pool.titles.push(...gold.experience.map(({ title }) => title).filter(short));
  pool.companies.push(...gold.experience.map(({ company }) => company).filter(short));
  pool.places.push(...gold.experience.map(({ location }) => location ?? '').filter(short));
  pool.degrees.push(...gold.education.map(({ degree }) => degree).filter(short));
  pool.schools.push(...gold.education.map(({ institution }) => institution).filter(short));
  pool.skills.push(...(gold.skills ?? []).filter((skill) => skill.length < 50));
  pool.certificates.push(...(gold.certifications ?? []).filter((one) => one.length < 100));
}

const kindOfTag: Readonly<Record<string, SectionName>> = {
  ...{ t: 'jobs', c: 'jobs', d: 'studies', i: 'studies', k: 'skills', x: 'certificates', sum: 'summary' },
};

function addHeadings(pool: ValuePool, { text, spans }: LabeledResume): void {
  let heading: string | undefined;
  let kind: SectionName | undefined;
  let lines: string[] = [];
  const close = () => {
    if (heading === undefined || !short(heading)) return;
    if (kind) pool.headings[kind].push(heading);
    else if (lines.length > 0) pool.sections.push({ heading, lines });
  };
  for (const span of spans) {
    const value = text.slice(span.start, span.end).replace(/\s+/g, ' ');
    if (span.tag === 'h') {
      close();
      [heading, kind, lines] = [value, undefined, []];
    } else if (span.tag === 'a' && !span.entries.includes(0) && value.length < 160) {
      if (kind === 'jobs') pool.jobNotes.push(value);
      else if (kind === 'studies') pool.studyNotes.push(value);
      else lines.push(value);
    } else kind ??= kindOfTag[span.tag];
  }
  close();
}

const syllables =
  'vel nor quar lum bex tor sol har wick ford mer zen cal dri pix nova stra opti arc hel io ton rix ly era ado bram kest'.split(
    ' ',
  );
const brands =
  'Costco|McDonald’s|Home Depot|Lowe’s|Publix|Safeway|Amazon|Google|Meta|Apple|Netflix|Uber|Lyft|Airbnb|Stripe|Square|Shopify|Salesforce|Oracle|IBM|Intel|Cisco|Dell|HP|Adobe|Slack|PwC|KPMG|EY|Accenture|Bain|BCG|Chase|Fidelity|Aetna|Humana|Walgreens|FedEx|UPS|USPS|DHL|Delta|United|Marriott|Hilton|Disney|Nike|Gap|Macy’s|Nordstrom|IKEA|Toyota|Ford|Tesla|Boeing|Bosch|3M|Honeywell|Pfizer|Merck|AT&T|Verizon|Geico|Panera|YMCA|Goodwill|US Army|Sysco|Cargill|Mercy|Northwell|Ascension|LabCorp|Quest|H-E-B|Wegmans|Kroger|REI|CVS|Aldi|Trader Joe’s'.split(
    '|',
  );
const kindsOfCompany =
  'Group|Labs|Systems|& Sons|Partners|Health|Foods|Logistics|Inc.|LLC|Clinic|Construction|School District|Bank|Public Schools|Medical Center|Electric|Dental|Bakery|Roofing|Realty|Grill|Motors|Studio|Farms|Hotel'.split(
    '|',
  );

/** A company that no list knows, or one that everybody knows. */
export function newCompany(pool: ValuePool, language: string, chance: () => number): string {
  const pick = pickWith(chance);
  const kind = chance();
  if (kind < 0.55 || language !== 'en') return pick(pool.companies);
  if (kind < 0.72) return pick(brands);
  const coined = Array.from({ length: kind < 0.85 ? 2 : 3 }, () => pick(syllables)).join('');
  const name = coined[0]?.toUpperCase() + coined.slice(1);
  if (kind < 0.82) return name;
  return `${kind < 0.92 ? name : (pick(pool.places).split(/[,–(/]/)[0] ?? name).trim()} ${pick(kindsOfCompany)}`;
}
