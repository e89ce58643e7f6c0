import type { Page } from '@playwright/test';

/** Marks the offer of biometric sign-in as answered, so that it does not open after each login (BIO-004). */
export async function declineOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('wallet:v1:biometry_choice', localStorage.getItem('wallet:v1:biometry_choice') ?? 'Later');
    } catch {
      // Without storage the offer appears each time.
    }
  });
}
