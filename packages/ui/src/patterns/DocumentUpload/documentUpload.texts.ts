import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the document upload (CARDS-012 to CARDS-016, ADDR-007 to ADDR-022, D-ADDR-05). */
export const documentUploadTexts = catalogue('document-upload', {
  add: 'Add documents',
  hint: 'PNG, JPG, GIF, TIFF, PDF, HEIC or BMP, up to {count} files of 25 MB',
  files: 'Documents',
  send: 'Send',
  tooMany: 'You tried to upload too many files',
  totalTooLarge: 'Total file size has exceeded the limit',
  tooLarge: 'Some of the uploaded files exceed the size limit: {names}',
  wrongType: 'This file type is not supported: {names}',
  folders: 'Choose files, not folders: {names}',
  unreadable: 'Moved, changed or deleted, so choose again: {names}',
  refused: '{message}: {names}',
  failed: 'Something went wrong',
  failedContext: 'Please try again later',
  network: 'Upload failed due to a network error',
});
