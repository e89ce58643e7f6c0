import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/openDatabase.ts';
import type { UploadedFile } from '../http/call.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { judgeUpload, safeFileName, typeByContent } from './uploadedFiles.ts';

const IV_BYTES = 12;

/** iv ‖ AES-256-GCM ‖ tag, bound to the document's id: one file cannot be put in another's place. */
function seal(key: Buffer, id: string, bytes: Uint8Array): Uint8Array {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Why these files cannot be taken; undefined when all of them can (RULE-029). */
export function refuseFiles(files: readonly UploadedFile[], most: number): Refusal | undefined {
  const verdict = judgeUpload(files, most);
  switch (verdict.kind) {
    case 'accepted':
      return undefined;
    case 'tooLargeTogether':
      return refuse('filesTooLarge');
    case 'refused':
      return refuse('invalid', { fields_errors: verdict.issues.map((issue) => ({ ...issue })) });
  }
}

export type Upload = {
  readonly customerId: number;
  /** address, or card:11. */
  readonly purpose: string;
  readonly files: readonly UploadedFile[];
  readonly at: Date;
};

/** Keeps accepted files, encrypted; they are never served back (RULE-029). */
export async function storeDocuments(transaction: Database, key: Buffer, { customerId, purpose, files, at }: Upload): Promise<void> {
  for (const { name, bytes } of files) {
    const id = randomUUID();
    await transaction
      .insertInto('document')
      .values({
        id,
        customer_id: customerId,
        purpose,
        file_name: safeFileName(name),
        media_type: typeByContent(bytes) ?? 'application/octet-stream',
        byte_count: bytes.length,
        sealed: seal(key, id, bytes),
        created_at: at,
      })
      .execute();
  }
}
