import { addAbortSignal } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { fileRefusals } from '#contract/file-refusals.ts';
import { AppError } from '../app-error.ts';
import { unlessAborted } from '../models/unless-aborted.ts';
import { callerGone } from './caller-gone.ts';
import { type ReceivedFile, receiveFile } from './received-file.ts';

const megabyte = 1024 * 1024;
const usualMegabytes = 5;
export const maxUploadBytes = usualMegabytes * megabyte;

const maxBytesOf = ({ maxUploadMegabytes = usualMegabytes }: Endpoint): number =>
  maxUploadMegabytes * megabyte;

/** The lines around a file in the body of an upload. */
const envelopeBytes = 64 * 1024;

export interface Upload {
  file: ReceivedFile;
  filename: string;
  mediaType: string;
}

/** What an upload takes at most, before any of it is read: as much as it says, or all that it may. */
export function announcedBytes({ headers }: FastifyRequest, endpoint: Endpoint): number {
  const most = maxBytesOf(endpoint) + envelopeBytes;
  const announced = Number(headers['content-length'] ?? most);
  if (announced > most) refuse(endpoint);
  return announced;
}

/**
 * Hands one file over, whole and within the size limit, and forgets it afterward. What it holds is checked by the use
 * case that takes it. Whoever sends slowly is cut off: others wait for the room.
 */
export async function withUpload<T>(
  { request, reply, endpoint, seconds }: UploadCall,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  const late = AbortSignal.timeout(seconds * 1_000);
  const cut = AbortSignal.any([late, callerGone(reply)]);
  const { part, file, discard } = await receive(request, endpoint, cut).catch((error: unknown) => {
    if (!late.aborted) throw error;
    const { code, message } = fileRefusals.tooSlow;
    throw new AppError(code, { message });
  });
  try {
    return await use({ file, filename: part.filename, mediaType: part.mimetype });
  } finally {
    await discard();
  }
}

interface UploadCall {
  request: FastifyRequest;
  reply: FastifyReply;
  endpoint: Endpoint;
  /** How long it may take to arrive. */
  seconds: number;
}

async function receive(request: FastifyRequest, endpoint: Endpoint, cut: AbortSignal) {
  const part = await unlessAborted(cut, firstFile(request, endpoint));
  const received = await receiveFile(addAbortSignal(cut, part.file));
  // The parser may notice only after the last piece was read that there was more: what it gives then is cut.
  if (!part.file.truncated) return { part, ...received };
  await received.discard();
  return refuse(endpoint);
}

async function firstFile(request: FastifyRequest, endpoint: Endpoint): Promise<MultipartFile> {
  const limits = { fileSize: maxBytesOf(endpoint) };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (!part) throw new AppError('invalid_request', { message: 'A file is missing.' });
  return part;
}

function refuse(endpoint: Endpoint): never {
  const { code, message } = fileRefusals.tooLarge;
  const most = `${maxBytesOf(endpoint) / megabyte} MB`;
  throw new AppError(code, { message: message.replace(`${usualMegabytes} MB`, most) });
}
