import type { Lexicon } from '#domain/language/lexicon.ts';
import { parseResume } from '#domain/resume/parse/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parse/parsed-resume.ts';
import { isAsked, isUnsure } from '#domain/resume/parse/unsure-fields.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { withSecondReading } from '#domain/resume/second-reading/second-reading.ts';
import type { FigureTree } from '../part.ts';
import { type GoldResume, readResumes } from '../resumes/read-resumes.ts';
import { figuresOf, readOne } from '../resumes/resumes-part.ts';
import { chosenResumes } from './chosen-resumes.ts';
import { askAbout, readRecording } from './recordings.ts';

/** The same figures for our reading alone, for it with the second reader, and for the second reader alone. */
export function measureSecondReader(
  folder: string,
  lexicon: Lexicon,
): { figures: FigureTree; findings: string[] } {
  const measured = readResumes(folder, undefined)
    .filter(({ name }) => chosenResumes.includes(name))
    .map((resume) => {
      const asked = askAbout(resume);
      const reading = readRecording(resume.name, asked);
      const ours = parseResume(resume.text, lexicon);
      return { resume, ours, reading, both: withSecondReading(ours, asked.text, reading) };
    });
  const figuresWith = (read: (one: (typeof measured)[number]) => ParsedResume) =>
    figuresOf(measured.map((one) => readOne(one.resume, read(one))));
  const model = figuresWith(({ ours, reading }) => ({
    ...ours,
    fields: [],
    data: dataOf(ours.data, reading),
  }));
  return {
    figures: {
      ours: figuresWith(({ ours }) => ours),
      with_second_reader: figuresWith(({ both }) => both),
      second_reader_alone: only(model, ['name_f1', 'title_f1', 'company_f1', 'degree_f1', 'institution_f1']),
    },
    findings: measured.flatMap(({ resume, ours, both }) => changesOf(resume, ours, both)),
  };
}

const only = (figures: FigureTree, names: readonly string[]): FigureTree =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => names.includes(name)));

/** What the second reader says, where it says something, in the shape that is measured. */
const dataOf = (data: ResumeData, { name, jobs, studies }: ReturnType<typeof readRecording>): ResumeData => ({
  ...data,
  personalInfo: { ...data.personalInfo, name: name ?? '' },
  experience: jobs.map(({ title, company, startDate, endDate }) => ({
    title: title ?? '',
    company: company ?? '',
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    responsibilities: [],
  })),
  education: studies.map(({ degree, institution }) => ({
    degree: degree ?? '',
    institution: institution ?? '',
    graduationDate: '',
  })),
});

function changesOf({ name, gold }: GoldResume, ours: ParsedResume, both: ParsedResume): string[] {
  const golden = new Set(
    JSON.stringify(gold)
      .toLowerCase()
      .match(/"(?:[^"\\]|\\.)*"/g),
  );
  return both.fields.flatMap(({ path, value, confidence }, place) => {
    const before = ours.fields[place]?.confidence ?? 0;
    if (!isAsked(path) || confidence === before) return [];
    const right = golden.has(JSON.stringify(value).toLowerCase()) ? 'right' : 'wrong';
    const marks = [before, confidence].map((sure) => (isUnsure(sure) ? 'unsure' : 'sure')).join(' to ');
    return [`${name} ${path} ${right} ${before.toFixed(2)} ${confidence.toFixed(2)} ${marks}: ${value}`];
  });
}
