import { catalogue } from '../../texts/catalogue.ts';

export const qrScannerTexts = catalogue('qr-scanner', {
  title: 'Scan a QR code',
  close: 'Close',
  opening: 'Opening the camera…',
  hint: 'Point the camera at a QR code',
});
