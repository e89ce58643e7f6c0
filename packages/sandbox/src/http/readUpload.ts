import type { UploadedFile } from '../kernel/call.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { mediaTypeOf } from './mediaType.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** The connection is closed: what the client still sends is read by nobody. */
const tooLarge = (): { readonly refusal: Refusal } => ({ refusal: refuse('filesTooLarge', {}, { connection: 'close' }) });

/** The raw body, at most 64 MiB of it whatever length was announced; undefined beyond. */
async function readBytes({ headers, body }: Request): Promise<Buffer | undefined> {
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

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

/** The files of an upload, read whole; a body is refused as soon as it passes 64 MiB, with or without a Content-Length (GUARD-016). */
export async function readUpload(request: Request): Promise<{ readonly read: readonly UploadedFile[] } | { readonly refusal: Refusal }> {
  if (mediaTypeOf(request) !== 'multipart/form-data') return { refusal: refuse('unsupportedMediaType') };
  try {
    const bytes = await readBytes(request);
    if (bytes === undefined) return tooLarge();
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData();
    const files: UploadedFile[] = [];
    for (const [field, value] of form.entries()) {
      if (typeof value === 'string') continue;
      files.push({ field, name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) });
    }
    return { read: files };
  } catch {
    return { refusal: refuse('unreadable') };
  }
}
