import { getMultipartBoundary, MultipartParser } from '@remix-run/multipart-parser';
import type { UploadedFile } from '../kernel/call.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { mediaTypeOf } from './mediaType.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** The connection is closed: what the client still sends is read by nobody. */
const tooLarge = (): { readonly refusal: Refusal } => ({ refusal: refuse('filesTooLarge', {}, { connection: 'close' }) });

/**
 * Reads an upload that is refused to its end and keeps nothing of it: a server before this one that is still sending would lose the refusal
 * with the connection, and tell the customer of an outage instead (DEP-009).
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
    // The client has gone: there is nobody to answer.
  }
}

/**
 * Takes the files out of a multipart body while it comes, so that it is held once. What cannot be read is followed to its end all the same.
 * @returns 'tooLarge' as soon as 64 MiB are passed, whatever length was announced (GUARD-016)
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

/** The files of an upload, read whole. */
export async function readUpload(request: Request): Promise<{ readonly read: readonly UploadedFile[] } | { readonly refusal: Refusal }> {
  if (mediaTypeOf(request) !== 'multipart/form-data') return { refusal: refuse('unsupportedMediaType') };
  // A body that ends before its end is one that cannot be read.
  const read = await parseFiles(request).catch(() => 'unreadable' as const);
  switch (read) {
    case 'tooLarge':
      return tooLarge();
    case 'unreadable':
      return { refusal: refuse('unreadable') };
    default:
      return { read };
  }
}
