import type { Page } from 'playwright';

/** What each of the guides builds: from the welcome over a dialog to the page that it leads to, and back (LIB-003). */
export async function walkFramework(page: Page): Promise<void> {
  // The region is mounted once the browser has taken the page over.
  const takenOver = async (): Promise<void> => page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await takenOver();
  await page.getByRole('link', { name: 'Already have an account' }).click();
  const balance = page.getByRole('heading', { name: 'You have €1,250.00' });
  await balance.waitFor();
  await takenOver();
  await page.getByRole('button', { name: 'Withdraw…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('heading', { name: 'It is on its way' }).waitFor();
  await page.goBack();
  await balance.waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
