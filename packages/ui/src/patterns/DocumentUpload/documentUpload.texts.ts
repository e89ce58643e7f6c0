import { catalogue } from '../../texts/catalogue.ts';

const listNames = (text: string, names: readonly string[]): string => `${text}: ${names.join(', ')}`;

/** Texts of the document upload (CARDS-012 to CARDS-016, ADDR-007 to ADDR-022, D-ADDR-05). */
export const documentUploadTexts = catalogue('document-upload', {
  add: 'Add documents',
  hint: (most: number): string => `PNG, JPG, GIF, TIFF, PDF, HEIC or BMP, up to ${most} files of 25 MB`,
  files: 'Documents',
  send: 'Send',
  tooMany: 'You tried to upload too many files',
  totalTooLarge: 'Total file size has exceeded the limit',
  tooLarge: (names: readonly string[]): string => listNames('Some of the uploaded files exceed the size limit', names),
  wrongType: (names: readonly string[]): string => listNames('This file type is not supported', names),
  folders: (names: readonly string[]): string => listNames('Choose files, not folders', names),
  unreadable: (names: readonly string[]): string => listNames('Moved, changed or deleted, so choose again', names),
  refused: (message: string, names: readonly string[]): string => listNames(message, names),
  failed: 'Something went wrong',
  failedContext: 'Please try again later',
  network: 'Upload failed due to a network error',
});
