import { catalogue } from '../../texts/catalogue.ts';

/** Texts of all copy controls, shown and announced (D-RCV-05, D-SEPA-27, D-TXN-29). */
export const copyTexts = catalogue('copy', {
  copy: 'Copy {label}',
  copied: 'Copied',
  refused: 'Press and hold to copy',
});
