import { maxFileBytes, maxTotalFileBytes } from '@wallet/core/limits/limits';
import { signatureBytes, documentExtensions, detectFileType, type DocumentType } from '@wallet/core/validation/fileType';
import type { UploadedFile } from '../../kernel/call.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';

const MAX_NAME_CHARACTERS = 255;

type CheckedFile = Pick<UploadedFile, 'size' | 'content'>;

/** A PDF ends with this mark. A page that only begins like one does not. */
const PDF_END = Buffer.from('%%EOF');
/** Number of bytes checked at the start of a file, and at its end. */
const CHECKED_BYTES = signatureBytes;
/** Offset of the length in a BMP header: four bytes, little-endian. */
const BMP_LENGTH_AT = 2;

/** Returns the first pieces that contain the checked number of bytes. */
function takeChecked(pieces: readonly Uint8Array[]): readonly Uint8Array[] {
  let size = 0;
  const last = pieces.findIndex(({ length }) => (size += length) >= CHECKED_BYTES);
  return last === -1 ? pieces : pieces.slice(0, last + 1);
}

const readBeginning = ({ content }: CheckedFile): Buffer => Buffer.concat(takeChecked(content)).subarray(0, CHECKED_BYTES);
const readEnd = ({ content }: CheckedFile): Buffer =>
  Buffer.concat(takeChecked(content.toReversed()).toReversed()).subarray(-CHECKED_BYTES);

/**
 * Returns the type of a file by its content. Null if the type is not accepted, or if the end of the file does not match its start
 * (RULE-029, GUARD-016).
 */
export function detectType(file: CheckedFile): DocumentType | null {
  const beginning = readBeginning(file);
  const type = detectFileType(beginning);
  if (type === 'application/pdf') return readEnd(file).includes(PDF_END) ? type : null;
  if (type !== 'image/bmp') return type;
  return beginning.length >= BMP_LENGTH_AT + 4 && beginning.readUInt32LE(BMP_LENGTH_AT) === file.size ? type : null;
}

function findIssue(file: CheckedFile): string | null {
  if (file.size === 0) return 'The file is empty';
  if (file.size > maxFileBytes) return 'Some of the uploaded files exceed the size limit';
  return detectType(file) === null ? 'This file type is not supported' : null;
}

/**
 * Returns why an upload is refused; undefined when all of its files are accepted (RULE-029).
 * @param most maximum number of files: 10 for the address, 2 for a card
 */
export function refuseFiles(files: readonly CheckedFile[], most: number): Refusal | undefined {
  if (files.length === 0) return refuse('invalid', { fields_errors: [{ message: 'This field is required', property_path: 'documents' }] });
  const issues = files.flatMap((file, index) => {
    const message = index < most ? findIssue(file) : 'You tried to upload too many files';
    return message === null ? [] : [{ message, property_path: `documents[${index}]` }];
  });
  if (issues.length > 0) return refuse('invalid', { fields_errors: issues });
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > maxTotalFileBytes ? refuse('filesTooLarge') : undefined;
}

/** Returns the name with the extension of the content, so that opening the file never opens a page or program (GUARD-016). */
export function renameByContent(name: string, type: DocumentType): string {
  const endings: readonly string[] = documentExtensions[type];
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return toSafeFileName(endings.includes(ending) ? name : `${name}.${endings[0]}`);
}

/** Join controls are allowed, because Persian and Indic words would break without them. */
const UNSAFE = /[^\p{L}\p{M}\p{N}\p{Join_Control}._ ()[\]+,@#-]/gu;

/**
 * Normalises a file name (NFC) to at most 255 characters, without folders, control characters, or anything that a shell or page could
 * interpret.
 */
export function toSafeFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(UNSAFE, '_')
    .replace(/^\.+/, '_');
  return Array.from(safe).slice(-MAX_NAME_CHARACTERS).join('') || 'file';
}
