import type { Page } from 'playwright';

/**
 * What each of the guides builds: from the welcome over a dialog to the page that it leads to, and back (LIB-003).
 * @param followsLinks a router follows the links of screens: no page is loaded for them (LIB-007)
 */
export async function walkFramework(page: Page, followsLinks: boolean): Promise<void> {
  // The region is mounted once the browser has taken the page over.
  const takenOver = async (): Promise<void> => page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await takenOver();
  await page.evaluate(() => document.documentElement.setAttribute('data-visit', 'first'));
  await page.getByRole('link', { name: 'Already have an account' }).click();
  const balance = page.getByRole('heading', { name: 'You have €1,250.00' });
  await balance.waitFor();
  const isSamePage = (await page.locator('html[data-visit]').count()) === 1;
  if (isSamePage !== followsLinks) throw new Error(`The link of a screen has ${isSamePage ? 'been followed' : 'loaded a page'}.`);
  await takenOver();
  await page.getByRole('button', { name: 'Withdraw…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('heading', { name: 'It is on its way' }).waitFor();
  await page.goBack();
  await balance.waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
