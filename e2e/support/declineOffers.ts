import type { Page } from '@playwright/test';

/** The customer has answered the offer of biometric sign-in long ago: it does not open over the accounts after each login (BIO-004). */
export async function declineOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('wallet:v1:biometry_choice', localStorage.getItem('wallet:v1:biometry_choice') ?? 'Later');
    } catch {
      // A browser that keeps nothing asks each time.
    }
  });
}
