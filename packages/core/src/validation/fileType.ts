/** Number of leading bytes that are enough to detect the type of a file. */
export const signatureBytes = 1024;

/** File types accepted as proof, by media type, with their extensions. The first one is the usual extension. */
export const documentExtensions = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif', 'jpe'],
  'image/gif': ['gif'],
  'image/tiff': ['tif', 'tiff'],
  'application/pdf': ['pdf'],
  'image/heic': ['heic', 'heif'],
  'image/bmp': ['bmp'],
} as const;

export type DocumentType = keyof typeof documentExtensions;

const ascii = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));

/** HEIC is detected by its brand, below. */
const signatures: readonly { readonly type: DocumentType; readonly bytes: readonly number[] }[] = [
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

/** Bytes that some programs write before the signature of a PDF and readers skip: a byte order mark, spaces, line breaks. */
const skippedBytes = new Set([0xef, 0xbb, 0xbf, 0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

/**
 * Detects the type of a file by its first bytes, never by its name. Null when it is not an accepted type. The provider validates the rest
 * (RULE-029).
 * @param beginning its first `signatureBytes`, or all of it
 */
export function detectFileType(beginning: Uint8Array): DocumentType | null {
  const match = signatures.find(({ bytes }) => bytes.every((byte, place) => beginning[place] === byte));
  if (match !== undefined) return match.type;
  const box = String.fromCharCode(...beginning.subarray(4, 12));
  if (box.startsWith('ftyp') && heicBrands.has(box.slice(4))) return 'image/heic';
  const start = beginning.subarray(0, signatureBytes).findIndex((byte) => !skippedBytes.has(byte));
  return ascii('%PDF-').every((byte, place) => beginning[start + place] === byte) ? 'application/pdf' : null;
}
