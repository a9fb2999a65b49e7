import path from 'node:path';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import { parseResume } from '#domain/resume/parse/parse-resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { readFileText } from '#server/importing/read-file.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { makeFiles, startPrinter } from '../documents/make-files.ts';
import type { FigureTree, Part } from '../part.ts';
import { type Comparison, compareResume } from '../resumes/compare-resume.ts';
import { readResumes } from '../resumes/read-resumes.ts';
import type { Split } from '../split.ts';

/** Resumes printed in every template and imported again: what is found in them, beside what is found in pasted text. */
export const importPart: Part = { name: 'import', measure };

const measured = [
  'name',
  'email',
  'company',
  'title',
  'dates',
  'responsibilities',
  'degree',
  'institution',
  'skills',
];

interface Found {
  from: string;
  resume: string;
  fields: Record<string, Comparison>;
  /** The same resume pasted as text, against how this was read. */
  agreement: Record<string, Comparison>;
}

async function measure(folder: string, split: Split | undefined) {
  const lexicon = loadLexicon();
  const printer = startPrinter();
  const found: Found[] = [];
  for (const { name, gold, text } of readResumes(path.join(folder, 'resumes'), split)) {
    const ourText = resumeText(composeResume(gold, 'classic'));
    const readAsText: ResumeData = parseResume(ourText, lexicon).data;
    const add = (from: string, text: string) => {
      const parsed: ResumeData = parseResume(text, lexicon).data;
      const fields = compareResume(gold, parsed);
      found.push({ from, resume: name, fields, agreement: compareResume(readAsText, parsed) });
    };
    add('pasted', text);
    add('our_text', ourText);
    for (const template of templateIds) {
      const look = { template, colorScheme: 'teal', pageSize: 'letter', fit: 0 } as const;
      const { pdf, docx } = await makeFiles(printer, gold, look);
      add(`pdf_${template}`, (await readFileText(Buffer.from(pdf))).text);
      add(`docx_${template}`, (await readFileText(Buffer.from(docx))).text);
    }
  }
  await printer.close();
  return { figures: figuresOf(found), findings: found.flatMap(findingsOf) };
}

function figuresOf(found: readonly Found[]): FigureTree {
  const groups = ['pasted', 'our_text', 'pdf', 'docx', ...templateIds.map((template) => `pdf_${template}`)];
  const ofGroup = (group: string) =>
    found.filter(({ from }) => from === group || from.startsWith(`${group}_`));
  const rows = groups.map((group) => {
    const fields = ofGroup(group).map((one) => one.fields);
    return [group, Object.fromEntries(measured.map((field) => [field, f1Of(fields, [field])]))];
  });
  // The same resume as text, PDF and Word: how many of its fields were read alike.
  const agreement = ['pdf', 'docx'].map((group) => {
    const fields = ofGroup(group).map((one) => one.agreement);
    return [group, f1Of(fields, measured)];
  });
  return { ...Object.fromEntries(rows), agreement: Object.fromEntries(agreement) } as FigureTree;
}

function f1Of(found: readonly Record<string, Comparison>[], names: readonly string[]) {
  const sum = (count: (one: Comparison) => number) =>
    found.reduce(
      (total, fields) =>
        total + names.reduce((sum, name) => sum + (fields[name] ? count(fields[name]) : 0), 0),
      0,
    );
  const both = sum((one) => one.both);
  const gold = both + sum(({ missed }) => missed.length);
  const parsed = both + sum(({ surplus }) => surplus.length);
  return { value: gold + parsed === 0 ? 1 : (2 * both) / (gold + parsed), n: gold };
}

const findingsOf = ({ from, resume, fields }: Found): string[] =>
  measured.flatMap((field) => [
    ...(fields[field]?.missed ?? []).map((value) => `${from} ${resume} ${field} missed: ${value}`),
    ...(fields[field]?.surplus ?? []).map((value) => `${from} ${resume} ${field} surplus: ${value}`),
  ]);
