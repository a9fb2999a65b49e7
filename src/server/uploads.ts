import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { fileRefusals } from '#contract/file-refusals.ts';
import { AppError } from './app-error.ts';

const megabyte = 1024 * 1024;
const usualMegabytes = 5;
export const maxUploadBytes = usualMegabytes * megabyte;

export const maxBytesOf = ({ maxUploadMegabytes = usualMegabytes }: Endpoint): number =>
  maxUploadMegabytes * megabyte;

export interface Upload {
  bytes: Buffer;
  filename: string;
  mediaType: string;
}

/** One file, whole, within the size limit. What it holds is checked by the use case that takes it. */
export async function readUpload(request: FastifyRequest, endpoint: Endpoint): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  const file: MultipartFile | undefined = await request.file({
    limits: { fileSize: maxBytesOf(endpoint) },
  });
  if (!file) throw new AppError('invalid_request', { message: 'A file is missing.' });
  return {
    bytes: await bytesOf(file, maxBytesOf(endpoint)),
    filename: file.filename,
    mediaType: file.mimetype,
  };
}

/** The parser may notice only after the last piece was read that there was more: what it gives then is cut. */
async function bytesOf(file: MultipartFile, maxBytes: number): Promise<Buffer> {
  const bytes = await file.toBuffer().catch((error: unknown) => {
    if (!file.file.truncated) throw error;
  });
  if (bytes && !file.file.truncated) return bytes;
  const { code, message } = fileRefusals.tooLarge;
  const usual = `${usualMegabytes} MB`;
  throw new AppError(code, { message: message.replace(usual, `${maxBytes / megabyte} MB`) });
}
