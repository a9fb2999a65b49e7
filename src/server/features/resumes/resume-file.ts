import type { Resume } from '#contract/resume.ts';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeHtml } from '#documents/resume-html.tsx';
import { resumeOfRow } from '#documents/resume-of-row.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import type { Parts } from '../../parts.ts';
import { fontCssFor } from '../../printing/font-css.ts';

export type FileParts = Pick<Parts, 'files' | 'printer' | 'reader' | 'words'>;

/** The words of a resume in the order of its template, and how they look. */
export function composeRow(resume: Resume) {
  const { templateId: template, colorScheme, pageSize, fit } = resume;
  const look: ResumeLook = { template, colorScheme, pageSize, fit };
  const data = resumeOfRow(resume.structuredData, resume.optimizedContent);
  return { data, look, composed: composeResume(data, template) };
}

/** The resume's PDF or Word file, kept or made now. */
export function resumeFile(
  { files, printer, reader, words }: FileParts,
  userId: string,
  resume: Resume,
  format: 'pdf' | 'docx',
) {
  const { composed, look } = composeRow(resume);
  const make = {
    pdf: () => {
      const { css } = fontCssFor(look.template, JSON.stringify(composed), composed.language);
      return printer.print(resumeHtml(composed, look, css));
    },
    docx: () => words.write({ resume: composed, look }),
  };
  return files.get({
    document: { userId, table: 'resumes', documentId: resume.id },
    format,
    content: [composed, look],
    make: make[format],
    readBack: (bytes) => reader.readBack({ format, bytes, document: composed }),
  });
}
