import { expect, it } from 'vitest';
import { detectFileType } from './fileType.ts';

const ascii = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));
const BOM = [0xef, 0xbb, 0xbf];

it.each([
  ['image/png', [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/gif', ascii('GIF87a')],
  ['image/gif', ascii('GIF89a')],
  ['image/tiff', [...ascii('II'), 0x2a, 0x00]],
  ['image/tiff', [...ascii('MM'), 0x00, 0x2a]],
  ['image/bmp', [...ascii('BM'), 8, 0, 0, 0, 1, 2]],
  ['image/heic', [0, 0, 0, 24, ...ascii('ftypheic')]],
  ['application/pdf', ascii('%PDF-1.7')],
  ['application/pdf', [...BOM, ...ascii('%PDF-1.7')]],
  ['application/pdf', [...BOM, ...ascii('\r\n \t%PDF-1.7')]],
  ['application/pdf', ascii(`${'\n'.repeat(1000)}%PDF-1.7`)],
  [null, ascii(`${'\n'.repeat(1024)}%PDF-1.7`)],
  [null, ascii('a text with %PDF-1.7')],
  [null, ascii('MZ\u0090')],
  [null, ascii('   ')],
  [null, []],
])('detects %s by its first bytes (RULE-029, ADDR-007)', (type, bytes) => {
  expect(detectFileType(new Uint8Array(bytes))).toBe(type);
});
