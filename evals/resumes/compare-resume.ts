import type { ResumeData } from '#domain/resume/resume.ts';

/** What a field's values came to: those in both, those only in the gold, those only in the parse. */
export interface Comparison {
  both: number;
  missed: string[];
  surplus: string[];
}

/** Compared without regard to width, white space, case and the punctuation at the end. */
export const foldValue = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;:]+$/, '')
    .toLowerCase();

function compare(gold: readonly string[], parsed: readonly string[]): Comparison {
  const left = parsed.map(foldValue).filter((value) => value !== '');
  const missed: string[] = [];
  let both = 0;
  for (const value of gold.map(foldValue).filter((one) => one !== '')) {
    const place = left.indexOf(value);
    if (place < 0) missed.push(value);
    else {
      both += 1;
      left.splice(place, 1);
    }
  }
  return { both, missed, surplus: left };
}

/** When the studies ended is enough: of a range, only the end is compared where the whole is not the same. */
function graduations(gold: ResumeData, parsed: ResumeData): [string[], string[]] {
  const golds = gold.education.map(({ graduationDate }) => graduationDate);
  const known = new Set(golds.map(foldValue));
  const end = (date: string) => date.split(/\s*[–—-]\s*/).at(-1) ?? date;
  const wholes = new Set(parsed.education.map(({ graduationDate }) => foldValue(graduationDate)));
  return [
    golds.map((date) => (wholes.has(foldValue(date)) ? date : end(date))),
    parsed.education.map(({ graduationDate }) =>
      known.has(foldValue(graduationDate)) ? graduationDate : end(graduationDate),
    ),
  ];
}

const datesOf = ({ experience }: ResumeData) =>
  experience.flatMap(({ startDate, endDate }) => [startDate, endDate]);

/** The fields that are measured, each over the whole of a resume. */
export function compareResume(gold: ResumeData, parsed: ResumeData): Record<string, Comparison> {
  const one = (pick: (data: ResumeData) => readonly string[]) => compare(pick(gold), pick(parsed));
  const [goldGraduations, parsedGraduations] = graduations(gold, parsed);
  return {
    name: one(({ personalInfo }) => [personalInfo.name]),
    email: one(({ personalInfo }) => [personalInfo.email]),
    phone: one(({ personalInfo }) => [personalInfo.phone]),
    location: one(({ personalInfo }) => [personalInfo.location]),
    title: one(({ experience }) => experience.map(({ title }) => title)),
    company: one(({ experience }) => experience.map(({ company }) => company)),
    dates: compare([...datesOf(gold), ...goldGraduations], [...datesOf(parsed), ...parsedGraduations]),
    responsibilities: one(({ experience }) => experience.flatMap(({ responsibilities }) => responsibilities)),
    degree: one(({ education }) => education.map(({ degree }) => degree)),
    institution: one(({ education }) => education.map(({ institution }) => institution)),
    skills: one(({ skills }) => skills ?? []),
    certifications: one(({ certifications }) => certifications ?? []),
  };
}
