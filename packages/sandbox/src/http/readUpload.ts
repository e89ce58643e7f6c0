import { getMultipartBoundary, MultipartParser } from '@remix-run/multipart-parser';
import type { UploadedFile } from '../kernel/call.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { getMediaType } from './mediaType.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** Closes the connection, because what the client still sends is not read. */
const refuseTooLarge = (): { readonly refusal: Refusal } => ({ refusal: refuse('filesTooLarge', {}, { connection: 'close' }) });

/**
 * Reads a refused upload to its end and discards it. Otherwise a proxy that is still sending would lose the refusal with the connection and
 * report an outage to the customer (DEP-009).
 */
export async function discardUpload({ body, bodyUsed }: Request): Promise<void> {
  if (body === null || bodyUsed) return;
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) return;
    }
  } catch {
    // The client has disconnected, so there is no one to answer.
  }
}

/**
 * Parses the files of a multipart body as it arrives, so that it is in memory only once. An unreadable body is still read to its end.
 * @returns 'tooLarge' as soon as 64 MiB are exceeded, whatever length was announced (GUARD-016)
 */
async function parseFiles({ headers, body }: Request): Promise<readonly UploadedFile[] | 'tooLarge' | 'unreadable'> {
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) return 'tooLarge';
  const boundary = getMultipartBoundary(headers.get('content-type') ?? '');
  const parser = new MultipartParser(boundary ?? '', { maxFileSize: MAX_BYTES, maxTotalSize: MAX_BYTES });
  const files: UploadedFile[] = [];
  let isReadable = boundary !== null;
  let size = 0;
  const read = (chunk: Uint8Array): void => {
    for (const { isFile, name = '', filename = '', mediaType = '', size: length, content } of parser.write(chunk))
      if (isFile) files.push({ field: name, name: filename, type: mediaType, size: length, content });
  };
  const attempt = (work: () => void): void => {
    try {
      if (isReadable) work();
    } catch {
      isReadable = false;
    }
  };
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return 'tooLarge';
    attempt(() => read(chunk));
  }
  attempt(() => parser.finish());
  return isReadable ? files : 'unreadable';
}

export async function readUpload(request: Request): Promise<{ readonly read: readonly UploadedFile[] } | { readonly refusal: Refusal }> {
  if (getMediaType(request) !== 'multipart/form-data') return { refusal: refuse('unsupportedMediaType') };
  // A body that is cut off is unreadable.
  const read = await parseFiles(request).catch(() => 'unreadable' as const);
  switch (read) {
    case 'tooLarge':
      return refuseTooLarge();
    case 'unreadable':
      return { refusal: refuse('unreadable') };
    default:
      return { read };
  }
}
