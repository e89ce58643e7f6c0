import { maxFileBytes, maxTotalFileBytes } from '@wallet/core/limits/limits';
import { beginningBytes, documentEndings, typeByBeginning, type DocumentType } from '@wallet/core/validation/fileType';
import type { UploadedFile } from '../../kernel/call.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';

const MAX_NAME_CHARACTERS = 255;

/** What of a file is judged. */
type JudgedFile = Pick<UploadedFile, 'size' | 'content'>;
export type FileIssue = { readonly message: string; readonly property_path: string };
export type UploadVerdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'tooLargeTogether' }
  | { readonly kind: 'refused'; readonly issues: readonly FileIssue[] };

/** A PDF ends with its mark: a page that only begins as one does not. */
const PDF_END = Buffer.from('%%EOF');
/** Of a file so many bytes are looked at where it begins, and where it ends. */
const LOOKED_AT = beginningBytes;
/** Where a BMP's header says its length: four bytes, the lowest first. */
const BMP_LENGTH_AT = 2;

/** As many of the pieces as hold those bytes. */
function enough(pieces: readonly Uint8Array[]): readonly Uint8Array[] {
  let size = 0;
  const last = pieces.findIndex(({ length }) => (size += length) >= LOOKED_AT);
  return last === -1 ? pieces : pieces.slice(0, last + 1);
}

const beginningOf = ({ content }: JudgedFile): Buffer => Buffer.concat(enough(content)).subarray(0, LOOKED_AT);
const endOf = ({ content }: JudgedFile): Buffer => Buffer.concat(enough(content.toReversed()).toReversed()).subarray(-LOOKED_AT);

/** The type of a file by its content; null when it is none of the accepted ones, or its end does not bear out its beginning (RULE-029, GUARD-016). */
export function typeByContent(file: JudgedFile): DocumentType | null {
  const beginning = beginningOf(file);
  const type = typeByBeginning(beginning);
  if (type === 'application/pdf') return endOf(file).includes(PDF_END) ? type : null;
  if (type !== 'image/bmp') return type;
  return beginning.length >= BMP_LENGTH_AT + 4 && beginning.readUInt32LE(BMP_LENGTH_AT) === file.size ? type : null;
}

function issueOf(file: JudgedFile): string | null {
  if (file.size === 0) return 'The file is empty';
  if (file.size > maxFileBytes) return 'Some of the uploaded files exceed the size limit';
  return typeByContent(file) === null ? 'This file type is not supported' : null;
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
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > maxTotalFileBytes ? { kind: 'tooLargeTogether' } : { kind: 'accepted' };
}

/** The name with the extension of what the file holds: anyone who opens it opens no page and no program (GUARD-016). */
export function nameByContent(name: string, type: DocumentType): string {
  const endings: readonly string[] = documentEndings[type];
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return safeFileName(endings.includes(ending) ? name : `${name}.${endings[0]}`);
}

/** Without the two joiners Persian and Indic words would fall apart. */
const UNSAFE = /[^\p{L}\p{M}\p{N}\p{Join_Control}._ ()[\]+,@#-]/gu;

/**
 * A file name as it was written, composed, of at most 255 characters: no folders, no control characters, nothing that a shell or a page could
 * read as its own.
 */
export function safeFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(UNSAFE, '_')
    .replace(/^\.+/, '_');
  return Array.from(safe).slice(-MAX_NAME_CHARACTERS).join('') || 'file';
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
