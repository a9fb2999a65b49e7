import type { ReadBack } from '#domain/resume/read-back.ts';
import type { FileAnswer } from '../http/answers.ts';

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

/** A file as it leaves, telling whether a machine that read it again found all of it. */
export function fileAnswer(
  filename: string,
  type: keyof typeof mediaTypes,
  bytes: Buffer,
  readBack?: ReadBack,
): FileAnswer {
  const headers = readBack ? { 'x-candor-read-back': readBack.ok ? 'exact' : 'warnings' } : {};
  return { bytes, filename, mediaType: mediaTypes[type], headers };
}
