export const qrScannerTexts = {
  title: 'Scan a QR code',
  close: 'Close',
  opening: 'Opening the camera…',
  hint: 'Point the camera at a QR code',
};
