import { chromium, type Browser, type Page } from 'playwright';
import * as z from 'zod/mini';
import { declineOffers } from '../../e2e/support/declineOffers.ts';
import { LoginPage } from '../../e2e/support/LoginPage.ts';
import { chromeFlags, chromePath } from '../chromePath.ts';
import { startProvider } from './provider.ts';

const customerSchema = z.object({ username: z.string(), password: z.string() });
export const PHONE = { width: 390, height: 844 } as const;

/** Does something with a browser, and ends it. */
export async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromeFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Does something with a provider on an empty data folder, in a process of its own. */
export async function onProvider<T>(work: (url: string) => Promise<T>): Promise<T> {
  const provider = await startProvider();
  try {
    return await work(provider.url);
  } finally {
    await provider.stop();
  }
}

/** A page of a phone that is offered nothing. */
export async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport: PHONE, locale: 'en-GB' })).newPage();
  await declineOffers(page);
  return page;
}

/** Makes a customer and logs them in. */
export async function logInAs(page: Page, preset: string, overrides?: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await page.context().request.post('/sandbox/customers', { data: { preset, overrides }, timeout: 120_000 });
  await new LoginPage(page).logIn(customerSchema.parse(await answer.json()));
}

/** Told once to every customer; what is measured is every visit after. */
export const readNotice = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: 'Important notice' }).getByRole('button', { name: 'Continue' }).click();
