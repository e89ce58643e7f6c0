import { ProgrammingError } from '@wallet/core/errors/ProgrammingError';
import { createHash, type Hash } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';
import { sealBytes } from '../../database/sealing.ts';
import { deleteUnclaimedFiles, splitIntoParts, storeFile, claimFiles } from '../../database/storedFiles.ts';
import type { UploadedFile } from '../../kernel/call.ts';
import type { SealingKey } from '../../kernel/keys/keyRows.ts';
import { generateUuid } from '../../ports/ids.ts';
import { renameByContent, detectType } from './rules.ts';

/** A stored file that no document names yet. */
export type SealedFile = {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly byteCount: number;
  /** SHA-256 of the upload. */
  readonly digest: string;
  readonly kid: string;
};

/** Bound data of a part: its file and position, so that parts cannot be exchanged. */
const toBoundData = (fileId: string, place: number): string => (place === 0 ? fileId : `${fileId} ${place}`);

/**
 * Seals the parts of a file one by one, on demand.
 * @param hash updated with the unsealed content
 */
function* sealParts(key: Buffer, fileId: string, { content }: UploadedFile, hash: Hash): Generator<Uint8Array> {
  let place = 0;
  for (const part of splitIntoParts(content)) {
    hash.update(part);
    yield sealBytes(key, part, toBoundData(fileId, place));
    place += 1;
  }
}

/**
 * Stores an upload, sealed part by part (RULE-029). Runs before the transaction that creates the documents, so that no transaction waits
 * for bytes.
 */
export async function sealFiles(
  database: Database,
  { kid, key }: SealingKey,
  customerId: number,
  files: readonly UploadedFile[],
): Promise<readonly SealedFile[]> {
  const sealed: SealedFile[] = [];
  for (const file of files) {
    const fileId = generateUuid();
    const hash = createHash('sha256');
    const mediaType = detectType(file);
    if (mediaType === null) throw new ProgrammingError('sealFiles: a file of no accepted type. refuseFiles comes before it.');
    await storeFile(database, { id: fileId, customerId }, sealParts(key, fileId, file, hash));
    const name = renameByContent(file.name, mediaType);
    sealed.push({ fileId, name, mediaType, byteCount: file.size, digest: hash.digest('hex'), kid });
  }
  return sealed;
}

/**
 * Creates documents for stored files. A file that the customer has sent for the same purpose before is stored once, because a client that
 * lost the response sends everything again. Uses a single statement, so that one event reports all of them (HOOK-003).
 * @param purpose address, or card:11
 */
export async function addDocuments(
  transaction: Database,
  { customerId, purpose, at }: { readonly customerId: number; readonly purpose: string; readonly at: Date },
  files: readonly SealedFile[],
): Promise<void> {
  const added = await transaction
    .insertInto('document')
    .values(
      files.map(({ fileId, name, mediaType, byteCount, digest, kid }) => ({
        id: generateUuid(),
        customer_id: customerId,
        purpose,
        file_name: name,
        media_type: mediaType,
        byte_count: byteCount,
        file_id: fileId,
        digest,
        kid,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['customer_id', 'purpose', 'digest']).doNothing())
    .returning('file_id')
    .execute();
  await claimFiles(
    transaction,
    added.map((document) => document.file_id),
  );
  await deleteUnclaimedFiles(
    transaction,
    files.map(({ fileId }) => fileId),
  );
}
