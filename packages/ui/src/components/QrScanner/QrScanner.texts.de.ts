import type { Translation } from '../../texts/Translation.ts';
import type { qrScannerTexts } from './QrScanner.texts.ts';

export const germanQrScannerTexts: Translation<typeof qrScannerTexts> = {
  title: 'QR-Code scannen',
  close: 'Schließen',
  opening: 'Kamera wird geöffnet\u00A0…',
  hint: 'Richten Sie die Kamera auf einen QR-Code',
};
