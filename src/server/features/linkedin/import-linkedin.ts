import { fileRefusals } from '#contract/file-refusals.ts';
import { AppError } from '../../app-error.ts';
import type { Upload } from '../../http/uploads.ts';
import type { FileImporter } from '../../importing/file-importer.ts';
import type { LinkedinFields } from '../../importing/read-linkedin.ts';
import { RefusedFile } from '../../importing/refused-file.ts';

/** The form's fields out of the archive that LinkedIn gives its members. Nothing is kept. */
export async function importLinkedin(importer: FileImporter, { file }: Upload): Promise<LinkedinFields> {
  try {
    return await importer.readLinkedin(file);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { code, message } = fileRefusals[error.refusal];
    throw new AppError(code, { message });
  }
}
