export { qrScannerTexts } from './QrScanner.texts.ts';
export { type CameraFailure, QrScanner, type QrScannerProps } from './QrScanner.tsx';
