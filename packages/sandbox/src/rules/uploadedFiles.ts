import { maxFileBytes, maxTotalFileBytes } from '@wallet/core/limits/uploads';

const MAX_NAME_CHARACTERS = 255;

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array };
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

/** The type of a file by its content; null when it is none of the accepted ones (RULE-029: never by its name). */
export function typeByContent(bytes: Uint8Array): string | null {
  const found = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte));
  if (found !== undefined) return found.type;
  const box = String.fromCharCode(...bytes.subarray(4, 12));
  return box.startsWith('ftyp') && heicBrands.has(box.slice(4)) ? 'image/heic' : null;
}

function issueOf({ bytes }: UploadedFile): string | null {
  if (bytes.length === 0) return 'The file is empty';
  if (bytes.length > maxFileBytes) return 'Some of the uploaded files exceed the size limit';
  return typeByContent(bytes) === null ? 'This file type is not supported' : null;
}

/**
 * Whether the files can be taken: all of them or none.
 * @param most how many there may be: 10 for the address, 2 for a card
 */
export function judgeUpload(files: readonly UploadedFile[], most: number): UploadVerdict {
  if (files.length === 0) return { kind: 'refused', issues: [{ message: 'This field is required', property_path: 'documents' }] };
  const issues = files.flatMap((file, index) => {
    const message = index < most ? issueOf(file) : 'You tried to upload too many files';
    return message === null ? [] : [{ message, property_path: `documents[${index}]` }];
  });
  if (issues.length > 0) return { kind: 'refused', issues };
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return total > maxTotalFileBytes ? { kind: 'tooLargeTogether' } : { kind: 'accepted' };
}

/** A file name of at most 255 safe characters: no folders, no control characters, nothing that a shell or a page could read as its own. */
export function safeFileName(name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^\.+/, '_');
  return safe.slice(-MAX_NAME_CHARACTERS) || 'file';
}
