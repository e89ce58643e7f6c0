import type { Translation } from '../../texts/Translation.ts';
import type { documentUploadTexts } from './documentUpload.texts.ts';

export const germanDocumentUploadTexts: Translation<typeof documentUploadTexts> = {
  add: 'Dokumente hinzufügen',
  hint: (most) => `PNG, JPG, GIF, TIFF, PDF, HEIC oder BMP, bis zu ${most} Dateien mit je 25 MB`,
  files: 'Dokumente',
  send: 'Senden',
  tooMany: 'Sie haben zu viele Dateien gewählt',
  totalTooLarge: 'Die Dateien sind zusammen zu groß',
  tooLarge: (names) => `Einige Dateien sind zu groß: ${names.join(', ')}`,
  wrongType: (names) => `Dieses Dateiformat wird nicht unterstützt: ${names.join(', ')}`,
  folders: (names) => `Ordner können nicht gesendet werden, wählen Sie die Dateien darin: ${names.join(', ')}`,
  unreadable: (names) => `Verschoben, geändert oder gelöscht, bitte erneut wählen: ${names.join(', ')}`,
  refused: (message, names) => `${message}: ${names.join(', ')}`,
  failed: 'Es ist ein Fehler aufgetreten',
  failedContext: 'Bitte versuchen Sie es später erneut',
  network: 'Das Hochladen ist wegen eines Netzwerkfehlers fehlgeschlagen',
};
