import { catalogue } from '../../texts/catalogue.ts';

/** Why an exchange, a purchase or a sale failed (FX-009 to FX-013, OPS-022 to OPS-026, D-ERR-05). */
export const exchangeFailedTexts = catalogue('exchange-failed', {
  title: 'Something went wrong',
  forbidden: 'Ensure full verification, including address, is completed. If the error persists, contact support.',
  failed: "We're sorry that you have to experience some problems. Don't worry, we'll fix it. Please try again later.",
  offline: 'Please check your internet connection and try again.',
});
