import { maxFileBytes, maxTotalFileBytes } from '@wallet/core/limits/limits';
import type { Database } from '../../database/openDatabase.ts';
import type { UploadedFile } from '../../kernel/call.ts';
import type { SealingKey } from '../../kernel/keys/keyRows.ts';
import { sealBytes } from '../../database/sealing.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { newUuid } from '../../ports/ids.ts';

const MAX_NAME_CHARACTERS = 255;

/** What of a file is judged. */
type JudgedFile = Pick<UploadedFile, 'name' | 'bytes'>;
export type FileIssue = { readonly message: string; readonly property_path: string };
export type UploadVerdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'tooLargeTogether' }
  | { readonly kind: 'refused'; readonly issues: readonly FileIssue[] };

const ascii = (text: string): readonly number[] => [...Buffer.from(text, 'latin1')];

/** What the first bytes of each accepted type look like. HEIC is told by its brand, below. */
const signatures: readonly { readonly type: string; readonly bytes: readonly number[] }[] = [
  { type: 'image/png', bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', bytes: ascii('GIF87a') },
  { type: 'image/gif', bytes: ascii('GIF89a') },
  { type: 'image/tiff', bytes: [...ascii('II'), 0x2a, 0x00] },
  { type: 'image/tiff', bytes: [...ascii('MM'), 0x00, 0x2a] },
  { type: 'application/pdf', bytes: ascii('%PDF-') },
  { type: 'image/bmp', bytes: ascii('BM') },
];
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']);

/** A PDF ends with its mark: a page that only begins as one does not. */
const PDF_END = Buffer.from('%%EOF');
const PDF_END_WITHIN = 1024;
/** Where a BMP's header says its length: four bytes, the lowest first. */
const BMP_LENGTH_AT = 2;

/** Whether the rest of a file bears out its beginning (GUARD-016). */
function isWhole(type: string, bytes: Uint8Array): boolean {
  if (type === 'application/pdf') return Buffer.from(bytes.subarray(-PDF_END_WITHIN)).includes(PDF_END);
  if (type !== 'image/bmp') return true;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length >= BMP_LENGTH_AT + 4 && view.getUint32(BMP_LENGTH_AT, true) === bytes.length;
}

/** The type of a file by its content; null when it is none of the accepted ones (RULE-029: never by its name). */
export function typeByContent(bytes: Uint8Array): string | null {
  const match = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte));
  if (match !== undefined) return isWhole(match.type, bytes) ? match.type : null;
  const box = String.fromCharCode(...bytes.subarray(4, 12));
  return box.startsWith('ftyp') && heicBrands.has(box.slice(4)) ? 'image/heic' : null;
}

function issueOf({ bytes }: JudgedFile): string | null {
  if (bytes.length === 0) return 'The file is empty';
  if (bytes.length > maxFileBytes) return 'Some of the uploaded files exceed the size limit';
  return typeByContent(bytes) === null ? 'This file type is not supported' : null;
}

/**
 * Whether the files can be taken: all of them or none.
 * @param most how many there may be: 10 for the address, 2 for a card
 */
export function judgeUpload(files: readonly JudgedFile[], most: number): UploadVerdict {
  if (files.length === 0) return { kind: 'refused', issues: [{ message: 'This field is required', property_path: 'documents' }] };
  const issues = files.flatMap((file, index) => {
    const message = index < most ? issueOf(file) : 'You tried to upload too many files';
    return message === null ? [] : [{ message, property_path: `documents[${index}]` }];
  });
  if (issues.length > 0) return { kind: 'refused', issues };
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return total > maxTotalFileBytes ? { kind: 'tooLargeTogether' } : { kind: 'accepted' };
}

/** Extensions that belong to a type; the first is written where a name has none of them. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/tiff': ['tif', 'tiff'],
  'application/pdf': ['pdf'],
  'image/bmp': ['bmp'],
  'image/heic': ['heic', 'heif'],
};

/** The name with the extension of what the file holds: anyone who opens it opens no page and no program (GUARD-016). */
export function nameByContent(name: string, type: string): string {
  const endings = extensions[type] ?? ['bin'];
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return safeFileName(endings.includes(ending) ? name : `${name}.${endings[0] ?? 'bin'}`);
}

/** A file name of at most 255 safe characters: no folders, no control characters, nothing that a shell or a page could read as its own. */
export function safeFileName(name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^\.+/, '_');
  return safe.slice(-MAX_NAME_CHARACTERS) || 'file';
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

/** Keeps accepted files, each sealed and bound to its id: one file cannot be put in another's place; they are never served back (RULE-029). */
export async function storeDocuments(
  transaction: Database,
  { kid, key }: SealingKey,
  { customerId, purpose, files, at }: Upload,
): Promise<void> {
  for (const { name, bytes } of files) {
    const id = newUuid();
    const type = typeByContent(bytes) ?? 'application/octet-stream';
    await transaction
      .insertInto('document')
      .values({
        id,
        customer_id: customerId,
        purpose,
        file_name: nameByContent(name, type),
        media_type: type,
        byte_count: bytes.length,
        sealed: sealBytes(key, bytes, id),
        kid,
        created_at: at,
      })
      .execute();
  }
}
