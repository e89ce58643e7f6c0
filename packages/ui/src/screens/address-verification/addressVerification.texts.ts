import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the address verification screen (ADDR-001 to ADDR-005, ADDR-019, ADDR-020, D-ADDR-01, D-ADDR-09 to D-ADDR-14). */
export const addressVerificationTexts = catalogue('address-verification', {
  title: 'Address verification',
  lead: 'Upload one of these documents',
  accepted: [
    'Bank statement',
    'Utility bill',
    'Rental agreement',
    'Tax return',
    'Tax bill',
    'Any government issued document',
    'Certificate of real estate ownership',
    'Certificate of residency',
  ],
  restricted: 'We do not accept mobile phone or home internet bills',
  recent: 'The document must be dated within the last 3 months',
  wholePages: 'Screenshots of single pages are not allowed',
  zone: 'Drag files here or choose files',
  zoneHint: 'PNG, JPG, GIF, TIFF, PDF, HEIC, BMP. Up to 10 files, 25 MB each, 60 MB in total.',
  rejected: 'Your documents were rejected. Please upload new ones.',
  expired: 'Your documents have expired. Please upload new ones.',
  loading: 'Loading',
  checking: 'Files are being checked',
  verified: 'Your address is verified',
  toAccounts: 'Back to my accounts',
  sent: 'Documents sent',
  sentText: "We will review your documents as soon as possible. Don't worry, it usually takes no more than 3 business days.",
  stopTitle: 'Stop the upload?',
  stop: 'Stop',
  proceed: 'Continue uploading',
});
