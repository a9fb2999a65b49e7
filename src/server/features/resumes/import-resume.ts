import { fileNotices, fileRefusals } from '#contract/file-refusals.ts';
import { AppError } from '../../app-error.ts';
import type { Upload } from '../../http/uploads.ts';
import type { FileImporter } from '../../importing/file-importer.ts';
import { RefusedFile } from '../../importing/refused-file.ts';

/** The words of a person's file, to go on with as if they had been pasted. Nothing is kept. */
export async function importResume(importer: FileImporter, { file }: Upload) {
  try {
    const { text, notices } = await importer.read(file);
    return { content: text, notices: notices.map((notice) => fileNotices[notice]) };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { code, message } = fileRefusals[error.refusal];
    throw new AppError(code, { message });
  }
}
